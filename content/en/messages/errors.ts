/** The error screens (spec, sections 2 and 8). */
export const errors = {
  notFound: {
    title: "Page Not Found",
    text: "Sorry, we couldn't find the page you're looking for.",
    message: "Page not found: {{path}}",
  },
  search: { label: "What were you looking for?", button: "Search" },
  forbidden: {
    title: "No Access",
    text: "You are not allowed to see this page. If you need it for your work, ask an administrator for the right role.",
    signOut: "Sign in with another account",
  },
  other: {
    title: "An Error Occurred",
    text: "Sorry, something went wrong on our end.",
  },
  goHome: "Go back home",
};
