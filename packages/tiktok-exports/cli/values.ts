const COUNT = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
const PERCENT = new Intl.NumberFormat("en-US", { style: "percent", maximumFractionDigits: 1 });
const SIGNED_COUNT = new Intl.NumberFormat("en-US", {
  maximumFractionDigits: 0,
  signDisplay: "exceptZero",
});
const SIGNED_PERCENT = new Intl.NumberFormat("en-US", {
  style: "percent",
  maximumFractionDigits: 1,
  signDisplay: "exceptZero",
});

export const count = (value: number): string => COUNT.format(value);

/** Of a share, 0 to 1. */
export const percent = (share: number): string => PERCENT.format(share);

export const signed = (value: number, unit: "count" | "percent" = "count"): string =>
  (unit === "percent" ? SIGNED_PERCENT : SIGNED_COUNT).format(value);

export const hours = ({ from, to }: { from: number; to: number }): string =>
  `${clock(from)} to ${clock(to)}`;

const clock = (hour: number) => `${String(hour % 24).padStart(2, "0")}:00`;
