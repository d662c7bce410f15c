import { cleanName } from "../../../packages/tiktok-exports/index.ts";

/** A person's file, and the name that tells it from the others of the same name. */
export type DroppedFile = { file: File; label: string };

/**
 * The files with more of them. Every ZIP of the studio holds an `Overview.csv`: of one name there may
 * be several, and both count. The very same file again takes its own place, and so does one that is
 * added again after nothing in it could be read (`unread`).
 */
export function addFiles(
  kept: readonly DroppedFile[],
  added: readonly File[],
  unread: ReadonlySet<File> = new Set(),
): DroppedFile[] {
  const files = [...kept];
  for (const file of added) {
    const at = files.findIndex(
      (known) =>
        known.file.name === file.name && (isSame(known.file, file) || unread.has(known.file)),
    );
    const label = files[at]?.label ?? freeLabel(cleanName(file.name), files);
    if (at < 0) files.push({ file, label });
    else files[at] = { file, label };
  }
  return files;
}

function isSame(a: File, b: File): boolean {
  return a.size === b.size && a.lastModified === b.lastModified;
}

/** `Overview.csv`, then `Overview.csv (2)`: it stays the file's own when others are taken away. */
function freeLabel(name: string, files: readonly DroppedFile[]): string {
  const taken = new Set(files.map(({ label }) => label));
  let label = name;
  for (let number = 2; taken.has(label); number++) label = `${name} (${number})`;
  return label;
}
