/** Compares the reading of a mail with parting it into words; and a text a hundred times as long with the short one. */
import { extract } from 'payprep/detect';
import { compareTimes, type Figure } from '../figure.js';
import type { Inputs } from '../inputs/inputs.js';
import { type Effort, measureTurns, processorClock } from '../rounds.js';
import { createTurn } from '../turns.js';

const LENGTHS = 100;
/** A turn of a long text takes as long as a hundred of a short one. */
const LONG: Effort = { clock: processorClock, budget: 4000, minRounds: 7, maxRounds: 41, warmUp: 2 };

/** A mail as suppliers send it, with an IBAN, a reference and an amount; noise around it as in a signature. */
const mailOf = (iban: string, number: number): string => `Dear customer,

thank you for your order ${number}. Please pay 1,234.56 EUR within 14 days to

Account holder: Example Trading Ltd
IBAN: ${iban}
Reference: INV-${number}

If you have a question, call us at +44 20 7946 0${String(number % 1000).padStart(3, '0')} from 9 to 17 o'clock, or write to
accounts@example.com. Example Trading Ltd, 10 Example Street, Reading RG1 1AA, company number 01234567.
`;

const wordsOf = (text: string): readonly string[] => text.split(/[^\p{L}\p{N}]+/u);

export function compareExtract({ ibans }: Inputs): readonly Figure[] {
  const mails = ibans.slice(0, 1500).map(mailOf);
  const read = (text: string) => extract(text);
  const times = measureTurns([createTurn(read, mails), createTurn(wordsOf, mails)]);
  const name = { name: 'extract/words', what: 'extract of a mail of twelve lines', peer: 'its words' };
  return [compareTimes(name, 'share', times, mails.length), compareLengths(mails.slice(0, LENGTHS))];
}

/** One account, and as much text without one as a hundred mails. */
function compareLengths(mails: readonly string[]): Figure {
  const [mail = ''] = mails;
  const lines = mails.map((text) => text.replace(/^(?:IBAN|Account holder|Reference):.*\n/gm, ''));
  const long = `${lines.join('\n')}\n${mail}`;
  const short = `${lines[0] ?? ''}\n${mail}`;
  const many = (text: string, times: number) => () => {
    for (let time = 0; time < times; time++) extract(text);
  };
  const share = long.length / short.length;
  const times = measureTurns([many(long, 1), many(short, Math.round(share))], LONG);
  const what = 'extract of a text fifty times as long';
  return compareTimes({ name: 'extract/length', what, peer: 'fifty times the short one' }, 'share', times);
}
