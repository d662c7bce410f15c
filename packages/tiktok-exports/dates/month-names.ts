import { foldText } from "../text/fold-text.ts";

/**
 * Month names as the studio writes them in its interface languages, January first; `|` parts the
 * forms within one month (Greek and Slavic dates take the genitive).
 */
const MONTHS_BY_LANGUAGE: Record<string, string> = {
  en: "january february march april may june july august september october november december",
  el: "ιανουαρίου|ιανουάριος|γενάρη|γενάρης φεβρουαρίου|φεβρουάριος|φλεβάρη|φλεβάρης μαρτίου|μάρτιος|μάρτη|μάρτης απριλίου|απρίλιος|απρίλη|απρίλης μαΐου|μάιος|μάη|μάης ιουνίου|ιούνιος|ιούνη|ιούνης ιουλίου|ιούλιος|ιούλη|ιούλης αυγούστου|αύγουστος σεπτεμβρίου|σεπτέμβριος|σεπτέμβρη|σεπτέμβρης οκτωβρίου|οκτώβριος|οκτώβρη|οκτώβρης νοεμβρίου|νοέμβριος|νοέμβρη|νοέμβρης δεκεμβρίου|δεκέμβριος|δεκέμβρη|δεκέμβρης",
  es: "enero febrero marzo abril mayo junio julio agosto septiembre|setiembre octubre noviembre diciembre",
  fr: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
  de: "januar|jänner februar märz april mai juni juli august september oktober november dezember",
  it: "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
  pt: "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
  tr: "ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık",
  nl: "januari februari maart april mei juni juli augustus september oktober november december",
  pl: "stycznia|styczeń lutego|luty marca|marzec kwietnia|kwiecień maja|maj czerwca|czerwiec lipca|lipiec sierpnia|sierpień września|wrzesień października|październik listopada|listopad grudnia|grudzień",
  ro: "ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie",
  bg: "януари февруари март април май юни юли август септември октомври ноември декември",
  ru: "января|январь февраля|февраль марта|март апреля|апрель мая|май июня|июнь июля|июль августа|август сентября|сентябрь октября|октябрь ноября|ноябрь декабря|декабрь",
  uk: "січня|січень лютого|лютий березня|березень квітня|квітень травня|травень червня|червень липня|липень серпня|серпень вересня|вересень жовтня|жовтень листопада|листопад грудня|грудень",
  sq: "janar shkurt mars prill maj qershor korrik gusht shtator tetor nëntor dhjetor",
  sv: "januari februari mars april maj juni juli augusti september oktober november december",
  nb: "januar februar mars april mai juni juli august september oktober november desember",
  id: "januari februari maret april mei juni juli agustus september oktober november desember",
  vi: "tháng_một tháng_hai tháng_ba tháng_tư tháng_năm tháng_sáu tháng_bảy tháng_tám tháng_chín tháng_mười tháng_mười_một tháng_mười_hai",
};

/** Shortest abbreviation that is understood, in letters. */
const SHORTEST_ABBREVIATION = 3;

const MONTH_BY_NAME = new Map<string, number>(
  Object.values(MONTHS_BY_LANGUAGE).flatMap((months) =>
    months
      .split(" ")
      .flatMap((forms, index) =>
        forms
          .split("|")
          .map((form): [string, number] => [foldText(form.replaceAll("_", " ")), index + 1]),
      ),
  ),
);

/** Abbreviations already looked up; at most a few dozen come up in one run. */
const byAbbreviation = new Map<string, number | null>();
const MAX_REMEMBERED = 500;

/**
 * The month (1 to 12) that a folded word names in any of the languages, in full or as an
 * abbreviation that only one month can mean; else null.
 */
export function monthFromName(folded: string): number | null {
  const exact = MONTH_BY_NAME.get(folded);
  if (exact !== undefined) return exact;
  if (folded.length < SHORTEST_ABBREVIATION) return null;
  const remembered = byAbbreviation.get(folded);
  if (remembered !== undefined) return remembered;
  const months = new Set<number>();
  for (const [name, month] of MONTH_BY_NAME) if (name.startsWith(folded)) months.add(month);
  const [only] = months;
  const month = months.size === 1 && only !== undefined ? only : null;
  if (byAbbreviation.size < MAX_REMEMBERED) byAbbreviation.set(folded, month);
  return month;
}
