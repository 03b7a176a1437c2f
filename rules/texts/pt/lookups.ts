/** The words of `payprep returns` and `payprep payees` in Portuguese. */
import type { LookupTexts } from '../../vocabulary/lookup-texts.js';

export const pt: LookupTexts = {
  returns: {
    meaning: 'significado',
    fields: 'campos',
    putRightBy: 'a corrigir por',
    payAgain: 'pagar de novo',
    saidBeforeBy: 'avisa antes',
    source: 'fonte',
    wholeInstruction: 'toda a ordem',
    actors: { payer: 'ordenante', payerBank: 'banco do ordenante', payee: 'beneficiário', payeeBank: 'banco do beneficiário' },
    retries: { corrected: 'com os dados corrigidos', later: 'mais tarde, sem alterações', never: 'não', unknown: 'o código não o diz' },
    noSuchCode: 'nenhuma lista tem este código',
  },
  payees: {
    confirm: 'a confirmar com o beneficiário',
    bankMerged: 'banco fundido, mesma conta',
    note: 'a ter em conta',
    added: 'novos',
    removed: 'já não constam',
    unchanged: 'sem alterações',
    shared: 'uma conta, vários beneficiários',
    onePayee: '{count} beneficiário',
    payees: '{count} beneficiários',
    line: 'linha {line}',
    lines: 'linhas {before} e {after}',
    sharesWith: 'com {payees}',
    before: 'antes',
    after: 'agora',
    moreRows: 'e mais {count} linhas que não são comparadas',
  },
};
