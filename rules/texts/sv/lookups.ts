/** The words of `payprep returns` and `payprep payees` in Swedish. */
import type { LookupTexts } from '../../vocabulary/lookup-texts.js';

export const sv: LookupTexts = {
  returns: {
    meaning: 'betydelse',
    fields: 'fält',
    putRightBy: 'rättas av',
    payAgain: 'betala igen',
    saidBeforeBy: 'varnar före',
    source: 'källa',
    wholeInstruction: 'hela uppdraget',
    actors: { payer: 'betalaren', payerBank: 'betalarens bank', payee: 'mottagaren', payeeBank: 'mottagarens bank' },
    retries: { corrected: 'med rättade uppgifter', later: 'senare, oförändrat', never: 'nej', unknown: 'koden säger det inte' },
    noSuchCode: 'ingen lista har den här koden',
  },
  payees: {
    confirm: 'att bekräfta med mottagaren',
    bankMerged: 'banken har gått samman, kontot kvar',
    note: 'att notera',
    added: 'nya',
    removed: 'borta',
    unchanged: 'oförändrade',
    shared: 'ett konto, flera mottagare',
    onePayee: '{count} mottagare',
    payees: '{count} mottagare',
    line: 'rad {line}',
    lines: 'raderna {before} och {after}',
    sharesWith: 'med {payees}',
    before: 'före',
    after: 'nu',
    moreRows: 'och {count} rader till som inte jämförs',
  },
};
