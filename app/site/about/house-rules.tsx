type HouseRulesProps = {
  words: { heading: string; lead: string; rows: readonly { heading: string; text: string }[] };
};

/** How the house works, as a rundown. */
export function HouseRules({ words }: HouseRulesProps) {
  return (
    <section className="about-rules">
      <div className="wrap section">
        <div className="about-rules-head">
          <h2 className="d3">{words.heading}</h2>
          <p className="lead">{words.lead}</p>
        </div>
        <ol>
          {words.rows.map((row) => (
            <li key={row.heading} className="about-rule">
              <h3 className="h4">{row.heading}</h3>
              <p>{row.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
