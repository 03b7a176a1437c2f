/** The texts of what changed of a payee, in French. */
import { payeeTexts } from '../payee-texts.js';

const ASK = 'Demandez au bénéficiaire, à un numéro de téléphone que vous aviez déjà, ce qui est exact.';

export const fr = /* @__PURE__ */ payeeTexts({
  changes: {
    ACCOUNT_NOT_COVERED: `Il n’est pas certain qu’il s’agisse du même compte. ${ASK}`,
    ACCOUNT_INVALID: `Les nouvelles coordonnées du compte ne peuvent pas être exactes : un paiement serait rejeté. ${ASK}`,
    ACCOUNT_COUNTRY_CHANGED: `Le compte est dans un autre pays. ${ASK}`,
    BANK_CHANGED: `Le compte est dans une autre banque ou agence. ${ASK}`,
    BANK_KIND_CHANGED: `Le compte est dans un établissement d’un autre type. ${ASK}`,
    BANK_MERGED: '{before} a été absorbée par {after} ({date}) : le compte est le même, sous le code banque actuel.',
    ACCOUNT_NUMBER_CHANGED: `Le numéro de compte a changé. ${ASK}`,
    ACCOUNT_NUMBER_ONE_CHARACTER: `Le numéro de compte diffère d’un caractère : l’un des deux contient peut-être une faute de frappe. ${ASK}`,
    ACCOUNT_NUMBER_SWAPPED: `Deux caractères voisins du numéro de compte sont inversés : l’un des deux numéros contient peut-être une faute de frappe. ${ASK}`,
    ACCOUNT_NOTATION: 'Le compte est le même, écrit autrement.',
    ACCOUNT_TYPE_CHANGED: 'Le type de compte a changé.',
    BIC_CHANGED: 'Le BIC a changé, et le compte est le même.',
    NAME_NOTATION: 'Le nom est le même, écrit autrement.',
    NAME_SIMILAR: `Le nom est presque le même. ${ASK}`,
    NAME_CHANGED: `Le bénéficiaire porte un autre nom. ${ASK}`,
    EMAIL_DOMAIN_SIMILAR:
      'Le domaine de l’adresse e-mail est presque celui d’avant : quelqu’un se fait peut-être passer pour le bénéficiaire. Ne répondez à aucun message de cette adresse.',
    MEMBER_CHANGED: 'Cette donnée a changé.',
  },
  named: {
    ACCOUNT_COUNTRY_CHANGED: `Pays du compte avant : {before: place fr} ; maintenant : {after: place fr}. ${ASK}`,
    BANK_CHANGED: `La banque était {before} et est maintenant {after}. ${ASK}`,
    BANK_KIND_CHANGED: `Type d’établissement avant : {before} ; maintenant : {after}. ${ASK}`,
  },
  kinds: {
    bank: 'banque',
    'e-money': 'établissement de monnaie électronique',
    payment: 'établissement de paiement',
    wallet: 'portefeuille électronique',
    'credit-union': 'coopérative de crédit',
    'savings-bank': 'caisse d’épargne',
  },
  reasons: {
    SAME_ACCOUNT: 'Les deux désignent le même compte.',
    BANK_MERGED:
      'Les deux désignent le même compte : la banque de l’un a été absorbée par celle de l’autre, et les numéros de compte n’ont pas changé.',
    COUNTRY_DIFFERS: 'Les comptes sont dans des pays différents.',
    BANK_DIFFERS: 'Les comptes sont dans des banques ou des agences différentes.',
    ACCOUNT_NUMBER_DIFFERS: 'Les numéros de compte sont différents.',
    FIRST_NOT_COVERED: 'On ne sait pas avec certitude quel compte le premier désigne.',
    SECOND_NOT_COVERED: 'On ne sait pas avec certitude quel compte le second désigne.',
  },
});
