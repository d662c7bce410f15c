import Download from "icon:lucide/download";
import Printer from "icon:lucide/printer";
import { useEffect, useRef } from "react";
import type { Insights } from "../../../packages/tiktok-exports/index.ts";
import { fill } from "../../i18n/fill.ts";
import { type CsvName, csvTables } from "../views/csv-tables.ts";
import type { ResultWords } from "../views/score-view.ts";
import type { Format } from "../words/format.ts";
import { CARD, type Card, drawCard, loadCardFonts } from "./draw-card.ts";
import type { PostsKept } from "./posts-kept.ts";
import { PrintKit } from "./print-kit.tsx";
import { saveFile } from "./save-file.ts";

type TakeAwayProps = {
  insights: Insights;
  /** How many posts there are, and the worker that has them. */
  posts: number;
  kept: PostsKept;
  handle: string | null;
  card: Card;
  words: ResultWords;
  format: Format;
  say: (sentence: string) => void;
};

/** The results as a picture and as tables, made in the page. */
export function TakeAway(props: TakeAwayProps) {
  const { insights, posts, kept, handle, card, words, format, say } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const { take } = words;
  const tables = csvTables(insights, { count: posts, asCsv: kept.table }, words, format);

  useEffect(() => {
    let wanted = true;
    // Drawn with what there is when the fonts can't be had.
    void loadCardFonts()
      .catch(() => {})
      .then(() => {
        const context = wanted ? canvas.current?.getContext("2d") : null;
        const site = `${location.host}${location.pathname}`;
        if (context) {
          drawCard(context, card, { sampleBug: words.sampleBug, site });
        }
      });
    return () => {
      wanted = false;
    };
  }, [card, words]);

  const save = (name: string, content: Blob) => {
    saveFile(name, content);
    say(fill(take.saved, { file: name }));
  };
  const savePicture = () => {
    canvas.current?.toBlob((blob) => {
      if (blob) save(`${take.files.picture}.png`, blob);
      else say(take.pictureFailed);
    }, "image/png");
  };
  const saveMade = async (name: string, type: string, make: () => Promise<Blob>) => {
    try {
      const file = await make();
      save(name, file.slice(0, file.size, type));
    } catch {
      say(take.failed);
    }
  };
  const saveHistory = () =>
    saveMade(`${words.history.file}.json`, "application/json", () =>
      kept.history(new Date().toISOString().slice(0, 10)),
    );
  const saveTable = (name: CsvName, csv: () => Promise<Blob>) =>
    saveMade(`${take.files[name]}.csv`, "text/csv;charset=utf-8", csv);

  return (
    <section className="an-take" id="take-away">
      <div className="wrap an-take-grid">
        <canvas
          ref={canvas}
          className="an-take-card"
          width={CARD.width}
          height={CARD.height}
          role="img"
          aria-label={fill(take.pictureLabel, {
            figures: card.score.map(({ label, value }) => `${label} ${value}`).join(", "),
          })}
        />
        <div>
          <h3 className="d3">{take.heading}</h3>
          <p className="lead">{take.text}</p>
          <ul className="an-take-list">
            <li>
              <button type="button" onClick={savePicture}>
                <span>{take.picture}</span>
                <span className="note">
                  PNG, {CARD.width} × {CARD.height}
                </span>
                <Download />
              </button>
            </li>
            <li>
              <button type="button" onClick={() => print()}>
                <span>{take.print}</span>
                <span className="note">{take.printNote}</span>
                <Printer />
              </button>
            </li>
            <PrintKit
              insights={insights}
              sideOf={kept.side}
              handle={handle}
              isSample={card.isSample}
              words={words}
              say={say}
            />
            {!card.isSample && (
              <li>
                <button type="button" onClick={saveHistory}>
                  <span>
                    {words.history.save} <span className="note">{words.history.text}</span>
                  </span>
                  <span className="note">{words.history.note}</span>
                  <Download />
                </button>
              </li>
            )}
            {tables.map(({ name, csv }) => (
              <li key={name}>
                <button type="button" onClick={() => saveTable(name, csv)}>
                  <span>{take.tables[name]}</span>
                  <Download />
                </button>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
