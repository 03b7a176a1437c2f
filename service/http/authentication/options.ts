/** Checks the options of verifiers. An error names the option, never its value. */

const DAY = 86_400;

/** Asserts that a number is in the range, both ends included. */
export function assertInRange(option: string, value: number, min: number, max: number): number {
  // false for NaN
  if (!(value >= min && value <= max)) throw new RangeError(`${option}: a number from ${min} to ${max} is needed`);
  return value;
}

/** A duration of at most a day, in milliseconds. */
export const toMilliseconds = (option: string, seconds: number): number => assertInRange(option, seconds, 0, DAY) * 1_000;

export function assertText(option: string, value: string): string {
  if (typeof value !== 'string' || value === '') throw new TypeError(`${option}: a text is needed`);
  return value;
}

/** One or several texts. */
export function assertTexts(option: string, value: string | readonly string[]): readonly string[] {
  const values = [value].flat();
  if (values.length === 0) throw new TypeError(`${option}: a text is needed`);
  return values.map((one) => assertText(option, one));
}
