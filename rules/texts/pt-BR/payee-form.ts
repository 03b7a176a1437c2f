/** What the form for a whole payee says in the Portuguese of Brazil beside the texts of fields and alerts. */
import type { PayeeFormTexts } from '../payee-form-texts.js';

export const ptBR: PayeeFormTexts = {
  country: 'País da conta',
  chooseCountry: 'Escolha um país',
  currency: 'Moeda',
  documentType: 'Documento',
  documentNumber: 'Número do documento',
  documentTypes: { NATIONAL_ID: 'Documento de identidade', PASSPORT: 'Passaporte', DRIVERS_LICENCE: 'Carteira de motorista' },
  nameHints: {
    LEGAL_FORM_MISSING: 'Falta o tipo societário da empresa. Escreva o nome como está no registro, por exemplo “Müller Bau GmbH”.',
    SEVERAL_HOLDERS: 'É o nome de duas pessoas. Informe um só titular da conta.',
    INITIAL: 'Há uma inicial no lugar do nome. Escreva o nome completo.',
    TITLE: 'O nome começa com um título. Alguns bancos o comparam; deixe-o de fora.',
    BRACKETS: 'O nome tem parênteses. Os bancos comparam também o que está dentro; deixe-o de fora.',
    TRADING_NAME: 'Ao lado da razão social há um nome fantasia. Escreva o nome em que está a conta.',
  },
};
