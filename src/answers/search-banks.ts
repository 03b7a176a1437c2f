/** Banks found by what people call them, with what directories know of each. */
import type { CountryCode, SettlementSystemCode } from '../../rules/index/codes.js';
import type { ListedBank } from '../banks/bank-index.js';
import { findBanks, type RankedBank } from '../banks/search-banks.js';
import type { InstitutionKind } from '../directory/institution-kind.js';
import { assertEngine } from '../engine/assert-engine.js';
import { checkedOptions } from '../engine/checked-options.js';
import type { Engine } from '../engine/engine.js';
import { readMemberId } from '../identifiers/account/member-id.js';
import type { CodeText } from '../instruction/payment-instruction.js';
import { bankCodeOf, rangeCodeOf } from '../payment/facts/account.js';
import { type AgentAddress, addressOfBank } from './enrich/agent-address.js';
import { entriesOf } from './enrich/bank-facts.js';

/** Which banks are searched. */
export interface BankSearch {
  /** ISO 3166-1 alpha-2. */
  readonly country: CodeText<CountryCode>;
  /** So many banks at most. Default: 10. */
  readonly limit?: number | undefined;
}

/** A bank that was found. What is not known of it is absent. */
export interface FoundBank {
  /** As its directory names it. */
  readonly name: string;
  /** Its name in another script, or how that is read: 三菱UFJ銀行 of MUFG Bank, Ltd. */
  readonly otherName?: string;
  /** True for the first of them where nothing else can be meant: the whole name or code of this bank was typed, or what no other bank has in its name. */
  readonly isSure: boolean;
  /** Eleven characters. */
  readonly bic?: string;
  /** The one that people know, where it has two: the COMPE number 341 in Brazil. Absent where a bank has several, as where a code names a branch, unless one of them was typed. */
  readonly bankCode?: string;
  /** The other one, where it has two: the ISPB 60701190 in Brazil. A payment may name either. */
  readonly otherCode?: string;
  /** Whose code it is, where accounts have another one, or none: `NIP`, `NCHL`, `provider`. */
  readonly codeKind?: string;
  readonly address?: AgentAddress;
  /** Absent where no list says it: most of those are banks. */
  readonly kind?: InstitutionKind;
  /** Those in which a list says that it takes part. `enrich` has those of a payment. */
  readonly settlementSystems?: readonly SettlementSystemCode[];
  /** A data URI. */
  readonly logo?: string;
  /** The dataset that names it, and its edition. */
  readonly dataset: string;
  readonly edition: string;
}

const DEFAULT_LIMIT = 10;

/** What names the bank of a code as people write it, or of the code of a branch: its BIC, or its name; undefined where none has it. */
function nameOfCode(text: string, country: string, { rules, data }: Engine): string | undefined {
  const compiled = /\d/.test(text) ? rules.countries.domestic(country) : undefined;
  const fields = compiled && readMemberId(compiled, text);
  if (compiled === undefined || fields === undefined) return undefined;
  const member = { country: compiled, fields };
  const bank = data.bank(country, bankCodeOf(member) || rangeCodeOf({ bic: undefined }, member))?.candidates[0];
  return bank?.bankCode !== undefined && bankCodeOf(member) !== '' ? bank.bankCode : (bank?.bic?.slice(0, 8) ?? bank?.name);
}

function addressOf({ bic, bankCode }: ListedBank, country: string, engine: Engine): AgentAddress | undefined {
  const entry = bankCode === undefined ? undefined : engine.data.banks(country)?.byCode(bankCode)[0];
  for (const each of entriesOf(engine, entry, bic)) if (each.town !== undefined) return addressOfBank(each, engine);
  return undefined;
}

function toFound({ bank, isSure, typedCode }: RankedBank, country: string, engine: Engine): FoundBank {
  const { name, otherName, bic, usualCode, codeKind, kind, systems, dataset, edition } = bank;
  const bankCode = usualCode ?? bank.bankCode ?? typedCode;
  const address = addressOf(bank, country, engine);
  const logo = bic && engine.data.logos()(bic)?.dataUri;
  return {
    name,
    isSure,
    ...(otherName !== undefined && { otherName }),
    ...(bic !== undefined && { bic: bic.padEnd(11, 'X') }),
    ...(bankCode !== undefined && { bankCode }),
    ...(usualCode !== undefined && bank.bankCode !== undefined && { otherCode: bank.bankCode }),
    ...(codeKind !== undefined && { codeKind }),
    ...(address !== undefined && { address }),
    ...(kind !== undefined && { kind }),
    ...(systems.length > 0 && { settlementSystems: systems as readonly SettlementSystemCode[] }),
    ...(logo && { logo }),
    dataset,
    edition,
  };
}

/** Finds the banks of a country. Takes any text. */
export function searchBanksWith(text: string, options: BankSearch, engine: Engine): readonly FoundBank[] {
  const { country, limit = DEFAULT_LIMIT } = checkedOptions('searchBanks', options, ['country', 'limit']);
  if (!Number.isInteger(limit) || limit < 1) throw new TypeError('searchBanks: `limit` is a whole number from 1 on');
  assertEngine(engine, 'third');
  if (typeof text !== 'string' || typeof country !== 'string' || country === '') return [];
  const search = { country, limit, on: engine.on };
  const found = findBanks(text, search, engine.data);
  const name = found.length > 0 ? undefined : nameOfCode(text, country, engine);
  const banks = name === undefined ? found : findBanks(name, search, engine.data);
  return banks.map((each) => toFound(each, country, engine));
}
