export function keepWhatRuns(
  folder: string,
  env?: Record<string, string | undefined>,
): Promise<void>;
