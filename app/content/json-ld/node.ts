import type { Thing } from "schema-dts";

/** A thing of schema.org with properties of its own; some things are also plain text. */
export type Node = Exclude<Thing, string>;

/**
 * A node on its way from a loader to the page's head. What makes nodes types them with schema-dts;
 * those types are too large to follow through a loader's data.
 */
export type MadeNode = { "@type": string };
