/** How texts in Spanish are written. */
import type { Writing } from './writing.js';

export const writing: Writing = {
  letters: 'ÁÉÍÓÚÑáéíóúüñ',
  marks: ':;',
  bound: 'el|la|los|las|al|del|y|o',
  local: /oficina|entidad|domicilio|vuestr|CLABE|CCC/i,
};
