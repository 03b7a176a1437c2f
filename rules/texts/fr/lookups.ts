/** The words of `payprep returns` and `payprep payees` in French. */
import type { LookupTexts } from '../../vocabulary/lookup-texts.js';

export const fr: LookupTexts = {
  returns: {
    meaning: 'signification',
    fields: 'champs',
    putRightBy: 'à corriger par',
    payAgain: 'payer à nouveau',
    saidBeforeBy: 'signalé avant',
    source: 'source',
    wholeInstruction: 'l’ordre entier',
    actors: { payer: 'le payeur', payerBank: 'la banque du payeur', payee: 'le bénéficiaire', payeeBank: 'la banque du bénéficiaire' },
    retries: {
      corrected: 'avec des données corrigées',
      later: 'plus tard, sans changement',
      never: 'non',
      unknown: 'le code ne le dit pas',
    },
    noSuchCode: 'aucune liste n’a ce code',
  },
  payees: {
    confirm: 'à confirmer auprès du bénéficiaire',
    bankMerged: 'banque fusionnée, même compte',
    note: 'à noter',
    added: 'nouveaux',
    removed: 'disparus',
    unchanged: 'inchangés',
    shared: 'un compte, plusieurs bénéficiaires',
    onePayee: '{count} bénéficiaire',
    payees: '{count} bénéficiaires',
    line: 'ligne {line}',
    lines: 'lignes {before} et {after}',
    sharesWith: 'avec {payees}',
    before: 'avant',
    after: 'après',
    moreRows: 'et {count} autres lignes qui ne sont pas comparées',
  },
};
