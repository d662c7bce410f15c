/** For password managers, which want to know whose password a form is about. */
export function AccountName({ email }: { email: string }) {
  return <input type="text" name="username" autoComplete="username" defaultValue={email} hidden />;
}
