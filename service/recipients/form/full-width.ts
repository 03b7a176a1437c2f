/** Full width, in which input methods of East Asia write letters and digits. It stands apart from what formats, which the page has only with the engine. */
import type { FormField } from './form.js';

/** Letters, digits and signs of full width, as input methods of East Asia write them, in the width of codes and numbers: １２３ is 123. */
export const narrowed = (text: string): string =>
  text.replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0)).replaceAll('\u3000', ' ');

/** Names and addresses may be in full width. */
export const isNarrow = ({ isCode, input, pointer }: Pick<FormField, 'isCode' | 'input' | 'pointer'>): boolean =>
  isCode || input === 'tel' || input === 'email' || pointer.endsWith('/postCode');
