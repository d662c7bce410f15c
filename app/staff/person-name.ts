type Named = {
  first_name?: string | null | undefined;
  last_name?: string | null | undefined;
  email?: string | null | undefined;
};

/** What a person is called: the name, or the e-mail address while there is none. */
export function personName({ first_name, last_name, email }: Named): string {
  return [first_name, last_name].filter(Boolean).join(" ") || email || "–";
}
