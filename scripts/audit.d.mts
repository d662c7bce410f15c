export function askRegistry(
  env?: Record<string, string | undefined>,
): { unknown: string; serious?: undefined } | { serious: string[]; unknown?: undefined };
