/** Writes a text in an encoding that Node only reads: by trying every byte, and every pair of bytes. */

const tables = new Map<string, ReadonlyMap<string, Buffer>>();

function tableOf(encoding: string): ReadonlyMap<string, Buffer> {
  const known = tables.get(encoding);
  if (known !== undefined) return known;
  const table = new Map<string, Buffer>();
  const add = (...bytes: readonly number[]): void => {
    const text = new TextDecoder(encoding).decode(Uint8Array.from(bytes), { stream: true });
    if ([...text].length === 1 && text !== '\ufffd' && !table.has(text)) table.set(text, Buffer.from(bytes));
  };
  for (let byte = 0; byte < 256; byte += 1) add(byte);
  if (/^(?:gb|big5|shift|euc)/.test(encoding))
    for (let lead = 0x81; lead < 0xff; lead += 1) for (let trail = 0x40; trail < 0xff; trail += 1) add(lead, trail);
  tables.set(encoding, table);
  return table;
}

export const encodeAs = (encoding: string, text: string): Buffer =>
  Buffer.concat(
    [...text].map((character) => {
      const bytes = tableOf(encoding).get(character);
      if (bytes === undefined) throw new Error(`${character} is not in ${encoding}`);
      return bytes;
    }),
  );
