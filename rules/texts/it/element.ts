/** What the form field says in Italian beside the texts of fields and alerts. */
import type { ElementWords } from '../../vocabulary/element-words.js';

export const it: ElementWords = {
  didYouMean: 'Intendeva {text}?',
  use: 'Usa questo',
  bank: 'Banca',
  choose: 'Scegliere',
  example: 'Esempio: {text}',
  found: 'Suggerimenti: {count}',
  none: 'Nessun risultato.',
  checking: 'La verifica è in corso. Riprovi tra un momento.',
  notLoaded: 'Caricamento non riuscito. Controlli la connessione e ricarichi la pagina.',
};
