/** The figures of the load as a page: LOAD.md. */
import { machine } from '../report.js';
import type { Ratio } from '../statistics.js';
import type { LoadFigures } from './rounds.js';

const GOAL = 0.5;

const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;
const spread = ({ quartiles: [low, high] }: Ratio): string => `${percent(low)} to ${percent(high)}`;

const INTRODUCTION = `Written by \`npm run load\`; do not edit.

Single validations against \`payprep serve --store memory\` with an access token, beside a server of the same Node, the same Hono and the same options, which
reads the same body and says always the same. Both take turns under the same load, from the same machine; a share is the median of the shares of all
rounds. The processor's time is that of the server's process alone, so it says more where others are at work on the machine.`;

const table = (rows: readonly (readonly string[])[]): string => rows.map((cells) => `| ${cells.join(' | ')} |\n`).join('');

export function loadPage(figures: LoadFigures, day: string): string {
  const { ours, theirs, share, ourProcessor, theirProcessor, processorShare, p50, p99, bodyBytes, answerBytes } = figures;
  const rows = [
    ['what', 'payprep', 'a constant answer', 'share', 'half of the rounds', 'goal', ''],
    ['---', '---', '---', '---', '---', '---', '---'],
    [
      'requests a second',
      ours.toFixed(0),
      theirs.toFixed(0),
      percent(share.median),
      spread(share),
      `≥ ${percent(GOAL)}`,
      share.median >= GOAL ? 'met' : 'missed',
    ],
    [
      'processor a request',
      `${ourProcessor.toFixed(0)} µs`,
      `${theirProcessor.toFixed(0)} µs`,
      percent(processorShare.median),
      spread(processorShare),
      '',
      '',
    ],
    ['time to an answer, half of them', `${p50.toFixed(1)} ms`, '', '', '', '', ''],
    ['time to an answer, all but one in a hundred', `${p99.toFixed(1)} ms`, '', '', '', '', ''],
  ];
  return `# Load\n\n${INTRODUCTION}\n\n${day}. ${machine()}. A body of ${bodyBytes} bytes, an answer of ${answerBytes}.\n\n${table(rows)}`;
}
