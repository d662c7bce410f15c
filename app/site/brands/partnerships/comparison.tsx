import type { Route } from "./+types/route.ts";
import { KIND_IDS, type KindId } from "./kind-ids.ts";

type PartnershipsData = Route.ComponentProps["loaderData"];

/** Who is in the picture at each step of the order: three begin, and one of them stays. */
const ORDER: readonly (readonly KindId[])[] = [
  ["post", "series", "live"],
  ["series"],
  ["series"],
  ["series"],
];

/** The four in one table, then an order for whoever can't choose. */
export function Comparison({ data: { words, pictures } }: { data: PartnershipsData }) {
  const { table, order, kinds } = words;
  const { columns } = table;
  return (
    <section className="wrap section">
      <h2 className="d2">{table.heading}</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: display: block on phones would drop them. */}
      <table className="partnerships-table" role="table">
        <caption className="visually-hidden">{table.caption}</caption>
        {/* biome-ignore lint/a11y/noRedundantRoles: as above. */}
        <thead role="rowgroup">
          {/* biome-ignore lint/a11y/noRedundantRoles: as above. */}
          <tr role="row">
            <th scope="col">{columns.kind}</th>
            <th scope="col">{columns.answer}</th>
            <th scope="col">{columns.length}</th>
            <th scope="col">{columns.prepare}</th>
            <th scope="col">{columns.judge}</th>
          </tr>
        </thead>
        {/* biome-ignore lint/a11y/noRedundantRoles: as above. */}
        <tbody role="rowgroup">
          {KIND_IDS.map((id) => (
            // biome-ignore lint/a11y/noRedundantRoles: as above.
            <tr key={id} role="row">
              <th scope="row" className="h4">
                <span>
                  <Portrait src={pictures[id].partner} /> <span>{kinds[id].name}</span>
                </span>
              </th>
              <Fact label={columns.answer} text={kinds[id].answer} />
              <Fact label={columns.length} text={kinds[id].short.length} />
              <Fact label={columns.prepare} text={kinds[id].short.prepare} />
              <Fact label={columns.judge} text={kinds[id].short.judge} />
            </tr>
          ))}
        </tbody>
      </table>
      <div className="partnerships-order">
        <div>
          <h2 className="d3">{order.heading}</h2>
          {/* Whoever stays in the end, where the column has room. */}
          <img
            className="partnerships-stays"
            src={pictures.series.partner}
            width={180}
            height={320}
            alt=""
            loading="lazy"
          />
        </div>
        <div>
          <ol>
            {order.items.map((item, index) => (
              <li key={item.title}>
                <span aria-hidden="true">{index + 1}</span>
                <div>
                  <h3 className="h4">{item.title}</h3>
                  <p>{item.text}</p>
                </div>
                <div className="partnerships-who">
                  {ORDER[index]?.map((id) => (
                    <Portrait key={id} src={pictures[id].partner} />
                  ))}
                </div>
              </li>
            ))}
          </ol>
          <p className="small">{order.note}</p>
        </div>
      </div>
    </section>
  );
}

function Portrait({ src }: { src: string }) {
  return <img src={src} width={180} height={320} alt="" loading="lazy" />;
}

function Fact({ label, text }: { label: string; text: string }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: as above.
    <td role="cell" data-label={label}>
      {text}
    </td>
  );
}
