/**
 * The rooms of the house, each with those that it may look into (docs/overview.md, "The house"). What is
 * written out is the floor below; whatever that floor may see is seen too.
 */

/** Each room may import those before it on the list; wings stand on the same floor. */
const APPLICATION = [
  "app/pages.ts",
  "app/i18n",
  "app/api",
  "app/visits",
  "app/session",
  "app/context.ts",
  "app/route-rules.ts",
  "app/middleware",
  "app/content",
  "app/browser",
  "app/design",
  "app/forms",
] as const;

/** Whom a wing serves: visitors, staff, account holders, crawlers, the pages' own scripts. */
const WINGS = [
  "app/site",
  "app/staff",
  "app/account",
  "app/analytics",
  "app/discovery",
  "app/endpoints",
] as const;

/** What ties the wings together; nothing else of app/ imports them. */
const JOINTS = [
  "app/root.tsx",
  "app/paper.css",
  "app/routes.ts",
  "app/entry.client.tsx",
  "app/entry.server.tsx",
  "app/render-whole.server.ts",
];

const LEAVES = ["content", "packages"];

const ALLOWED = new Map<string, readonly string[]>([
  ["content", []],
  ["packages", []],
  ["backend", ["packages"]],
  ["backup", ["packages", "backend/db", "backend/files", "backend/secret.ts", "backend/storage"]],
  ...APPLICATION.map((room, floor) => [room, [...LEAVES, ...APPLICATION.slice(0, floor)]] as const),
  ...WINGS.map((wing) => [wing, [...LEAVES, ...APPLICATION]] as const),
  ...JOINTS.map((joint) => [joint, [...LEAVES, ...APPLICATION, ...WINGS, ...JOINTS]] as const),
  ["server", [...LEAVES, ...APPLICATION, ...WINGS, "backup", "env.ts"]],
  [
    "doctor",
    [...LEAVES, ...APPLICATION, "server", "backup", "backend/db", "backend/mail", "env.ts"],
  ],
]);

/** The files of a package that others may import; what stands beside them is its own affair. */
const DOORS: Readonly<Record<string, readonly string[]>> = {
  "packages/tiktok-exports": ["index.ts", "worker.ts", "fixtures/index.ts"],
  "packages/zip-reader": ["directory.ts", "unpack.ts", "zip-error.ts"],
};

/**
 * Pages that are kept take their content from the request's door, which notes what they read: what came
 * past it would stay on them after it has changed (docs/decisions/0110).
 */
const KEPT = ["app/site/", "app/analytics/"];
const PAST_THE_DOOR = ["app/content/shown.server.ts", "app/content/site-articles.server.ts"];

const isUnnoted = (file: string, target: string) =>
  KEPT.some((wing) => file.startsWith(wing)) && PAST_THE_DOOR.includes(target);

/** What the check reads: folders, and files beside them. */
export const TOP = ["app", "backend", "backup", "content", "doctor", "packages", "server"];

/** The room of a file, from the repository's root; undefined when it stands in none. */
export function roomOf(file: string): string | undefined {
  return [...ALLOWED.keys()].find((room) => file === room || file.startsWith(`${room}/`));
}

export function mayImport(file: string, target: string): boolean {
  const room = roomOf(file);
  if (!room) return false;
  const isInSight = [room, ...(ALLOWED.get(room) ?? [])].some(
    (other) => target === other || target.startsWith(`${other}/`),
  );
  return isInSight && !passesDoor(file, target) && !isUnnoted(file, target);
}

/** Whether an import reaches into a package from outside by another way than its doors. */
function passesDoor(file: string, target: string): boolean {
  return Object.entries(DOORS).some(
    ([folder, doors]) =>
      target.startsWith(`${folder}/`) &&
      !file.startsWith(`${folder}/`) &&
      !doors.includes(target.slice(folder.length + 1)),
  );
}
