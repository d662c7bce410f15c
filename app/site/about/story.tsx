type StoryProps = {
  words: { heading: string; takes: readonly { label: string; heading: string; text: string }[] };
};

/** How it began, in three takes. */
export function Story({ words }: StoryProps) {
  return (
    <section className="wrap section about-story">
      <h2 className="d3">{words.heading}</h2>
      <ol className="about-takes">
        {words.takes.map((take) => (
          <li key={take.label} className="about-take">
            <p className="bugs">
              <span className="bug">{take.label}</span>
            </p>
            <h3 className="h4">{take.heading}</h3>
            <p>{take.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
