/** The words of `payprep returns` and `payprep payees` in Polish. */
import type { LookupTexts } from '../../vocabulary/lookup-texts.js';

export const pl: LookupTexts = {
  returns: {
    meaning: 'znaczenie',
    fields: 'pola',
    putRightBy: 'poprawia',
    payAgain: 'zapłacić znowu',
    saidBeforeBy: 'ostrzega',
    source: 'źródło',
    wholeInstruction: 'całe zlecenie',
    actors: { payer: 'płatnik', payerBank: 'bank płatnika', payee: 'odbiorca', payeeBank: 'bank odbiorcy' },
    retries: { corrected: 'z poprawionymi danymi', later: 'później, bez zmian', never: 'nie', unknown: 'kod tego nie mówi' },
    noSuchCode: 'żadna lista nie ma tego kodu',
  },
  payees: {
    confirm: 'do potwierdzenia z odbiorcą',
    bankMerged: 'bank połączony, rachunek bez zmian',
    note: 'do wiadomości',
    added: 'nowe',
    removed: 'brakujące',
    unchanged: 'bez zmian',
    shared: 'jeden rachunek, kilku odbiorców',
    onePayee: 'odbiorcy: {count}',
    payees: 'odbiorcy: {count}',
    line: 'wiersz {line}',
    lines: 'wiersze {before} i {after}',
    sharesWith: 'wspólnie z: {payees}',
    before: 'przedtem',
    after: 'teraz',
    moreRows: 'kolejne nieporównane wiersze: {count}',
  },
};
