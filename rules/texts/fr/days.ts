/** The words of `payprep days` in French. */
import type { DayTexts } from '../../vocabulary/day-texts.js';

export const fr: DayTexts = {
  businessDay: 'jour ouvré',
  closed: 'fermé',
  calendarEnds: 'le calendrier ne va pas jusqu’à ce jour',
  name: 'nom',
  status: 'statut',
  next: 'suivant',
  inDays: 'dans {count} jours',
  source: 'source',
  statuses: {
    rule: 'selon la règle',
    announced: 'annoncé',
    expected: 'attendu',
  },
  accepted: 'accepté',
  earliest: 'au plus tôt',
  latest: 'au plus tard',
  atOnce: 'immédiat',
  closedBetween: 'jours fermés',
  assumed: 'hypothèse',
  noLatest: 'aucune règle ne le dit',
  atAllHours: 'oui, à toute heure',
  no: 'non',
  beforeCutOff: 'le paiement est arrivé avant l’heure limite ; sinon, indiquez --time et --cut-off',
  problems: {
    SYSTEM_NOT_COVERED: 'aucune source ne dit quand arrivent les paiements de ce système ; payprep systems donne la liste des systèmes',
    CALENDAR_NOT_COVERED: 'les jours de ce système ne sont pas connus',
    DATE_NOT_COVERED: 'le système n’existait pas encore, ou son calendrier ne va pas jusqu’à ce jour',
  },
};
