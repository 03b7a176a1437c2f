/**
 * The euro area as it was from 2023 to 2025, without its territories. Bulgaria joined on 1 January 2026, and the laws of the years before give it days of
 * its own.
 *
 * @see Regulation (EC) No 974/98 as amended
 */
export const euroAreaOf2025: readonly string[] = 'AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ');

/**
 * Its territories with a country code of their own: their banks are those of France and Finland.
 *
 * @see Treaty on the Functioning of the European Union, articles 349 and 355
 */
export const territoriesOfEuroArea: readonly string[] = ['AX', 'GF', 'GP', 'MF', 'MQ', 'RE', 'YT'];
