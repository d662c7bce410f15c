import type { OfficeTimeZone } from "../../content/local-time.ts";
import { CityView } from "../../design/art/city-view.tsx";
import type { Sky } from "../../design/art/sky.ts";
import { SkyView } from "../../design/art/sky-view.tsx";
import { OfficeTime } from "../../design/office-time/office-time.tsx";

type Office = {
  id: string;
  city: string;
  description: string;
  timeZone: OfficeTimeZone;
  isNew: boolean;
  sky: Sky;
  landmark: readonly { d: string; fill: string; color: string }[];
};
type WindowsProps = {
  words: { heading: string; text: string; alt: string; new: string };
  offices: readonly Office[];
};

/** The offices as frames on one line, each a window on its own city, in the light that it has by now. */
export function Windows({ words, offices }: WindowsProps) {
  return (
    <section className="about-windows" aria-labelledby="about-windows">
      <div className="wrap">
        <div className="about-windows-head">
          <h2 id="about-windows" className="h4">
            {words.heading}
          </h2>
          <p>{words.text}</p>
        </div>
        <div className="about-windows-box">
          <p className="visually-hidden">{words.alt}</p>
          <ol className="about-windows-line">
            {offices.map((office) => (
              <li key={office.id} className={`about-window is-${office.id}`}>
                <span className="about-window-frame">
                  <SkyView sky={office.sky} />
                  <CityView shapes={office.landmark} />
                </span>
                <span className="about-window-label">
                  <b>{office.city}</b> <OfficeTime timeZone={office.timeZone} />{" "}
                  <span>{office.description}</span>{" "}
                  {office.isNew && <span className="bug bug-signal bug-caps">{words.new}</span>}
                </span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
