/**
 * Finds the IBAN of each BIC, in a text with several IBANs.
 *
 * People write the BIC behind its IBAN or before it, and do so throughout a text. In a footer of columns, a row of IBANs stands above a row of BICs: the first BIC
 * then belongs to the first IBAN.
 *
 * The gotcha: a BIC that stands in no such order belongs to none. A missing BIC is completed, a wrong one is believed.
 */
import type { Countries } from '../identifiers/country/countries.js';
import { goesWith } from './bics.js';
import { distance, MUCH_FARTHER } from './distance.js';
import type { AccountPiece } from './found.js';

type Pair = readonly [bic: AccountPiece, iban: AccountPiece | undefined];

const isBic = ({ slot }: AccountPiece): boolean => slot === 'bic';

/** Pieces of one kind that follow each other. */
type Run = readonly AccountPiece[];

const isOfBics = ([first]: Run): boolean => first !== undefined && isBic(first);

/** IBANs and BICs in runs. */
function runsOf(row: readonly AccountPiece[]): readonly Run[] {
  const runs: AccountPiece[][] = [];
  for (const piece of row) {
    const run = runs.at(-1);
    if (run !== undefined && isOfBics(run) === isBic(piece)) run.push(piece);
    else runs.push([piece]);
  }
  return runs;
}

/** A BIC on another line belongs less to an IBAN than one on its own. */
const NEXT_LINE = MUCH_FARTHER / 2;

/** How far a BIC is from an IBAN: from none, infinitely far. */
function lengthBetween(text: string, bic: AccountPiece, iban: AccountPiece | undefined): number {
  if (iban === undefined) return Number.POSITIVE_INFINITY;
  const between = text.slice(Math.min(bic.range[1], iban.range[1]), Math.max(bic.range[0], iban.range[0]));
  return distance(text, bic, iban) + (between.includes('\n') ? NEXT_LINE : 0);
}

/** The pairs of a text in which no two BICs follow each other: all have the IBAN before them or all the one behind, unless the other is much nearer. */
function pairsOfLines(text: string, row: readonly AccountPiece[]): readonly Pair[] {
  const length = (bic: AccountPiece, iban: AccountPiece | undefined): number => lengthBetween(text, bic, iban);
  const bics = row.flatMap((bic, index) => (isBic(bic) ? [{ bic, before: row[index - 1], behind: row[index + 1] }] : []));
  const total = (side: 'before' | 'behind'): number => bics.reduce((sum, each) => sum + length(each.bic, each[side]), 0);
  const isBehind = total('behind') < total('before');
  const taken = new Set<AccountPiece>();
  return bics.map(({ bic, before, behind }): Pair => {
    const nearer = length(bic, before) - length(bic, behind);
    const chosen = nearer >= MUCH_FARTHER || (isBehind && nearer > -MUCH_FARTHER) ? behind : before;
    if (chosen === undefined || taken.has(chosen)) return [bic, undefined];
    taken.add(chosen);
    return [bic, chosen];
  });
}

/** The IBANs of several BICs in a row, if as many stand before them or behind them. */
function columnsOf(run: Run, before: Run | undefined, behind: Run | undefined): Run | undefined {
  return [before, behind].find((each) => each?.length === run.length);
}

/** The pairs of a text: rows of columns, and the lines between these. */
function pairsOf(text: string, runs: readonly Run[]): readonly Pair[] {
  const pairs: Pair[] = [];
  let lines: AccountPiece[] = [];
  let taken: Run | undefined;
  const close = (next: readonly AccountPiece[]): void => {
    pairs.push(...pairsOfLines(text, lines));
    lines = [...next];
  };
  for (const [index, run] of runs.entries()) {
    const [before, behind] = [runs[index - 1], runs[index + 1]];
    if (run === taken) continue;
    if (!isOfBics(run) || run.length === 1) {
      lines.push(...run);
      continue;
    }
    const ibans = columnsOf(run, before === taken ? undefined : before, behind);
    if (ibans !== undefined) {
      pairs.push(...run.map((bic, at): Pair => [bic, ibans[at]]));
      lines = lines.filter((piece) => !ibans.includes(piece));
      taken = ibans;
      close([]);
      continue;
    }
    // the first ends the lines before, the last begins those behind
    const [first, ...others] = run;
    const last = others.pop();
    if (before?.length === 1 && first !== undefined) lines.push(first);
    close(behind?.length === 1 && last !== undefined ? [last] : []);
    pairs.push(...others.map((bic): Pair => [bic, undefined]));
  }
  close([]);
  return pairs;
}

/** The IBAN of each BIC, undefined for one that has none; empty for a text with one IBAN. `isOther`: the BIC belongs to an account number. */
export function findBicPartners(
  text: string,
  pieces: readonly AccountPiece[],
  isOther: (bic: AccountPiece) => boolean,
  countries: Countries,
): ReadonlyMap<AccountPiece, AccountPiece | undefined> {
  const ibans = pieces.filter(({ slot }) => slot === 'iban');
  if (ibans.length < 2) return new Map();
  const fits = (bic: AccountPiece, codes: Iterable<string>): boolean =>
    [...codes].some((code) => bic.countries.some((own) => goesWith(own, code, countries)));
  const held = new Set(ibans.flatMap((iban) => iban.countries));
  const row = pieces.filter((piece) => piece.slot === 'iban' || (isBic(piece) && !isOther(piece) && fits(piece, held)));
  const unpaired = row.filter(isBic).map((bic): Pair => [bic, undefined]);
  const pairs = pairsOf(text, runsOf(row)).filter(([bic, iban]) => iban !== undefined && fits(bic, iban.countries));
  return new Map([...unpaired, ...pairs]);
}
