/**
 * `npm run trial -- payment-files`: a payment file of 1 GB in constant memory, read and completed. `-- 200` for another number of megabytes.
 *
 * The file is never on the disk: it is written into standard input as it is read. The completed one is, and is removed.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What a process may hold at most: the directories of banks, and a few megabytes of the file. */
const MAX_MEGABYTES = 400;

const megabytes = Number(process.argv[2] ?? 1000);
const cli = fileURLToPath(new URL('../../../dist/cli.js', import.meta.url));

const head = `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">
<CstmrCdtTrfInitn><GrpHdr><MsgId>SOAK</MsgId></GrpHdr><PmtInf><PmtInfId>1</PmtInfId>
<PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl></PmtTpInf><ReqdExctnDt><Dt>2026-11-23</Dt></ReqdExctnDt>
`;
const foot = '</PmtInf></CstmrCdtTrfInitn></Document>\n';

const payment = (number) => `<CdtTrfTxInf>
  <PmtId><EndToEndId>E2E-${number}</EndToEndId></PmtId>
  <Amt><InstdAmt Ccy="EUR">10.00</InstdAmt></Amt>${number % 2 === 0 ? '' : '\n  <CdtrAgt><FinInstnId><BICFI>COBADEFFXXX</BICFI></FinInstnId></CdtrAgt>'}
  <Cdtr>
    <Nm>Example ${number}</Nm>
    <PstlAdr>
      <Ctry>DE</Ctry>
      <AdrLine>Rosenthaler Str. ${(number % 200) + 1}</AdrLine>
      <AdrLine>10119 Berlin</AdrLine>
    </PstlAdr>
  </Cdtr>
  <CdtrAcct><Id><IBAN>DE89370400440532013000</IBAN></Id></CdtrAcct>
</CdtTrfTxInf>
`;

/** The bytes of a file of this size, a thousand payments at a time. */
function* chunks(bytes) {
  let written = head.length;
  yield head;
  for (let number = 0; written < bytes; number += 1000) {
    const chunk = Array.from({ length: 1000 }, (_, index) => payment(number + index)).join('');
    written += chunk.length;
    yield chunk;
  }
  yield foot;
}

/** The most memory that a process held, in megabytes. */
function peakOf(pid) {
  const kilobytes = /VmHWM:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}

async function run(name, options) {
  const started = performance.now();
  const child = spawn(process.execPath, [cli, 'validate', '-', '--input', 'xml', '--exit-zero', '--no-summary', ...options], {
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  let peak = 0;
  for (const chunk of chunks(megabytes * 1e6)) {
    if (!child.stdin.write(chunk)) await once(child.stdin, 'drain');
    peak = Math.max(peak, peakOf(child.pid));
  }
  child.stdin.end();
  const [code] = await once(child, 'exit');
  const seconds = (performance.now() - started) / 1000;
  console.log(
    `${name}: ${megabytes} MB in ${seconds.toFixed(0)} s, ${(megabytes / seconds).toFixed(1)} MB/s, at most ${peak} MB of memory`,
  );
  if (code !== 0 || peak > MAX_MEGABYTES) process.exitCode = 1;
}

const folder = mkdtempSync(join(tmpdir(), 'payprep-'));
const out = join(folder, 'completed.xml');
try {
  await run('read', []);
  await run('completed', ['--fix', '--out', out]);
  console.log(`written: ${(statSync(out).size / 1e6).toFixed(0)} MB`);
} finally {
  rmSync(folder, { recursive: true });
}
