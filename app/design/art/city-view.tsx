import styles from "./sky.module.css";

/** What stands under a sky, in the box of a frame (landmarks.ts). */
export function CityView({ shapes }: { shapes: readonly { d: string }[] }) {
  return (
    <svg
      className={styles.sky}
      viewBox="0 0 180 320"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {shapes.map((shape) => (
        <path key={shape.d} {...shape} />
      ))}
    </svg>
  );
}
