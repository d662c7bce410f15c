import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { DOCX, PDF } from "../../../packages/lib/documents/document-types.ts";
import {
  claiming,
  docx,
  endlessPdf,
  onePage,
  pdf,
  shown,
} from "../../../test/support/documents.ts";
import { readDocument } from "./cv-process.server.ts";
import { readerCommand } from "./reader-command.server.ts";

/** A reader may need ten seconds to start on a busy machine, and as many to be ended. */
const TIMEOUT_MS = 60_000;
const PLAYBOOK = join(import.meta.dirname, "../../../public/playbook/b4-playbook-el.pdf");

describe("the reader", { timeout: TIMEOUT_MS }, () => {
  it("reads a page line by line", async () => {
    const content = onePage(shown("Maria \\(Live\\)") + shown("Producer", 680));
    expect(await readDocument(content, PDF)).toEqual({
      words: "Maria (Live)\nProducer\n\n",
      end: "read",
    });
  });

  it("reads Greek in several faces, by each font's own table", async () => {
    const { words } = await readDocument(readFileSync(PLAYBOOK), PDF);
    expect(words).toContain("Όσα θα θέλαμε να ξέρει κάθε brand");
    expect(words).toContain("Δέκα κεφάλαια,\nαντίστροφα");
  });

  it("reads a Word document", async () => {
    const content = docx('<w:p a="1">Maria &amp; Co</w:p><w:p>&lt;Live&gt;</w:p>');
    const words = "Maria & Co\n<Live>\n";
    expect(await readDocument(content, DOCX)).toEqual({ words, end: "read" });
  });

  it.each([
    ["no document at all", Buffer.from("%PDF-1.7 nothing"), PDF],
    ["cut off", onePage(shown("Maria")).subarray(0, 100), PDF],
    ["of openings that never end", rowOne(), PDF],
    ["without pages", pdf("<</Type/Catalog>>"), PDF],
    ["no archive", Buffer.from("PK"), DOCX],
    ["that becomes 64 MB and says 1000 bytes", claiming(bombDocx(), 1000), DOCX],
  ])("finds nothing in a file %s", async (_, content, type) => {
    expect(await readDocument(content, type)).toEqual({ words: "", end: "unreadable" });
  });

  it.each([
    ["draws itself twenty times, ten deep", () => endlessPdf()],
    ["unpacks to 300 MB", () => onePage(Buffer.alloc(300_000_000, " "))],
    ["shows the same word for ever", () => onePage(shown("abc ").repeat(2_000_000))],
  ])("is ended over a page that %s", async (_, content) => {
    expect(await readDocument(content(), PDF)).toEqual({ words: "", end: "over" });
  });

  it("gives what it had found before it was ended", async () => {
    const { words, end } = await readDocument(firstPageThenEndless(), PDF);
    expect({ words, end }).toEqual({ words: "Maria Live\n\n", end: "over" });
  });

  it("takes no more words than a person would read", async () => {
    const { words, end } = await readDocument(docx("word ".repeat(1_000_000)), DOCX);
    expect(end).toBe("over");
    expect(words.length).toBeLessThanOrEqual(256 * 1024);
  });

  it("has no rights and no variables", () => {
    const [program = "", ...args] = readerCommand();
    const probe = `
      const attempt = async (work) => { try { await work(); return "done" } catch (error) { return (error.cause ?? error).code ?? error.name } };
      const fs = require("node:fs");
      Promise.all([
        () => fs.readFileSync("${import.meta.dirname}/cv-process.server.ts"),
        () => fs.readFileSync("/etc/hosts"),
        () => fs.writeFileSync("package.json", ""),
        () => require("node:child_process").execSync("true"),
        () => new (require("node:worker_threads").Worker)("", { eval: true }),
        () => new Promise((resolve, reject) => require("node:net").connect(1, "127.0.0.1").on("error", reject)),
        () => new Function("return 1"),
      ].map(attempt)).then((all) => console.log(JSON.stringify({ all, env: Object.keys(process.env) })));`;
    const { stdout } = spawnSync(program, [...args.slice(0, -1), "--eval", probe], { env: {} });
    const { all, env } = JSON.parse(stdout.toString());
    expect(all).toEqual([...Array(6).fill("ERR_ACCESS_DENIED"), "EvalError"]);
    // What the shell makes for itself.
    expect(["PWD", "SHLVL", "_", "OLDPWD"]).toEqual(expect.arrayContaining(env));
  });

  it("leaves no process behind", async () => {
    await readDocument(endlessPdf(), PDF);
    expect(readersRunning()).toEqual([]);
  });
});

/** Children of this process that read documents; on Linux, where /proc names them. */
function readersRunning(): string[] {
  if (process.platform !== "linux") return [];
  return readdirSync("/proc").filter((pid) => {
    try {
      const isReader = readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("document-reader");
      return isReader && readFileSync(`/proc/${pid}/stat`, "utf8").includes(` ${process.pid} `);
    } catch {
      return false;
    }
  });
}

/** 110 kB that a pattern over strings started over at each opening of. */
function rowOne(): Buffer {
  return Buffer.from(`%PDF-1.4\nstream\nBT (a) Tj ${"(\\".repeat(55_000)}\nendstream\n%%EOF`);
}

function bombDocx(): Buffer {
  return docx(new Uint8Array(64_000_000));
}

/** Two pages: one of words, then one that never ends. */
function firstPageThenEndless(): Buffer {
  const endless = endlessPdf().toString("latin1");
  const objects = endless.split(/\d+ 0 obj\n/).slice(1);
  const bodies = objects.map((object) => object.slice(0, object.indexOf("\nendobj")));
  bodies[1] = `<</Type/Pages/Kids[${bodies.length + 1} 0 R 3 0 R]/Count 2>>`;
  const words = shown("Maria Live");
  bodies.push(
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents ${bodies.length + 2} 0 R/Resources<</Font<</F1 5 0 R>>>>>>`,
    `<</Length ${words.length}>>stream\n${words}\nendstream`,
  );
  return pdf(...bodies.map((body) => Buffer.from(body, "latin1")));
}
