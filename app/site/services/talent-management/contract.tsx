import type { Pages } from "../../../../content/types.ts";
import { classes } from "../../../design/classes.ts";
import { SectionHead } from "../../../design/section-head/section-head.tsx";
import styles from "./contract.module.css";

type Words = Pages["serviceTalentManagement"]["contract"];

/** The same contract three times: as it came, with our notes, as it is signed. Notes lie on top first. */
const DRAFTS = ["arrived", "notes", "signed"] as const;

/** Seven lines of a contract in three drafts; radio buttons and `:has` turn from one to the other. */
export function Contract({ words }: { words: Words }) {
  return (
    <section className={classes("wrap section", styles.contract)}>
      <SectionHead lead={words.lead} split="even">
        <h2 className="d2">{words.heading}</h2>
      </SectionHead>
      <fieldset className={styles.drafts}>
        <legend className="visually-hidden">{words.drafts.label}</legend>
        {DRAFTS.map((draft, index) => (
          <label key={draft} className={styles.draft}>
            <input
              type="radio"
              name="draft"
              value={draft}
              defaultChecked={draft === "notes"}
              className="visually-hidden"
            />
            <span className={styles.draftNumber} aria-hidden="true">
              {index + 1}
            </span>{" "}
            <span>{words.drafts[draft]}</span>
          </label>
        ))}
      </fieldset>
      <div className={styles.sheet}>
        <p className={styles.head} aria-hidden="true">
          <span>
            <span>{words.columns.line}</span>{" "}
            <span className={styles.headSays}>{words.columns.says}</span>
          </span>{" "}
          <span className={styles.headAsk}>{words.columns.ask}</span>
        </p>
        <ol>
          {words.rows.map(({ line, says, ask }, index) => (
            <li key={line}>
              <div className={styles.clause}>
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                <h3 className="h4">{line}</h3>
                <p>
                  <span className={styles.says}>
                    <span className="visually-hidden">{words.columns.says}: </span>
                    {says}
                  </span>
                </p>
              </div>
              <p className={styles.ask}>
                <span className={styles.label}>{words.columns.ask}: </span>
                {ask}
              </p>
            </li>
          ))}
        </ol>
        <p className={styles.foot}>
          <svg viewBox="0 0 240 64" width="240" height="64" aria-hidden="true">
            <path className={styles.rule} d="M0 46H240" />
            <path className={styles.signature} d="M8 46H122L150 4V60M150 46H232" />
          </svg>
          <span className={styles.open}>{words.open}</span>{" "}
          <span className={styles.signed}>{words.signed}</span>
        </p>
      </div>
    </section>
  );
}
