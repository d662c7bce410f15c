type Part = { percent: number; fill: string; ink: string };

const WIDTH = 1000;
const HEIGHT = 170;
/** Shares narrower than this have no room for their number. */
const NAMED_FROM = 10;

/** The budget as one bar. The table below it says the same in money, and what each part is for. */
export function BudgetBar({ parts }: { parts: readonly Part[] }) {
  const ends = parts.map((_, at) =>
    parts.slice(0, at + 1).reduce((sum, { percent }) => sum + percent, 0),
  );
  return (
    <svg className="playbook-budget" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {parts.map(({ percent, fill, ink }, at) => {
        const x = (((ends[at] ?? 0) - percent) / 100) * WIDTH;
        return (
          <g key={fill}>
            <rect x={x} width={(percent / 100) * WIDTH} height={HEIGHT} fill={fill} />
            {percent >= NAMED_FROM && (
              <text x={x + 16} y={HEIGHT - 20} fill={ink}>
                {percent}%
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
