const WHERE = "The right file: studio, Analytics, the tab, Download data.";
const AGAIN = "Download it again, and drop it as the studio gave it.";

/** What is wrong with a file, and what to do about it. */
export const problems = {
  tooLargeBytes: {
    text: "Your files are {{found}} together; the desk takes {{limit}}.",
    todo: "Drop fewer at once, or export a shorter period. Real exports are far smaller, so look whether a video slipped in.",
  },
  tooLargeTable: {
    text: "This table is larger than any that the studio writes.",
    todo: WHERE,
  },
  empty: { text: "The file is empty.", todo: AGAIN },
  headerOnly: {
    text: "{{kind}}: the columns are there, the rows are not.",
    todo: "Nothing is broken. The studio leaves this table empty for new and small accounts.",
  },
  unknownColumns: {
    text: "The names of the columns are new to us.",
    todo: "Say below which is which, and it will be read.",
  },
  noReadableRows: {
    text: "{{kind}}: the columns fit, but not one row could be read.",
    todo: "A spreadsheet may have rewritten the dates. Drop the file as the studio gave it.",
  },
  adsReport: {
    text: "This is a report of the ads manager: it counts only what was paid for.",
    todo: WHERE,
  },
  personalArchive: {
    text: "This is your personal archive, “Download your data”. It holds your messages, and none of these figures.",
    todo: WHERE,
  },
  notAnExport: {
    pdf: { text: "This is a PDF.", todo: WHERE },
    image: { text: "This is a picture.", todo: WHERE },
    video: { text: "This is a video.", todo: WHERE },
    html: {
      text: "This is a saved web page.",
      todo: "Often it is the sign-in page: sign in to the studio and download again.",
    },
    json: { text: "This is a JSON file, and not one of the studio’s.", todo: WHERE },
    text: { text: "This is text without a table.", todo: WHERE },
    zip: { text: "There is no table in this ZIP.", todo: WHERE },
    "office-document": { text: "This is a document, not a table.", todo: WHERE },
    "old-excel": {
      text: "This is a workbook in the old Excel format.",
      todo: "Open it, save it as XLSX or CSV, and drop that.",
    },
    binary: { text: "This is not a file with a table in it.", todo: WHERE },
  },
  encrypted: {
    text: "A password protects this file.",
    todo: "Open it, save a copy without the password, and drop the copy.",
  },
  zipBomb: {
    text: "This archive unpacks to far more than an export holds, so we stopped.",
    todo: WHERE,
  },
  zipDepth: {
    text: "Here are too many ZIPs inside one another.",
    todo: "Unpack it once, and drop what is inside.",
  },
  zipEntries: {
    text: "There are more than {{limit}} files in this archive; an export has a handful.",
    todo: "Unpack it, and drop only the studio’s own files.",
  },
  corruptArchive: {
    text: "The ZIP is damaged, or its download broke off.",
    todo: AGAIN,
  },
  corruptWorkbook: { text: "The workbook is damaged.", todo: AGAIN },
  corruptCsv: {
    text: "A quotation mark in line {{line}} is never closed.",
    todo: AGAIN,
  },
  corruptCsvSomewhere: { text: "A quotation mark is never closed.", todo: AGAIN },
  corruptHistory: {
    text: "This history is damaged.",
    todo: "Drop an earlier copy of it, or the studio’s own files.",
  },
  newerHistory: {
    text: "A newer version of this page wrote this history.",
    todo: "Reload the page, and drop it again.",
  },
  otherAccount: {
    text: "This belongs to @{{handle}}; on screen is @{{shown}}.",
    todo: "One account at a time, or the figures would mix.",
  },
  unreadable: {
    text: "The browser could not open it.",
    todo: "Is it a folder, or still downloading? Drop the files themselves.",
  },
};
