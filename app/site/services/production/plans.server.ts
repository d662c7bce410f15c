import type { Content } from "../../../content/content.server.ts";
import { cameraPlans } from "../../../design/art/camera-plan.ts";
import { fill } from "../../../i18n/fill.ts";

const views = import.meta.glob<string>("/app/design/assets/drawn/cameras/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

/** The four plans of a production: from above, and what each camera would see. */
export function plansOf(content: Content) {
  const words = content.words("serviceProduction").plans;
  const plans = cameraPlans().map((plan, index) => ({
    ...plan,
    ...words.items[index],
    cameras: plan.cameras.map((camera, number) => ({
      ...camera,
      shot: words.items[index]?.shots[number] ?? "",
      name: fill(words.mixer.camera, { n: number + 1 }),
      view: views[`/app/design/assets/drawn/cameras/${index + 1}-${number + 1}.svg`] ?? "",
    })),
  }));
  const { items: _, ...rest } = words;
  return { words: rest, plans };
}

export type Plans = ReturnType<typeof plansOf>;
