/** What the form for a whole payee says in Polish beside the texts of fields and alerts. */
import type { PayeeFormTexts } from '../payee-form-texts.js';

export const pl: PayeeFormTexts = {
  country: 'Kraj rachunku',
  chooseCountry: 'Wybierz kraj',
  currency: 'Waluta',
  documentType: 'Dokument',
  documentNumber: 'Numer dokumentu',
  documentTypes: { NATIONAL_ID: 'Dowód osobisty', PASSPORT: 'Paszport', DRIVERS_LICENCE: 'Prawo jazdy' },
  nameHints: {
    LEGAL_FORM_MISSING: 'W nazwie firmy brakuje formy prawnej. Wpisz nazwę tak jak w rejestrze, na przykład „Müller Bau GmbH”.',
    SEVERAL_HOLDERS: 'To nazwiska dwóch osób. Podaj jednego posiadacza rachunku.',
    INITIAL: 'Zamiast imienia jest inicjał. Wpisz pełne imię i nazwisko.',
    TITLE: 'Nazwisko poprzedza tytuł. Niektóre banki go porównują; pomiń go.',
    BRACKETS: 'W nazwie są nawiasy. Banki porównują także ich treść; pomiń ją.',
    TRADING_NAME: 'Obok nazwy prawnej jest nazwa handlowa. Wpisz nazwę posiadacza rachunku.',
  },
};
