/** Writes payment messages in the styles that banks and programs write them in. */

import { readTransaction } from '../../../cli/iso20022/instruction.js';
import type { Transaction } from '../../../cli/iso20022/message-reader.js';
import { PaymentFileReader } from '../../../cli/iso20022/payment-file-reader.js';

export const ISO = 'urn:iso:std:iso:20022:tech:xsd:';
export const GERMAN = 'DE89370400440532013000';

export interface MessageStyle {
  readonly name?: string;
  readonly namespace?: string;
  /** With its colon. */
  readonly prefix?: string;
  readonly lineEnd?: string;
  readonly indent?: string;
  readonly declaration?: string;
  /** Elements beside the payments of a `PmtInf`, or of a `GrpHdr`. */
  readonly facts?: string;
}

/** A message with these payments. The texts are written without prefix, an element a line. */
export function message(payments: readonly string[], style: MessageStyle = {}): string {
  const { name = 'pain.001.001.09', prefix = '', lineEnd = '\n', indent = '  ', facts = '' } = style;
  const { namespace = ISO + name, declaration = '<?xml version="1.0" encoding="UTF-8"?>' } = style;
  const isPain = name.startsWith('pain');
  const body = payments.map((payment) => `<CdtTrfTxInf>\n${payment}\n</CdtTrfTxInf>`).join('\n');
  const inner = isPain
    ? `<CstmrCdtTrfInitn>\n<GrpHdr>\n<MsgId>1</MsgId>\n</GrpHdr>\n<PmtInf>\n${facts}\n${body}\n</PmtInf>\n</CstmrCdtTrfInitn>`
    : `<FIToFICstmrCdtTrf>\n<GrpHdr>\n<MsgId>1</MsgId>\n${facts}\n</GrpHdr>\n${body}\n</FIToFICstmrCdtTrf>`;
  const prefixed = inner.replace(/<(\/?)(?=[A-Z])/g, `<$1${prefix}`);
  const binding = prefix === '' ? 'xmlns' : `xmlns:${prefix.slice(0, -1)}`;
  const text = `${declaration}\n<${prefix}Document ${binding}="${namespace}">\n${prefixed}\n</${prefix}Document>\n`;
  return indented(text, indent).join(lineEnd);
}

/** The lines of a text, each as deep as its element. */
function indented(text: string, indent: string): readonly string[] {
  let depth = 0;
  return text
    .split('\n')
    .filter((line, index, all) => line !== '' || index === all.length - 1)
    .map((line) => {
      if (/^<\//.test(line)) depth -= 1;
      const written = line === '' ? '' : indent.repeat(Math.max(depth, 0)) + line;
      if (/^<[A-Za-z][^>]*[^/]>$/.test(line) && !line.includes('</')) depth += 1;
      return written;
    });
}

export const SEPA = '<PmtTpInf>\n<SvcLvl>\n<Cd>SEPA</Cd>\n</SvcLvl>\n</PmtTpInf>';

/** A payment, an element a line. `agent`, `address`: elements between the others. */
export const payment = ({ iban = GERMAN, agent = '', address = '', id = 'E2E-1' } = {}): string => `<PmtId>
<EndToEndId>${id}</EndToEndId>
</PmtId>
<Amt>
<InstdAmt Ccy="EUR">10.00</InstdAmt>
</Amt>
${agent}
<Cdtr>
<Nm>Ada Example</Nm>
${address}
</Cdtr>
<CdtrAcct>
<Id>
<IBAN>${iban}</IBAN>
</Id>
</CdtrAcct>`;

/** The payments of a file that arrives in pieces of this size. */
export function readAll(file: string | Buffer, size = 64 * 1024): readonly Transaction[] {
  const bytes = Buffer.from(file);
  const reader = new PaymentFileReader();
  const found: Transaction[] = [];
  for (let at = 0; at < bytes.length; at += size) found.push(...reader.push(bytes.subarray(at, at + size)));
  return [...found, ...reader.end()];
}

export const instructionsIn = (file: string | Buffer): readonly object[] => readAll(file).map((each) => readTransaction(each).instruction);
