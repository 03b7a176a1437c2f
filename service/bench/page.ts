/** The figures as pages: LOAD.md, SOAK.md and TRIAL.md. */
import { machine } from '../../bench/report.js';
import type { Ratio } from '../../bench/statistics.js';
import type { EndpointFigures, EndpointsFigures } from './engine-endpoints.js';
import type { LoadFigures, ServerFigures } from './rounds.js';
import { isSound, type SoakFigures } from './soak.js';
import type { StoredFigures } from './stored.js';
import { isBusy, type TrialFigures, verdictsOf } from './trial.js';

const GOAL = 0.9;

/** A load average at the begin from which others are at work. */
const BUSY = 0.7;

const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;
const shareOf = ({ median, quartiles: [low, high] }: Ratio): string => `${percent(median)} (${percent(low)} to ${percent(high)})`;

const INTRODUCTION = `Written by \`npm run trial -- load\`; do not edit.

Single validations against \`payprep-service serve --store memory\` with an access token, beside three servers of the same Node and the same Hono, which are sent the same:

- the same service, built with payments that read the body and always send the same response: tokens, limits, ids, log and metrics are there
- the engine alone: a server that reads, validates and answers, without any of these
- a constant answer: a server that reads the body and always sends the same response

All take turns under the same load, from the same machine; a share is the median of the shares of all rounds, with those of half of the rounds, and is of the
constant answer. The processor's time is that of the server's process alone, so it says more where others are at work on the machine.`;

const table = (rows: readonly (readonly string[])[]): string => rows.map((cells) => `| ${cells.join(' | ')} |\n`).join('');

const rowOf = (what: string, { perSecond, share, microseconds, processorShare, p50, p99 }: ServerFigures): readonly string[] => [
  what,
  perSecond.toFixed(0),
  shareOf(share),
  `${microseconds.toFixed(0)} µs`,
  shareOf(processorShare),
  `${p50.toFixed(1)} ms`,
  `${p99.toFixed(1)} ms`,
];

export function loadPage(figures: LoadFigures, stored: readonly StoredFigures[], day: string): string {
  const { service, same, ofSame, ofEngineAlone, ofEngineAloneByProcessor, ofEngineAloneAtLeast, engineAlone, constant } = figures;
  const { bodyBytes, answerBytes, loadAverages } = figures;
  const rows = [
    ['server', 'requests a second', 'share', 'processor a request', 'share', 'half within', 'all but 1 % within'],
    ['---', '---', '---', '---', '---', '---', '---'],
    rowOf('payprep', service),
    rowOf('the same service, with a constant answer', same),
    rowOf('the engine alone', engineAlone),
    rowOf('a constant answer', constant),
  ];
  const goalText = (share: Ratio): string => `${shareOf(share)}, ${share.median >= GOAL ? 'met' : 'missed'}`;
  const goal =
    `The goal is ${percent(GOAL)} of the requests of the engine alone: by requests ${goalText(ofEngineAlone)}; by the processor's time ` +
    `${goalText(ofEngineAloneByProcessor)}; by the least processor's time of all rounds ${percent(ofEngineAloneAtLeast)}. Of the same service with a constant answer it is ${shareOf(ofSame)}.`;
  const load = `Load average of the machine at the begin and at the end: ${loadAverages.map((each) => each.toFixed(1)).join(', ')}${loadAverages[0] > BUSY ? '; measured under load' : ''}.`;
  const measured = `${day}. ${machine()}. A body of ${bodyBytes} bytes, an answer of ${answerBytes}. ${load}`;
  return `# Load\n\n${INTRODUCTION}\n\n${measured}\n\n${table(rows)}\n${goal}\n\n${STORED}\n\n${storedTable(stored)}`;
}

const STORED = `Over PostgreSQL on the same machine, with the same connections, all of one organization; the processor's time is that of the service alone:`;

