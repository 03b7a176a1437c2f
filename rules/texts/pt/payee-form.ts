/** What the form for a whole payee says in Portuguese beside the texts of fields and alerts. */
import type { PayeeFormTexts } from '../payee-form-texts.js';

export const pt: PayeeFormTexts = {
  country: 'País da conta',
  chooseCountry: 'Escolha um país',
  currency: 'Moeda',
  documentType: 'Documento',
  documentNumber: 'Número do documento',
  documentTypes: { NATIONAL_ID: 'Cartão de identidade', PASSPORT: 'Passaporte', DRIVERS_LICENCE: 'Carta de condução' },
  nameHints: {
    LEGAL_FORM_MISSING: 'Falta a forma jurídica da empresa. Escreva o nome como consta do registo, por exemplo «Müller Bau GmbH».',
    SEVERAL_HOLDERS: 'É o nome de duas pessoas. Indique um só titular da conta.',
    INITIAL: 'Em vez do nome próprio está uma inicial. Escreva o nome por extenso.',
    TITLE: 'O nome começa com um título. Alguns bancos comparam-no; omita-o.',
    BRACKETS: 'O nome tem parênteses. Os bancos comparam também o que está dentro; omita-o.',
    TRADING_NAME: 'Ao lado do nome legal está um nome comercial. Escreva o nome em que está a conta.',
  },
};
