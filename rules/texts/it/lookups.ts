/** The words of `payprep returns` and `payprep payees` in Italian. */
import type { LookupTexts } from '../../vocabulary/lookup-texts.js';

export const it: LookupTexts = {
  returns: {
    meaning: 'significato',
    fields: 'campi',
    putRightBy: 'da correggere da',
    payAgain: 'pagare di nuovo',
    saidBeforeBy: 'segnala prima',
    source: 'fonte',
    wholeInstruction: 'l’intero ordine',
    actors: {
      payer: 'l’ordinante',
      payerBank: 'la banca dell’ordinante',
      payee: 'il beneficiario',
      payeeBank: 'la banca del beneficiario',
    },
    retries: { corrected: 'con i dati corretti', later: 'più tardi, invariato', never: 'no', unknown: 'il codice non lo dice' },
    noSuchCode: 'nessun elenco ha questo codice',
  },
  payees: {
    confirm: 'da confermare con il beneficiario',
    bankMerged: 'banca incorporata, stesso conto',
    note: 'da notare',
    added: 'nuovi',
    removed: 'non più presenti',
    unchanged: 'invariati',
    shared: 'un conto, più beneficiari',
    onePayee: '{count} beneficiario',
    payees: '{count} beneficiari',
    line: 'riga {line}',
    lines: 'righe {before} e {after}',
    sharesWith: 'con {payees}',
    before: 'prima',
    after: 'ora',
    moreRows: 'e altre {count} righe che non vengono confrontate',
  },
};
