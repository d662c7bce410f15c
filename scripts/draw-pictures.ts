/**
 * Draws every picture of the site into app/design/assets/drawn/ (not committed). Deterministic: the same
 * sources give the same bytes, and a file that would not change is not touched, so that the build's
 * caches and hashes hold. Run before the build: `node scripts/draw-pictures.ts`.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { articleFrameSvg } from "../app/design/art/article-frames.ts";
import { briefToReportSvg } from "../app/design/art/brief-to-report.ts";
import { cameraViewSvg } from "../app/design/art/camera-view.ts";
import { caseSvg } from "../app/design/art/case-art.ts";
import { caseBeforeSvg, caseChoiceSvg, OPEN_CASES } from "../app/design/art/case-choices.ts";
import { CASE_FRAMES, caseFrameSvg } from "../app/design/art/case-frames.ts";
import { WEEK_DAYS, weekDaySvg } from "../app/design/art/creator-week.ts";
import { CREW_IDS, crewSvg } from "../app/design/art/crew.ts";
import {
  DESK_IDS,
  deskShapes,
  POST_HEIGHT,
  POST_WIDTH,
  postShapes,
  THINGS_HEIGHT,
  THINGS_WIDTH,
  thingsShapes,
} from "../app/design/art/desk.ts";
import { faviconSvg, maskableIconSvg } from "../app/design/art/favicon.ts";
import { floorPlanSvg } from "../app/design/art/floor-plan.ts";
import { footerPulseSvg } from "../app/design/art/footer-pulse.ts";
import { rigSvg, shaftSvg } from "../app/design/art/hall-light.ts";
import { inboxSvg } from "../app/design/art/inbox.ts";
import { JOB_PROPS, jobPropSvg } from "../app/design/art/job-props.ts";
import { menuSceneSvg } from "../app/design/art/menu-scene.ts";
import { monogramSvg } from "../app/design/art/monogram-shapes.ts";
import { monogramStripSvg } from "../app/design/art/monogram-strip.ts";
import { onAirSvg } from "../app/design/art/night-on-air.ts";
import { hallSvg, NIGHT_MOMENTS } from "../app/design/art/night-scenes.ts";
import { offerPictures } from "../app/design/art/offers.ts";
import { PAPER_SCENES, paperSvg } from "../app/design/art/paper-scenes.ts";
import {
  glimpseSvg,
  halvesSvg,
  PARTNER_KINDS,
  partnerSvg,
  yearSvg,
} from "../app/design/art/partner-years.ts";
import { PORTRAIT_IDS, portraitSvg } from "../app/design/art/portrait.ts";
import { drawPoster, posterSvg } from "../app/design/art/poster.ts";
import { CAST } from "../app/design/art/poster-cast.ts";
import { POSTER_HEIGHT, POSTER_WIDTH } from "../app/design/art/poster-model.ts";
import { PRICE_IDS, priceShapes } from "../app/design/art/price-frames.ts";
import { queueSvg } from "../app/design/art/queue.ts";
import { sailSvg } from "../app/design/art/sail.ts";
import { landSvg, starsSvg } from "../app/design/art/scene.ts";
import { serviceSvg } from "../app/design/art/service-art.ts";
import { faultSvg } from "../app/design/art/service-faults.ts";
import { SERVICE_HOSTS, serviceHost } from "../app/design/art/service-hosts.ts";
import { serviceStripSvg } from "../app/design/art/service-strip.ts";
import { SERVICE_TAILS } from "../app/design/art/service-tails.ts";
import { SERVICE_TERMS, termSvg } from "../app/design/art/service-terms.ts";
import { svgDocument } from "../app/design/art/shape.ts";
import { STORYBOARD_FRAMES, STORYBOARDS, storyboardSvg } from "../app/design/art/storyboards.ts";
import {
  TABLE_HEIGHT,
  TABLE_WIDTH,
  tableMiddleShapes,
  tableShapes,
} from "../app/design/art/table.ts";
import { toolSvg } from "../app/design/art/team-tools.ts";
import { testCardSvg } from "../app/design/art/test-card.ts";
import { windowSvg } from "../app/design/art/window-scenes.ts";
import { worldMapSvg } from "../app/design/art/world-map.ts";
import { ARTICLE_FRAMES } from "../content/facts/article-frames.ts";
import { CAMERA_PLANS } from "../content/facts/camera-plans.ts";
import { CASE_CHOICES, CASES } from "../content/facts/case-studies.ts";
import { OFFICES } from "../content/facts/offices.ts";
import { SERVICES } from "../content/facts/services.ts";

export const DRAWN_DIRECTORY = path.resolve(import.meta.dirname, "../app/design/assets/drawn");

/** Every picture by its path inside the directory. */
export function pictures(): ReadonlyMap<string, string> {
  return new Map([
    ...Object.keys(CAST).map(
      (handle) => [`posters/${handle}.svg`, posterSvg(drawPoster(handle))] as const,
    ),
    ...PORTRAIT_IDS.flatMap((id) => [
      [`portraits/${id}.svg`, portraitSvg(id)] as const,
      [`tools/${id}.svg`, toolSvg(id)] as const,
    ]),
    ...(["day", "night"] as const).flatMap((mode) =>
      (["wide", "tall"] as const).map(
        (crop) => [`scenes/${mode}-${crop}.svg`, landSvg(mode, crop)] as const,
      ),
    ),
    ...(["wide", "tall"] as const).map(
      (crop) => [`scenes/stars-${crop}.svg`, starsSvg(crop)] as const,
    ),
    ...CASES.map(({ slug }) => [`cases/${slug}.svg`, caseSvg(slug)] as const),
    ...CASES.flatMap(({ slug }) => [
      ...Array.from(
        { length: CASE_FRAMES },
        (_, frame) => [`episodes/${slug}-${frame + 1}.svg`, caseFrameSvg(slug, frame)] as const,
      ),
      ...CASE_CHOICES[slug].map(
        (choice, index) => [`choices/${slug}-${index + 1}.svg`, caseChoiceSvg(choice)] as const,
      ),
    ]),
    ...OPEN_CASES.map((slug) => [`choices/before-${slug}.svg`, caseBeforeSvg(slug)] as const),
    ...SERVICES.map(({ slug }) => [`services/${slug}.svg`, serviceSvg(slug)] as const),
    ...SERVICES.map(({ slug }) => [`faults/${slug}.svg`, faultSvg(slug)] as const),
    ...Object.entries(SERVICE_TAILS).map(([name, svg]) => [`tails/${name}.svg`, svg()] as const),
    ...SERVICE_TERMS.map((term) => [`terms/${term}.svg`, termSvg(term)] as const),
    ...SERVICES.filter(({ hasPiece }) => !hasPiece).flatMap(({ slug }) =>
      Array.from(
        { length: SERVICE_HOSTS },
        (_, place) => [`hosts/${slug}-${place}.svg`, posterSvg(serviceHost(slug, place))] as const,
      ),
    ),
    ...CAMERA_PLANS.flatMap(({ cameras }, plan) =>
      cameras.map(
        (_, camera) =>
          [`cameras/${plan + 1}-${camera + 1}.svg`, cameraViewSvg(plan, camera)] as const,
      ),
    ),
    ...NIGHT_MOMENTS.flatMap((moment) => [
      [`nights/${moment}-hall.svg`, hallSvg(moment)] as const,
      [`nights/${moment}-air.svg`, onAirSvg(moment)] as const,
    ]),
    ["nights/thanks-stage.svg", hallSvg("thanks", { hasWall: false })],
    ["nights/thanks-lit.svg", hallSvg("thanks", { hasWall: false, hasRig: false })],
    ["nights/rig.svg", rigSvg()],
    ...(["wide", "tall"] as const).map((shape) => [`queue-${shape}.svg`, queueSvg(shape)] as const),
    ["nights/shaft.svg", shaftSvg()],
    ...STORYBOARDS.flatMap((show) =>
      Array.from(
        { length: STORYBOARD_FRAMES },
        (_, frame) => [`storyboards/${show}-${frame + 1}.svg`, storyboardSvg(show, frame)] as const,
      ),
    ),
    ...ARTICLE_FRAMES.map((name) => [`frames/${name}.svg`, articleFrameSvg(name)] as const),
    ...offerPictures().map(({ name, svg }) => [`offers/${name}.svg`, svg] as const),
    ...PAPER_SCENES.map((scene) => [`papers/${scene}.svg`, paperSvg(scene)] as const),
    ...OFFICES.flatMap(({ id }) =>
      (["day", "night"] as const).map(
        (light) => [`windows/${id}-${light}.svg`, windowSvg(id, light)] as const,
      ),
    ),
    ...DESK_IDS.map(
      (id) => [`desk/${id}.svg`, svgDocument(POSTER_WIDTH, POSTER_HEIGHT, deskShapes(id))] as const,
    ),
    ...PRICE_IDS.map(
      (id) =>
        [`prices/${id}.svg`, svgDocument(POSTER_WIDTH, POSTER_HEIGHT, priceShapes(id))] as const,
    ),
    ["desk/table.svg", svgDocument(TABLE_WIDTH, TABLE_HEIGHT, tableShapes())],
    ["desk/table-middle.svg", svgDocument(TABLE_WIDTH, TABLE_HEIGHT, tableMiddleShapes())],
    ["desk/things.svg", svgDocument(THINGS_WIDTH, THINGS_HEIGHT, thingsShapes())],
    ["desk/post.svg", svgDocument(POST_WIDTH, POST_HEIGHT, postShapes())],
    ...PARTNER_KINDS.flatMap((kind) => [
      [`partners/${kind}.svg`, partnerSvg(kind)] as const,
      [`partners/${kind}-year.svg`, yearSvg(kind)] as const,
      [`partners/${kind}-halves.svg`, halvesSvg(kind)] as const,
      [`partners/${kind}-glimpse.svg`, glimpseSvg(kind)] as const,
    ]),
    ...CREW_IDS.map((id) => [`crew/${id}.svg`, crewSvg(id)] as const),
    ...JOB_PROPS.map((id) => [`props/${id}.svg`, jobPropSvg(id)] as const),
    ...Array.from(
      { length: WEEK_DAYS },
      (_, day) => [`weeks/${day}.svg`, weekDaySvg(day)] as const,
    ),
    ["brief-to-report.svg", briefToReportSvg()],
    ["floor-plan.svg", floorPlanSvg()],
    ["inbox.svg", inboxSvg()],
    ["menu.svg", menuSceneSvg()],
    ["service-strip.svg", serviceStripSvg()],
    ["map.svg", worldMapSvg()],
    ["sail.svg", sailSvg()],
    ["test-card.svg", testCardSvg()],
    ["monogram.svg", monogramSvg()],
    ["monogram-strip.svg", monogramStripSvg()],
    ["footer-pulse.svg", footerPulseSvg()],
    ["icons/favicon.svg", faviconSvg()],
    ["icons/maskable.svg", maskableIconSvg()],
  ]);
}

async function writeIfChanged(file: string, text: string): Promise<boolean> {
  const current = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (current === text) return false;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
  return true;
}

/** Writes the pictures that changed; answers how many that were. */
export async function drawPictures(directory: string = DRAWN_DIRECTORY): Promise<number> {
  const written = await Promise.all(
    Array.from(pictures(), ([name, svg]) => writeIfChanged(path.join(directory, name), svg)),
  );
  return written.filter(Boolean).length;
}

if (import.meta.main) await drawPictures();
