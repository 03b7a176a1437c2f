/** How texts in the Portuguese of Brazil are written. */
import type { Writing } from './writing.js';

export const writing: Writing = {
  letters: 'ÁÂÃÉÊÍÓÔÕÚàáâãçéêíóôõú',
  marks: ':;',
  bound: 'o|a|os|as|do|da|no|na|ao',
  local: /registo|contacto|\bfacto|utilizador|controlo|carác|beneficiário|balcão|morada|apartado|telemóvel|direc|numa? /i,
};