const storedTable = (stored: readonly StoredFigures[]): string =>
  table([
    ['what', 'requests a second', 'processor a request', 'half within', 'all but 1 % within'],
    ['---', '---', '---', '---', '---'],
    ...stored.map(({ what, perSecond, microseconds, p50, p99 }) => [
      what,
      perSecond.toFixed(0),
      `${microseconds.toFixed(0)} µs`,
      `${p50.toFixed(1)} ms`,
      `${p99.toFixed(1)} ms`,
    ]),
  ]);

const ENDPOINTS_INTRODUCTION = `Written by \`npm run trial -- load --endpoints\`; do not edit.

The endpoints under \`/engine\`, each beside a server that asks the library alone, in turns. The goal is 90 % of the library alone, by the processor's time,
where the time is the engine's: where the library alone takes at least twice the processor's time of a constant answer. What takes less is mostly HTTP, tokens and shapes, and has no goal; the two catalogues have no library
beside them. Where others were at work on the machine before it began, the goal is judged by the least processor's time of each in all rounds, which they lengthen least, and
what misses it so has to be measured again; else by the median of the rounds.`;

/** The library's part of the time of the server that has nothing else. */
const isOfEngine = (alone: number, constant: number): boolean => alone >= 2 * constant;

type Alone = NonNullable<EndpointFigures['alone']>;

const endpointTable = (endpoints: readonly EndpointFigures[], constant: number, verdict: (alone: Alone) => string): string =>
  table([
    [
      'endpoint',
      'requests a second',
      'all but 1 % within',
      'processor a request',
      'the library alone',
      'share by requests',
      'share by processor',
      'at least',
      'goal',
    ],
    ['---', '---', '---', '---', '---', '---', '---', '---', '---'],
    ...endpoints.map(({ line, perSecond, p99, microseconds, alone }) => [
      `\`${line.split('?')[0]}\``,
      perSecond.toFixed(0),
      `${p99.toFixed(1)} ms`,
      `${microseconds.toFixed(0)} µs`,
      ...(alone === undefined
        ? ['–', '–', '–', '–', '–']
        : [
            `${alone.microseconds.toFixed(0)} µs`,
            shareOf(alone.ofAlone),
            shareOf(alone.ofAloneByProcessor),
            percent(alone.ofAloneAtLeast),
            isOfEngine(alone.least, constant) ? verdict(alone) : '–',
          ]),
    ]),
  ]);

export function endpointsPage({ endpoints, constant, loadAverages: [begin, end] }: EndpointsFigures, day: string): string {
  const load = `Load average of the machine at the begin and at the end: ${begin.toFixed(1)}, ${end.toFixed(1)}${begin > BUSY ? '; measured under load' : ''}.`;
  const verdict = ({ ofAloneByProcessor, ofAloneAtLeast }: Alone): string =>
    begin > BUSY ? (ofAloneAtLeast >= GOAL ? 'met' : 'not shown under load') : ofAloneByProcessor.median >= GOAL ? 'met' : 'missed';
  const measured = `${day}. ${machine()}. A constant answer takes ${constant.toFixed(0)} µs of the processor. ${load}`;
  return `# Endpoints under \`/engine\`\n\n${ENDPOINTS_INTRODUCTION}\n\n${measured}\n\n${endpointTable(endpoints, constant, verdict)}`;
}

const SOAK_INTRODUCTION = `Written by \`npm run trial -- load --soak\`; do not edit.

Every endpoint and those of the page, by clients that go the same way again and again with end-users of their own, against \`payprep-service serve\` over PostgreSQL, with
webhooks to a receiver on the same machine. It is sound when every answer was the one that was due, every event has arrived, and memory at the end is no more
than a tenth above what it was after the warm-up. The heap is the least of its time, which is what is left after the garbage was collected.`;

