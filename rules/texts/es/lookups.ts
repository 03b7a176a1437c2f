/** The words of `payprep returns` and `payprep payees` in Spanish. */
import type { LookupTexts } from '../../vocabulary/lookup-texts.js';

export const es: LookupTexts = {
  returns: {
    meaning: 'significado',
    fields: 'campos',
    putRightBy: 'lo corrige',
    payAgain: 'volver a pagar',
    saidBeforeBy: 'avisa antes',
    source: 'fuente',
    wholeInstruction: 'la orden completa',
    actors: {
      payer: 'el ordenante',
      payerBank: 'el banco del ordenante',
      payee: 'el beneficiario',
      payeeBank: 'el banco del beneficiario',
    },
    retries: { corrected: 'con los datos corregidos', later: 'más tarde, sin cambios', never: 'no', unknown: 'el código no lo dice' },
    noSuchCode: 'ninguna lista tiene este código',
  },
  payees: {
    confirm: 'por confirmar con el beneficiario',
    bankMerged: 'banco fusionado, misma cuenta',
    note: 'a tener en cuenta',
    added: 'nuevos',
    removed: 'ya no figuran',
    unchanged: 'sin cambios',
    shared: 'una cuenta, varios beneficiarios',
    onePayee: '{count} beneficiario',
    payees: '{count} beneficiarios',
    line: 'línea {line}',
    lines: 'líneas {before} y {after}',
    sharesWith: 'con {payees}',
    before: 'antes',
    after: 'ahora',
    moreRows: 'y {count} filas más que no se comparan',
  },
};
