/**
 * The endpoints under `/engine`, a declaration each, beside the library alone (`engine-alone.mjs`): turn by turn, and what counts is the ratio within a round.
 *
 * To add one, declare what it is asked here, and the library's answer there. The two catalogues are the same for everybody and have no library to be compared with.
 */
import { loadavg } from 'node:os';
import autocannon from 'autocannon';
import { median, type Ratio, ratioOf } from '../../bench/statistics.js';
import { INSTRUCTION } from './instruction.js';
import { accessToken, processorSeconds, type Server, startConstant, startService } from './server.js';

interface Asked {
  /** Method and path. */
  readonly line: string;
  readonly body?: object;
}

const IBAN = 'DE89370400440532013000';
const payee = { country: 'DE', currency: 'EUR', creditorAccount: { id: { value: IBAN, type: 'IBAN' } } };

const ASKED: readonly Asked[] = [
  { line: 'POST /engine/explanations', body: INSTRUCTION },
  { line: 'POST /engine/bulk-explanations', body: { items: Array.from({ length: 10 }, () => INSTRUCTION) } },
  { line: 'GET /engine/requirements?country=DE&currency=EUR&method=BANK_ACCOUNT' },
  { line: 'POST /engine/requirements', body: payee },
  { line: 'GET /engine/banks?country=NG&q=gtbank&limit=10' },
  { line: 'GET /engine/banks/DE/37040044' },
  { line: 'POST /engine/names/comparisons', body: { given: 'Mueller Bau', held: 'Müller Bau GmbH & Co. KG', country: 'DE' } },
  { line: 'POST /engine/addresses/structures', body: { text: '10 Downing Street\nLondon SW1A 2AA', country: 'GB' } },
  { line: 'POST /engine/texts/extractions', body: { text: `Payee: Example Ltd\nIBAN: ${IBAN}` } },
  { line: 'POST /engine/payment-codes/readings', body: { text: `BCD\n002\n1\nSCT\n\nAda Example\n${IBAN}\nEUR12.30\n\nRF18539007547034` } },
  { line: 'POST /engine/references/readings', body: { kind: 'RF', value: 'RF18 5390 0754 7034' } },
  { line: 'POST /engine/payees/comparisons', body: { before: payee, after: { ...payee, creditor: { name: 'Ada Example' } } } },
  { line: 'POST /engine/value-dates', body: { system: 'SCT', on: '2026-12-24' } },
  { line: 'GET /engine/returns/AC04?list=ISO20022&system=SCT' },
  { line: 'GET /engine/alerts' },
  { line: 'GET /engine/reference-data' },
];

/** Without the library beside them. */
const CATALOGUES = ['GET /engine/alerts', 'GET /engine/reference-data'];

export interface EndpointFigures {
  readonly line: string;
  /** Requests a second of the service. */
  readonly perSecond: number;
  /** Microseconds of processor that a request takes; NaN where the system does not tell. */
  readonly microseconds: number;
  readonly p99: number;
  /** Microseconds of processor, at least of all rounds. */
  readonly least: number;
  /** The same of the library alone; undefined where there is nothing to compare with. */
  readonly alone:
    | {
        readonly microseconds: number;
        readonly ofAlone: Ratio;
        readonly ofAloneByProcessor: Ratio;
        /** By the least processor's time of each in all rounds, which others on the machine lengthen least. */
        readonly ofAloneAtLeast: number;
        /** Microseconds, of all rounds. */
        readonly least: number;
      }
    | undefined;
}

export interface EndpointsFigures {
  readonly endpoints: readonly EndpointFigures[];
  /** Microseconds of processor of a server that always sends the same response, at least. */
  readonly constant: number;
  /** Of the machine, at the begin and at the end. */
  readonly loadAverages: readonly [number, number];
}

interface EndpointOptions {
  readonly rounds: number;
  readonly seconds: number;
  readonly connections: number;
}

interface Turn {
  readonly perSecond: number;
  readonly microseconds: number;
  readonly p99: number;
}

