import { classes } from "../../../design/classes.ts";
import { Hung } from "./hung.tsx";
import ground from "./plain.module.css";
import { ForWhom } from "./sections.tsx";
import type { ServiceWords } from "./service-words.ts";

type OfferProps = {
  words: ServiceWords["offer"];
  /** Who or what of the page's wall comes along. */
  frames: readonly string[];
};

/** What one gets, who it is for and who it is not for, where a service has no picture of it. */
export function Offer({ words, frames }: OfferProps) {
  return (
    <section className={classes("overflow-x-clip", ground.plain)}>
      <div className="wrap section grid grid-cols-12 gap-x-gutter gap-y-[clamp(40px,4vw,64px)]">
        <h2 className="d2 col-span-full max-w-[16ch] self-start tablet:col-[1/8] desk:col-[1/9]">
          {words.heading}
        </h2>
        <Hung
          frames={frames}
          isAtEnd
          className="col-span-full mt-0 tablet:col-[8/-1] desk:col-[9/-1]"
        />
        <div className="col-span-full desk:col-[1/8]">
          <h3 className="small pb-1.5 font-600 text-text-2">{words.itemsHeading}</h3>
          <ol className="border-t-3 border-text">
            {words.items.map((item, index) => (
              <li
                key={item}
                className="h4 grid grid-cols-[clamp(40px,5vw,72px)_minmax(0,1fr)] border-b border-line py-2.25"
              >
                <span
                  className="pt-[0.35em] text-small font-500 tracking-normal text-text-3"
                  aria-hidden="true"
                >
                  {index + 1}
                </span>
                {item}
              </li>
            ))}
          </ol>
        </div>
        <ForWhom
          words={words}
          className="col-span-full max-desk:grid-cols-[repeat(auto-fit,minmax(min(100%,300px),1fr))] desk:col-[9/-1] desk:gap-5"
        />
      </div>
    </section>
  );
}
