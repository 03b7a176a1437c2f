/** Returns a function that waits for some time, or until a signal. */
export const pause =
  (milliseconds: number) =>
  (signal: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      const finish = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', finish);
        resolve();
      };
      const timer = setTimeout(finish, milliseconds);
      if (signal.aborted) finish();
      else signal.addEventListener('abort', finish);
    });
