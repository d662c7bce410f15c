import { FLOOR_HEIGHT, FLOOR_WIDTH, HOUSE } from "../../../design/art/floor-size.ts";
import { type Desk, FACE, FloorFace } from "../floor-face.tsx";
import styles from "./opening.module.css";

type SeatProps = {
  words: { heading: string; text: string; you: string };
  /** On the plan. */
  room: string;
  city: string;
  plan: string;
  desk: Desk;
  /** Who sits at the other desks. */
  crew: readonly { id: string; face: string; desk: Desk }[];
};

/** So much of the house's width is shown, in units of the plan. */
const VIEW_WIDTH = 728;

/** Of the free desk's frame, against the others'. */
const FREE_SCALE = 1.1;

/** A window as high as the house, around a desk, that does not look past a wall. */
function viewAround({ x }: Desk): string {
  const last = HOUSE.x + HOUSE.width - VIEW_WIDTH;
  const left = Math.min(Math.max(x - VIEW_WIDTH / 2, HOUSE.x), last);
  return `${left} ${HOUSE.y} ${VIEW_WIDTH} ${HOUSE.height}`;
}

/** The one desk that is free, on the plan of the house. */
export function Seat({ words, room, city, plan, desk, crew }: SeatProps) {
  return (
    <section className={styles.seat}>
      <div className={styles.words}>
        <h2 className="d2">{words.heading}</h2>
        <p className="lead">{words.text}</p>
        <p className="bugs">
          <span className="bug">{room}</span> <span className="bug">{city}</span>
        </p>
      </div>
      <svg className={styles.plan} viewBox={viewAround(desk)} aria-hidden="true">
        <image href={plan} width={FLOOR_WIDTH} height={FLOOR_HEIGHT} />
        {crew.map(({ id, ...person }) => (
          <FloorFace key={id} {...person} />
        ))}
        {/* Larger than the others: it is the one that the picture is about. */}
        <g transform={`translate(${desk.x} ${desk.y}) scale(${FREE_SCALE})`}>
          <rect
            className={styles.frame}
            {...FACE}
            x={-FACE.width / 2}
            y={-FACE.height / 2}
            rx="4"
          />
          <text y={7} textAnchor="middle">
            {words.you}
          </text>
        </g>
      </svg>
    </section>
  );
}
