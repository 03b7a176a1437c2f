/** The texts of what changed of a payee, in Spanish. */
import { payeeTexts } from '../payee-texts.js';

const ASK = 'Pregunte al beneficiario, en un número que ya tenía antes, cuál es el correcto.';

export const es = /* @__PURE__ */ payeeTexts({
  changes: {
    ACCOUNT_NOT_COVERED: `No es seguro que sea la misma cuenta. ${ASK}`,
    ACCOUNT_INVALID: `Los nuevos datos de la cuenta no pueden ser correctos: un pago volvería. ${ASK}`,
    ACCOUNT_COUNTRY_CHANGED: `La cuenta está en otro país. ${ASK}`,
    BANK_CHANGED: `La cuenta está en otro banco u otra sucursal. ${ASK}`,
    BANK_KIND_CHANGED: `La cuenta está en una entidad de otro tipo. ${ASK}`,
    BANK_MERGED: '{before} pasó a formar parte de {after} ({date}): la cuenta siguió, con el código de banco actual.',
    ACCOUNT_NUMBER_CHANGED: `El número de cuenta es otro. ${ASK}`,
    ACCOUNT_NUMBER_ONE_CHARACTER: `El número de cuenta difiere en un carácter: uno de los dos puede estar mal escrito. ${ASK}`,
    ACCOUNT_NUMBER_SWAPPED: `Dos caracteres vecinos del número de cuenta están cambiados de orden: uno de los dos puede estar mal escrito. ${ASK}`,
    ACCOUNT_NOTATION: 'La cuenta es la misma, escrita de otra manera.',
    ACCOUNT_TYPE_CHANGED: 'El tipo de cuenta es otro.',
    BIC_CHANGED: 'El BIC es otro, y la cuenta es la misma.',
    NAME_NOTATION: 'El nombre es el mismo, escrito de otra manera.',
    NAME_SIMILAR: `El nombre es casi el mismo. ${ASK}`,
    NAME_CHANGED: `El beneficiario tiene otro nombre. ${ASK}`,
    EMAIL_DOMAIN_SIMILAR:
      'El dominio del correo electrónico es casi el de antes: alguien puede hacerse pasar por el beneficiario. No conteste a ningún mensaje de esa dirección.',
    MEMBER_CHANGED: 'Este valor es distinto al de antes.',
  },
  named: {
    ACCOUNT_COUNTRY_CHANGED: `El país de la cuenta era {before} y ahora es {after}. ${ASK}`,
    BANK_CHANGED: `El banco era {before} y ahora es {after}. ${ASK}`,
    BANK_KIND_CHANGED: `El tipo de entidad era: {before}; ahora es: {after}. ${ASK}`,
  },
  kinds: {
    bank: 'banco',
    'e-money': 'entidad de dinero electrónico',
    payment: 'entidad de pago',
    wallet: 'monedero electrónico',
  },
  reasons: {
    SAME_ACCOUNT: 'Los dos nombran la misma cuenta.',
    BANK_MERGED:
      'Los dos nombran la misma cuenta: el banco de uno pasó a formar parte del banco del otro, y los números de cuenta siguieron.',
    COUNTRY_DIFFERS: 'Las cuentas están en dos países.',
    BANK_DIFFERS: 'Las cuentas están en dos bancos o sucursales.',
    ACCOUNT_NUMBER_DIFFERS: 'Los números de cuenta son distintos.',
    FIRST_NOT_COVERED: 'No es seguro qué cuenta nombra el primero.',
    SECOND_NOT_COVERED: 'No es seguro qué cuenta nombra el segundo.',
  },
});