const headersWith = (token: string) => ({ 'content-type': 'application/json', authorization: `Bearer ${token}` });

async function turn(server: Server, token: string, { line, body }: Asked, duration: number, connections: number): Promise<Turn> {
  const [method = '', path = ''] = line.split(' ');
  const request = { method: method as 'GET' | 'POST', path, headers: headersWith(token), ...(body && { body: JSON.stringify(body) }) };
  const before = processorSeconds(server);
  const result = await autocannon({ url: server.url, connections, duration, requests: [request] });
  if (result.errors + result.timeouts + result.non2xx > 0) throw new Error(`${line}: a request failed`);
  const { total } = result.requests;
  return {
    perSecond: total / result.duration,
    microseconds: ((processorSeconds(server) - before) * 1e6) / total,
    p99: result.latency.p99,
  };
}

async function answerOf({ url }: Server, token: string, { line, body }: Asked): Promise<string> {
  const [method = '', path = ''] = line.split(' ');
  const response = await fetch(`${url}${path}`, { method, headers: headersWith(token), body: body ? JSON.stringify(body) : null });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${line} is answered with ${response.status}: ${text.slice(0, 200)}`);
  return text;
}

export async function measureEndpoints(options: EndpointOptions, say: (line: string) => void): Promise<EndpointsFigures> {
  const [loadAtBegin = 0] = loadavg();
  const service = await startService({ args: ['--store', 'memory'] });
  const alone = await startConstant('', 'service/bench/engine-alone.mjs');
  const constant = await startConstant('{}');
  const token = await accessToken(service);
  const figures: EndpointFigures[] = [];
  try {
    const least = await measureOne([constant], token, { line: 'POST /payments/validations', body: INSTRUCTION }, options);
    for (const asked of ASKED) {
      const isCatalogue = CATALOGUES.includes(asked.line);
      const servers = isCatalogue ? [service] : [service, alone];
      const answers = await Promise.all(servers.map((server) => answerOf(server, token, asked)));
      if (new Set(answers).size > 1) throw new Error(`${asked.line}: the library alone answers something else`);
      figures.push(await measureOne(servers, token, asked, options));
      const last = figures.at(-1);
      say(`${asked.line}: ${last?.microseconds.toFixed(0)} µs, alone ${last?.alone?.microseconds.toFixed(0) ?? '–'} µs`);
    }
    return { endpoints: figures, constant: least.least, loadAverages: [loadAtBegin, loadavg()[0] ?? 0] };
  } finally {
    await Promise.all([service, alone, constant].map((server) => server.stop()));
  }
}

const leastOf = (turns: readonly Turn[]): number => Math.min(...turns.map(({ microseconds }) => microseconds));

async function measureOne(servers: readonly Server[], token: string, asked: Asked, options: EndpointOptions): Promise<EndpointFigures> {
  const turns = servers.map((): Turn[] => []);
  // the first round is for what is compiled while it runs
  for (let round = 0; round <= options.rounds; round += 1)
    for (const at of round % 2 === 0 ? servers.keys() : [...servers.keys()].reverse()) {
      const server = servers[at];
      if (server !== undefined) turns[at]?.push(await turn(server, token, asked, options.seconds, options.connections));
    }
  const [own = [], alone] = turns.map((each) => each.slice(1));
  const all = (each: readonly Turn[], name: keyof Turn): readonly number[] => each.map((one) => one[name]);
  return {
    line: asked.line,
    perSecond: median(all(own, 'perSecond')),
    microseconds: median(all(own, 'microseconds')),
    p99: median(all(own, 'p99')),
    least: leastOf(own),
    alone: alone && {
      microseconds: median(all(alone, 'microseconds')),
      ofAlone: ratioOf(all(own, 'perSecond'), all(alone, 'perSecond')),
      ofAloneByProcessor: ratioOf(all(alone, 'microseconds'), all(own, 'microseconds')),
      ofAloneAtLeast: leastOf(alone) / leastOf(own),
      least: leastOf(alone),
    },
  };
}
