/** The words of `payprep returns` and `payprep payees` in Brazilian Portuguese. */
import type { LookupTexts } from '../../vocabulary/lookup-texts.js';

export const ptBR: LookupTexts = {
  returns: {
    meaning: 'significado',
    fields: 'campos',
    putRightBy: 'corrigido por',
    payAgain: 'pagar de novo',
    saidBeforeBy: 'avisa antes',
    source: 'fonte',
    wholeInstruction: 'toda a instrução',
    actors: { payer: 'pagador', payerBank: 'banco do pagador', payee: 'favorecido', payeeBank: 'banco do favorecido' },
    retries: { corrected: 'com os dados corrigidos', later: 'mais tarde, sem alterações', never: 'não', unknown: 'o código não informa' },
    noSuchCode: 'nenhuma lista tem este código',
  },
  payees: {
    confirm: 'a confirmar com o favorecido',
    bankMerged: 'banco incorporado, mesma conta',
    note: 'a observar',
    added: 'novos',
    removed: 'removidos',
    unchanged: 'sem alterações',
    shared: 'uma conta, vários favorecidos',
    onePayee: '{count} favorecido',
    payees: '{count} favorecidos',
    line: 'linha {line}',
    lines: 'linhas {before} e {after}',
    sharesWith: 'com {payees}',
    before: 'antes',
    after: 'agora',
    moreRows: 'e mais {count} linhas que não são comparadas',
  },
};
