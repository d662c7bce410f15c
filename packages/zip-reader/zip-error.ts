/**
 * Why an archive, or an entry of it, can't be read.
 * - `directory`: no directory, or one that is cut or damaged
 * - `entries`: it lists more than the caller takes
 * - `entry`: the entry does not lie where the directory says
 * - `encrypted`: it needs a password
 * - `method`: packed in another way than stored or deflated
 * - `compression`: its packed bytes can't be unpacked
 * - `checksum`: what came out has another size or checksum than the directory says
 */
export type ZipFault =
  | "directory"
  | "entries"
  | "entry"
  | "encrypted"
  | "method"
  | "compression"
  | "checksum";

export class ZipError extends Error {
  override readonly name = "ZipError";
  readonly fault: ZipFault;
  constructor(fault: ZipFault) {
    super(fault);
    this.fault = fault;
  }
}
