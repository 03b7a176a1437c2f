/** What is said at the start, and has to be right then: mistakes in it are errors that name the option, and never its value. */

const DAY = 86_400;

/** A number of the range, both ends included. */
export function inRange(option: string, value: number, min: number, max: number): number {
  // NaN is in no range
  if (!(value >= min && value <= max)) throw new RangeError(`${option}: a number from ${min} to ${max} is needed`);
  return value;
}

/** A duration up to a day, as milliseconds. */
export const duration = (option: string, seconds: number): number => inRange(option, seconds, 0, DAY) * 1_000;

export function needed(option: string, value: string): string {
  if (typeof value !== 'string' || value === '') throw new TypeError(`${option}: a text is needed`);
  return value;
}

/** One or several texts. */
export function neededList(option: string, value: string | readonly string[]): readonly string[] {
  const values = [value].flat();
  if (values.length === 0) throw new TypeError(`${option}: a text is needed`);
  return values.map((one) => needed(option, one));
}
