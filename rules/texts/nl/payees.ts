/** The texts of what changed of a payee, in Dutch. */
import { payeeTexts } from '../payee-texts.js';

const ASK = 'Vraag de begunstigde, op een nummer dat u al had, wat juist is.';

export const nl = /* @__PURE__ */ payeeTexts({
  changes: {
    ACCOUNT_NOT_COVERED: `Het is niet zeker of dit dezelfde rekening is. ${ASK}`,
    ACCOUNT_INVALID: `De nieuwe rekeninggegevens kunnen niet kloppen: een betaling zou terugkomen. ${ASK}`,
    ACCOUNT_COUNTRY_CHANGED: `De rekening is in een ander land. ${ASK}`,
    BANK_CHANGED: `De rekening is bij een andere bank of een ander filiaal. ${ASK}`,
    BANK_KIND_CHANGED: `De rekening is bij een ander soort instelling. ${ASK}`,
    BANK_MERGED: '{before} is opgegaan in {after} ({date}): de rekening is gebleven, onder de huidige bankcode.',
    ACCOUNT_NUMBER_CHANGED: `Het rekeningnummer is een ander. ${ASK}`,
    ACCOUNT_NUMBER_ONE_CHARACTER: `Het rekeningnummer verschilt in één teken: een van de twee kan een tikfout zijn. ${ASK}`,
    ACCOUNT_NUMBER_SWAPPED: `Twee tekens naast elkaar in het rekeningnummer zijn verwisseld: een van de twee kan een tikfout zijn. ${ASK}`,
    ACCOUNT_NOTATION: 'De rekening is dezelfde, anders geschreven.',
    ACCOUNT_TYPE_CHANGED: 'Het soort rekening is een ander.',
    BIC_CHANGED: 'De BIC is een andere, en de rekening is dezelfde.',
    NAME_NOTATION: 'De naam is dezelfde, anders geschreven.',
    NAME_SIMILAR: `De naam is bijna dezelfde. ${ASK}`,
    NAME_CHANGED: `De begunstigde heeft een andere naam. ${ASK}`,
    EMAIL_DOMAIN_SIMILAR:
      'Het domein van het e-mailadres lijkt op dat van eerder: iemand kan zich voordoen als de begunstigde. Beantwoord geen mail van dat adres.',
    MEMBER_CHANGED: 'Dit is een andere waarde dan eerder.',
  },
  named: {
    ACCOUNT_COUNTRY_CHANGED: `Het land van de rekening was {before} en is nu {after}. ${ASK}`,
    BANK_CHANGED: `De bank was {before} en is nu {after}. ${ASK}`,
    BANK_KIND_CHANGED: `Het soort instelling was: {before}; het is nu: {after}. ${ASK}`,
  },
  kinds: {
    bank: 'bank',
    'e-money': 'instelling voor elektronisch geld',
    payment: 'betaalinstelling',
    wallet: 'wallet',
  },
  reasons: {
    SAME_ACCOUNT: 'Beide noemen dezelfde rekening.',
    BANK_MERGED:
      'Beide noemen dezelfde rekening: de bank van de ene is opgegaan in die van de andere, en de rekeningnummers zijn gebleven.',
    COUNTRY_DIFFERS: 'De rekeningen zijn in twee landen.',
    BANK_DIFFERS: 'De rekeningen zijn bij twee banken of filialen.',
    ACCOUNT_NUMBER_DIFFERS: 'De rekeningnummers zijn verschillend.',
    FIRST_NOT_COVERED: 'Het is niet zeker welke rekening de eerste noemt.',
    SECOND_NOT_COVERED: 'Het is niet zeker welke rekening de tweede noemt.',
  },
});
