/**
 * What lists say of the creditor's institution: which systems it takes part in, and whether it is a bank. Asked for one system after the other, so
 * that each list is read once, and none in vain.
 *
 * @see docs/decisions/0017-membership.md
 */
import { lazy } from '../../../rules/vocabulary/lazy.js';
import type { MethodRule } from '../../../rules/vocabulary/method.js';
import type { Bank } from '../../directory/banks.js';
import type { Dataset } from '../../directory/dataset.js';
import { isNoBank } from '../../directory/institution-kind.js';
import { createParticipantDirectory, type Participant, type ParticipantDirectory } from '../../directory/participants.js';
import { isListedScheme } from '../../directory/sepa.js';
import { bankKeyOf } from '../../payment/facts/bank.js';
import type { ResolvedPayment } from '../../payment/resolve.js';
import type { EngineData } from '../../rules-and-data/engine-data.js';
import type { ReachedBy } from '../../rules-and-data/membership.js';
import { keptByData } from './cache.js';
import { walletsOf } from './method.js';

/** What lists say of an institution. */
export interface InstitutionFacts {
  /** The wallets that it issues, or that the method is of. */
  readonly wallets: readonly MethodRule[];
  readonly reaches: ReachedBy;
  /** False where one says that it is no bank. */
  readonly isBank: boolean | undefined;
  /** The list that says something of it and a system. */
  readonly listOf: (code: string) => Dataset | undefined;
}

/** `bic` is that of the bank, eleven characters. */
export function participationOf(payment: ResolvedPayment, bic: string | undefined): InstitutionFacts {
  const { bank, engine } = payment;
  const wallets = walletsOf(payment, bic);
  const ofMethod = wallets.flatMap(({ settlementSystems = [] }) => settlementSystems);
  const ofBank = (bank?.candidates ?? []).flatMap(markedSystems);
  // a bank code that is known names the institution; without one, a BIC may be that of several, and all have to take part
  const ofInstitutions = lazy(() =>
    bank === undefined && bic !== undefined ? markedOfAll(engine.data.banks(bic.slice(4, 6))?.byBic(bic) ?? []) : [],
  );
  const ofSameBank = lazy(() => (bic === undefined ? [] : otherBicsOf(payment, bic)));
  const othersOf = (each: string) => (each === bic ? ofSameBank() : otherBicsOf(payment, each));
  const participants = lazy(() => participantsOf(payment, bic, othersOf));
  const reachOf = (code: string, each: string) => engine.data.reach(code, each, engine.on);
  const reaches = (code: string): boolean | undefined => {
    // a method says which systems reach the issuer of its wallet
    if (ofMethod.includes(code) || ofBank.includes(code)) return true;
    if (bic === undefined) return partOf(participants(), code);
    if (ofInstitutions().includes(code)) return true;
    const isListed = partOf(participants(), code);
    if (isListed !== undefined || !isListedScheme(code)) return isListed;
    return reachOf(code, bic)?.isReached ?? (ofSameBank().some((other) => reachOf(code, other)?.isReached === true) || undefined);
  };
  return {
    wallets,
    reaches,
    get isBank() {
      if (wallets.length > 0) return false;
      return participants().length > 0 && participants().every(({ kind }) => isNoBank(kind)) ? false : undefined;
    },
    listOf: (code) => participants()[0]?.participationIn(code)?.list ?? (bic === undefined ? undefined : reachOf(code, bic)?.list),
  };
}

/** The systems that the directory of banks marks a bank as one of: a column of an overlay. */
const markedSystems = ({ systems }: Bank): readonly string[] => systems?.split(' ') ?? [];

/** Those that it marks each of these as one of. */
const markedOfAll = ([first, ...others]: readonly Bank[]): readonly string[] =>
  first === undefined ? [] : markedSystems(first).filter((code) => others.every((other) => markedSystems(other).includes(code)));

/** True where all take part, false where all do not. */
function partOf(participants: readonly Participant[], code: string): boolean | undefined {
  const [first, ...others] = participants.map((each) => each.participationIn(code)?.takesPart);
  return others.every((other) => other === first) ? first : undefined;
}

const keptDirectories = /* @__PURE__ */ keptByData<ParticipantDirectory | undefined>();

/** Those who take part in the systems of a country; made once, and kept as long as the data. */
export const participantDirectoryOf = (data: EngineData, country: string): ParticipantDirectory | undefined =>
  keptDirectories(data)(country, () => createParticipantDirectory(data.datasets(`participants/${country}`)));

/**
 * The institution as lists know it: by its bank code, which tells institutions apart that share a BIC; else by its BIC. More than one where a BIC, or
 * a bank code without one, is that of several; none where a list does not know them all.
 */
function participantsOf(
  payment: ResolvedPayment,
  bic: string | undefined,
  othersOf: (bic: string) => readonly string[],
): readonly Participant[] {
  const { bank, engine } = payment;
  const key = bankKeyOf(payment);
  const country = key?.country ?? bic?.slice(4, 6);
  const directory = country === undefined ? undefined : participantDirectoryOf(engine.data, country);
  if (directory === undefined) return [];
  const byCodes = (codes: readonly (string | undefined)[]) =>
    [...new Set(codes)].map((code) => (code === undefined ? undefined : directory.byCode(code)));
  const [named] = present(byCodes([key?.code, ...(bank?.candidates ?? []).map(({ bankCode }) => bankCode)]));
  if (named !== undefined) return [named];
  const byBic = (each: string) => directory.byBic8(each.slice(0, 8));
  const ofBics = (bic === undefined ? (bank?.bics ?? []) : [bic]).map((each) => byBic(each) ?? present(othersOf(each).map(byBic))[0]);
  if (ofBics.length > 0 && !ofBics.includes(undefined)) return present(ofBics);
  if (key !== undefined || bic === undefined) return [];
  const sharing = byCodes((engine.data.banks(bic.slice(4, 6))?.byBic8(bic.slice(0, 8)) ?? []).map(({ bankCode }) => bankCode));
  return sharing.includes(undefined) ? [] : present(sharing);
}

const present = <Value>(values: readonly (Value | undefined)[]): readonly Value[] => values.filter((value) => value !== undefined);

/**
 * The other BICs of the institution: those that its directory has under the same bank code and the same name, and that begin with the same
 * institution and country. A bank of the same group has another name or another code.
 */
function otherBicsOf({ engine }: ResolvedPayment, bic: string): readonly string[] {
  const banks = engine.data.banks(bic.slice(4, 6));
  const own = banks?.byBic8(bic.slice(0, 8))[0];
  if (banks === undefined || own?.bankCode === undefined || own.name === undefined) return [];
  const isOwn = (entry: Bank) => entry.bankCode === own.bankCode && entry.name === own.name && entry.bic?.slice(0, 6) === bic.slice(0, 6);
  // by the code, because thousands of branches can share the first characters of a BIC
  return banks.byCode(own.bankCode).flatMap((entry) => (isOwn(entry) && entry.bic) || []);
}
