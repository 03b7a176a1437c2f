/** The direction of each language of the texts, as the platform has it of Unicode CLDR. */
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../rules/index/languages.js';
import { directionOf } from '../../rules/words/directions.js';

/** Of ECMA-402, which the types do not have yet: an accessor before it was a method. */
interface WithTextInfo {
  readonly textInfo?: { readonly direction: string };
  getTextInfo?(): { readonly direction: string };
}

test.each(LANGUAGES)('%s', (tag) => {
  const locale = new Intl.Locale(tag) as unknown as WithTextInfo;
  const { direction } = locale.getTextInfo?.() ?? locale.textInfo ?? {};
  expect(directionOf(tag)).toBe(direction);
});
