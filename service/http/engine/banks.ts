/** Banks by what people call them, and the bank of one code. */
import { enrich, explain } from 'payprep';
import { type FoundBank, searchBanks } from 'payprep/banks';
import { Problem } from '../problem.js';
import type { EngineContext } from './endpoint.js';

const DEFAULT_LIMIT = 10;

interface Search {
  readonly country: string;
  readonly q?: string | undefined;
  readonly limit?: string | undefined;
}

export const banksFound = ({ country, q = '', limit }: Search, { engine, withLogo }: EngineContext) => ({
  items: searchBanks(q, { country, limit: limit === undefined ? DEFAULT_LIMIT : Number(limit) }, engine).map(withLogo),
});

type Bank = Partial<Omit<FoundBank, 'isSure'>> & Pick<FoundBank, 'name'>;

interface BankCode {
  readonly country: string;
  readonly code: string;
}

/** @throws Problem where no directory knows the code */
export function bankOfCode(asked: BankCode, { engine, withLogo }: EngineContext): Bank {
  const found = listedBank(asked, engine) ?? bankOfBranch(asked, engine);
  if (found === undefined) throw new Problem('NOT_FOUND');
  return withLogo(found);
}

type Engine = EngineContext['engine'];

const BIC = /^[A-Z]{4}[A-Z]{2}[A-Z\d]{2}(?:[A-Z\d]{3})?$/;

/** Without what people write between the digits: 60-16-13. */
const plain = (code: string): string => code.replaceAll(/[^\dA-Za-z]/g, '').toUpperCase();

/** The bank that has this bank code or BIC in its directory. A name is none. */
function listedBank({ country, code }: BankCode, engine: Engine): Bank | undefined {
  const text = plain(code);
  const isOf = ({ bankCode, otherCode, bic }: FoundBank): boolean =>
    [bankCode, otherCode].some((each) => each !== undefined && plain(each) === text) ||
    (BIC.test(text) && bic?.slice(0, 8) === text.slice(0, 8));
  const bank = searchBanks(text, { country }, engine).find(isOf);
  if (bank === undefined) return undefined;
  const { isSure, ...known } = bank;
  return known;
}

/** The bank of a code that names a branch, or that stands within the range of a bank: the one that a payment to it reaches. */
function bankOfBranch({ country, code }: BankCode, engine: Engine): Bank | undefined {
  const instruction = { country, creditorAgent: { clearingSystemMemberId: { memberId: code } } };
  const { creditorAgent } = enrich(instruction, engine).enrichments;
  const origin = explain(instruction, engine).completions?.find(({ pointer }) => pointer === '/creditorAgent/name');
  if (creditorAgent?.name === undefined || origin?.from !== 'dataset') return undefined;
  const { name, bic, address, logo } = creditorAgent;
  const bank = bic === undefined ? undefined : listedBank({ country, code: bic }, engine);
  return {
    name,
    ...(bic !== undefined && { bic }),
    bankCode: plain(code),
    ...(address !== undefined && { address }),
    ...(bank?.kind !== undefined && { kind: bank.kind }),
    ...(bank?.settlementSystems !== undefined && { settlementSystems: bank.settlementSystems }),
    ...(logo !== undefined && { logo }),
    dataset: origin.dataset,
    edition: origin.edition,
  };
}
