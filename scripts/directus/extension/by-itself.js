/** Nobody in particular, with every right: deletions are recorded, under no account. */
export const BY_ITSELF = {
  user: null,
  role: null,
  roles: [],
  admin: true,
  app: false,
  ip: null,
  userAgent: "b4-site",
};
