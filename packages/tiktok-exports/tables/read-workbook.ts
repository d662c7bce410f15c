import type { ZipEntry } from "../../zip-reader/directory.ts";
import { type UnpackBudget, unpackFile } from "../archive/read-archive.ts";
import { MAX_SHEETS } from "../limits.ts";
import { ProblemError } from "../outcomes.ts";
import type { RawTable } from "./raw-table.ts";
import { readSharedStrings, readSheet, type SheetContext } from "./read-sheet.ts";
import { scanXml } from "./scan-xml.ts";
import { readDateStyles } from "./sheet-dates.ts";

/** Whether an archive's entries are those of an Excel workbook. */
export function isWorkbook(entries: readonly ZipEntry[]): boolean {
  return entries.some((entry) => entry.name === "xl/workbook.xml");
}

/**
 * The tables of an XLSX workbook, one a sheet with content, in the workbook's order.
 * @throws ProblemError corrupt, encrypted, too-large, zip-bomb
 */
export function readWorkbook(
  zip: Uint8Array,
  entries: readonly ZipEntry[],
  budget: UnpackBudget,
): RawTable[] {
  const part = (path: string): string | null => {
    const entry = entries.find((candidate) => candidate.name === path);
    return entry ? new TextDecoder().decode(unpackFile(zip, entry, budget)) : null;
  };
  const workbook = readSheetList(part("xl/workbook.xml") ?? "");
  const targets = readTargets(part("xl/_rels/workbook.xml.rels"));
  const context: SheetContext = {
    sharedStrings: readSharedStrings(part("xl/sharedStrings.xml")),
    dateStyles: readDateStyles(part("xl/styles.xml")),
    from1904: workbook.from1904,
  };
  const tables: RawTable[] = [];
  for (const { name, relation } of workbook.sheets.slice(0, MAX_SHEETS)) {
    const target = targets.get(relation);
    const xml = target === undefined ? null : part(target);
    if (xml === null) {
      throw new ProblemError({ code: "corrupt", reason: "workbook", line: null });
    }
    const table = readSheet(xml, name, context);
    if (table) tables.push(table);
  }
  return tables;
}

type SheetList = { sheets: { name: string; relation: string }[]; from1904: boolean };

function readSheetList(xml: string): SheetList {
  const list: SheetList = { sheets: [], from1904: false };
  scanXml(xml, {
    open(name, attribute) {
      if (name === "workbookPr") list.from1904 = /^(1|true)$/.test(attribute("date1904") ?? "");
      const relation = name === "sheet" ? attribute("r:id") : null;
      if (relation !== null) list.sheets.push({ name: attribute("name") ?? "", relation });
    },
  });
  return list;
}

/** Relation → part path. Targets are relative to `xl/` unless they begin with a slash. */
function readTargets(xml: string | null): Map<string, string> {
  const targets = new Map<string, string>();
  scanXml(xml ?? "", {
    open(name, attribute) {
      const id = name === "Relationship" ? attribute("Id") : null;
      const target = attribute("Target");
      if (id === null || target === null || !/\/worksheet$/.test(attribute("Type") ?? "")) return;
      targets.set(
        id,
        target.startsWith("/") ? target.slice(1) : `xl/${target.replace(/^\.\//, "")}`,
      );
    },
  });
  return targets;
}
