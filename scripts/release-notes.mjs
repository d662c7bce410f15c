// node scripts/release-notes.mjs vX.Y.Z: what CHANGELOG.md says of a version. Ends with 1 where the tag is not
// package.json's version, or the changelog has nothing under it: a tag is never moved, so it is looked at before.
// Plain JavaScript, on whatever Node there is: it runs before anything is installed.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The lines under `## X.Y.Z`; throws a sentence where that is no release of this tree. */
export function releaseNotes(tag, { version, changelog }) {
  if (tag !== `v${version}`) throw new Error(`package.json has ${version}, the tag is ${tag}`);
  const [, ...sections] = changelog.split(/^## /m);
  const section = sections.find((one) => one.split("\n", 1)[0].trim() === version);
  const notes = section?.slice(section.indexOf("\n")).trim();
  if (!notes) throw new Error(`CHANGELOG.md has nothing under ## ${version}`);
  return notes;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const read = (name) => readFileSync(new URL(`../${name}`, import.meta.url), "utf8");
  try {
    const { version } = JSON.parse(read("package.json"));
    console.log(releaseNotes(process.argv[2], { version, changelog: read("CHANGELOG.md") }));
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
