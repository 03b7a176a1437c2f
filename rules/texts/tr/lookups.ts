/** The words of `payprep returns` and `payprep payees` in Turkish. */
import type { LookupTexts } from '../../vocabulary/lookup-texts.js';

export const tr: LookupTexts = {
  returns: {
    meaning: 'anlamı',
    fields: 'alanlar',
    putRightBy: 'düzeltecek olan',
    payAgain: 'yeniden ödeme',
    saidBeforeBy: 'önceden uyaran',
    source: 'kaynak',
    wholeInstruction: 'talimatın tamamı',
    actors: { payer: 'ödeyen', payerBank: 'ödeyenin bankası', payee: 'alıcı', payeeBank: 'alıcının bankası' },
    retries: { corrected: 'düzeltilmiş bilgilerle', later: 'daha sonra, aynen', never: 'hayır', unknown: 'kod bunu söylemiyor' },
    noSuchCode: 'bu kod hiçbir listede yok',
  },
  payees: {
    confirm: 'alıcıya doğrulatılacak',
    bankMerged: 'banka birleşti, hesap aynı',
    note: 'dikkat edilecek',
    added: 'yeni',
    removed: 'çıkarılmış',
    unchanged: 'değişmemiş',
    shared: 'tek hesap, birden çok alıcı',
    onePayee: '{count} alıcı',
    payees: '{count} alıcı',
    line: 'satır {line}',
    lines: 'satır {before} ve {after}',
    sharesWith: '{payees} ile',
    before: 'önce',
    after: 'şimdi',
    moreRows: 've karşılaştırılmayan {count} satır daha',
  },
};
