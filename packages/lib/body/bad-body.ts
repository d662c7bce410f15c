/** A body that is not what its sender says it is, or larger than is read. */
export class BadBody extends Error {
  readonly status: 400 | 413 | 415;
  constructor(status: BadBody["status"], message: string) {
    super(message);
    this.status = status;
  }
}
