import type { Route } from "./+types/route.ts";
import "./steps.css";

type BrandsWords = Route.ComponentProps["loaderData"]["words"];

/** The four steps as an exchange. The roles keep the table one when phones stack it. */
export function Steps({ words }: { words: BrandsWords["steps"] }) {
  const { columns, items } = words;
  return (
    <section className="field-blue brands-steps section">
      <div className="wrap">
        <h2 className="d2">{words.heading}</h2>
        {/* biome-ignore lint/a11y/noRedundantRoles: display: block on phones would drop them. */}
        <table role="table">
          {/* biome-ignore lint/a11y/noRedundantRoles: as above. */}
          <thead role="rowgroup">
            {/* biome-ignore lint/a11y/noRedundantRoles: as above. */}
            <tr role="row">
              <th scope="col">{columns.step}</th>
              <th scope="col">{columns.bring}</th>
              <th scope="col">{columns.get}</th>
            </tr>
          </thead>
          {/* biome-ignore lint/a11y/noRedundantRoles: as above. */}
          <tbody role="rowgroup">
            {items.map((item, index) => (
              // biome-ignore lint/a11y/noRedundantRoles: as above.
              <tr key={item.title} role="row">
                <th scope="row">
                  <span className="brands-numeral" aria-hidden="true">
                    {items.length - index}
                  </span>{" "}
                  <span className="h4">{item.title}</span>
                </th>
                {/* biome-ignore lint/a11y/noRedundantRoles: as above. */}
                <td role="cell" data-label={columns.bring}>
                  {item.bring}
                </td>
                {/* biome-ignore lint/a11y/noRedundantRoles: as above. */}
                <td role="cell" data-label={columns.get}>
                  {item.get}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="small">{words.note}</p>
      </div>
    </section>
  );
}
