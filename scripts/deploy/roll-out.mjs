// From a finished release to one that runs in every process, or back to the one before.
import { setTimeout as sleep } from "node:timers/promises";
import { buildOf, inService, markServed, switchTo } from "./releases.mjs";

/** How often a process that starts is asked, and how long one question may take, in milliseconds. */
const ASK_MS = 100;
const ANSWER_MS = 2_000;
/** So many times longer is waited for the release before: nothing is left to try after it. */
const PATIENCE_BACK = 5;

/** A release was not ready, and every process runs the one before again. */
export class WentBack extends Error {}

/**
 * Makes the release in `folder` the one that runs: every process in turn is restarted by `restart(port)`
 * and has to be ready with the new build before the next. When one is not, within `patienceMs`, all go
 * back, and it throws WentBack; a plain Error when they can't, or there is none. `say` hears of each step.
 */
export async function rollOut({
  to,
  folder,
  ports,
  restart,
  say,
  patienceMs,
  backMs = PATIENCE_BACK * patienceMs,
}) {
  const before = inService(to);
  // One of a time before releases were marked is otherwise removed as one that never was ready.
  if (before) markServed(before);
  const build = buildOf(folder);
  switchTo(to, folder);
  const begun = [];
  try {
    for (const port of ports) {
      begun.push(port);
      await restart(port);
      await untilReady(port, build, patienceMs);
      say(`${port} runs ${build}`);
    }
    markServed(folder);
  } catch (error) {
    if (!before) throw error;
    say(`${error.message}: going back`);
    await goBack({ to, before, ports: begun, restart, backMs }, error);
  }
}

async function goBack({ to, before, ports, restart, backMs }, reason) {
  switchTo(to, before);
  const build = buildOf(before);
  for (const port of ports) {
    try {
      await restart(port);
      await untilReady(port, build, backMs);
    } catch (error) {
      throw new Error(
        `${reason.message}; the release before does not come up either: ${error.message}. ` +
          "If the log says that the database is of a newer version, restore the backup that was made before it (docs/backups.md)",
      );
    }
  }
  throw new WentBack(`${reason.message}. The release before runs again`);
}

/** Resolves when the process on that port is ready and of that build. */
async function untilReady(port, build, patienceMs) {
  const end = Date.now() + patienceMs;
  let last = "it does not answer";
  while (Date.now() < end) {
    last = await standing(port, build);
    if (last === undefined) return;
    await sleep(ASK_MS);
  }
  throw new Error(`The process on port ${port} is not ready: ${last}`);
}

/** What is wrong with the process on that port; undefined when it is as it should be. */
async function standing(port, build) {
  try {
    const ask = (path) =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        signal: AbortSignal.timeout(ANSWER_MS),
        headers: { connection: "close" },
      });
    const ready = await ask("/readyz");
    const text = (await ready.text()).trim();
    if (!ready.ok) return text.replaceAll("\n", ", ");
    const running = ready.headers.get("x-b4-build");
    return running === build ? undefined : `it runs ${running}`;
  } catch (error) {
    return error.cause?.code ?? error.message;
  }
}
