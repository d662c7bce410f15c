import type { Pages } from "../../../content/types.ts";
import { Abreast } from "../ui/abreast.tsx";
import { Section } from "../ui/section.tsx";

/** Those who can be invited as; who has none has only lost it. */
const INVITED_AS = ["administrator", "editor"] as const;

/** What each role may do, for whoever thinks of inviting somebody. */
export function RolesSection({ words }: { words: Pages["adminUsers"] }) {
  return (
    <Section id="roles" title={words.rolesTitle}>
      <Abreast of="sections">
        {INVITED_AS.map((role) => (
          <div key={role} className="grid gap-1 border-t-3 border-text bg-stage px-2.75 py-2.75">
            <h3 className="text-[1.25rem] font-640 tracking-[-0.02em]">{words.roles[role].name}</h3>
            <p className="max-w-[36rem] text-text-2">{words.roles[role].can}</p>
          </div>
        ))}
      </Abreast>
    </Section>
  );
}
