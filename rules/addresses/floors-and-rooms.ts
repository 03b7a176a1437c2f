/**
 * Words for a floor, a flat, a room.
 *
 * Notation of the lists: `alternatives.ts`.
 *
 * @see https://www.upu.int/en/postal-solutions/programmes-services/addressing-solutions (Universal Postal Union, addressing systems)
 */

/** A floor: a number before or behind, or the word for the one at the ground. */
export const floorWords =
  'floor flr. fl. level lvl. l. tr. trappor stock stockwerk og eg etage et. piso planta pta. andar piano verdieping kat. kerros krs. vaning våning vaningen sal emelet em. pietro p. patro poschodie этаж пов. поверх sprat kat tang lantai lt. aukstas stavs korrus orofos etaj niveau 階 层 樓 층';

/** Floors without a number. */
export const floorsByName =
  'g/f ground_floor first_floor second_floor third_floor fourth_floor fifth_floor sixth_floor seventh_floor eighth_floor ninth_floor tenth_floor top_floor lower_ground_floor upper_ground_floor basement mezzanine penthouse erdgeschoss eg rez-de-chaussee rdc planta_baja pb piso_terreo terreo res-do-chao r/c piano_terra begane_grond bottenvaningen zemin_kat parter fszt. foldszint';

/** Behind the number of a floor, as a pattern: `3rd`, `1º`. */
export const ordinalEndings = 'st|nd|rd|th|er|e|eme|[rtdvnm]?[oa]|ª|º|°|\\.';

/** A number that is a floor by its sign alone, as a pattern: `5º`. */
export const floorBySign = '\\d{1,3}[ºª°]';
/** The same in China and the Philippines: `12/F`. */
export const floorBySlash = '\\d{1,2}/f\\.?';

/** A floor before the door of its staircase, as a pattern: `3º izda`, `2. th`. */
export const floorBeforeDoor = '\\d{1,2}(?:\\.?[ºª°]|\\.(?= t)) ?-? ?';
/** Which door of a floor, as Danes, Spaniards and Portuguese write it: `th`, `izda`, `dto`. */
export const doorsOfFloor = 'tv th mf esq dto dta dir drt izq dcha der izda frente a b c d';

/** Saints of which no floor is the name. */
export const saintsBeforeFloor = 's. san santo';

/** A flat, a room, an office: a number or letter behind. */
export const roomWords =
  'apartment apartement appartement apt. apto. app. appt. flat unit suite ste. room rm. office off! oficina of. ofic. despacho puerta pta. esc. depto. dpto. departamento dto. sala salas suites rooms offices oficinas conj. conjunto cj. local interno int. zimmer buro raum top tur wohnung whg. bureau porte kamer bus bte! boite bte. lejl. leilighet lgh. asunto as! huone ajto m! mieszkanie lok. lokal byt kv. кв. квартира оф. офис пом. кабинет d! daire no_daire ap! stan bt! shop kiosk stand cabin desk bay';

/** Between a floor or a room and its number, as patterns: `Apt No. 4`. */
export const numberOfFloor = 'no\\.? ';
export const numberOfRoom = 'no\\.?|nr\\.?';

/** A floor or a flat in English, behind a street and before the town, as a pattern: `Main Street 3rd Floor Springfield`, `Apt 4B`. */
export const flatBehindStreet =
  '(?:,? (?:\\d{1,3}(?:st|nd|rd|th) fl(?:r|oor)?\\b\\.?|(?:(?:apt|apartment|unit|suite|ste|flat|rm|room|fl|floor|level)\\b\\.? ?(?:no\\.? ?)?#? ?|# ?)[\\p{L}\\d]{1,5}\\b))?';

/** The same before the number of the house: `Level 3, 12 Main Street Springfield`. */
export const flatBeforeHouse = '(?:(?:level|unit|suite|shop|flat|lot|floor) [a-z\\d-]{1,5},? )?';
