/**
 * Why a store did not do what it was asked; its message is for an operator, without secrets. `status` is what
 * the store answered, undefined when it could not be asked.
 */
export class StoreError extends Error {
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }
}
