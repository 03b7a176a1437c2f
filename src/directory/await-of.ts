/** What to say of a promise in the place of what it gives; else nothing. */
export const awaitOf = (value: unknown): string =>
  typeof (value as Partial<PromiseLike<unknown>> | null)?.then === 'function' ? ': this is a promise, write `await` before it' : '';
