/** Around every page of the staff area. */
export const adminShell = {
  area: "Staff area",
  skipToContent: "Skip to content",
  menu: "Menu",
  nav: {
    label: "Staff area",
    overview: "Overview",
    leads: "Leads",
    tray: "Could not be filed",
    articles: "Articles",
    redirects: "Redirects",
    people: "People",
    outbox: "Outbox",
    activity: "Activity",
    privacy: "Privacy",
    account: "My account",
  },
  newLeads: { one: "{{count}} new", other: "{{count}} new" },
  viewSite: "View the site",
  otherLanguage: "Use it in Greek",
  otherLanguageNote: "On the Greek address you sign in separately.",
  signedInAs: "Signed in as",
  signOut: "Sign out",
  roles: { administrator: "Administrator", editor: "Editor", none: "No role" },
  errorPrefix: "Error:",
  timeZone: "All times are Athens time.",
  trouble: {
    forbidden: {
      title: "You don’t have access",
      text: "You are signed in, but your account doesn’t have the right to see this page. If you need it for your work, ask an administrator to change your role.",
    },
    missing: {
      title: "There is nothing here",
      text: "It may have been deleted, or the address has a mistake in it.",
    },
    other: {
      title: "That didn’t work",
      text: "Something went wrong on our end and nothing was changed. Try again in a minute.",
    },
    unreachable: {
      title: "The data can’t be reached",
      text: "The site itself is up, but its data store doesn’t answer right now. Nothing is lost. Try again in a minute.",
    },
    back: "Back to the overview",
    toSite: "To the site",
    retry: "Try again",
  },
};
