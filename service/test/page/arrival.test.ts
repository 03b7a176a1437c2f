/** What the page is opened with: a token in the fragment, and where it leads back to. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { createToken } from '../../bytes/random.js';
import { safeReturnUrl, tokenIn } from '../../page/src/arrival.js';

describe('the token', () => {
  property.prop([fc.uint8Array({ minLength: 32, maxLength: 32 })])('every one that the service makes', (bytes) => {
    const made = createToken(() => bytes);
    expect(tokenIn(`#${made}`)).toBe(made);
  });

  test.each(['', '#', '#short', '#field-creditor-name/', '#<script>alert(1)</script>', `#${'a'.repeat(201)}`, '#aaaaaaaaaaaaaaaaaaaa bbb'])(
    '%j is none',
    (fragment) => expect(tokenIn(fragment)).toBeUndefined(),
  );
});

describe('the way back', () => {
  test.each(['https://shop.example/done?x=1', 'http://localhost:3000/', 'http://127.0.0.1/', 'http://[::1]:8080/a'])('%s', (text) =>
    expect(safeReturnUrl(text)?.href).toBe(text),
  );

  test.each([
    'http://shop.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'JaVaScRiPt:alert(1)//https://shop.example',
    'https://user:secret@shop.example/',
    'http://localhost.evil.example/',
    'http://127.0.0.1.evil.example/',
    '//shop.example/',
    '/done',
    'ftp://localhost/',
    '',
  ])('%s is none', (text) => expect(safeReturnUrl(text)).toBeUndefined());
});
