import { classes } from "../../../design/classes.ts";
import { Steps } from "../../../design/steps/steps.tsx";
import type { ServiceWords } from "./service-words.ts";
import styles from "./ways.module.css";

/** How the four steps of a service stand: counted down to air, as a sheet of lines, or down a stair. */
export type WayShape = "countdown" | "sheet" | "stair";

type WayProps = {
  words: ServiceWords["steps"];
  shape: WayShape;
  /** URL of what stands beside a sheet, 640 × 340. */
  picture?: string | undefined;
};

/** From the first talk to the last figure: discovery, strategy, execution, optimization. */
export function Way({ words, shape, picture }: WayProps) {
  if (shape === "countdown") {
    return (
      <section className="border-y border-line bg-stage">
        <div className="wrap section">
          <h2 className="d3">{words.heading}</h2>
          <Steps items={words.items} className="mt-[clamp(40px,4.5vw,72px)]" />
        </div>
      </section>
    );
  }
  return (
    <section className={shape === "stair" ? "bg-raise" : "border-y border-line bg-stage"}>
      <div className={classes("wrap section", styles[shape])}>
        <h2 className={shape === "stair" ? "d2" : "d3"}>{words.heading}</h2>
        {picture && <img src={picture} width={640} height={340} alt="" loading="lazy" />}
        <ol>
          {words.items.map(({ title, text }) => (
            <li key={title}>
              <h3 className="h4">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
