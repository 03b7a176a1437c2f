/**
 * Compares `payprep validate` with what people use for a file of payments today, on one core. Each peer checks what its users check with it, which is
 * less: the column of the peer says what. A peer that is not installed is left out, and a note says so.
 */
import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { oneCore, processFile, runCommand } from '../children.js';
import { compareTimes, type Figure } from '../figure.js';
import type { Inputs } from '../inputs/inputs.js';
import { writePayments } from '../inputs/payments-file.js';
import { childrenClock, type Effort, measureTurns } from '../rounds.js';
import { validateArgs } from './command-line.js';

const FOLDER = 'bench/peers/files';
const BYTES = 50_000_000;
const SAMPLE_BYTES = 200_000;
const EFFORT: Effort = { clock: childrenClock, budget: 60_000, minRounds: 3, maxRounds: 3, warmUp: 0 };

interface FilePeer {
  readonly name: string;
  readonly title: string;
  /** What it is, and what it checks. */
  readonly checks: string;
  /** The command over a file; why it is left out, where it is not installed. */
  readonly command: (file: string) => readonly string[];
  readonly missing?: string;
}

/** The first line that a command prints; undefined where there is no such command, or it fails. */
function firstLine([command = '', ...args]: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8' });
  return status === 0 ? stdout.split('\n')[0] : undefined;
}

function jqPeer(): FilePeer {
  const version = firstLine(['jq', '--version']);
  return {
    name: 'jq',
    title: 'jq',
    checks: `${version ?? 'jq'}: members that are there, patterns of IBAN and BIC; no check digits`,
    command: (file) => ['jq', '-c', '-f', `${FOLDER}/payees.jq`, file],
    ...(version === undefined && { missing: 'there is no jq here' }),
  };
}

function duckdbPeer(): FilePeer {
  const manifest = `${FOLDER}/node_modules/@duckdb/node-api/package.json`;
  const isInstalled = existsSync(manifest);
  const version = isInstalled ? (JSON.parse(readFileSync(manifest, 'utf8')) as { readonly version: string }).version : '';
  return {
    name: 'duckdb',
    title: 'DuckDB',
    checks: `DuckDB ${version}, one thread: members that are there, patterns, check digits of an IBAN`,
    command: (file) => [process.execPath, `${FOLDER}/duckdb.mjs`, file],
    ...(!isInstalled && { missing: `npm install in ${FOLDER} did not bring it` }),
  };
}

/** The system may have packages that another Python on the path does not see. */
const PYTHONS = ['python3', '/usr/bin/python3'];

function pythonPeer(name: 'schwifty' | 'stdnum', packageName: string): FilePeer {
  const versionOf = (python: string): string | undefined =>
    firstLine([python, '-c', `import ${name}, importlib.metadata as m; print(m.version("${packageName}"))`]);
  const python = PYTHONS.find((candidate) => versionOf(candidate) !== undefined);
  return {
    name,
    title: `Python with ${packageName}`,
    checks: `Python and ${packageName} ${python === undefined ? '' : versionOf(python)}: IBAN with the national check digits that it knows, and BIC`,
    command: (file) => [python ?? '', `${FOLDER}/payees.py`, name, file],
    ...(python === undefined && { missing: `no Python here has the package ${packageName}` }),
  };
}

const scriptPeer: FilePeer = {
  name: 'script',
  title: 'a script that checks nothing',
  checks: 'a script that reads lines, JSON.parse, JSON.stringify, writes: it checks nothing',
  command: (file) => [process.execPath, processFile('parse-and-stringify'), file],
};

const listPeers = (): readonly FilePeer[] => [
  scriptPeer,
  jqPeer(),
  duckdbPeer(),
  pythonPeer('schwifty', 'schwifty'),
  pythonPeer('stdnum', 'python-stdnum'),
];

const runOnOneCore = (args: readonly string[], stdout: number | 'ignore'): string => runCommand([...oneCore, ...args], { stdout });

/** Checks that a program answers each line. Into a file: what Node calls a pipe is a socket, which DuckDB cannot open. */
function checkLines(args: readonly string[], count: number, folder: string): void {
  const path = join(folder, 'answers');
  const file = openSync(path, 'w');
  try {
    runOnOneCore(args, file);
  } finally {
    closeSync(file);
  }
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n').length;
  if (lines !== count) throw new Error(`${lines} lines for ${count}`);
}

/** The peer, left out where it fails over a short file: another version may not know what ours asks of it. */
function tryOut(peer: FilePeer, file: string, count: number): FilePeer {
  if (peer.missing !== undefined) return peer;
  try {
    checkLines(peer.command(file), count, dirname(file));
    return peer;
  } catch (error) {
    return { ...peer, missing: `it fails: ${error instanceof Error ? error.message.split('\n')[0] : 'no reason given'}` };
  }
}

export function compareFiles({ payments }: Inputs): readonly Figure[] {
  const folder = mkdtempSync(join(tmpdir(), 'payprep-bench-'));
  const file = resolve(folder, 'payments.ndjson');
  const ours = (): readonly string[] => [process.execPath, ...validateArgs(file, 1)];
  try {
    const count = writePayments(file, payments[5], SAMPLE_BYTES);
    checkLines(ours(), count, folder);
    const peers = listPeers().map((peer) => tryOut(peer, file, count));
    const installed = peers.filter(({ missing }) => missing === undefined);
    const commands = [ours(), ...installed.map(({ command }) => command(file))];
    writePayments(file, payments[5], BYTES);
    const [own = [], ...theirs] = measureTurns(
      commands.map((command) => () => runOnOneCore(command, 'ignore')),
      EFFORT,
    );
    const notes = [
      'processor time of the whole process, 50 MB, 5 % faulty; payprep checks all that it knows, with every directory',
      ...peers.flatMap(({ title, missing }) => (missing === undefined ? [] : [`left out: ${title}: ${missing}`])),
    ];
    return installed.map(({ name, checks }, at) =>
      compareTimes({ name: `files/${name}`, what: 'payprep validate of a file, one core', peer: checks, notes }, 'faster', [
        own,
        theirs[at] ?? [],
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
