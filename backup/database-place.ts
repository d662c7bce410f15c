import type { StoreAddress } from "../packages/object-store/address.ts";

/** A PostgreSQL with the content backend, and the store that contents of its files are in, if any. */
export type DatabasePlace = { url: string; filesUrl?: StoreAddress | undefined };

/** The place that the environment names; undefined where all is in DATA_DIR. */
export const databasePlace = ({
  databaseUrl: url,
  filesUrl,
}: {
  databaseUrl?: string | undefined;
  filesUrl?: StoreAddress | undefined;
}): DatabasePlace | undefined => (url === undefined ? undefined : { url, filesUrl });
