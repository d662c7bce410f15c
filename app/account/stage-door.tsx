/**
 * The stage door: a frame on the line, ajar, light falling out. Drawn on the panel's blue in both
 * modes, so its colours are the palette's own.
 */
export function StageDoor() {
  return (
    <svg className="stage-door" viewBox="0 0 720 440" aria-hidden="true" focusable="false">
      <path className="stage-door-light" d="M330 372H480L640 440H120Z" />
      <path className="stage-door-line" d="M-2000 272H2720" />
      <path className="stage-door-leaf" d="M480 105L548 76V412L480 372Z" />
      <rect className="stage-door-frame" x="330" y="105" width="150" height="267" rx="10.7" />
      <path className="stage-door-four" d="M330 272H480M361 272L427 166V317" />
      <path className="stage-door-knob" d="M528 236v34" />
    </svg>
  );
}
