/** How texts in Portuguese are written. */
import type { Writing } from './writing.js';

export const writing: Writing = {
  letters: 'ÁÂÃÉÊÍÓÔÕÚàáâãçéêíóôõú',
  marks: ':;',
  bound: 'o|a|os|as|do|da|no|na|ao',
  local: /regist|contac?t|\bfac?to|usuário|utilizador|control[eo]|carac?tere?\b|CEP|morada|direc/i,
};
