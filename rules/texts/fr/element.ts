/** What the form field says in French beside the texts of fields and alerts. */
import type { ElementWords } from '../../vocabulary/element-words.js';

export const fr: ElementWords = {
  didYouMean: 'Vouliez-vous dire {text} ?',
  use: 'Utiliser',
  bank: 'Banque',
  choose: 'Veuillez choisir',
  example: 'Exemple : {text}',
  found: 'Suggestions : {count}',
  none: 'Aucun résultat.',
  checking: 'La vérification est en cours. Réessayez dans un instant.',
  notLoaded: 'Le chargement a échoué. Vérifiez votre connexion et rechargez la page.',
};
