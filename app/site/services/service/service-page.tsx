import type { ReactNode } from "react";
import { Asked, type Closing, Next } from "./sections.tsx";
import type { ServicePageData } from "./service-page.server.ts";
import { Stage } from "./stage.tsx";

type ServicePageProps = {
  page: ServicePageData;
  /** URL of the frame beside the questions. */
  asked: string;
  closing: Closing;
  /** What a client gets, how, and for what price: no two services say it in the same order or the same shape. */
  children: ReactNode;
};

/** How all services' pages begin and end. */
export function ServicePage({ page, asked, closing, children }: ServicePageProps) {
  const { slug, words, free, wall, to, also } = page;
  return (
    <>
      <Stage slug={slug} words={words} wall={wall} to={to} isFree={free !== undefined} />
      {children}
      <Asked words={words.questions} frame={asked} />
      <Next words={words.next} action={words.action} to={to} also={also} closing={closing} />
    </>
  );
}
