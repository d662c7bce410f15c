type List = { heading: string; rows: readonly string[] };
type PartnerProps = {
  words: { bug: string; heading: string; means: List; not: List };
  picture: string;
};

/** What the partnership means in practice, and what it does not. */
export function Partner({ words, picture }: PartnerProps) {
  return (
    <section className="field-blue">
      <div className="wrap section about-partner">
        <div>
          <p className="bugs">
            <span className="bug about-partner-bug">{words.bug}</span>
          </p>
          <h2 className="d2">{words.heading}</h2>
        </div>
        <img className="about-partner-scene" src={picture} alt="" loading="lazy" />
        <PartnerList list={words.means} kind="means" />
        <PartnerList list={words.not} kind="not" />
      </div>
    </section>
  );
}

function PartnerList({ list, kind }: { list: List; kind: "means" | "not" }) {
  return (
    <div className={`about-partner-list is-${kind}`}>
      <h3 className="h4">{list.heading}</h3>
      <ul>
        {list.rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
    </div>
  );
}
