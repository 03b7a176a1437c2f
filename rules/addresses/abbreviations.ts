/**
 * Words that people shorten with a point in an address: what stands behind the point goes on with the same part.
 *
 * Notation of the list: `alternatives.ts`. Those of up to three letters, `St.`, `Av.`, need no list.
 */
export const abbreviatedWords = `
  avda aven aved blvd boul bulv buld bldg bldgs dept suit terr plaz piaz viale corr prov prol carr cuad calz urba edif depto dpto desp apdo apart apto ofic interc
  calle_c estr praz trav cond conj loja prof prest gral gobr cnel cmte ctra pasj pasaj ptda partd poblac pobl barr sect nave
  pskt gate vest gatan plats platz prom haus haupt geb stiege hptm mons sanct sainte hwys hway pkwy expy frwy tpke trnpk mount fort
  mahal cadd soka utca ulic prosp bulev nabr nam nábř piazz largo fraz stra viad cors vico
  chem imme batim bâtim resid rés allée quart faub comm dist distr tehs talu villag near oppo post flat unit house
`;

/** Ends of words that are shortened: `Hauptstr. 5`. */
export const abbreviatedEndings = 'str';
