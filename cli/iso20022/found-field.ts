/** A field of an instruction, found in a payment. */
import { type Element, textOf } from './elements.js';

/** Its pointer, its value, and its element. Without a value or an element it is left out. */
export type FoundField = readonly [pointer: string, value: string | undefined, element: Element | undefined];

/** A field whose value is the text of an element. */
export const fieldOf = (pointer: string, element: Element | undefined): FoundField => [pointer, textOf(element), element];
