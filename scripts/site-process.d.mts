export const siteArguments: readonly string[];
export const siteEnvironment: Readonly<Record<string, string>>;