export function soakPage(figures: SoakFigures, day: string): string {
  const { minutes, requests, walks, eventsExpected, eventsArrived, problems, resident, heap } = figures;
  const between = ([first, last]: readonly [number, number]): string => `${first.toFixed(0)} to ${last.toFixed(0)} MB`;
  const rows = [
    ['what', ''],
    ['---', '---'],
    ['minutes', `${minutes}`],
    ['requests', `${requests}`],
    ['ways through all endpoints', `${walks}`],
    ['answers other than they should be', `${problems.length}`],
    ['events that arrived, of those that had to', `${eventsArrived} of ${eventsExpected}`],
    ['resident memory, from first to last', between(resident)],
    ['heap, from first to last', between(heap)],
    ['result', isSound(figures) ? 'sound' : 'not sound'],
  ];
  return `# Mixed load\n\n${SOAK_INTRODUCTION}\n\n${day}. ${machine()}.\n\n${table(rows)}`;
}

const TRIAL_INTRODUCTION = `Written by \`npm run trial -- load --trial\`; do not edit.

One organization does its work against \`payprep-service serve\` over PostgreSQL: validations, lists, new recipients. Another sends three times what it may, with
connections that ask for long lists and read nothing, and connections that ask letter by letter. Then the database is stopped (SIGSTOP), and the server is killed twice
(SIGKILL). Whoever gets no answer asks again with the same \`Idempotency-Key\`. Around stops and kills, times do not count, but losses do. It holds when no
recipient and no event is lost or stored twice, all but 1 % of the answers under load take less than three times what they take at rest, refusals
come within 5 seconds, and memory neither grows nor exceeds the limit of a pod. All share the cores of one machine: where its load average is above the number of
cores, times say little.`;

export function trialPage(figures: TrialFigures, day: string): string {
  const { minutes, requests, statuses, floodStatuses, latencies, resident, recipients, missing, unknown } = figures;
  const counts = (all: Readonly<Record<string, number>>): string =>
    Object.entries(all)
      .map(([status, count]) => `${status === '0' ? 'none' : status}: ${count}`)
      .join(', ');
  const { kept, memory, times } = verdictsOf(figures);
  const verdict = (holds: boolean): string => (holds ? 'holds' : 'does not hold');
  const both = ([p50, p99]: readonly [number, number]): string => `${p50.toFixed(1)} ms, ${p99.toFixed(1)} ms`;
  const rows = [
    ['what', ''],
    ['---', '---'],
    ['minutes', `${minutes}`],
    ['requests, and how they were answered', `${requests}; ${counts(statuses)}`],
    ['those of the other organization', counts(floodStatuses)],
    ['half, and all but 1 %, at rest', both(latencies.rest)],
    ['beside the other organization', both(latencies.load)],
    ['what needs no database, while that is stopped', both(latencies.stopped)],
    ['the longest until a 503', `${(figures.longestRefusal / 1000).toFixed(1)} s`],
    ['recipients stored, missing, stored without a word', `${recipients}, ${missing}, ${unknown}`],
    ['events missing, sent again', `${figures.eventsMissing}, ${figures.eventsTwice}`],
    ['from a kill to the first answer', figures.secondsToStartAgain.map((seconds) => `${seconds.toFixed(1)} s`).join(', ')],
    [
      'resident memory at rest, under load, at the end, at most',
      `${[resident.rest, resident.load, resident.end, resident.most].map((each) => each.toFixed(0)).join(', ')} MB`,
    ],
    ['wrong answers', `${figures.problems.length}`],
    ['load average of the machine, at the begin and at the end', figures.loadAverages.map((each) => each.toFixed(1)).join(', ')],
    ['nothing lost, nothing wrong', verdict(kept)],
    ['memory', verdict(memory)],
    ['times', !times && isBusy(figures) ? 'cannot be judged: others were at work on the machine before it began' : verdict(times)],
  ];
  return `# A bad half hour\n\n${TRIAL_INTRODUCTION}\n\n${day}. ${machine()}.\n\n${table(rows)}`;
}
