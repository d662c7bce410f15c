import Ellipsis from "icon:lucide/ellipsis";
import { type DragEvent, useState } from "react";
import { Form, Link, useSubmit } from "react-router";
import type { Pages } from "../../../../content/types.ts";
import { fill } from "../../../i18n/fill.ts";
import type { BoardColumn, LeadBoard } from "../../pipeline/board.server.ts";
import type { LeadRowView } from "../../pipeline/lead-row.server.ts";
import { Drop } from "../../ui/drop.tsx";
import { Hint } from "../../ui/hint.tsx";
import { RowLink } from "../../ui/row-link.tsx";
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
    // Holds what cards hide from view, which would else widen the page.
    <div className="relative grid snap-x snap-proximity auto-cols-[minmax(208px,1fr)] grid-flow-col items-start gap-1.75 overflow-x-auto pb-1.5 [scrollbar-width:thin]">
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
      className="grid min-h-30 snap-start grid-cols-1 content-start gap-1.25 rounded-(--radius) border-[1.5px] border-transparent bg-raise/55 p-1.5 data-over:border-text data-over:bg-raise"
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
      <h2 id={headingId} className="flex min-h-4 items-center justify-between text-small">
        <Tally tone={column.tone}>{column.name}</Tally>
        <span className="font-400 text-text-2 tabular-nums">{column.total}</span>
      </h2>
      {column.cards.length === 0 && <Hint>{words.board.empty}</Hint>}
      <ul className="grid grid-cols-1 gap-1.25">
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
    <article
      className="relative grid cursor-grab grid-cols-[22px_minmax(0,1fr)_28px] gap-x-1.25 gap-y-0.25 rounded-(--radius) border border-line bg-stage py-1 ps-1.25 pe-0.5 text-small wrap-break-word hover:border-line-ctl pointer-coarse:grid-cols-[22px_minmax(0,1fr)_44px]"
      draggable
      onDragStart={start}
    >
      <LeadFace lead={card} />
      <p className="grid min-w-0 leading-[1.35]">
        <RowLink to={`/admin/leads/${card.id}?form=${card.formId}`} layout="card" title={card.name}>
          {card.name}
        </RowLink>
        {card.summary && <span className="truncate text-note text-text-2">{card.summary}</span>}
      </p>
      {/* For a keyboard, a finger, and without script; a mouse drags. */}
      <Drop
        label={fill(words.board.moveTo, { name: card.name })}
        icon={<Ellipsis className="size-2.25" />}
        card="move"
      >
        <Form method="post" action={action} className="grid" preventScrollReset>
          <input type="hidden" name="lead" value={card.id} />
          <input type="hidden" name="seen" value={card.seen} />
          {board.choices
            .filter(({ value }) => value !== card.stage)
            .map(({ value, label }) => (
              <button
                key={value}
                type="submit"
                name="stage"
                value={value}
                className="min-h-5 px-1.75 text-start hover:bg-raise pointer-coarse:min-h-5.5"
              >
                {label}
              </button>
            ))}
        </Form>
      </Drop>
      <p className="col-[2/-1] flex justify-between gap-x-1.25 pe-1 text-note text-text-2">
        {card.isMinor && <span className="truncate text-sig-text">{words.minor}</span>}
        <span className="truncate">{card.owner ? card.ownerName : ""}</span>
        <span className="ms-auto whitespace-nowrap">
          {card.promised ? <Promised day={card.promised} /> : <TimeText time={card.submitted} />}
        </span>
      </p>
    </article>
  );
}
