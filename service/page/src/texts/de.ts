/** The page in German. */
import type { Texts } from './en.js';

export const de: Texts = {
  language: 'Sprache',
  loading: 'Einen Moment …',

  recipients: 'Empfänger',
  intro: 'Personen und Unternehmen, denen Sie Geld senden können.',
  none: 'Noch keine Empfänger',
  noneHint: 'Fügen Sie den ersten hinzu. Die Angaben werden beim Tippen geprüft, damit Zahlungen ankommen.',
  add: 'Empfänger hinzufügen',
  change: 'Ändern',
  remove: 'Löschen',
  makeDefault: 'Als Standard wählen',
  isDefault: 'Standard für {currency}',
  unnamed: 'Ohne Namen',
  back: 'Zurück zu {host}',

  addTitle: 'Empfänger hinzufügen',
  changeTitle: 'Empfänger ändern',
  where: 'Wohin das Geld geht',
  country: 'Land des Kontos',
  chooseCountry: 'Land wählen',
  method: 'Zahlungsweg',
  currency: 'Währung',
  type: 'Wer es erhält',
  details: 'Angaben',
  givenAs: 'Kontoangaben',
  and: '{one} und {other}',
  more: 'Weitere Angaben',
  optional: 'freiwillig',
  choose: 'Bitte wählen',
  example: 'Beispiel: {example}',
  didYouMean: 'Meinten Sie {text}?',
  use: 'Übernehmen',
  bank: 'Bank',
  save: 'Empfänger speichern',
  saving: 'Wird gespeichert …',
  cancel: 'Abbrechen',

  picker: {
    likely: 'Vorschläge',
    all: 'Alle Länder',
    found: 'Vorschläge: {count}',
    none: 'Nichts gefunden.',
    bank: 'Geben Sie den Namen der Bank oder ihren Code ein.',
  },

  check: 'Bitte prüfen Sie diese Angaben',
  missing: 'Bitte ausfüllen.',
  wrong: 'Bitte prüfen.',
  noCountries: 'Hier steht kein Land zur Wahl.',

  added: '{name} wurde hinzugefügt.',
  changed: '{name} wurde geändert.',
  removed: '{name} wurde gelöscht.',
  madeDefault: '{name} ist jetzt der Standard für {currency}.',

  removeTitle: '{name} löschen?',
  removeText: 'An diesen Empfänger kann dann nicht mehr gezahlt werden. Das lässt sich nicht rückgängig machen.',

  network: 'Der Dienst hat nicht geantwortet. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  server: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es gleich noch einmal.',
  absent: 'Diesen Empfänger gibt es nicht mehr.',
  again: 'Erneut versuchen',
  overTitle: 'Ihre Sitzung ist beendet',
  overText:
    'Zu Ihrer Sicherheit schließt sich diese Seite nach einer Weile. Gehen Sie zurück und öffnen Sie sie neu; Gespeichertes bleibt erhalten.',
  ending: {
    title: 'Ihre Sitzung endet um {time}',
    more: 'Brauchen Sie mehr Zeit? Was Sie eingegeben haben, bleibt erhalten, wenn Sie weitermachen.',
    last: 'Sie lässt sich nicht verlängern. Bitte speichern Sie, was Sie eingegeben haben.',
    stay: 'Weitermachen',
    dismiss: 'Jetzt nicht',
    understood: 'OK',
  },
  closedTitle: 'So lässt sich diese Seite nicht öffnen',
  closedText: 'Sie öffnet sich von der Seite aus, von der Sie kamen. Gehen Sie dorthin zurück und öffnen Sie sie erneut.',

  refusals: {
    COUNTRY_NOT_ALLOWED: 'Konten in diesem Land stehen hier nicht zur Verfügung.',
    RECIPIENT_TYPE_NOT_ALLOWED: 'Diese Art von Empfänger steht hier nicht zur Verfügung.',
    RECIPIENTS_LIMIT_REACHED: 'Sie haben so viele Empfänger wie möglich. Löschen Sie zuerst einen.',
    VALUE_TOO_LONG: 'Das ist zu lang. Bitte kürzen Sie es.',
    RECIPIENT_TOO_LARGE: 'Diese Angaben sind zu umfangreich. Bitte lassen Sie etwas weg.',
  },
  bankAccount: 'Bankkonto',
  fields: {
    documentType: 'Ausweis',
    documentNumber: 'Nummer des Ausweises',
  },
  documentTypes: { NATIONAL_ID: 'Personalausweis', PASSPORT: 'Reisepass', DRIVERS_LICENCE: 'Führerschein' },
};
