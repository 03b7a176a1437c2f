/** The texts of what changed of a payee, in Dutch. */
import { payeeTexts } from '../payee-texts.js';

const ASK = 'Vraag de begunstigde, op een telefoonnummer dat u al had, wat juist is.';

export const nl = /* @__PURE__ */ payeeTexts({
  changes: {
    ACCOUNT_NOT_COVERED: `Het is niet zeker of dit dezelfde rekening is. ${ASK}`,
    ACCOUNT_INVALID: `De nieuwe rekeninggegevens kunnen niet kloppen: een betaling zou terugkomen. ${ASK}`,
    ACCOUNT_COUNTRY_CHANGED: `De rekening is in een ander land. ${ASK}`,
    BANK_CHANGED: `De rekening is bij een andere bank of een ander filiaal. ${ASK}`,
    BANK_KIND_CHANGED: `De rekening is bij een ander soort instelling. ${ASK}`,
    BANK_MERGED: '{before} is opgegaan in {after} ({date}): de rekening is dezelfde, nu onder de huidige bankcode.',
    ACCOUNT_NUMBER_CHANGED: `Het rekeningnummer is gewijzigd. ${ASK}`,
    ACCOUNT_NUMBER_ONE_CHARACTER: `Het rekeningnummer verschilt in één teken: in een van de twee kan een tikfout staan. ${ASK}`,
    ACCOUNT_NUMBER_SWAPPED: `Twee tekens naast elkaar in het rekeningnummer zijn verwisseld: in een van de twee nummers kan een tikfout staan. ${ASK}`,
    ACCOUNT_NOTATION: 'De rekening is dezelfde, alleen anders geschreven.',
    ACCOUNT_TYPE_CHANGED: 'Het soort rekening is gewijzigd.',
    BIC_CHANGED: 'De BIC is gewijzigd, en de rekening is dezelfde.',
    NAME_NOTATION: 'De naam is dezelfde, alleen anders geschreven.',
    NAME_SIMILAR: `De naam is bijna dezelfde. ${ASK}`,
    NAME_CHANGED: `De begunstigde heeft een andere naam. ${ASK}`,
    EMAIL_DOMAIN_SIMILAR:
      'Het domein van het e-mailadres is bijna dat van eerder: misschien doet iemand zich voor als de begunstigde. Beantwoord geen mail van dat adres.',
    MEMBER_CHANGED: 'Dit gegeven is gewijzigd.',
  },
  named: {
    ACCOUNT_COUNTRY_CHANGED: `Land van de rekening eerst: {before: place nl}; nu: {after: place nl}. ${ASK}`,
    BANK_CHANGED: `De bank was {before} en is nu {after}. ${ASK}`,
    BANK_KIND_CHANGED: `Soort instelling eerder: {before}; nu: {after}. ${ASK}`,
  },
  kinds: {
    bank: 'bank',
    'e-money': 'instelling voor elektronisch geld',
    payment: 'betaalinstelling',
    wallet: 'wallet',
    'credit-union': 'kredietunie',
    'savings-bank': 'spaarbank',
  },
  reasons: {
    SAME_ACCOUNT: 'Beide duiden dezelfde rekening aan.',
    BANK_MERGED:
      'Beide duiden dezelfde rekening aan: de bank van de ene is opgegaan in die van de andere, en de rekeningnummers zijn gelijk gebleven.',
    COUNTRY_DIFFERS: 'De rekeningen zijn in verschillende landen.',
    BANK_DIFFERS: 'De rekeningen zijn bij verschillende banken of filialen.',
    ACCOUNT_NUMBER_DIFFERS: 'De rekeningnummers zijn verschillend.',
    FIRST_NOT_COVERED: 'Het is niet zeker welke rekening de eerste aanduidt.',
    SECOND_NOT_COVERED: 'Het is niet zeker welke rekening de tweede aanduidt.',
  },
});
