import { dayFromNumber } from "../dates/calendar.ts";
import { scanXml } from "./scan-xml.ts";

/** Which cell styles show a number as a date, by style index. */
export type DateStyles = (style: number) => boolean;

/** Number formats that Excel defines itself and that are dates. */
const BUILT_IN_DATE_FORMATS = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47]);
/** Days from Excel's day 0 to 1970-01-01, in either of its calendars. */
const EPOCH_1900 = 25_569;
const EPOCH_1904 = 24_107;
const DAY_MINUTES = 1_440;
/** Day numbers outside these are no dates: 2000 to 2199. */
const FIRST_DAY = 10_957;
const LAST_DAY = 84_005;

/** Reads `xl/styles.xml`; without it no style is a date. */
export function readDateStyles(xml: string | null): DateStyles {
  const customDates = new Set<number>();
  const styles: boolean[] = [];
  let inCellFormats = false;
  scanXml(xml ?? "", {
    open(name, attribute) {
      if (name === "numFmt" && isDateFormat(attribute("formatCode") ?? "")) {
        customDates.add(Number(attribute("numFmtId")));
      } else if (name === "cellXfs") inCellFormats = true;
      else if (name === "xf" && inCellFormats) {
        const format = Number(attribute("numFmtId"));
        styles.push(BUILT_IN_DATE_FORMATS.has(format) || customDates.has(format));
      }
    },
    close(name) {
      if (name === "cellXfs") inCellFormats = false;
    },
  });
  return (style) => styles[style] ?? false;
}

/** A format code has a day, month, year or hour outside quotes, brackets and escapes. */
function isDateFormat(code: string): boolean {
  return /[dmyh]/i.test(code.replace(/"[^"]*"|\[[^[\]]*\]|\\./g, ""));
}

/** `2026-08-02 19:05` for a day number with a time, without the time for a whole one. */
export function serialToText(serial: number, from1904: boolean): string | null {
  const minutes = Math.round((serial - (from1904 ? EPOCH_1904 : EPOCH_1900)) * DAY_MINUTES);
  const day = Math.floor(minutes / DAY_MINUTES);
  if (!(day >= FIRST_DAY && day <= LAST_DAY)) return null;
  const rest = minutes - day * DAY_MINUTES;
  const clock = `${String(Math.floor(rest / 60)).padStart(2, "0")}:${String(rest % 60).padStart(2, "0")}`;
  return rest === 0 ? dayFromNumber(day) : `${dayFromNumber(day)} ${clock}`;
}
