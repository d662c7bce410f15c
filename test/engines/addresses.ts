/** Port of the front (front.ts), which is the sites' address; another one lets two runs go on at once. */
export const PORT = Number(process.env.ENGINES_PORT ?? 4340);
/** The site under test, behind it. */
export const SITE_PORT = PORT + 1;
/** The first of the ports of WebKit's drivers, one for each worker. */
export const DRIVER_PORT = PORT + 2;

export const LANGUAGES = ["en", "el"] as const;
export type Language = (typeof LANGUAGES)[number];

export const SITES: Readonly<Record<Language, string>> = {
  en: `https://localhost:${PORT}`,
  el: `https://el.localhost:${PORT}`,
};

/** Where the site under test keeps what it has, from the project's folder. */
export const DATA_DIR = `./test-results/data-${PORT}`;
