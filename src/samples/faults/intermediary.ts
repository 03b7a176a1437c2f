/** Faults in the agents between. */
import type { AlertCode } from '../../../rules/alert-codes/alert-code.js';
import { draftText, type SampleDraft, withDraftValue } from '../draft.js';
import { withBics } from './agent.js';
import type { Fault } from './fault.js';

/** Head offices in the centres where most currencies are cleared. */
const BICS = ['BARCUS33', 'DEUTDEFF', 'BNPAFRPP', 'BARCGB22', 'MHCBJPJT', 'UBSWCHZH', 'HSBCHKHH', 'DBSSSGSG', 'NATAAU33', 'ROYCCAT2'];

type Agents = `INTERMEDIARY_AGENT${1 | 2 | 3}`;

/** The payment with a chain of agents that ends in the one of this number, the last as given. */
const chainTo =
  (number: 1 | 2 | 3, last: unknown) =>
  (draft: SampleDraft): SampleDraft =>
    BICS.slice(0, number - 1).reduce<SampleDraft>(
      (chain, bic, at) => withDraftValue(chain, `/intermediaryAgent${at + 1}`, { bic }),
      withDraftValue(draft, `/intermediaryAgent${number}`, last),
    );

/** The last agent as given: alone, or at the end of a chain. */
const last =
  (number: 1 | 2 | 3, ...agents: readonly unknown[]): Fault =>
  ({ draft }) =>
    agents.flatMap((agent) => [withDraftValue(draft, `/intermediaryAgent${number}`, agent), chainTo(number, agent)(draft)]);

/** The bank of the creditor once more, or the agent before. */
const repeated =
  (number: 1 | 2 | 3): Fault =>
  (context) => {
    const { draft } = context;
    const agent = `/intermediaryAgent${number}`;
    const own = [...withBics(context)]
      .slice(0, 1)
      .map((banked) => withDraftValue(banked, agent, { bic: draftText(banked, '/creditorAgent/bic') }));
    const before = `/intermediaryAgent${number - 1}`;
    const twice = number === 1 ? [] : BICS.map((bic) => withDraftValue(withDraftValue(draft, before, { bic }), agent, { bic }));
    return [...own, ...twice];
  };

const withMemberId = (bic: string, ...memberIds: readonly string[]) =>
  memberIds.map((memberId) => ({ bic, clearingSystemMemberId: { memberId } }));

const allBics = BICS.map((bic) => ({ bic }));

const ofAgent = <Number extends 1 | 2 | 3>(number: Number) =>
  ({
    [`INTERMEDIARY_AGENT${number}_INVALID_FORMAT`]: last(number, 'DEUTDEFF', { bic: 7 }),
    [`INTERMEDIARY_AGENT${number}_BIC_INVALID_FORMAT`]: last(number, { bic: 'DEUTDEF' }),
    [`INTERMEDIARY_AGENT${number}_BIC_DOES_NOT_EXIST`]: last(
      number,
      { bic: 'DEUTDE00' },
      { bic: 'BARCUS1O' },
      { bic: 'BARCGB0O' },
      { bic: 'DEUTDEFO' },
    ),
    [`INTERMEDIARY_AGENT${number}_BIC_DISCONTINUED`]: last(number, { bic: 'SKBASI2X' }, { bic: 'OTPVROBU' }),
    [`INTERMEDIARY_AGENT${number}_BIC_NOT_ALLOWED`]: last(number, { bic: 'DEUTDEF0' }, { bic: 'BARCUS30' }),
    [`INTERMEDIARY_AGENT${number}_BANK_IDENTIFIER_INVALID_FORMAT`]: last(
      number,
      ...withMemberId('BARCUS33', '021000022'),
      ...withMemberId('DEUTDEFF', '3704'),
    ),
    [`INTERMEDIARY_AGENT${number}_BIC_BANK_IDENTIFIER_INCONSISTENCY`]: last(
      number,
      ...withMemberId('DEUTDEFF', '37040044'),
      ...withMemberId('BNPAFRPP', '30003'),
    ),
    [`INTERMEDIARY_AGENT${number}_NOT_ALLOWED`]: last(number, ...allBics.slice(0, 3)),
    [`INTERMEDIARY_AGENT${number}_DUPLICATE`]: repeated(number),
    [`INTERMEDIARY_AGENT${number}_CURRENCY_INCONSISTENCY`]: last(number, ...allBics),
  }) as Readonly<Record<Extract<AlertCode, `INTERMEDIARY_AGENT${Number}_${string}`>, Fault>>;

/** A chain with a gap. */
const withGap: Fault = ({ draft }) =>
  BICS.map((first, at) => {
    const third = BICS[(at + 1) % BICS.length];
    return withDraftValue(withDraftValue(draft, '/intermediaryAgent1', { bic: first }), '/intermediaryAgent3', { bic: third });
  });

export const intermediaryFaults = {
  ...ofAgent(1),
  ...ofAgent(2),
  ...ofAgent(3),
  INTERMEDIARY_AGENT3_SEQUENCE_INCONSISTENCY: withGap,
} as const satisfies Readonly<Record<Extract<AlertCode, `${Agents}_${string}`>, Fault>>;
