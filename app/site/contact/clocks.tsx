import { OfficeTime, PeakStrip } from "../../design/office-time/office-time.tsx";
import type { Route } from "./+types/route.ts";

type Office = Route.ComponentProps["loaderData"]["offices"][number];

type ClocksProps = {
  words: { heading: string; text: string; peak: string; off: string; new: string; strip: string };
  offices: readonly Office[];
};

/** The six offices as a wall of clocks. */
export function Clocks({ words, offices }: ClocksProps) {
  return (
    <section className="wrap section">
      <div className="contact-part-head">
        <h2 className="d3">{words.heading}</h2>
        <p className="lead">{words.text}</p>
      </div>
      <ul className="contact-clocks">
        {offices.map((office) => (
          <li key={office.id} className="contact-clock">
            <img src={office.window} alt="" width={180} height={320} loading="lazy" />
            <h3 className="contact-city">
              {office.city}{" "}
              {office.isNew && <span className="bug bug-signal bug-caps">{words.new}</span>}
            </h3>
            <p className="small contact-role">{office.description}</p>
            <OfficeTime timeZone={office.timeZone} words={words} />
            <PeakStrip timeZone={office.timeZone} label={words.strip} />
          </li>
        ))}
      </ul>
    </section>
  );
}
