import Check from "icon:lucide/check";
import type { Pages } from "../../../../content/types.ts";
import { classes } from "../../../design/classes.ts";
import ground from "../service/plain.module.css";

/** What is written down before anything is made. */
export function Agreement({ words }: { words: Pages["serviceBrandPartnerships"]["agreement"] }) {
  return (
    <section
      className={classes(
        "wrap section grid grid-cols-1 gap-x-gutter gap-y-4 desk:split-5-7",
        ground.plain,
      )}
    >
      <h2 className="d3">{words.heading}</h2>
      <ul className="grid grid-cols-1 gap-x-gutter border-t-3 border-text phone:grid-cols-2">
        {words.items.map((item) => (
          <li
            key={item}
            className="grid grid-cols-[36px_minmax(0,1fr)] border-b border-line py-2 leading-[1.35] font-560"
          >
            <Check className="size-2.5 text-ok" />
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}
