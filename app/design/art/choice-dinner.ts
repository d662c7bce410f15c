import { FRESH_FOOD } from "../../../content/facts/case-studies.ts";
import { citrus, leaf } from "./case-objects.ts";
import { CHOICE_WIDTH, choiceGround } from "./choice-ground.ts";
import { AEGEAN, EMBER, INK, NIGHT, PAPER, SAND, SIGNAL, SKY, shadeOf } from "./palette.ts";
import { seedFrom } from "./seed.ts";
import { circle, disc, path, place, rect, type Shape, stroke } from "./shape.ts";

type Dish = keyof typeof FRESH_FOOD.votes;

const grains = (name: string, count: number, size: number, reach: number) => {
  const seed = seedFrom(name);
  return Array.from({ length: count }, (_, n) => {
    const angle = seed.between(`a ${n}`, 0, Math.PI * 2);
    const far = Math.sqrt(seed.unit(`r ${n}`)) * reach;
    return disc(250 + Math.cos(angle) * far, 280 + Math.sin(angle) * far, size);
  }).join("");
};

const DISHES: Readonly<Record<Dish, () => readonly Shape[]>> = {
  orzo: () => [
    circle(250, 280, 128, EMBER),
    path(grains("orzo", 90, 7, 116), SAND),
    path(grains("tomatoes", 9, 20, 96), SIGNAL),
    place(leaf(AEGEAN), 240, 300, 0.3, 24),
  ],
  chicken: () => [
    circle(250, 280, 128, AEGEAN),
    path("M170 268C176 214 250 204 296 240C338 274 330 338 276 350C216 360 164 322 170 268Z", SAND),
    path("M262 218C330 238 344 322 276 350C300 308 300 262 262 218Z", shadeOf(SAND)),
    place(citrus(0, 0, 42), 184, 372, 1, -32),
    place(citrus(0, 0, 36), 330, 236, 1, 36),
    place(leaf(SKY), 290, 380, 0.36, 64),
  ],
  chickpeas: () => [
    circle(250, 280, 128, SIGNAL),
    path(grains("chickpeas", 40, 15, 108), SAND),
    path(grains("chickpeas-shade", 14, 8, 108), shadeOf(SAND)),
    place(leaf(NIGHT), 216, 320, 0.34, -30),
  ],
};

/** About (250, 280), 392 across. */
export const plate = (dish: Dish): readonly Shape[] => [
  circle(250, 280, 196, PAPER),
  circle(250, 280, 158, shadeOf(PAPER)),
  ...DISHES[dish](),
];

/** A table's edge, and its cloth below. */
const cloth = (y: number): readonly Shape[] => [
  choiceGround(SAND),
  choiceGround(AEGEAN, y),
  stroke(`M-720 ${y}H1440`, INK, 6),
];

/** The plate that was chosen, and three columns of votes with its own lit. */
export function dinnerTable(dish: Dish): readonly Shape[] {
  const votes = Object.entries(FRESH_FOOD.votes);
  const most = Math.max(...Object.values(FRESH_FOOD.votes));
  return [
    ...cloth(470),
    ...plate(dish),
    ...votes.map(([name, count], n) => {
      const height = (count / most) * 370;
      return rect(496 + n * 68, 467 - height, 52, height, name === dish ? SIGNAL : shadeOf(SAND));
    }),
  ];
}

/** Nothing is voted for yet: the three plates, each a step lower than the one before. */
export function dinnerMenu(): readonly Shape[] {
  const line = 270;
  const step = 130;
  const size = 0.68;
  return [
    ...cloth(line),
    ...Object.keys(DISHES).map((dish, n) =>
      place(
        plate(dish as Dish),
        CHOICE_WIDTH * ((n + 0.5) / 3) - 250 * size,
        line + (n - 1) * step - 280 * size,
        size,
      ),
    ),
  ];
}
