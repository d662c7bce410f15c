/** As `<Links>` and `<Scripts>` of React Router write them; document-elements.test.tsx renders with both. */
const STYLE_SHEET = /^<link rel="stylesheet" href="([^"]+)"\/>$/;
const PRELOAD = /^<link rel="modulepreload" href="([^"]+)"\/>$/;
const START = '<script type="module" async="">';

/** Address of the style sheet that a start tag links, if it links one. */
export const styleSheetOf = (tag: string): string | undefined => STYLE_SHEET.exec(tag)?.[1];

/** The same link, disabled: it asks for nothing, and React hydrates it all the same. */
export const disabledLink = (tag: string): string => `${tag.slice(0, -"/>".length)} disabled=""/>`;

/** Address of the module that a start tag preloads, if it preloads one. */
export const preloadOf = (tag: string): string | undefined => PRELOAD.exec(tag)?.[1];

/** Whether a start tag is that of the script which starts the router. */
export const isStartScript = (tag: string): boolean => tag === START;
