import { liveHour } from "../../../content/en/pages/live-hour.ts";
import { momentsOf } from "./moment.ts";

export const momentAt = (iso: string) => momentsOf(liveHour, iso);
