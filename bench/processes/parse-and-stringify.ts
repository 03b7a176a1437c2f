/** The least that a script does with NDJSON: reads the file in blocks, parses each line and writes it as JSON again. */
import { once } from 'node:events';
import { createReadStream } from 'node:fs';

const [file = ''] = process.argv.slice(2);
let rest = '';
for await (const block of createReadStream(file, { encoding: 'utf8', highWaterMark: 1 << 20 })) {
  const lines = (rest + block).split('\n');
  rest = lines.pop() ?? '';
  const text = lines.map((line) => `${JSON.stringify(JSON.parse(line))}\n`).join('');
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}
if (rest !== '') process.stdout.write(`${JSON.stringify(JSON.parse(rest))}\n`);
