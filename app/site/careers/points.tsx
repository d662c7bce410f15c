type PointsProps = {
  /** What fits below the headings around it. */
  as: "h2" | "h4";
  heading: string;
  points: readonly string[];
};

/** What a job asks or brings, a line each. */
export function Points({ as: Heading, heading, points }: PointsProps) {
  return (
    <div className="careers-points">
      <Heading>{heading}</Heading>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
