/** The words of `payprep returns` and `payprep payees` in English. */
import type { LookupTexts } from '../../vocabulary/lookup-texts.js';

export const en: LookupTexts = {
  returns: {
    meaning: 'meaning',
    fields: 'fields',
    putRightBy: 'put right by',
    payAgain: 'pay again',
    saidBeforeBy: 'said before by',
    source: 'source',
    wholeInstruction: 'the whole instruction',
    actors: { payer: 'the payer', payerBank: 'the bank of the payer', payee: 'the payee', payeeBank: 'the bank of the payee' },
    retries: { corrected: 'with corrected details', later: 'later, as it is', never: 'no', unknown: 'the code does not say' },
    noSuchCode: 'no list has this code',
  },
  payees: {
    confirm: 'to confirm with the payee',
    bankMerged: 'bank merged, account stayed',
    note: 'to note',
    added: 'new',
    removed: 'gone',
    unchanged: 'as before',
    shared: 'one account, several payees',
    onePayee: '{count} payee',
    payees: '{count} payees',
    line: 'line {line}',
    lines: 'lines {before} and {after}',
    sharesWith: 'with {payees}',
    before: 'before',
    after: 'after',
    moreRows: 'and {count} more rows that are not compared',
  },
};
