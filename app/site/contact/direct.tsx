import { phoneAddress } from "../../content/phone-address.ts";

type DirectProps = {
  words: { heading: string; email: string; phone: string; phoneNote: string };
  email: string;
  phone: string;
};

/** The address and the number, as large as they go. */
export function Direct({ words, email, phone }: DirectProps) {
  return (
    <section className="field-blue">
      <div className="wrap section contact-direct">
        <h2 className="h4">{words.heading}</h2>
        <dl>
          <div>
            <dt>{words.email}</dt>
            <dd>
              <a className="d3" href={`mailto:${email}`}>
                {email}
              </a>
            </dd>
          </div>
          <div>
            <dt>{words.phone}</dt>
            <dd>
              <a className="d3" href={phoneAddress(phone)}>
                {phone}
              </a>
              <p className="small">{words.phoneNote}</p>
            </dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
