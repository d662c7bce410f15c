import { liveHour } from "../../../content/el/pages/live-hour.ts";
import { momentsOf } from "./moment.ts";

export const momentAt = (iso: string) => momentsOf(liveHour, iso);
