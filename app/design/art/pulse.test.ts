import { describe, expect, it } from "vitest";
import { PULSES, type PulseName, pulsePath, pulseSpikes } from "./pulse.ts";

describe("pulsePath", () => {
  it("draws the kit's pulse", () => {
    expect(
      pulsePath({
        width: 600,
        height: 100,
        spikes: [
          { x: 90, apex: 50 },
          { x: 220, apex: 40 },
        ],
      }),
    ).toBe("M59 70L90 20V91M195.2 70L220 30V86.8M0 70H600");
  });

  it("keeps to whole units where it is asked to", () => {
    const spikes = [{ x: 220.3, apex: 40 }];
    expect(pulsePath({ width: 600, height: 100, spikes, isWhole: true })).toBe(
      "M196 70L220 30V87M0 70H600",
    );
  });

  it("is a flat line without spikes", () => {
    expect(pulsePath({ width: 40, baseline: 3, spikes: [] })).toBe("M0 3H40");
  });

  it("orders spikes from left to right", () => {
    const spikes = [
      { x: 90, apex: 10 },
      { x: 30, apex: 10 },
    ];
    expect(pulsePath({ width: 99, height: 50, spikes })).toMatch(/^M[\d.]+ 35L30 .*L90 /);
  });
});

describe("pulseSpikes", () => {
  it.each(Object.keys(PULSES) as PulseName[])("keeps every 4 of %s inside and apart", (name) => {
    const spikes = pulseSpikes(name, 400, 40);
    expect(Math.max(...spikes.map(({ apex }) => apex))).toBe(40);
    spikes.forEach(({ x, apex }, index) => {
      const previous = spikes[index - 1]?.x ?? 0;
      expect(x - apex * 0.62).toBeGreaterThan(previous);
      expect(x).toBeLessThan(400);
    });
  });
});
