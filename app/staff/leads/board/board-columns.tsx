import Ellipsis from "icon:lucide/ellipsis";
import { type DragEvent, useState } from "react";
import { Form, Link, useSubmit } from "react-router";
import type { Pages } from "../../../../content/types.ts";
import { fill } from "../../../i18n/fill.ts";
import type { BoardColumn, LeadBoard } from "../../pipeline/board.server.ts";
import type { LeadRowView } from "../../pipeline/lead-row.server.ts";
import { Tally } from "../../ui/tally.tsx";
import { TimeText } from "../../ui/time-text.tsx";
import { LeadFace } from "../lead-face.tsx";
import { Promised } from "../promised.tsx";

type Words = Pages["adminLeads"];
type BoardProps = { words: Words; board: LeadBoard; action: string };

/** A card that is being dragged travels as this type; other things dropped here are nobody's. */
const CARD_TYPE = "application/x-b4-lead";

/** Columns by stage. Each card has a form that moves it; dragging sends the same form. */
export function BoardColumns({ words, board, action }: BoardProps) {
  return (
    <div className="lead-board">
      {board.columns.map((column) => (
        <Column key={column.stage} column={column} words={words} board={board} action={action} />
      ))}
    </div>
  );
}

function Column({ column, words, board, action }: BoardProps & { column: BoardColumn }) {
  const submit = useSubmit();
  const [isOver, setOver] = useState(false);
  const isCard = (event: DragEvent) => event.dataTransfer.types.includes(CARD_TYPE);
  const drop = (event: DragEvent) => {
    setOver(false);
    if (!isCard(event)) return;
    event.preventDefault();
    const [lead = "", seen = "", from = ""] = event.dataTransfer.getData(CARD_TYPE).split("|");
    if (from === column.stage) return;
    submit(
      { lead, seen, stage: column.stage },
      { method: "post", action, preventScrollReset: true },
    );
  };
  const headingId = `stage-${column.stage}`;
  return (
    <section
      className="lead-column"
      aria-labelledby={headingId}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!isCard(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <h2 id={headingId} className="lead-column-head">
        <Tally tone={column.tone}>{column.name}</Tally>
        <span>{column.total}</span>
      </h2>
      {column.cards.length === 0 && <p className="staff-hint">{words.board.empty}</p>}
      <ul>
        {column.cards.map((card) => (
          <li key={card.id}>
            <Card card={card} words={words} board={board} action={action} />
          </li>
        ))}
      </ul>
      {column.more && (
        <Link to={column.list} className="text-link small">
          {column.more}
        </Link>
      )}
    </section>
  );
}

function Card({ card, words, board, action }: BoardProps & { card: LeadRowView }) {
  const start = (event: DragEvent) => {
    event.dataTransfer.setData(CARD_TYPE, [card.id, card.seen, card.stage].join("|"));
    event.dataTransfer.effectAllowed = "move";
  };
  return (
    <article className="lead-card" draggable onDragStart={start}>
      <LeadFace lead={card} />
      <p className="staff-two">
        <Link
          to={`/admin/leads/${card.id}?form=${card.formId}`}
          className="staff-row-link"
          title={card.name}
        >
          {card.name}
        </Link>
        {card.summary && <span>{card.summary}</span>}
      </p>
      {/* For a keyboard, a finger, and without script; a mouse drags. */}
      <details className="lead-card-move staff-drop" name="move">
        <summary aria-label={fill(words.board.moveTo, { name: card.name })}>
          <Ellipsis />
        </summary>
        <Form method="post" action={action} preventScrollReset>
          <input type="hidden" name="lead" value={card.id} />
          <input type="hidden" name="seen" value={card.seen} />
          {board.choices
            .filter(({ value }) => value !== card.stage)
            .map(({ value, label }) => (
              <button key={value} type="submit" name="stage" value={value}>
                {label}
              </button>
            ))}
        </Form>
      </details>
      <p className="lead-card-facts">
        {card.isMinor && <span className="leads-minor">{words.minor}</span>}
        <span>{card.owner ? card.ownerName : ""}</span>
        {card.promised ? <Promised day={card.promised} /> : <TimeText time={card.submitted} />}
      </p>
    </article>
  );
}
