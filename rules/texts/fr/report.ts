/** The words of the report in French. */
import type { ReportTexts } from '../../vocabulary/report-texts.js';

export const fr: ReportTexts = {
  rows: 'Lignes',
  row: 'Ligne',
  file: 'Fichier',
  status: 'Statut',
  country: 'Pays',
  bank: 'Banque',
  code: 'Code',
  alerts: 'Alertes',
  meaning: 'Signification',
  all: 'tous',
  head: 'Lignes : {count}. Jour du paiement : {on}. Les numéros de compte ne figurent pas ici : une ligne est désignée par son numéro dans le fichier.',
  noAlert: 'Aucune ligne n’a d’alerte.',
  more: 'et {count} de plus',
  hidden: 'et {count} de plus, comprises dans les totaux ci-dessus',
  shown: '{shown} sur {total}',
  cannotRead: 'La ligne est illisible.',
  unreadable: 'illisible',
  unknown: 'inconnu',
  nothingKnown: 'rien de connu',
  enriched: 'complétée',
};
