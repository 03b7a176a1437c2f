/** Lets a test decide when one of two transactions goes on. */

/** Something that one waits for and another does. */
export function signal(): { readonly given: Promise<void>; give(): void } {
  let give = (): void => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}
