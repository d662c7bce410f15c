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

const NOT_THERE = 404;

/** Whether the store did its work and has nothing under the key that it was asked for. */
export const isNotThere = (error: unknown): error is StoreError =>
  error instanceof StoreError && error.status === NOT_THERE;
