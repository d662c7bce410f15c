import type { ReactNode } from "react";
import { Facts, Free } from "./price.tsx";
import { Asked, Next, Offer, Steps } from "./sections.tsx";
import type { ServicePageData } from "./service-page.server.ts";
import { Stage } from "./stage.tsx";

type ServicePageProps = {
  page: ServicePageData;
  /** What a client would get, as an object to operate: no two services have the same. */
  children: ReactNode;
};

/** What all services' pages say, around the piece that only this one has. */
export function ServicePage({ page, children }: ServicePageProps) {
  const { slug, words, cost, free, facts, wall, to, also } = page;
  return (
    <>
      <Stage slug={slug} words={words} wall={wall} to={to} />
      {children}
      {free && <Free words={free} />}
      <Offer words={words.offer} />
      <Steps words={words.steps} />
      {cost && <Facts words={cost} />}
      {facts.map((list) => (
        <Facts key={list.heading} words={list} />
      ))}
      <Asked words={words.questions} />
      <Next words={words.next} action={words.action} to={to} also={also} />
    </>
  );
}
