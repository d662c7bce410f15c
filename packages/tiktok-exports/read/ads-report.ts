import { foldHeader } from "./header-names.ts";

/**
 * Column names of advertising reports, `|` between them, in the languages whose names the account's
 * own tables are known by (header-names.ts): there "Date" and "Video views" would be recognised too.
 */
const OBJECTS =
  "campaign|ad group|adgroup|ad set|adset|ad|advertiser|καμπάνια|ομάδα διαφημίσεων|διαφήμιση|campaña|grupo de anuncios|anuncio|campagne|groupe d annonces|annonce|kampagne|anzeigengruppe|anzeige|campagna|gruppo di inserzioni|gruppo di annunci|inserzione|annuncio|campanha|kampanya|reklam grubu|reklam|кампания|группа объявлений|объявление";
/** Before or after what was advertised. */
const OBJECT_BEFORE =
  "nombre de la|nombre del|nom de la|nom de l|nom du|nome della|nome del|nome dell|nome da|nome do|name der|id";
const OBJECT_AFTER = "name|id|status|adı";
const NAMED_OBJECTS =
  "όνομα καμπάνιας|όνομα διαφήμισης|όνομα ομάδας διαφημίσεων|αναγνωριστικό καμπάνιας|αναγνωριστικό διαφήμισης|kampagnenname|anzeigenname|anzeigengruppenname|название кампании|название объявления|название группы объявлений";
/** What was paid: the studio's own tables never tell it, so that one such column makes it sure. */
const COSTS =
  "cost|costs|total cost|spend|total spend|ad spend|amount spent|cpc|cpm|cpv|cpa|cpi|roas|κόστος|συνολικό κόστος|δαπάνη|ποσό που δαπανήθηκε|coste|coste total|costo|costo total|gasto|gasto total|importe gastado|coût|coût total|montant dépensé|dépenses|kosten|gesamtkosten|ausgaben|ausgegebener betrag|costo totale|spesa|spesa totale|importo speso|custo|custo total|valor gasto|maliyet|toplam maliyet|harcama|harcanan tutar|расход|расходы|затраты|стоимость|потрачено";
const COST_BEGINNINGS =
  "cost per|average cost|κόστος ανά|coste por|costo por|coût par|kosten pro|costo per|custo por|стоимость за";
/** What else is measured of advertising; each may stand in some other table too. */
const MEASURES =
  "impression|impressions|ctr|conversions|total conversions|budget|result|results|εμφανίσεις|μετατροπές|προϋπολογισμός|impresiones|conversiones|presupuesto|impressionen|impressioni|conversioni|impressões|conversões|gösterimler|dönüşümler|bütçe|показы|конверсии|бюджет";
/** How many of the other measures make it sure without a word of what was advertised. */
const SURE_MEASURES = 3;
/** What reports add to the name of a measure, outside of brackets. */
const MEASURE_ENDING = / (?:all|destination|usd|eur|gbp)$/;

const namesIn = (list: string) => list.split("|").map(foldHeader);

const objects = new Set([
  ...namesIn(NAMED_OBJECTS),
  ...namesIn(OBJECTS).flatMap((object) => [
    object,
    ...namesIn(OBJECT_BEFORE).map((word) => `${word} ${object}`),
    ...namesIn(OBJECT_AFTER).map((word) => `${object} ${word}`),
  ]),
]);
const costs = new Set(namesIn(COSTS));
const costBeginnings = namesIn(COST_BEGINNINGS).map((beginning) => `${beginning} `);
const measures = new Set(namesIn(MEASURES));

/**
 * Whether the columns are an advertising report's, whatever else they are known for: a cost, or what
 * was advertised beside a measure of advertising, or several such measures.
 */
export function isAdsReport(header: readonly string[]): boolean {
  const names = header.map((name) => foldHeader(name).replace(MEASURE_ENDING, ""));
  const isCost = (name: string) =>
    costs.has(name) || costBeginnings.some((beginning) => name.startsWith(beginning));
  if (names.some(isCost)) return true;
  const measured = names.filter((name) => measures.has(name)).length;
  return measured > 0 && (measured >= SURE_MEASURES || names.some((name) => objects.has(name)));
}
