/** The words of `payprep returns` and `payprep payees` in German. */
import type { LookupTexts } from '../../vocabulary/lookup-texts.js';

export const de: LookupTexts = {
  returns: {
    meaning: 'Bedeutung',
    fields: 'Felder',
    putRightBy: 'zu berichtigen',
    payAgain: 'erneut zahlen',
    saidBeforeBy: 'warnt vorher',
    source: 'Quelle',
    wholeInstruction: 'der ganze Auftrag',
    actors: {
      payer: 'vom Zahler',
      payerBank: 'von der Bank des Zahlers',
      payee: 'vom Empfänger',
      payeeBank: 'von der Bank des Empfängers',
    },
    retries: { corrected: 'mit berichtigten Angaben', later: 'später, unverändert', never: 'nein', unknown: 'der Code sagt es nicht' },
    noSuchCode: 'keine Liste hat diesen Code',
  },
  payees: {
    confirm: 'mit dem Empfänger zu klären',
    bankMerged: 'Bank fusioniert, Konto geblieben',
    note: 'zu beachten',
    added: 'neu',
    removed: 'entfallen',
    unchanged: 'unverändert',
    shared: 'ein Konto, mehrere Empfänger',
    onePayee: '{count} Empfänger',
    payees: '{count} Empfänger',
    line: 'Zeile {line}',
    lines: 'Zeilen {before} und {after}',
    sharesWith: 'mit {payees}',
    before: 'vorher',
    after: 'jetzt',
    moreRows: 'und {count} weitere Zeilen, die nicht verglichen werden',
  },
};
