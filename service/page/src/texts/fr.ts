/** The page in French. */
import type { Texts } from './en.js';

export const fr: Texts = {
  language: 'Langue',
  loading: 'Un instant…',

  recipients: 'Bénéficiaires',
  intro: 'Les personnes et les entreprises que vous pouvez payer.',
  none: 'Aucun bénéficiaire pour le moment',
  noneHint: 'Ajoutez le premier. Ses coordonnées sont vérifiées pendant la saisie, pour que les paiements arrivent.',
  add: 'Ajouter un bénéficiaire',
  change: 'Modifier',
  remove: 'Supprimer',
  makeDefault: 'Choisir par défaut',
  isDefault: 'Par défaut en {currency}',
  unnamed: 'Sans nom',
  back: 'Retour à {host}',

  addTitle: 'Ajouter un bénéficiaire',
  changeTitle: 'Modifier le bénéficiaire',
  where: 'Où va l’argent',
  country: 'Pays du compte',
  chooseCountry: 'Choisissez un pays',
  method: 'Moyen de paiement',
  currency: 'Devise',
  type: 'Qui le reçoit',
  details: 'Coordonnées',
  givenAs: 'Coordonnées du compte',
  and: '{one} et {other}',
  more: 'Autres informations',
  optional: 'facultatif',
  choose: 'Veuillez choisir',
  example: 'Exemple : {example}',
  didYouMean: 'Vouliez-vous dire {text} ?',
  use: 'Utiliser',
  bank: 'Banque',
  save: 'Enregistrer le bénéficiaire',
  saving: 'Enregistrement…',
  cancel: 'Annuler',

  picker: {
    likely: 'Suggestions',
    all: 'Tous les pays',
    found: 'Suggestions : {count}',
    none: 'Aucun résultat.',
    bank: 'Saisissez le nom de la banque ou son code.',
  },

  check: 'Veuillez vérifier ces informations',
  missing: 'Veuillez remplir ce champ.',
  wrong: 'Veuillez vérifier ce champ.',
  noCountries: 'Il n’y a pas de pays à choisir ici.',

  added: '{name} a été ajouté.',
  changed: '{name} a été modifié.',
  removed: '{name} a été supprimé.',
  madeDefault: '{name} est maintenant le bénéficiaire par défaut en {currency}.',

  removeTitle: 'Supprimer {name} ?',
  removeText: 'Ce bénéficiaire ne pourra plus être payé. Cette action est définitive.',

  network: 'Le service n’a pas répondu. Vérifiez votre connexion, puis réessayez.',
  server: 'Un problème est survenu de notre côté. Veuillez réessayer dans un instant.',
  absent: 'Ce bénéficiaire n’existe plus.',
  again: 'Réessayer',
  overTitle: 'Votre session est terminée',
  overText:
    'Pour votre sécurité, cette page se ferme au bout d’un moment. Revenez en arrière et ouvrez-la de nouveau ; ce qui a été enregistré est conservé.',
  ending: {
    title: 'Votre session se termine à {time}',
    more: 'Avez-vous besoin de plus de temps ? Votre saisie est conservée si vous continuez.',
    last: 'Elle ne peut plus être prolongée. Veuillez enregistrer votre saisie.',
    stay: 'Continuer',
    dismiss: 'Pas maintenant',
    understood: 'OK',
  },
  closedTitle: 'Cette page ne peut pas être ouverte ainsi',
  closedText: 'Elle s’ouvre depuis la page d’où vous venez. Retournez-y et ouvrez-la de nouveau.',

  refusals: {
    COUNTRY_NOT_ALLOWED: 'Les comptes dans ce pays ne sont pas disponibles ici.',
    RECIPIENT_TYPE_NOT_ALLOWED: 'Ce type de bénéficiaire n’est pas disponible ici.',
    RECIPIENTS_LIMIT_REACHED: 'Vous avez le nombre maximal de bénéficiaires. Supprimez-en un d’abord.',
    VALUE_TOO_LONG: 'C’est trop long. Veuillez raccourcir.',
    RECIPIENT_TOO_LARGE: 'Ces informations sont trop longues. Veuillez en retirer.',
  },
  bankAccount: 'Compte bancaire',
  fields: {
    documentType: 'Pièce d’identité',
    documentNumber: 'Numéro de la pièce',
  },
  documentTypes: { NATIONAL_ID: 'Carte d’identité', PASSPORT: 'Passeport', DRIVERS_LICENCE: 'Permis de conduire' },
};
