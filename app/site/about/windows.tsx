type Office = { id: string; city: string; description: string; isNew: boolean };
type WindowsProps = {
  words: { heading: string; text: string; alt: string; new: string };
  offices: readonly Office[];
};

/** The offices as frames on one line, each a window on the same sea. Drawn by about.css. */
export function Windows({ words, offices }: WindowsProps) {
  return (
    <section className="about-windows" aria-labelledby="about-windows">
      <div className="wrap">
        <div className="about-windows-head">
          <h2 id="about-windows" className="h4">
            {words.heading}
          </h2>
          <p>{words.text}</p>
        </div>
        <div className="about-windows-box">
          <p className="visually-hidden">{words.alt}</p>
          <ol className="about-windows-line">
            {offices.map((office) => (
              <li key={office.id} className={`about-window is-${office.id}`}>
                <span className="about-window-frame" />
                <span className="about-window-label">
                  <b>{office.city}</b> <span>{office.description}</span>{" "}
                  {office.isNew && <span className="bug bug-signal bug-caps">{words.new}</span>}
                </span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
