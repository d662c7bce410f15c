import sheet from "./account-page.module.css";

/** What falls out of the door, lighter than the panel. */
const LIGHT = "#4E92DD";

/**
 * The stage door: a frame on the line, ajar, light falling out. Drawn on the panel's blue in both
 * modes, so its colours are the palette's own.
 */
export function StageDoor() {
  return (
    <svg
      className={`${sheet.door} forced-colors:hidden`}
      viewBox="0 0 720 440"
      aria-hidden="true"
      focusable="false"
    >
      <path fill={LIGHT} d="M330 372H480L640 440H120Z" />
      <path className="fill-none stroke-signal stroke-7" d="M-2000 272H2720" />
      <path
        className="fill-night stroke-ink stroke-5 [stroke-linejoin:round]"
        d="M480 105L548 76V412L480 372Z"
      />
      <rect
        className="fill-paper stroke-ink stroke-5"
        x="330"
        y="105"
        width="150"
        height="267"
        rx="10.7"
      />
      <path
        className="fill-none stroke-signal stroke-7 [stroke-miterlimit:8]"
        d="M330 272H480M361 272L427 166V317"
      />
      <path className="stroke-paper stroke-6 [stroke-linecap:round]" d="M528 236v34" />
    </svg>
  );
}
