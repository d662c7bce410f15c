import type { SharesView } from "../views/audience-view.ts";

/** Parts of a whole as bars on one scale. A table, because that is what it is. */
export function ShareBars({ view }: { view: SharesView }) {
  const most = Math.max(...view.parts.map(({ share }) => share), 0.01);
  return (
    <figure className="an-shares">
      <figcaption>
        <b>{view.title}</b> <span className="small">{view.summary}</span>
      </figcaption>
      <table>
        <thead className="visually-hidden">
          <tr>
            {view.columns.map((column) => (
              <th scope="col" key={column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.parts.map(({ name, share, text }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                  <rect
                    className={share === most ? "an-bars is-hot" : "an-bars"}
                    width={(share / most) * 100}
                    height={10}
                  />
                </svg>
                <span>{text}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note">{view.note}</p>
    </figure>
  );
}
