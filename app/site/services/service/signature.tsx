import { CameraPlans } from "./signature/camera-plans.tsx";
import { Calendar, Contract } from "./signature/contract.tsx";
import { Agreement, Matching } from "./signature/matching.tsx";
import { RunSheet } from "./signature/run-sheet.tsx";
import { RunningOrder } from "./signature/running-order.tsx";
import { Hashtags, Hook } from "./signature/strategy.tsx";
import { Week } from "./signature/week.tsx";
import type { Signature as SignatureData } from "./signature.server.ts";

/** The section that tells the six services apart. */
export function Signature({ signature }: { signature: SignatureData }) {
  switch (signature.kind) {
    case "talent-management":
      return (
        <>
          <Contract words={signature.contract} />
          <Calendar words={signature.calendar} days={signature.days} />
        </>
      );
    case "tiktok-live":
      return <RunningOrder signature={signature} />;
    case "content-strategy":
      return (
        <>
          <Week words={signature.week} plan={signature.plan} />
          <Hook words={signature.hook} />
          <Hashtags words={signature.hashtags} parts={signature.parts} sets={signature.sets} />
        </>
      );
    case "brand-partnerships":
      return (
        <>
          <Matching words={signature.words} hosts={signature.hosts} />
          <Agreement words={signature.agreement} />
        </>
      );
    case "production":
      return <CameraPlans words={signature.words} plans={signature.plans} />;
    case "creator-events":
      return <RunSheet words={signature.words} times={signature.times} />;
  }
}
