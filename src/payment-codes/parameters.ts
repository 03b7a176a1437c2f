/** What UPI links and SPAYD share: parameters with names, whose values are percent-encoded. */
import type { PaymentCodeElements } from './payment-code.js';
import type { Problems } from './problems.js';

/** A value without percent-encoding. What is no encoding of UTF-8 stays as it is, and is a problem. */
export function decoded(tag: string, value: string, problems: Problems): string {
  try {
    return decodeURIComponent(value);
  } catch {
    problems.add('INVALID_FORMAT', { tag }, 'The value is not percent-encoded UTF-8.');
    return value;
  }
}

/** How a kind of code writes values, and reads them. */
export interface ParameterEncoding {
  readonly encode: (value: string) => string;
  readonly decode: (value: string) => string;
}

/** The parameters with one more: in the place of the one with its name, else at the end. What says the same already stays as it is written. */
export function withParameter(
  elements: PaymentCodeElements,
  tag: string,
  value: string,
  { encode, decode }: ParameterEncoding,
): PaymentCodeElements {
  if (value === '') return elements;
  const at = elements.findIndex(([each]) => each === tag);
  const old = elements[at];
  if (old === undefined) return [...elements, [tag, encode(value)]];
  return decode(old[1]) === value ? elements : elements.map((each, index) => (index === at ? [tag, encode(value)] : each));
}

export function checkRepeated(elements: PaymentCodeElements, problems: Problems): void {
  elements.forEach(([tag], at) => {
    if (elements.findIndex(([each]) => each === tag) < at)
      problems.add('ELEMENT_REPEATED', { tag }, 'The parameter stands in the code twice.');
  });
}
