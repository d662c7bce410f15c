import { ButtonLink } from "../../design/button/button-link.tsx";

/** Directive (EU) 2023/970, of which article 5 is about applicants. */
const PAY_RULE = "https://eur-lex.europa.eu/eli/dir/2023/970/oj";

type CountWords = {
  heading: string;
  steps: readonly { heading: string; text: string }[];
  end: string;
};

type HiringProps = {
  words: CountWords & { pay: { heading: string; text: string; source: string } };
  none: { heading: string; text: string; button: string };
  pictures: { pay: string; none: string; hired: string };
};

/** The way in, counted down like a programme, and the way in for those who found no line. */
export function Hiring({ words, none, pictures }: HiringProps) {
  return (
    <section className="careers-hiring">
      <div className="wrap section">
        <h2 className="d3">{words.heading}</h2>
        <HiringCount words={words} face={pictures.hired} />
        <div className="careers-answers">
          <div className="careers-none">
            <img src={pictures.pay} alt="" width="180" height="320" loading="lazy" />
            <h2 className="h4">{words.pay.heading}</h2>
            <p>{words.pay.text}</p>
            <a className="text-link" href={PAY_RULE}>
              {words.pay.source}
            </a>
          </div>
          <div className="field-blue careers-none">
            <img src={pictures.none} alt="" width="180" height="320" loading="lazy" />
            <h2 className="h4">{none.heading}</h2>
            <p>{none.text}</p>
            <ButtonLink to="/careers/apply" tone="on-blue">
              {none.button}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}

type CountProps = {
  words: CountWords;
  /** Who is on air. */
  face: string;
  /** Beside its heading. */
  isBrief?: boolean;
};

/** The steps from a letter to a shift, as frames on the line, and at its end somebody on air. */
export function HiringCount({ words, face, isBrief }: CountProps) {
  return (
    <div className={isBrief ? "careers-count is-brief" : "careers-count"}>
      <ol className="careers-steps" reversed>
        {words.steps.map((step) => (
          <li key={step.heading}>
            <h3 className="h4">{step.heading}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
      <p className="careers-end">
        <img src={face} alt="" width="180" height="320" loading="lazy" />
        <span>{words.end}</span>
      </p>
    </div>
  );
}
