/** Signing in and everything around it. */
export const account = {
  description:
    "The way into B4’s staff area: sign in, choose a new password or accept an invitation from a colleague.",
  signIn: {
    title: "Sign in",
    heading: "Stage door.",
    lead: "For the people who work here. The show itself starts on the home page.",
    email: "E-mail",
    password: "Password",
    submit: "Sign in",
    forgot: "Forgot your password?",
    or: "or",
    provider: "Continue with {{provider}}",
    failed: "Login failed, please check your credentials.",
    suspended: "This account is suspended. An administrator can reactivate it.",
  },
  notices: {
    expired: {
      heading: "You were signed out",
      text: "It has been a while, or you signed out on another device. Sign in and you are right back where you were.",
    },
    kept: {
      heading: "You were signed out, and nothing is lost",
      text: "What you had just sent is kept. Sign in and you can send it again as it was.",
    },
    reset: { heading: "Your new password is set", text: "Sign in with it." },
    invited: { heading: "Your account is open", text: "Sign in with the password you just chose." },
    "signed-out": { heading: "You are signed out", text: "See you at the next show." },
  },
  providerProblems: {
    INVALID_CREDENTIALS:
      "There is no account here for that address. Ask an administrator for an invitation, or sign in with your password.",
    INVALID_OTP:
      "Your account asks for one-time codes, so this way in is closed. Sign in with your password and a code.",
    USER_SUSPENDED: "This account is suspended. An administrator can reactivate it.",
    other:
      "The sign-in service didn’t answer. Try again in a moment, or sign in with your password.",
  },
  code: {
    title: "One-time code",
    heading: "Now the code.",
    lead: "Open your authenticator app and type the six digits it shows for B4.",
    label: "One-time code",
    hint: "It changes every 30 seconds. Without your phone, type one of your recovery codes.",
    submit: "Sign in",
    wrong: "That code didn’t match. Wait for the next one and enter it",
    late: "That took too long. Start again with your e-mail and password.",
    startOver: "Start over",
  },
  forgot: {
    title: "Forgotten password",
    heading: "Lost your key?",
    lead: "Type your e-mail address. If it belongs to an account, a link for a new password is on its way.",
    submit: "Send me the link",
    sent: {
      heading: "Look in your inbox",
      text: "If there is an account for that address, the link is on its way. It works once, within an hour. If nothing comes, check your spam folder before you ask again.",
    },
    back: "Back to sign-in",
  },
  reset: {
    title: "New password",
    heading: "A new key.",
    lead: "Once it is saved you are signed out everywhere, and only the new one opens the door.",
    password: "New password",
    hint: "8 characters or more. Four unrelated words are hard to guess and easy to keep.",
    submit: "Save the password",
    badLink: {
      heading: "This link no longer works",
      text: "It has been used, or it is more than an hour old. A new one takes a minute.",
    },
    again: "Ask for a new link",
  },
  invite: {
    title: "Accept your invitation",
    heading: "You’re on the list.",
    lead: "Say what you are called, choose a password, and you are in.",
    name: {
      first: "First name",
      last: "Last name",
      hint: "As your colleagues see it, and as it stands under your letters.",
      optional: "(optional)",
    },
    password: "Choose a password",
    submit: "Open my account",
    badLink: {
      heading: "This invitation no longer works",
      text: "It has been used, or it is more than seven days old. If you have an account already, sign in; if not, ask whoever invited you for a new one.",
    },
    toSignIn: "Go to sign-in",
  },
  signOut: {
    title: "Sign out",
    heading: "Off air?",
    lead: "You will need your password to come back in.",
    submit: "Sign out",
    stay: "Stay signed in",
  },
  resume: {
    title: "Send it again",
    heading: "Nothing is lost.",
    lead: "You were signed out while you were sending this. Here it is, as you typed it.",
    listHeading: "What you had typed",
    partial: "Passwords and files are never kept; the form will ask for them again.",
    submit: "Send it now",
    discard: "Throw it away",
  },
  problems: {
    heading: "That didn’t work",
    tooMany: "Too many attempts. Try again in {{wait}}.",
    unavailable:
      "We can’t reach our own records right now. Nothing you typed is lost: try again in a minute.",
    passwordLength: "Choose a password of 8 to 128 characters",
    passwordCommon: "This one is on every list of common passwords. Choose another",
  },
  /** Said by a page whose form was sent and got no answer. */
  unreached: {
    offline: {
      heading: "It didn’t get through",
      text: "The connection seems to be gone. What you typed is still here: send it again when you are back online.",
    },
    unavailable: {
      heading: "We didn’t get a proper answer",
      text: "What you typed is still here: send it again in a minute. If it stays like this, write to {{email}}.",
    },
  },
};
