import type { Finding } from "./finding.ts";

const SECOND_MS = 1000;
/** One-time codes of a sign-in hold for 30 s, and a Date header is a second and its way old. */
const MAX_SKEW_MS = 30 * SECOND_MS;

/** What it means when another machine's clock shows `theirs`, in milliseconds since 1970. */
export function clockFinding(whose: string, theirs: number, ours: number): Finding[] {
  const skew = ours - theirs;
  if (Number.isNaN(skew) || Math.abs(skew) <= MAX_SKEW_MS) return [];
  const seconds = Math.round(Math.abs(skew) / SECOND_MS);
  return [
    {
      harm: "weakens",
      what: `This machine's clock is ${seconds} s ${skew > 0 ? "ahead of" : "behind"} that of ${whose}: codes and links of a sign-in are refused, and times are wrong`,
      mend: "Keep both by a time server (timedatectl set-ntp true)",
    },
  ];
}
