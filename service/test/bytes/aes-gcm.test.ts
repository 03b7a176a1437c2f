import { expect, test } from 'vitest';
import { type Cipher, createCipher, IV_LENGTH } from '../../bytes/aes-gcm.js';

const KEY = new Uint8Array(32).fill(7);
const around = { iv: new Uint8Array(IV_LENGTH).fill(1), additionalData: new TextEncoder().encode('acme') };

const byNode = await createCipher(KEY);
const byWebCrypto = await createCipher(KEY, {} as never);

const PAIRS: readonly (readonly [Cipher, Cipher])[] = [
  [byNode, byWebCrypto],
  [byWebCrypto, byNode],
];

test('Node’s module and WebCrypto write the same, and each opens what the other sealed', async () => {
  for (const text of ['', 'a', '\uFEFFZoë 雪 \u{1F600}', 'x'.repeat(5_000)]) {
    const sealed = await byNode.seal(text, around);
    expect(sealed).toEqual(await byWebCrypto.seal(text, around));
    expect(sealed).toHaveLength(new TextEncoder().encode(text).length + 16);
    for (const [one, other] of PAIRS) expect(await other.open(await one.seal(text, around), around)).toBe(text);
  }
});

test('neither opens what was changed, cut off, or stood elsewhere', async () => {
  const sealed = await byNode.seal('a text', around);
  const changed = sealed.map((byte, at) => (at === 3 ? byte ^ 1 : byte));
  const elsewhere = { ...around, additionalData: new TextEncoder().encode('other') };
  for (const [cipher] of PAIRS) {
    await expect(cipher.open(changed, around)).rejects.toThrow();
    await expect(cipher.open(sealed.subarray(0, 10), around)).rejects.toThrow();
    await expect(cipher.open(sealed, elsewhere)).rejects.toThrow();
  }
});
