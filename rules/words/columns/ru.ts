/**
 * What lists of payees in Russian call their columns.
 *
 * @see test/cli/files/header-rows.ts (first rows of exports and templates of banks and software, November 2026)
 */
import type { ColumnWords } from '../../vocabulary/column-words.js';

export const ru: ColumnWords = {
  rarer: {
    iban: 'Номер IBAN',
    anyAccount: 'Счет, Счёт, Номер счета, Номер счёта',
    anyPayeeAccount: 'Счет получателя, Счёт получателя, Расчетный счет, Расчётный счёт',
    name: 'Получатель, Наименование получателя, Имя получателя, ФИО получателя, ФИО',
    accountHolder: 'Владелец счета, Владелец счёта',
    vendor: 'Поставщик',
    bic: 'Код SWIFT, СВИФТ',
    country: 'Страна',
    currency: 'Валюта',
    taxId: 'ИНН',
    amount: 'Сумма',
    payer: 'Плательщик, Счет плательщика, Отправитель',
    namePart: 'Фамилия, Отчество',
  },
  payerParts: 'плательщик, отправител, списани, дебет',
};
