import { describe, expect, it } from "vitest";
import { stemEnglish } from "./english.ts";
import { fold, inOneAlphabet } from "./fold.ts";
import { greekKey, greeklishKeys } from "./greek.ts";
import { otherForms } from "./terms.ts";

describe("fold", () => {
  it("takes case, accents, diaeresis and final sigma away", () => {
    expect(fold("ΠΡΟΫΠΟΛΟΓΙΣΜΌΣ")).toBe(fold("προυπολογισμος"));
    expect(fold("Café")).toBe("cafe");
    expect(fold("λόγος")).toBe("λογοσ");
  });
});

describe("inOneAlphabet", () => {
  it.each([
    ["ΤikΤok", "TikTok"],
    ["ΡRIVΑCΥ", "PRIVACY"],
    ["Αthens", "Athens"],
    ["Aθήνα", "Αθήνα"],
    ["Oροι", "Οροι"],
    ["contact", "contact"],
    ["επαφή", "επαφή"],
  ])("reads %s as %s", (typed, meant) => {
    expect(inOneAlphabet(typed)).toBe(meant);
  });
});

describe("stemEnglish", () => {
  it.each([
    ["creators", "creator"],
    ["strategies", "strategy"],
    ["studies", "study"],
    ["pricing", "price"],
    ["prices", "price"],
    ["hashtags", "hashtag"],
    ["running", "run"],
    ["posted", "post"],
    ["posting", "posts"],
    ["likes", "like"],
    ["businesses", "business"],
    ["making", "make"],
    ["hired", "hire"],
    ["using", "use"],
    ["calling", "call"],
    ["selling", "sells"],
    ["scrolling", "scroll"],
    ["cancelled", "cancels"],
    ["planned", "plan"],
    ["lives", "live"],
  ])("brings %s and %s together", (a, b) => {
    expect(stemEnglish(a)).toBe(stemEnglish(b));
  });

  it.each([
    ["care", "careers"],
    ["news", "new"],
    ["evening", "even"],
    ["speed", "spe"],
    ["studio", "studies"],
    ["opening", "open"],
    ["living", "live"],
    ["site", "sits"],
    ["here", "her"],
    ["came", "cam"],
    ["line", "lin"],
    ["note", "not"],
    ["paste", "past"],
    ["added", "ads"],
    ["filled", "filed"],
  ])("keeps %s and %s apart", (a, b) => {
    expect(stemEnglish(a)).not.toBe(stemEnglish(b));
  });

  it.each(["press", "bus", "analysis", "thing", "need", "red", "is"])("leaves %s alone", (word) => {
    expect(stemEnglish(word)).toBe(word);
  });
});

describe("greekKey", () => {
  it.each([
    ["δημιουργος", "δημιουργων"],
    ["δημιουργοι", "δημιουργουσ"],
    ["συνεργασια", "συνεργασιεσ"],
    ["συνεργασια", "συνεργασιων"],
    ["διαφημιση", "διαφημισεων"],
    ["αιτηση", "αιτησεισ"],
    ["καμπανια", "καμπανιεσ"],
    ["περιεχομενο", "περιεχομενου"],
    ["εσοδα", "εσοδων"],
    // Misspelt, but sounding the same.
    ["διαφημιση", "διαφιμηση"],
    ["συνεργασια", "σινεργασια"],
  ])("brings %s and %s together", (a, b) => {
    expect(greekKey(fold(a))).toBe(greekKey(fold(b)));
  });

  it.each([
    ["θεση", "θεμα"],
    ["αμοιβη", "αρχη"],
    ["δωρεαν", "δωρα"],
    ["δημιουργοσ", "δημιουργικοτητα"],
    ["καριερα", "καρτα"],
  ])("keeps %s and %s apart", (a, b) => {
    expect(greekKey(a)).not.toBe(greekKey(b));
  });
});

describe("otherForms", () => {
  it.each([
    ["προσλαμβανετε", "προσλαμβανω"],
    ["πληρωνουμε", "πληρωνω"],
    ["μετραμε", "μετραω"],
    ["χρειαζομαι", "χρειαζω"],
    ["αποτελεσματα", "αποτελεσμα"],
  ])("takes %s for a form of %s", (form, word) => {
    expect(otherForms([greekKey(form)], "el")).toContain(greekKey(word));
    expect(otherForms([greekKey(form)], "en")).toEqual([]);
  });

  it("leaves too little of nothing", () => {
    expect(otherForms([greekKey("κρατη")], "el")).toEqual([]);
  });
});

describe("greeklishKeys", () => {
  it.each([
    ["diafimisi", "διαφήμιση"],
    ["diafhmish", "διαφήμιση"],
    ["dhmiourgos", "δημιουργός"],
    ["dimiurgos", "δημιουργός"],
    ["synergasies", "συνεργασίες"],
    ["sunergasia", "συνεργασία"],
    ["periexomeno", "περιεχόμενο"],
    ["periehomeno", "περιεχόμενο"],
    ["xrimata", "χρήματα"],
    ["xrhmata", "χρήματα"],
    ["thesi", "θέση"],
    ["8esh", "θέση"],
    ["zwntanh", "ζωντανή"],
    ["kampania", "καμπάνια"],
    ["ekproswphsh", "εκπροσώπηση"],
    ["amoivi", "αμοιβή"],
    ["amoibh", "αμοιβή"],
    ["efkairia", "ευκαιρία"],
    ["eukairia", "ευκαιρία"],
    ["psyxi", "ψυχή"],
  ])("reads %s as %s", (greeklish, greek) => {
    expect(greeklishKeys(greeklish)).toContain(greekKey(fold(greek)));
  });

  it("tries a bounded number of readings", () => {
    expect(greeklishKeys("hhhhuuuubbbbxxxx").length).toBeLessThanOrEqual(8);
  });
});
