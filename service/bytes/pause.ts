/** Yields the thread: work that has arrived in the meantime, such as another request, runs before what follows. */

/** Node's own comes before timers, whose shortest is a millisecond; elsewhere there is nothing but a timer. */
const later: (resolve: () => void) => unknown = (globalThis as Partial<Pick<typeof globalThis, 'setImmediate'>>).setImmediate ?? setTimeout;

export const nextTurn = (): Promise<void> => new Promise((resolve) => void later(resolve));
