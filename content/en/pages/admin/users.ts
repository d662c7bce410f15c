/** /admin/users and the pages under it, for administrators. */
export const adminUsers = {
  title: "People",
  lead: "Who can sign in here, and what they may do.",
  inviteButton: "Invite a colleague",
  searchPlaceholder: "Name or e-mail",
  tabs: {
    label: "People by status",
    all: "All",
    active: "Active",
    invited: "Invited",
    suspended: "Suspended",
  },
  columns: { person: "Person", role: "Role", status: "Status", lastAccess: "Last signed in" },
  you: "You",
  statuses: {
    active: "Active",
    invited: "Invited",
    suspended: "Suspended",
    draft: "Not active",
    unverified: "Not active",
    archived: "Not active",
  },
  rolesTitle: "What each role may do",
  roles: {
    administrator: {
      name: "Administrator",
      can: "Everything an editor does, and people, outbox, activity and deleting.",
    },
    editor: {
      name: "Editor",
      can: "Leads, replies and the site’s content. No people, no deleting.",
    },
    none: { name: "No role", can: "Can sign in, but sees nothing of the staff area." },
  },
  done: {
    invited: "The invitation is on its way. It is valid for seven days.",
    resent: "A new invitation is on its way. The link in the earlier one no longer works.",
    withdrawn: "The invitation is withdrawn. Its link no longer works.",
    role: "The role is changed. They have to sign in again.",
    email: "The e-mail address is changed. They have to sign in again, with the new one.",
    reset: "A link for a new password is on its way. It is valid for an hour.",
    suspended: "The account is suspended and signed out everywhere.",
    reactivated: "The account is active again. The password is the same as before.",
    tfaOff: "Two-step sign-in is off for this account.",
    deleted: "The account is deleted.",
  },
  /** Said after a suspension or deletion. */
  handed: {
    one: "{{count}} lead has changed hands.",
    other: "{{count}} leads have changed hands.",
  },
  /** Instead of those above where there is no mail server. */
  waits: {
    invited:
      "The invitation is made and holds for seven days. No mail server is set up, so it waits in the outbox: give them the link in it.",
    resent:
      "There is a new invitation; the earlier link no longer works. No mail server is set up, so it waits in the outbox: give them the link in it.",
    reset:
      "There is a link for a new password, for an hour. No mail server is set up, so it waits in the outbox: give them the link in it.",
    toOutbox: "To the waiting mails",
  },
  invite: {
    title: "Invite a colleague",
    lead: "They get an e-mail with a link, choose a password, and are in.",
    email: "E-mail address",
    emailHint: "A personal address: everyone signs in for themselves.",
    role: "What they may do",
    language: "Language of the e-mail",
    languages: { en: "English", el: "Greek" },
    submit: "Send the invitation",
    errors: {
      email: "Write a full e-mail address, such as name@example.com",
      role: "Choose what they may do",
      taken: "Somebody with this address already has an account. Look for them under People.",
    },
  },
  person: {
    facts: {
      email: "E-mail",
      role: "Role",
      status: "Status",
      jobTitle: "Job title",
      lastAccess: "Last signed in",
      signsInBy: "Signs in with",
      tfa: "Two-step sign-in",
      language: "Language",
    },
    password: "E-mail and password",
    on: "On",
    off: "Off",
    settings: "Settings",
    self: "This is you. Your role and access are changed by another administrator; the rest is under My account.",
    toAccount: "To my account",
    activity: "Recent activity",
    allActivity: "All activity",
    role: {
      label: "Change role",
      consequence: "They are signed out everywhere and get the new role when they sign in again.",
      field: "New role",
      submit: "Change the role",
    },
    invitation: {
      resend: "Send the invitation again",
      resendConsequence:
        "A new link goes to {{email}} and is valid for seven days. The old one stops working.",
      resendSubmit: "Send it again",
      withdraw: "Withdraw the invitation",
      withdrawConsequence:
        "The link stops working and the entry disappears from this list. You can invite them again at any time.",
      withdrawSubmit: "Withdraw it",
    },
    changeEmail: {
      label: "Change e-mail",
      consequence:
        "They are signed out everywhere and sign in with the new address from then on. Check the spelling: mails with links go there.",
      field: "New e-mail address",
      submit: "Change the address",
    },
    reset: {
      label: "Send a link for a new password",
      consequence:
        "They get an e-mail and choose a new password themselves. Until they do, the old one works.",
      submit: "Send the link",
    },
    heir: {
      label: "Who gets their open leads",
      nobody: "Nobody for now",
      hint: {
        one: "They look after {{count}} open lead. Whoever gets it finds it under their own.",
        other:
          "They look after {{count}} open leads. Whoever gets them finds them under their own.",
      },
    },
    suspend: {
      label: "Suspend",
      consequence:
        "They are signed out everywhere at once and can’t sign in until you reactivate the account. What they wrote stays.",
      submit: "Suspend the account",
    },
    reactivate: {
      label: "Reactivate",
      consequence: "They can sign in again with their old password and role.",
      submit: "Reactivate the account",
    },
    tfaOff: {
      label: "Switch off two-step sign-in",
      consequence:
        "For somebody who lost their phone. Until they switch it on again, their password alone is enough: make sure the request really came from them.",
      submit: "Switch it off",
    },
    remove: {
      label: "Delete",
      consequence:
        "The account and its sign-ins are deleted permanently. Their notes stay, without a name. To keep them out for a while, suspend the account instead.",
      submit: "Delete permanently",
    },
  },
  problems: {
    email: "Write a full e-mail address, such as name@example.com.",
    taken: "Somebody else already signs in with this address.",
    lastAdministrator:
      "This is the last active administrator, and somebody has to stay who can manage people. Make a colleague an administrator first.",
    heir: "Whoever should get the leads can’t sign in any more. Choose somebody else.",
    self: "You can’t do that to your own account. Ask another administrator.",
    tooMany: "Too many e-mails to this address in a short time. Try again in a quarter of an hour.",
    accepted: "They have accepted the invitation in the meantime.",
    gone: "This account no longer exists. A colleague may have deleted it.",
  },
};
