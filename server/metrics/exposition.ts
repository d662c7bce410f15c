/** The text format of Prometheus (version 0.0.4): numbers with a name, and labels of a few known values. */

export const EXPOSITION_TYPE = "text/plain; version=0.0.4; charset=utf-8";

export type Labels = Readonly<Record<string, string>>;
type Sample = { suffix?: string; labels?: Labels; value: number };
export type Family = {
  name: string;
  help: string;
  type: "counter" | "gauge" | "histogram";
  samples: readonly Sample[];
};

/** Text of all families; numbers that are not known are left out. */
export const expose = (families: readonly Family[]): string =>
  families
    .map(({ name, help, type, samples }) => {
      const known = samples.filter(({ value }) => !Number.isNaN(value));
      const lines = known.map(
        ({ suffix = "", labels = {}, value }) => `${name}${suffix}${inBraces(labels)} ${value}\n`,
      );
      return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join("")}`;
    })
    .join("");

function inBraces(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value}"`);
  return pairs.length === 0 ? "" : `{${pairs.join(",")}}`;
}

/** A number that goes up and down; undefined where nothing is known. */
export const gauge = (name: string, help: string, value: number | undefined): Family => ({
  ...{ name, help, type: "gauge" },
  samples: [{ value: value ?? Number.NaN }],
});

/** Numbers that only grow, one for each value of a label. */
export const counters = (
  name: string,
  help: string,
  label: string,
  counts: Readonly<Record<string, number>>,
): Family => ({
  ...{ name, help, type: "counter" },
  samples: Object.entries(counts).map(([key, value]) => ({ labels: { [label]: key }, value })),
});

/** Upper bounds in seconds: from a render to the longest that a backend is waited for. */
const BOUNDS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** How long something took, in a few buckets. */
export class Histogram {
  readonly #buckets = new Array<number>(BOUNDS_S.length).fill(0);
  #count = 0;
  #sum = 0;

  /** `begun` as performance.now() gave it, in milliseconds. */
  since(begun: number): void {
    const seconds = (performance.now() - begun) / 1000;
    const bucket = BOUNDS_S.findIndex((bound) => seconds <= bound);
    if (bucket >= 0) this.#buckets[bucket] = (this.#buckets[bucket] ?? 0) + 1;
    this.#count++;
    this.#sum += seconds;
  }

  family(name: string, help: string): Family {
    let below = 0;
    const buckets = BOUNDS_S.map((bound, index) => {
      below += this.#buckets[index] ?? 0;
      return { suffix: "_bucket", labels: { le: String(bound) }, value: below };
    });
    return {
      ...{ name, help, type: "histogram" },
      samples: [
        ...buckets,
        { suffix: "_bucket", labels: { le: "+Inf" }, value: this.#count },
        { suffix: "_sum", value: this.#sum },
        { suffix: "_count", value: this.#count },
      ],
    };
  }
}
