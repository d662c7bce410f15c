import { OFFERS_FOR_BRANDS } from "./offer-brands.ts";
import { OFFERS_FOR_CREATORS } from "./offer-creators.ts";
import { POSTER_HEIGHT, POSTER_WIDTH } from "./poster-model.ts";
import { svgDocument } from "./shape.ts";

/** What one gets of a service, by its slug and place from 1: three pictures each, 180 × 320 units. */
export const offerPictures = (): readonly { name: string; svg: string }[] =>
  Object.entries({ ...OFFERS_FOR_CREATORS, ...OFFERS_FOR_BRANDS }).flatMap(([slug, pictures]) =>
    pictures.map((shapes, index) => ({
      name: `${slug}-${index + 1}`,
      svg: svgDocument(POSTER_WIDTH, POSTER_HEIGHT, shapes()),
    })),
  );
