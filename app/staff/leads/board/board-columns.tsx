import Ellipsis from "icon:lucide/ellipsis";
import { type DragEvent, useState } from "react";
import { Form, useSubmit } from "react-router";
import type { Pages } from "../../../../content/types.ts";
import { FollowedLink } from "../../../browser/followed-link.tsx";
import { classes } from "../../../design/classes.ts";
import { fill } from "../../../i18n/fill.ts";
import type { BoardColumn, LeadBoard } from "../../pipeline/board.server.ts";
import type { LeadRowView } from "../../pipeline/lead-row.server.ts";
import { Drop } from "../../ui/drop.tsx";
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
    <div className="relative grid min-h-[max(420px,calc(100dvh-300px))] snap-x snap-proximity auto-cols-[minmax(216px,1fr)] grid-flow-col gap-1.5 overflow-x-auto pb-1.5 [scrollbar-width:thin]">
      {board.columns.map((column) => (
        <Column key={column.stage} column={column} words={words} board={board} action={action} />
      ))}
    </div>
  );
}

/** A column's upper edge, in the colour of its tally. */
const EDGES = {
  hot: "border-signal",
  busy: "border-chart-2",
  open: "border-chart-2",
  ok: "border-ok",
  quiet: "border-line-ctl",
} as const satisfies Record<BoardColumn["tone"], string>;

function Column({ column, words, board, action }: BoardProps & { column: BoardColumn }) {
  const hasCards = board.columns.some(({ total }) => total > 0);
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
      className={`grid snap-start grid-cols-1 content-start gap-1.25 border-t-4 bg-raise/55 p-1.5 -outline-offset-2 data-over:bg-raise data-over:outline-2 ${EDGES[column.tone]}`}
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
      <h2 id={headingId} className="flex min-h-5 items-center justify-between gap-1 text-small">
        <Tally tone={column.tone}>{column.name}</Tally>
        <span
          className={classes(
            "text-[1.75rem] leading-none font-650 tracking-[-0.04em] tabular-nums",
            column.total === 0 && "text-text-3",
          )}
        >
          {column.total}
        </span>
      </h2>
      {column.cards.length === 0 && (
        <div className="grid justify-items-start gap-1.25 pt-0.5 text-small text-text-2">
          {/* A frame that waits for somebody. */}
          <span
            className="aspect-[9/16] w-8 rounded-[5px] border-[1.5px] border-dashed border-line-ctl bg-[linear-gradient(var(--line-ctl)_0_0)] bg-[length:100%_2px] bg-[position:0_62.5%] bg-no-repeat"
            aria-hidden="true"
          />
          <p className="text-text">{words.board.empty[column.tone]}</p>
          {hasCards && <p className="text-note">{words.board.drop}</p>}
        </div>
      )}
      <ul className="grid grid-cols-1 gap-1.25">
        {column.cards.map((card) => (
          <li key={card.id}>
            <Card card={card} words={words} board={board} action={action} />
          </li>
        ))}
      </ul>
      {column.more && (
        <FollowedLink to={column.list} className="text-link small">
          {column.more}
        </FollowedLink>
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
      className="relative grid cursor-grab grid-cols-[36px_minmax(0,1fr)_28px] gap-x-1.25 gap-y-0.75 rounded-(--radius) border border-line bg-stage py-1.25 ps-1.25 pe-0.5 text-small wrap-break-word hover:border-line-ctl pointer-coarse:grid-cols-[36px_minmax(0,1fr)_44px]"
      draggable
      onDragStart={start}
    >
      <span className="row-span-2 self-start">
        <LeadFace lead={card} size="card" />
      </span>
      <p className="min-w-0 leading-[1.35]">
        <RowLink to={`/admin/leads/${card.id}?form=${card.formId}`} layout="card" title={card.name}>
          {card.name}
        </RowLink>
      </p>
      {/* For a keyboard, a finger, and without script; a mouse drags. */}
      <Drop
        label={fill(words.board.moveTo, { name: card.name })}
        icon={<Ellipsis className="size-2.25" />}
        card="move"
        className="-mb-1.5"
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
      {card.summary && <Summary text={card.summary} />}
      <p className="col-span-full flex flex-wrap justify-between gap-x-1.25 border-t border-line pt-0.75 pe-1 text-note text-text-2">
        {card.isMinor && <span className="truncate text-sig-text">{words.minor}</span>}
        {card.owner && <span className="truncate">{card.ownerName}</span>}
        <span className="ms-auto whitespace-nowrap">
          {card.promised ? (
            <>
              {words.columns.answer} <Promised day={card.promised} />
            </>
          ) : (
            <TimeText time={card.submitted} />
          )}
        </span>
      </p>
    </article>
  );
}

/** Between the parts of a summary (app/forms/summary.server.ts). */
const BETWEEN = " · ";

/** A handle has a line of its own: it is one word, and cut at its end where it is too long. */
function Summary({ text }: { text: string }) {
  const [handle, ...rest] = text.startsWith("@") ? text.split(BETWEEN) : ["", text];
  return (
    <p className="col-start-2 col-end-[-1] min-w-0 pe-1 text-note leading-[1.35] text-text-2">
      {handle && (
        <span className="block truncate" title={handle}>
          {handle}
        </span>
      )}
      <span className="line-clamp-2">{rest.join(BETWEEN)}</span>
    </p>
  );
}
