type StoryProps = {
  words: { heading: string; takes: readonly { label: string; heading: string; text: string }[] };
  pictures: readonly string[];
};

/** How it began, in three takes: frames on the line, each larger than the one before. */
export function Story({ words, pictures }: StoryProps) {
  return (
    <section className="wrap section about-story">
      <h2 className="d3">{words.heading}</h2>
      <ol className="about-takes">
        {words.takes.map((take, index) => (
          <li key={take.label} className="about-take">
            <img src={pictures[index]} alt="" width="180" height="320" loading="lazy" />
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
