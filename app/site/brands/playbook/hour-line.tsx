const WIDTH = 1000;
const HEIGHT = 210;
const MINUTES = 60;
/** Of the line, from above. */
const LINE_Y = 132;

const at = (minute: number) => (minute / MINUTES) * WIDTH;

/** The five moments of the list below it: from which minute to which, and what it is drawn in. */
const MOMENTS = [
  { name: "promise", from: 0, to: 1 },
  { name: "product", from: 1, to: 10 },
  { name: "questions", from: 25, to: 34 },
  { name: "ask", from: 43, to: 46 },
  { name: "date", from: 55, to: 60 },
] as const;
const NAMED = [0, 10, 25, 43, 55];
/** Where most are watching: the ask. */
const FULLEST = 44.5;

/** The hour as a line, with the moments that it stands on. The list beside it says the same in words. */
export function HourLine() {
  const x = at(FULLEST);
  return (
    <svg className="playbook-hour" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {MOMENTS.map(({ name, from, to }) => (
        <rect
          key={name}
          className={`is-${name}`}
          x={at(from)}
          y={LINE_Y - 44}
          width={at(to) - at(from)}
          height={88}
        />
      ))}
      <path d={`M0 ${LINE_Y}H${x - 76}L${x} 8V${LINE_Y + 52}M${x - 76} ${LINE_Y}H3000`} />
      {NAMED.map((minute) => (
        <text key={minute} x={at(minute)} y={HEIGHT - 4}>
          {minute}′
        </text>
      ))}
    </svg>
  );
}
