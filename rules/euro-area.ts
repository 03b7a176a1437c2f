/**
 * The countries whose currency is the euro by their membership of the Union, without their territories.
 *
 * @see Regulation (EC) No 974/98 as amended; Bulgaria since 1 January 2026
 */
export const euroArea: readonly string[] = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ');
