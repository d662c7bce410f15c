import ArrowRight from "icon:lucide/arrow-right";
import { RemoteIcon } from "../../browser/remote-icon.tsx";
import type { Block } from "../../content/article-body.ts";
import { Monogram } from "../../design/art/monogram.tsx";
import { drawPoster } from "../../design/art/poster.ts";
import { PosterView } from "../../design/art/poster-view.tsx";
import { ButtonLink } from "../../design/button/button-link.tsx";
import { DUOTONES, PhotoFrame } from "../../design/photo/photo-frame.tsx";
import { Prose } from "../../design/prose/prose.tsx";
import "./design-system.css";
import { FormsSheet } from "./forms-sheet.tsx";
import lastRow from "./photos/last-row.svg?url&no-inline";
import windowSeat from "./photos/window-seat.svg?url&no-inline";

/**
 * The design system on one page, in development only (app/routes.ts leaves it out of the build):
 * tokens, type, controls in all their states, prose, and thirty posters side by side.
 */
export const meta = () => [{ title: "Design system" }];

const COLORS = [
  ["ground", "stage", "raise", "line", "line-ctl", "text", "text-2", "text-3", "link", "sig-text"],
  ["field-blue", "chart-1", "chart-2", "bug", "on-bug", "ok", "footer"],
  ["signal", "signal-deep", "ink", "paper", "aegean", "sky", "night", "sand", "blush"],
];
const TYPE = ["d1", "d2", "d3", "h4", "lead", "small", "note"];
const TONES = ["outline", "signal", "ink", "on-blue"] as const;
const HANDLES = Array.from({ length: 30 }, (_, n) => `creator${n * 7 + 1}`);

/** Drawn stand-ins for photographs, with soft light and grain: one wide, one tall, faces off their middle. */
const PHOTOS = [
  { src: windowSeat, size: { width: 1600, height: 1200 }, focus: { x: 0.75, y: 0.46 } },
  { src: lastRow, size: { width: 900, height: 2000 }, focus: { x: 0.65, y: 0.66 } },
];

const PROSE: Block[] = [
  { type: "heading", level: 2, id: "prose", children: ["Second-level heading"] },
  {
    type: "paragraph",
    children: [
      "A paragraph with ",
      { type: "strong", children: ["strong words"] },
      ", a ",
      { type: "link", href: "/blog", children: ["link"] },
      " and ",
      { type: "code", text: "code" },
      ".",
    ],
  },
  { type: "heading", level: 3, id: "prose-3", children: ["Third-level heading"] },
  {
    type: "list",
    ordered: false,
    start: 1,
    items: [
      [{ type: "paragraph", children: ["First entry"] }],
      [{ type: "paragraph", children: ["Δεύτερη εγγραφή"] }],
    ],
  },
  { type: "quote", children: [{ type: "paragraph", children: ["A pull quote."] }] },
  {
    type: "table",
    head: [
      { align: "left", children: ["Format"] },
      { align: "right", children: ["Views"] },
    ],
    rows: [
      [
        { align: "left", children: ["Live"] },
        { align: "right", children: ["12,400"] },
      ],
    ],
  },
];

export default function DesignSystem() {
  return (
    <div className="wrap section design-system">
      <h1 className="d2">Design system</h1>

      <h2 className="h4">Colour</h2>
      {COLORS.map((row) => (
        <ul key={row[0]} className="ds-swatches">
          {row.map((name) => (
            <li key={name}>
              <svg className="ds-swatch" aria-hidden="true">
                <rect width="100%" height="100%" fill={`var(--${name})`} />
              </svg>
              <code>{name}</code>
            </li>
          ))}
        </ul>
      ))}

      <h2 className="h4">Type</h2>
      {TYPE.map((name) => (
        <p key={name} className={name}>
          {name}: On air, Στον αέρα 0123
        </p>
      ))}

      <h2 className="h4">Buttons</h2>
      {TONES.map((tone) => (
        <p key={tone} className={tone === "on-blue" ? "ds-row field-blue" : "ds-row"}>
          <ButtonLink to="/" tone={tone}>
            {tone}
          </ButtonLink>
          <ButtonLink to="/" tone={tone} size="small">
            small
          </ButtonLink>
          <button type="button" className={`button button-${tone}`} disabled>
            <span className="button-label">disabled</span>
            <span className="button-cap">
              <ArrowRight />
            </span>
          </button>
        </p>
      ))}

      <h2 className="h4">Bugs, marks, icons</h2>
      <p className="ds-row">
        <span className="bugs">
          <span className="bug bug-signal bug-caps">Live</span>
          <span className="bug">00:41</span>
          <span className="bug bug-aegean">Episode 1</span>
        </span>
        <span className="tally" />
        <span className="tally is-lit" />
        <Monogram className="ds-monogram" />
        <ArrowRight />
        <RemoteIcon name="lucide:radio" label="Loaded from the icon endpoint" />
      </p>

      <h2 className="h4">Forms</h2>
      <FormsSheet />

      <h2 className="h4">Prose</h2>
      <Prose body={PROSE} />

      <h2 className="h4">Photographs, cropped around a focal point, beside posters</h2>
      <ul className="ds-photos">
        {PHOTOS.flatMap((photo, index) =>
          DUOTONES.map((duotone) => (
            <li key={duotone + photo.src}>
              <PhotoFrame {...photo} duotone={duotone} alt={`Test picture in ${duotone}`} />
              <PosterView poster={drawPoster(`${duotone}${index}`)} keyline="ink" />
            </li>
          )),
        )}
      </ul>

      <h2 className="h4">Posters, seeded by handle</h2>
      <ul className="ds-posters">
        {HANDLES.map((handle) => (
          <li key={handle}>
            <PosterView poster={drawPoster(handle)} title={handle} />
          </li>
        ))}
      </ul>
    </div>
  );
}
