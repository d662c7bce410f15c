/** The first administrator of the processes under test. */
export const SIGN_IN = {
  ADMIN_EMAIL: "admin@people.example",
  ADMIN_PASSWORD: "Copper-kettle-at-noon-55",
};
