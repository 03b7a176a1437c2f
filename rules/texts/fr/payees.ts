/** The texts of what changed of a payee, in French. */
import { payeeTexts } from '../payee-texts.js';

const ASK = 'Demandez au bénéficiaire, à un numéro que vous aviez déjà, ce qui est juste.';

export const fr = /* @__PURE__ */ payeeTexts({
  changes: {
    ACCOUNT_NOT_COVERED: `Il n’est pas certain qu’il s’agisse du même compte. ${ASK}`,
    ACCOUNT_INVALID: `Les nouvelles coordonnées du compte ne peuvent pas être justes : un paiement reviendrait. ${ASK}`,
    ACCOUNT_COUNTRY_CHANGED: `Le compte est dans un autre pays. ${ASK}`,
    BANK_CHANGED: `Le compte est dans une autre banque ou agence. ${ASK}`,
    BANK_KIND_CHANGED: `Le compte est dans un établissement d’un autre type. ${ASK}`,
    BANK_MERGED: '{before} a été absorbée par {after} ({date}) : le compte est resté, sous le code banque actuel.',
    ACCOUNT_NUMBER_CHANGED: `Le numéro de compte est un autre. ${ASK}`,
    ACCOUNT_NUMBER_ONE_CHARACTER: `Le numéro de compte diffère d’un caractère : l’un des deux est peut-être une faute de frappe. ${ASK}`,
    ACCOUNT_NUMBER_SWAPPED: `Deux caractères voisins du numéro de compte sont inversés : l’un des deux est peut-être une faute de frappe. ${ASK}`,
    ACCOUNT_NOTATION: 'Le compte est le même, écrit autrement.',
    ACCOUNT_TYPE_CHANGED: 'Le type de compte est un autre.',
    BIC_CHANGED: 'Le BIC est un autre, et le compte est le même.',
    NAME_NOTATION: 'Le nom est le même, écrit autrement.',
    NAME_SIMILAR: `Le nom est presque le même. ${ASK}`,
    NAME_CHANGED: `Le bénéficiaire porte un autre nom. ${ASK}`,
    EMAIL_DOMAIN_SIMILAR:
      'Le domaine de l’adresse e-mail ressemble à celui d’avant : quelqu’un se fait peut-être passer pour le bénéficiaire. Ne répondez à aucun message de cette adresse.',
    MEMBER_CHANGED: 'Cette valeur n’est plus la même.',
  },
  named: {
    ACCOUNT_COUNTRY_CHANGED: `Le pays du compte était {before} et est maintenant {after}. ${ASK}`,
    BANK_CHANGED: `La banque était {before} et est maintenant {after}. ${ASK}`,
    BANK_KIND_CHANGED: `Le type d’établissement était : {before} ; il est maintenant : {after}. ${ASK}`,
  },
  kinds: {
    bank: 'banque',
    'e-money': 'établissement de monnaie électronique',
    payment: 'établissement de paiement',
    wallet: 'portefeuille électronique',
  },
  reasons: {
    SAME_ACCOUNT: 'Les deux désignent le même compte.',
    BANK_MERGED:
      'Les deux désignent le même compte : la banque de l’un a été absorbée par celle de l’autre, et les numéros de compte sont restés.',
    COUNTRY_DIFFERS: 'Les comptes sont dans deux pays.',
    BANK_DIFFERS: 'Les comptes sont dans deux banques ou agences.',
    ACCOUNT_NUMBER_DIFFERS: 'Les numéros de compte sont différents.',
    FIRST_NOT_COVERED: 'Il n’est pas certain quel compte désigne le premier.',
    SECOND_NOT_COVERED: 'Il n’est pas certain quel compte désigne le second.',
  },
});
