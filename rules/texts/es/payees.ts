/** The texts of what changed of a payee, in Spanish. */
import { payeeTexts } from '../payee-texts.js';

const ASK = 'Pregunte al beneficiario, en un número de teléfono que ya tenía antes, qué dato es el correcto.';

export const es = /* @__PURE__ */ payeeTexts({
  changes: {
    ACCOUNT_NOT_COVERED: `No es seguro que sea la misma cuenta. ${ASK}`,
    ACCOUNT_INVALID: `Los nuevos datos de la cuenta no pueden ser correctos: un pago sería devuelto. ${ASK}`,
    ACCOUNT_COUNTRY_CHANGED: `La cuenta está en otro país. ${ASK}`,
    BANK_CHANGED: `La cuenta está en otro banco u otra sucursal. ${ASK}`,
    BANK_KIND_CHANGED: `La cuenta está en una entidad de otro tipo. ${ASK}`,
    BANK_MERGED: '{before} pasó a formar parte de {after} ({date}): la cuenta es la misma, con el código de banco actual.',
    ACCOUNT_NUMBER_CHANGED: `El número de cuenta ha cambiado. ${ASK}`,
    ACCOUNT_NUMBER_ONE_CHARACTER: `El número de cuenta difiere en un carácter: uno de los dos puede estar mal escrito. ${ASK}`,
    ACCOUNT_NUMBER_SWAPPED: `Dos caracteres vecinos del número de cuenta están intercambiados: uno de los dos números puede estar mal escrito. ${ASK}`,
    ACCOUNT_NOTATION: 'La cuenta es la misma, escrita de otra manera.',
    ACCOUNT_TYPE_CHANGED: 'El tipo de cuenta ha cambiado.',
    BIC_CHANGED: 'El BIC ha cambiado, y la cuenta es la misma.',
    NAME_NOTATION: 'El nombre es el mismo, escrito de otra manera.',
    NAME_SIMILAR: `El nombre es casi el mismo. ${ASK}`,
    NAME_CHANGED: `El beneficiario tiene otro nombre. ${ASK}`,
    EMAIL_DOMAIN_SIMILAR:
      'El dominio del correo electrónico es casi el de antes: alguien puede estar haciéndose pasar por el beneficiario. No conteste a ningún mensaje de esa dirección.',
    MEMBER_CHANGED: 'Este dato ha cambiado.',
  },
  named: {
    ACCOUNT_COUNTRY_CHANGED: `País de la cuenta antes: {before: place es}; ahora: {after: place es}. ${ASK}`,
    BANK_CHANGED: `El banco era {before} y ahora es {after}. ${ASK}`,
    BANK_KIND_CHANGED: `Tipo de entidad antes: {before}; ahora: {after}. ${ASK}`,
  },
  kinds: {
    bank: 'banco',
    'e-money': 'entidad de dinero electrónico',
    payment: 'entidad de pago',
    wallet: 'monedero electrónico',
    'credit-union': 'cooperativa de crédito',
    'savings-bank': 'caja de ahorros',
  },
  reasons: {
    SAME_ACCOUNT: 'Los dos indican la misma cuenta.',
    BANK_MERGED:
      'Los dos indican la misma cuenta: el banco de uno pasó a formar parte del banco del otro, y los números de cuenta no cambiaron.',
    COUNTRY_DIFFERS: 'Las cuentas están en países distintos.',
    BANK_DIFFERS: 'Las cuentas están en bancos o sucursales distintos.',
    ACCOUNT_NUMBER_DIFFERS: 'Los números de cuenta son distintos.',
    FIRST_NOT_COVERED: 'No se sabe con certeza qué cuenta indica el primero.',
    SECOND_NOT_COVERED: 'No se sabe con certeza qué cuenta indica el segundo.',
  },
});
