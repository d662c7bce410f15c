import { useState } from "react";
import { Area, Consent, Select, Text } from "../../forms/view/fields.tsx";
import { Send } from "../../forms/view/send.tsx";
import { SiteForm } from "../../forms/view/site-form.tsx";
import type { Route } from "./+types/route.ts";

type ContactData = Route.ComponentProps["loaderData"];

const loadSchema = () => import("../../forms/contact/schema.ts");

/** One message; its matter says who of the house will read it. */
export function MessageForm({ words, topics, topic, form }: ContactData) {
  const [chosen, setChosen] = useState<{ of: string | undefined; topic: string }>();
  const current = chosen && chosen.of === topic ? chosen.topic : topic;
  const person = topics.find(({ id }) => id === current)?.person;
  const choices = topics.map(({ id, label }) => ({ value: id, label }));
  return (
    <section
      className="wrap contact-message"
      id="write"
      aria-labelledby="write-heading"
      onInput={({ target }) => {
        const { name, value } = target as HTMLSelectElement;
        if (name === "topic") setChosen({ of: topic, topic: value });
      }}
    >
      <div>
        <h2 className="d3" id="write-heading">
          {words.form.heading}
        </h2>
        {person ? (
          <div className="contact-answerer">
            <img src={person.portrait} alt="" width={180} height={320} />
            <p className="contact-third">
              <b>{person.name}</b> <span>{person.role}</span>
            </p>
          </div>
        ) : (
          <div className="contact-readers">
            {topics.map(
              ({ id, person: reader }) =>
                reader && (
                  <img
                    key={id}
                    src={reader.portrait}
                    alt=""
                    width={180}
                    height={320}
                    loading="lazy"
                  />
                ),
            )}
          </div>
        )}
      </div>
      <SiteForm
        key={topic}
        data={form}
        loadSchema={loadSchema}
        {...(topic && { preset: { topic } })}
      >
        <div className="form-section">
          <Select name="topic" choices={choices} />
          <div className="form-row">
            <Text name="name" autoComplete="name" />
            <Text name="email" type="email" autoComplete="email" spellCheck={false} />
          </div>
          <Area name="message" />
          <Text name="phone" type="tel" autoComplete="tel" isOptional />
          <Consent />
          <Send
            label={words.form.send}
            note={words.form.note}
            subject={topics.find(({ id }) => id === current)?.subject ?? words.form.subject}
          />
        </div>
      </SiteForm>
    </section>
  );
}
