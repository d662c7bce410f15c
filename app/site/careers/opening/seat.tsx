import { FLOOR_HEIGHT, FLOOR_WIDTH, HOUSE } from "../../../design/art/floor-size.ts";
import { type Desk, FACE, FloorFace } from "../floor-face.tsx";
import { FloorRooms, type RoomNames } from "../floor-rooms.tsx";
import { JobLink } from "./job-link.tsx";
import styles from "./opening.module.css";

type Colleague = { id: string; title: string; city: string; face: string; desk: Desk };

type SeatProps = {
  words: { heading: string; text: string; beside: string; you: string };
  rooms: RoomNames;
  /** The desk's. */
  room: keyof RoomNames;
  city: string;
  plan: string;
  desk: Desk;
  /** Who sits at the other desks, and who of them sits nearest. */
  crew: readonly Colleague[];
  beside: readonly Colleague[];
};

/** So much of the house's width is shown, in units of the plan. */
const VIEW_WIDTH = 728;
/** From here on, it ends with the house; nobody's face is on its edge. */
const LAST = HOUSE.x + HOUSE.width - VIEW_WIDTH;
/** Where a room's window begins, and the side of it that a phone keeps. */
const WINDOWS: Readonly<Record<keyof RoomNames, { left: number; keeps: string }>> = {
  studio: { left: 180, keeps: "xMin" },
  edit: { left: LAST, keeps: "xMin" },
  control: { left: LAST, keeps: "xMax" },
  office: { left: LAST, keeps: "xMax" },
};

/** Of the free desk's frame, against the others'. */
const FREE_SCALE = 1.1;

/** The one desk that is free, on the plan of the house, and who would sit beside it. */
export function Seat({ words, rooms, room, city, plan, desk, crew, beside }: SeatProps) {
  const { left, keeps } = WINDOWS[room];
  return (
    <section className={styles.seat}>
      <div className={styles.words}>
        <h2 className="d2">{words.heading}</h2>
        <p className="lead">{words.text}</p>
        <p className="bugs">
          <span className="bug">{rooms[room]}</span> <span className="bug">{city}</span>
        </p>
        <div className={styles.beside}>
          <h3>{words.beside}</h3>
          <ul>
            {beside.map((job) => (
              <li key={job.id}>
                <JobLink {...job} />
              </li>
            ))}
          </ul>
        </div>
      </div>
      <svg
        className={styles.plan}
        viewBox={`${left} ${HOUSE.y} ${VIEW_WIDTH} ${HOUSE.height}`}
        preserveAspectRatio={`${keeps}YMid slice`}
        aria-hidden="true"
      >
        <image href={plan} width={FLOOR_WIDTH} height={FLOOR_HEIGHT} />
        <FloorRooms names={rooms} className={styles.room} />
        {crew.map(({ id, face, desk }) => (
          <FloorFace key={id} face={face} desk={desk} />
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
          <text className={styles.you} y={7} textAnchor="middle">
            {words.you}
          </text>
        </g>
      </svg>
    </section>
  );
}
