export const admin = {
  title: "Staff area",
  description:
    "The place where B4’s staff read applications and publish the site’s content in both languages.",
  heading: "Staff only",
  lead: "This is where B4’s own people work. If you came to apply or to brief a campaign, the links below are yours.",
};
