import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Bidi, connectBidi } from "./bidi.ts";
import type { Driver, Engine, TabOptions } from "./driver.ts";
import { saying, startProgram } from "./program.ts";

const PROGRAM = "firefox-esr";

/** What a fresh Firefox would do besides: ask its makers for news, experiments, a new version. */
const QUIET = {
  "app.normandy.enabled": false,
  "app.update.disabledForTesting": true,
  "browser.newtabpage.enabled": false,
  "browser.region.network.url": "",
  "browser.safebrowsing.update.enabled": false,
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.homepage_override.mstone": "ignore",
  "browser.startup.page": 0,
  "datareporting.policy.dataSubmissionEnabled": false,
  "extensions.update.enabled": false,
  "messaging-system.rsexperimentloader.enabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "nimbus.rollouts.enabled": false,
  "services.settings.server": "data:,#none",
  "toolkit.telemetry.server": "data:,none",
};

const PREFERENCES = {
  ...QUIET,
  // Scroll bars take room, as on the screens of most visitors.
  "widget.gtk.overlay-scrollbars.enabled": false,
};

/** Firefox without a window. Tabs without scripts are in a second one, of other preferences. */
export async function startFirefox(): Promise<Engine> {
  const withScript = await startBrowser(true);
  let withoutScript: Promise<Browser> | undefined;
  return {
    async newTab({ scripting }) {
      if (scripting) return newTab(withScript.bidi, { scripting });
      withoutScript ??= startBrowser(false);
      return newTab((await withoutScript).bidi, { scripting });
    },
    async quit() {
      await Promise.all([withScript.quit(), withoutScript?.then(({ quit }) => quit())]);
    },
  };
}

type Browser = Awaited<ReturnType<typeof startBrowser>>;

async function startBrowser(scripting: boolean) {
  const profile = mkdtempSync(join(tmpdir(), "b4-firefox-"));
  const preferences = { ...PREFERENCES, "javascript.enabled": scripting };
  const lines = Object.entries(preferences).map(
    (preference) => `user_pref(${preference.map((part) => JSON.stringify(part)).join(", ")});`,
  );
  writeFileSync(join(profile, "user.js"), lines.join("\n"));
  const { said, stop } = await startProgram(
    PROGRAM,
    ["--headless", "--remote-debugging-port=0", "--no-remote", "--profile", profile],
    { isReady: saying(/BiDi listening on (ws:\S+)/), env: { MOZ_CRASHREPORTER_DISABLE: "1" } },
  );
  const bidi = await connectBidi(`${said}/session`);
  // The certificate is the run's own.
  await bidi.send("session.new", { capabilities: { alwaysMatch: { acceptInsecureCerts: true } } });
  return {
    bidi,
    async quit() {
      bidi.close();
      await stop();
      rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

async function newTab(bidi: Bidi, { scripting }: TabOptions): Promise<Driver> {
  const { userContext } = await bidi.send("browser.createUserContext");
  const { context } = await bidi.send("browsingContext.create", { type: "tab", userContext });
  // A page without scripts runs none of its own world; ours has one beside it.
  const target = { context, ...(!scripting && { sandbox: "tests" }) };
  return {
    async open(url) {
      await bidi.send("browsingContext.navigate", { context, url, wait: "complete" });
    },
    async reload() {
      await bidi.send("browsingContext.reload", { context, wait: "complete" });
    },
    async run(source, args) {
      const { result, exceptionDetails } = await bidi.send("script.callFunction", {
        functionDeclaration: asJson(source, scripting),
        arguments: [{ type: "string", value: JSON.stringify(args) }],
        target,
        awaitPromise: true,
        userActivation: false,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result.value === undefined ? undefined : JSON.parse(result.value);
    },
    async perform(actions) {
      await bidi.send("input.performActions", { context, actions });
    },
    async attach(selector, files) {
      const { nodes } = await bidi.send("browsingContext.locateNodes", {
        context,
        locator: { type: "css", value: selector },
        maxNodeCount: 1,
      });
      const element = { sharedId: nodes[0].sharedId };
      await bidi.send("input.setFiles", { context, element, files });
    },
    async resize(viewport) {
      await bidi.send("browsingContext.setViewport", { context, viewport });
    },
    async picture() {
      return (await bidi.send("browsingContext.captureScreenshot", { context })).data;
    },
    async close() {
      await bidi.send("browser.removeUserContext", { userContext });
    },
  };
}

/**
 * A function that takes its arguments as JSON and gives what it comes to as JSON, too. Where scripts are
 * off no promise is ever kept.
 */
const asJson = (source: string, scripting: boolean) =>
  scripting
    ? `async (args) => JSON.stringify(await (${source})(...JSON.parse(args)))`
    : `(args) => JSON.stringify((${source})(...JSON.parse(args)))`;
