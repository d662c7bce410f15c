import { useEffect, useEffectEvent, useRef, useState } from "react";
import { afterPress, pressOver } from "../../browser/press.ts";
import {
  type Choices,
  circumstances,
  type Look,
  type Reading,
  type ReadingStep,
  readSource,
} from "./read-source.ts";
import type { Source } from "./source.ts";
import { createWorkerClient, type WorkerClient, WorkerStopped } from "./worker-client.ts";

type Done = { source: Source; choices: Choices; reading: Reading };

type Events = {
  onStep: (step: ReadingStep | null) => void;
  onDone: (reading: Reading) => void;
};

/**
 * Keeps what is shown in step with what is to be read. `reading` stays on screen while the next is
 * under way; `busy` tells that it is. The worker that read what is shown keeps its posts and is asked
 * about them; another one reads the next.
 */
export function useReading(source: Source, choices: Choices, { onStep, onDone }: Events) {
  const keeper = useRef<WorkerClient>(null);
  const [done, setDone] = useState<Done | null>(null);
  const [busy, setBusy] = useState(true);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // The clock stays when files are added; the days are those of the files then read.
  const look = useRef<Look>({});
  const tellStep = useEffectEvent(onStep);
  const tellDone = useEffectEvent(onDone);
  const isDone = useEffectEvent(() => done?.source === source && done.choices === choices);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt reads again.
  useEffect(() => {
    // Cancelled: what was on screen is what is wanted again.
    if (isDone()) {
      setBusy(false);
      return;
    }
    let wanted = true;
    const client = createWorkerClient();
    setBusy(true);
    setFailed(false);
    tellStep(null);
    const onStep = (step: ReadingStep) => afterPress(() => wanted && tellStep(step));
    const { clock } = look.current;
    readSource(client, source, choices, clock ? { clock } : {}, onStep)
      .finally(pressOver)
      .then((reading) => {
        if (!wanted) return;
        keeper.current?.stop();
        keeper.current = client;
        setDone({ source, choices, reading });
        setBusy(false);
        tellDone(reading);
      })
      .catch((error: unknown) => {
        if (!wanted || error instanceof WorkerStopped) return;
        client.stop();
        setBusy(false);
        setFailed(true);
      });
    return () => {
      wanted = false;
      if (keeper.current !== client) client.stop();
    };
  }, [source, choices, attempt]);

  useEffect(
    () => () => {
      keeper.current?.stop();
      keeper.current = null;
    },
    [],
  );

  /** Computes what is on screen anew; null when it can't be, or when something else is read by then. */
  const lookAt = async (next: Look): Promise<Reading | null> => {
    const client = keeper.current;
    if (!done || !client) return null;
    try {
      const end = await client.ask({ type: "insights", ...next, ...circumstances() });
      if (end.type !== "insights") throw new Error("no insights");
      await pressOver();
      look.current = next;
      const reading = { ...done.reading, insights: end.insights };
      setDone({ ...done, reading });
      return reading;
    } catch (error) {
      if (!(error instanceof WorkerStopped)) setFailed(true);
      return null;
    }
  };

  return {
    reading: done?.reading ?? null,
    /** What is on screen, to return to. */
    shown: done && { source: done.source, choices: done.choices },
    busy,
    failed,
    retry: () => setAttempt(attempt + 1),
    lookAt,
    keeper,
  };
}
