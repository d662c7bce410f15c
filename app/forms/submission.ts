/** A file that is on the disk already, before the form it belongs to is right. */
export type KeptFile = {
  key: string;
  /** The visitor's own name of it: a label, never a path. */
  label: string;
  type: string;
  /** In bytes. */
  size: number;
  checksum: string;
  /** Something was sent with it already; its content may be gone from here. */
  isSent: boolean;
};

export type Upload = {
  filename: string;
  content: AsyncIterable<Uint8Array>;
  /** Whose it is when room has to be made: a network (packages/lib/network.ts). */
  sender: string;
};

/** What a submission becomes; made once its id and reference are known. */
export type Delivery = {
  /** A row of the collection `leads`. */
  lead: Record<string, unknown>;
  /** Rows of the collection `outbox`. */
  mails: readonly Record<string, unknown>[];
};
