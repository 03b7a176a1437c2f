/**
 * A post box in the words of the countries that have them. Small letters, without accents; each is a pattern.
 *
 * The gotcha: some words are a street or a field without the number behind them: BP, Postbus, Apartado.
 *
 * @see https://www.upu.int/en/postal-solutions/programmes-services/addressing-solutions (Universal Postal Union, addressing systems)
 */
export const postBoxes: readonly string[] = [
  'p\\.? ?o\\.?[ -]{0,2}box',
  'g\\.?p\\.?o\\.? box',
  'post(?: ?office)? ?box',
  '(?:locked|private) bag',
  'postfach',
  'postbus \\d',
  'postboks',
  'postilokero',
  'case postale',
  'boite postale',
  'b\\.?p\\.? ?\\d',
  'casella postale',
  'apartado(?: (?:postal|aereo|de correos))? ?\\d',
  'apdo',
  'casilla (?:postal|de correo|\\d)',
  'caixa postal',
  'skrytka',
  'postafiok',
  'а/я',
];
