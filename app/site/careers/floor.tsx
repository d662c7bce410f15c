import type { Opening } from "../../content/openings.server.ts";
import {
  FLOOR_HEIGHT,
  FLOOR_WIDTH,
  HOUSE,
  HOUSE_WALLS,
  STUDIO_WIDTH,
  WALL,
} from "../../design/art/floor-size.ts";
import styles from "./floor.module.css";
import { type Desk, FACE, FloorFace } from "./floor-face.tsx";
import { FloorRooms, type RoomNames } from "./floor-rooms.tsx";

type FloorProps = {
  words: {
    heading: string;
    lead: string;
    rooms: RoomNames;
    air: string;
  };
  plan: string;
  openings: readonly (Pick<Opening, "id" | "title" | "line"> & {
    face: string;
    desk: Desk | undefined;
  })[];
};

const HOUSE_ID = "careers-house";
/** What lies behind the studio's wall, from the outside of that to the outside of the last. */
const BEHIND = { x: STUDIO_WIDTH - WALL / 2, width: HOUSE_WALLS[1] - STUDIO_WIDTH + WALL };
/** Size of a face's number, in the plan's units. */
const CHIP = 28;

/** The open positions where they work: one house from above, and a line for each. */
export function Floor({ words, plan, openings }: FloorProps) {
  return (
    <section className={styles.floor} aria-labelledby="careers-floor">
      <div className="wrap">
        <h2 className="d3" id="careers-floor">
          {words.heading}
        </h2>
        <p className="lead">{words.lead}</p>
      </div>
      <div className={styles.plan}>
        <div className={styles.rooms}>
          <svg
            id={HOUSE_ID}
            viewBox={`${HOUSE.x} ${HOUSE.y} ${HOUSE.width} ${HOUSE.height}`}
            aria-hidden="true"
          >
            <image href={plan} width={FLOOR_WIDTH} height={FLOOR_HEIGHT} />
            <FloorRooms names={words.rooms} className={styles.room} />
            {openings.map(
              ({ id, face, desk }, index) =>
                desk && (
                  <FloorFace key={id} face={face} desk={desk}>
                    <rect
                      className={styles.chip}
                      y={FACE.height - CHIP}
                      width={CHIP}
                      height={CHIP}
                    />
                    <text
                      className={styles.number}
                      x={CHIP / 2}
                      y={FACE.height - 7}
                      textAnchor="middle"
                    >
                      {index + 1}
                    </text>
                  </FloorFace>
                ),
            )}
          </svg>
          {/* Below the studio on a phone. */}
          <svg
            viewBox={`${BEHIND.x} ${HOUSE.y} ${BEHIND.width} ${HOUSE.height}`}
            aria-hidden="true"
          >
            <use href={`#${HOUSE_ID}`} {...HOUSE} />
          </svg>
        </div>
        <span className={styles.air} aria-hidden="true">
          {words.air}
        </span>
      </div>
      <ol className={`wrap ${styles.jobs}`}>
        {openings.map(({ id, title, line }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
            <p className="small">{line}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
