import { PEAK_HOURS } from "../../../../content/facts/offices.ts";
import post from "../../../design/assets/drawn/desk/post.svg";
import things from "../../../design/assets/drawn/desk/things.svg";
import { ButtonLink } from "../../../design/button/button-link.tsx";
import { Paper } from "../paper/paper.tsx";
import type { Route } from "./+types/route.ts";
import { HASHTAG_SETS, HOURS_A_DAY, lightAt, TAG_KINDS, TICK_HOURS } from "./reference-figures.ts";
import "./reference.css";

type ResourcesData = Route.ComponentProps["loaderData"];

/** Peak hours, hashtag sets and a brief to copy: what one looks up again and again. */
export function Reference({ words }: { words: ResourcesData["words"] }) {
  return (
    <>
      <section className="resources-when">
        <div className="wrap resources-when-head">
          <h2 className="d2">{words.hours.heading}</h2>
          <p className="lead">{words.hours.lead}</p>
        </div>
        <Hours words={words.hours} />
      </section>
      <section className="section">
        <div className="wrap resources-words">
          <div>
            <h2 className="d2">{words.hashtags.heading}</h2>
            <p className="lead">{words.hashtags.lead}</p>
          </div>
          <img
            className="resources-post"
            src={post}
            width={346}
            height={440}
            alt=""
            loading="lazy"
          />
          <Hashtags words={words.hashtags} />
        </div>
      </section>
      <section className="field-blue resources-desk">
        <div className="wrap resources-desk-grid">
          <div>
            <h2 className="d2">{words.brief.heading}</h2>
            <p className="lead">{words.brief.lead}</p>
            <p className="resources-brief-send">
              <ButtonLink to="/brands/campaigns" tone="signal">
                {words.brief.send}
              </ButtonLink>
            </p>
          </div>
          <Paper hasPencil>
            <ol className="resources-brief">
              {words.brief.template.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ol>
          </Paper>
        </div>
        <img
          className="resources-things"
          src={things}
          width={520}
          height={200}
          alt=""
          loading="lazy"
        />
      </section>
    </>
  );
}

/** A day from midnight to midnight under its own sky; the hours when people watch stand in it, lit. */
function Hours({ words }: { words: ResourcesData["words"]["hours"] }) {
  const hours = Array.from({ length: HOURS_A_DAY }, (_, hour) => hour);
  const isPeak = (hour: number) => PEAK_HOURS.some(({ from, to }) => hour >= from && hour < to);
  return (
    <div className="resources-hours" role="img" aria-label={words.alt}>
      <span className="resources-peak is-morning">{words.morning}</span>{" "}
      <span className="resources-peak is-evening">{words.evening}</span>{" "}
      <span className="resources-sky">
        {hours.map((hour) => (
          <span
            key={hour}
            className={`resources-hour is-${lightAt(hour)}${isPeak(hour) ? " is-peak" : ""}`}
          >
            {hour % TICK_HOURS === 0 && <span>{words.ticks[hour / TICK_HOURS]} </span>}
          </span>
        ))}
      </span>
    </div>
  );
}

function Hashtags({ words }: { words: ResourcesData["words"]["hashtags"] }) {
  const { columns } = words;
  return (
    <div>
      <table className="resources-tags">
        <caption className="visually-hidden">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.total}</th>
            {TAG_KINDS.map((kind) => (
              <th key={kind} scope="col" className={`is-${kind}`}>
                {columns[kind]}
              </th>
            ))}
            <th scope="col">{columns.when}</th>
          </tr>
        </thead>
        <tbody>
          {HASHTAG_SETS.map((set) => (
            <tr key={set.id}>
              <th scope="row">{set.trending + set.niche + set.branded}</th>
              {TAG_KINDS.map((kind) => (
                <td key={kind} className={`is-${kind}`}>
                  <span>{set[kind]}</span>
                  <Tally count={set[kind]} />
                </td>
              ))}
              <td>{words.rows[set.id]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="resources-hook">{words.hook}</p>
    </div>
  );
}

function Tally({ count }: { count: number }) {
  return (
    <span className="resources-tally" aria-hidden="true">
      {Array.from({ length: count }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: strokes have no other name.
        <i key={n} />
      ))}
    </span>
  );
}
