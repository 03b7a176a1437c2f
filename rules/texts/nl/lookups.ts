/** The words of `payprep returns` and `payprep payees` in Dutch. */
import type { LookupTexts } from '../../vocabulary/lookup-texts.js';

export const nl: LookupTexts = {
  returns: {
    meaning: 'betekenis',
    fields: 'velden',
    putRightBy: 'te herstellen',
    payAgain: 'opnieuw betalen',
    saidBeforeBy: 'meldt vooraf',
    source: 'bron',
    wholeInstruction: 'de hele opdracht',
    actors: {
      payer: 'door de betaler',
      payerBank: 'door de bank van de betaler',
      payee: 'door de begunstigde',
      payeeBank: 'door de bank van de begunstigde',
    },
    retries: { corrected: 'met verbeterde gegevens', later: 'later, ongewijzigd', never: 'nee', unknown: 'de code zegt het niet' },
    noSuchCode: 'geen lijst heeft deze code',
  },
  payees: {
    confirm: 'te bevestigen bij de begunstigde',
    bankMerged: 'bank gefuseerd, rekening gebleven',
    note: 'om op te letten',
    added: 'nieuw',
    removed: 'verdwenen',
    unchanged: 'ongewijzigd',
    shared: 'één rekening, meer begunstigden',
    onePayee: '{count} begunstigde',
    payees: '{count} begunstigden',
    line: 'regel {line}',
    lines: 'regels {before} en {after}',
    sharesWith: 'met {payees}',
    before: 'vroeger',
    after: 'nu',
    moreRows: 'en nog {count} rijen die niet worden vergeleken',
  },
};
