/**
 * What stands for an account behind a label such as “Chave Pix”, and how people write it: the types of the contract, the surest form first.
 *
 * The gotcha: eleven digits are a CPF, unless a word before them or a bracket says that they are a telephone number.
 *
 * @see Banco Central do Brasil, Manual de Padrões para Iniciação do Pix, version 2.9: the keys
 * @see Association of Banks in Singapore, PayNow: a mobile number, or the UEN of a company with an optional suffix
 */
import type { AccountIdType } from '../vocabulary/scheme.js';

export interface ProxyForm {
  readonly type: AccountIdType;
  /** Sticky, linear, bounded. */
  readonly form: RegExp;
  /** What is left out of what is written. */
  readonly without?: RegExp;
  /** What a telephone number begins with where it does not say so. */
  readonly callingCode?: `+${number}`;
}

export interface ProxyForms {
  readonly country: string;
  readonly settlementSystem: string;
  /** Words between label and value, sticky. */
  readonly words: RegExp;
  readonly forms: readonly ProxyForm[];
}

const PUNCTUATION = /[^\dA-Z]/gi;

const PIX: ProxyForms = {
  country: 'BR',
  settlementSystem: 'BR_PIX',
  words: /(?:[(]?(?:CNPJ|CPF|e-?mail|aleat[óo]ria)[): .-]{0,4})?/iy,
  forms: [
    { type: 'ALIAS', form: /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}(?![\w-])/iy },
    { type: 'EMAIL', form: /[\w.%+-]{1,64}@[a-z\d-]{1,60}(?:\.[a-z\d-]{2,60}){1,3}(?![\w@-])/iy },
    { type: 'TAX_ID', form: /\d{2}\.?\d{3}\.?\d{3}\/?\d{4}-?\d{2}(?![\d-])/y, without: PUNCTUATION },
    {
      // a bracket or a country code says that it is a telephone number; so does a space, which nobody writes in a CPF
      type: 'PHONE',
      form: /(?:(?:celular|telefone|tel|fone)[): .-]{0,4}(?:\+55[ .-]?)?[(]?[1-9]\d|\+55[ .-]?[(]?[1-9]\d|[1-9]\d(?=[) ]))[)]?[ .-]?9\d{4}[ .-]?\d{4}(?![\d-])/iy,
      without: /[^\d+]/g,
      callingCode: '+55',
    },
    { type: 'TAX_ID', form: /\d{3}\.?\d{3}\.?\d{3}-?\d{2}(?![\d-])/y, without: PUNCTUATION },
  ],
};

const PAYNOW: ProxyForms = {
  country: 'SG',
  settlementSystem: 'SG_PAYNOW',
  words: /(?:[(]?(?:UEN|mobile|phone|hp|number|no|to)[): .-]{1,4}){0,2}/iy,
  forms: [
    // a suffix of three characters names one account of the company
    { type: 'TAX_ID', form: /(?:\d{8,9}[A-Z]|[TSR]\d\d[A-Z]{2}\d{4}[A-Z])(?:[A-Z\d]{3})?(?![\w-])/y },
    { type: 'PHONE', form: /(?:\+65[ -]?)?[89]\d{3}[ -]?\d{4}(?![\w-])/y, without: /[^\d+]/g, callingCode: '+65' },
  ],
};

export const proxyForms: readonly ProxyForms[] = [PIX, PAYNOW];
