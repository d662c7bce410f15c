import { drawPoster, type Poster } from "./poster.ts";

/** How many hosts stand for a service that has no pictures of its own; the one in the middle leads. */
export const SERVICE_HOSTS = 5;
export const LEADING_HOST = 2;

/** One of them, drawn from the service's name: nobody of the cast, and the same for ever. */
export const serviceHost = (slug: string, place = LEADING_HOST): Poster =>
  drawPoster(place === LEADING_HOST ? slug : `${slug} ${place}`);
