import { setImmediate as loopTurn, setTimeout as sleep } from "node:timers/promises";
import { Arrivals } from "./arrivals.ts";
import { errorPage } from "./error-page.ts";
import { type Step, senderOf } from "./exchange.ts";
import { FairTurns } from "./fair-turns.ts";
import type { Traffic } from "./metrics/traffic.ts";

/**
 * Renders that need the thread, under way or waiting. They share it, so the last of them is answered after all the
 * others: at 10 to 20 ms each, 24 keep an accepted request under a second. A browser's burst of 20
 * requests has room.
 */
const MAX_RENDERS = 24;
/**
 * Renders that take turns on the thread: one works while another waits for its data. Kept pages and
 * files are answered between their pieces, so more would keep those waiting.
 */
const MAX_BUSY_RENDERS = 2;
/**
 * Renders and forms under way whose backend keeps them waiting. They take no time of the thread, so they take
 * no place of a page that needs no backend: five forms a second while a database hangs for ten seconds are fifty.
 */
const MAX_UNDER_WAY = 96;
/** Of those, as many as one network may have: when a backend hangs, others have a third left. */
const MAX_UNDER_WAY_OF_ONE = 64;
/**
 * Share images under way or waiting. Whoever follows all links of a page asks for dozens at once, at
 * 50 ms each: they wait for one another and take no page's place.
 */
const MAX_PICTURES = 64;
const PICTURES = "/og/";
/** A connection is accepted in one turn of the loop, and its request read in the next. */
const QUIET_TURNS = 2;
/** A request is read in one turn of the loop, and that its sender has gone in the next. */
const LEAVING_TURNS = 2;
/** How often it is looked whether somebody waits for a turn still, in milliseconds. */
const LOOK_MS = 20;
/** By then what was under way is done, in seconds. */
const RETRY_AFTER_S = 1;

type RenderLimits = {
  places?: number;
  underWay?: number;
  /** Is told what holds the places. */
  traffic?: Traffic | undefined;
};

export type RenderPlaces = {
  step: Step;
  /** Resolves once nobody waits for a turn: what is made ahead begins then. */
  whenNobodyWaits(): Promise<void>;
};

/**
 * A place for each render, shared among networks (fair-turns.ts). Beyond what can be rendered in time,
 * a short honest 503 instead of a queue that only grows. What brings a document has been read before
 * it takes a place, as everything else has. A page that is rendered once for everybody waits for its turn however
 * many others do: there are few, and each that is refused is asked for again. Whoever has left is neither rendered
 * for nor told so: a page of apology, packed, cost 7 % of the thread where a stranger leaves a thousand times a second.
 */
export function renderLimit({
  places = MAX_RENDERS,
  underWay = MAX_UNDER_WAY,
  traffic,
}: RenderLimits = {}): RenderPlaces {
  const arrivals = new Arrivals();
  // Those in front would starve the others: whoever has come is read before the next render.
  const beforeEach = () => arrivals.pause(QUIET_TURNS);
  const turns = new FairTurns({
    busy: MAX_BUSY_RENDERS,
    running: underWay,
    runningOfOne: Math.ceil((underWay * MAX_UNDER_WAY_OF_ONE) / MAX_UNDER_WAY),
    places,
    beforeEach,
  });
  const pictures = new FairTurns({
    ...{ busy: 1, running: 1, runningOfOne: 1, places: MAX_PICTURES },
    beforeEach,
  });
  if (traffic) traffic.turns = () => turns.counts();
  const step: Step = async (exchange, next) => {
    arrivals.note();
    const { body, refusal } = exchange;
    const network = senderOf(exchange);
    if (body?.isStreamed && !refusal) {
      let turn: Promise<{ end(): void }> | undefined;
      body.beforeWork = async () => {
        turn ??= turns.await(network);
        await turn;
      };
      try {
        return await next();
      } finally {
        (await turn)?.end();
      }
    }
    const own = exchange.url.pathname.startsWith(PICTURES) ? pictures : turns;
    const isOwed = exchange.forAll?.isExtra === false;
    const turn = isOwed
      ? await own.await(network)
      : await own.take(network, exchange.request.signal);
    if (!turn) {
      if (exchange.request.signal.aborted) return toNobody();
      const response = errorPage(exchange, 503);
      response.headers.set("retry-after", String(RETRY_AFTER_S));
      return response;
    }
    try {
      if (!isOwed && (await hasLeft(exchange.request.signal))) return toNobody();
      return await next();
    } finally {
      turn.end();
    }
  };
  return {
    step,
    async whenNobodyWaits() {
      while (turns.counts().waiting > 0) await sleep(LOOK_MS);
    },
  };
}

/**
 * Of a crowd that comes and goes, whoever is next is the last who was read: that they have gone as well is known a
 * moment later.
 */
async function hasLeft(signal: AbortSignal): Promise<boolean> {
  for (let turn = 0; turn < LEAVING_TURNS && !signal.aborted; turn++) await loopTurn();
  return signal.aborted;
}

const toNobody = () => new Response(null, { status: 503 });
