import type { ReactNode } from "react";
import { Facts, Free } from "./price.tsx";
import { Asked, Next, Offer } from "./sections.tsx";
import type { ServicePageData } from "./service-page.server.ts";
import { Stage } from "./stage.tsx";
import { Way, type WayShape } from "./ways.tsx";

type ServicePageProps = {
  page: ServicePageData;
  way: WayShape;
  /** URL of a picture of the way, beside its steps. */
  wayPicture?: string;
  /** What is paid stands before the steps, where the piece was about it. */
  isPricedFirst?: boolean;
  /** What is paid stands on ink, where no other field of colour follows. */
  isPricedAtNight?: boolean;
  /** What people look for before they write, drawn as it deserves; a list of facts otherwise. */
  before?: ReactNode;
  /** What a client would get, as an object to operate: no two services have the same, and some have none. */
  children?: ReactNode;
};

/** What all services' pages say, around the piece that only one of them has. */
export function ServicePage(props: ServicePageProps) {
  const { page, way, wayPicture, isPricedFirst = false, isPricedAtNight, children } = props;
  const { slug, words, cost, free, facts, wall, company, desk, to, also } = page;
  const price = cost && <Facts words={cost} desk={desk} isNight={isPricedAtNight} />;
  return (
    <>
      <Stage slug={slug} words={words} wall={wall} to={to} isFree={free !== undefined} />
      {children}
      {free && <Free words={free} />}
      <Offer words={words.offer} frames={company} />
      {isPricedFirst && price}
      <Way words={words.steps} shape={way} picture={wayPicture} />
      {!isPricedFirst && price}
      {props.before ??
        facts.map((list, index) => (
          <Facts key={list.heading} words={list} desk={!cost && index === 0 ? desk : undefined} />
        ))}
      <Asked words={words.questions} />
      <Next words={words.next} action={words.action} to={to} also={also} />
    </>
  );
}
