import { describe, expect, it } from "vitest";
import { nameSound, nameSounds } from "./sounds.ts";

describe("a name by its sound", () => {
  it.each([
    ["παπαδοπουλου", "papadopoulou"],
    ["γιωργοσ", "giorgos"],
    ["γιωργοσ", "yiorgos"],
    ["χρηστοσ", "christos"],
    ["χρηστοσ", "xristos"],
    ["αγγελοσ", "angelos"],
    ["αγγελοσ", "aggelos"],
    ["ευαγγελια", "evangelia"],
    ["βασιλησ", "vasilis"],
    ["δημητρησ", "dimitris"],
    ["αννα", "anna"],
    ["κωνσταντινιδησ", "konstantinid"],
    ["μπαλτασ", "mpaltas"],
  ])("%s is found by %s", (name, typed) => {
    const sound = nameSound(name);
    expect(nameSounds(typed).some((each) => sound.includes(each))).toBe(true);
  });

  it("meets a Latin name by a Greek one too, and tells others apart", () => {
    expect(nameSounds("παπαδοπουλοσ")).toContain(nameSound("papadopoulos"));
    expect(nameSounds("nikos")).not.toContain(nameSound("νικη"));
  });
});
