/**
 * Words for a building and for a zone of buildings.
 *
 * Notation of the lists: `alternatives.ts`.
 */

/** A building, a block, a tower, an estate: the name follows or goes before. */
export const buildingWords =
  'building bldg. stiege house tower towers centre center mall complex block blk. bloc bloco blok estate gebaude haus hochhaus turm edificio edif. ed. torre condominio cond. residence residencia immeuble imm. tour batiment bat. palazzo palais galeria galeries bina apartmani plaza_building headquarters business_park industrial_park industrial_estate trade_centre office_park office_tower hangar warehouse terminal pavilion manor villa villas chambers корпус корп. стр. строение дом scala sc. bl. et. budynek bud. epulet torony talo menara wisma gedung kompleks mansion heights 大厦 大樓 빌딩 عمارة مبنى بناية برج';

/** Before the name of a building, and before that of no town. */
export const buildingsNoTown = 'edif. edificio bldg. building gedung blk. block';

/** At the end of the name of a building: `Hochhaus`. */
export const buildingEndings = 'haus house tower gebaude turm huset gebouw talo huis hof';

/** A building behind the number of the house, before its own letter or number: `Torre B`, `Stiege 3`. */
export const buildingsBehindNumber = 'torre tower bloque bloco edificio edif. interior stiege stg.';

/** Zones with a name that is no town, of two words: `Letterkenny Retail Park Letterkenny`. */
export const kindsOfZones = 'retail business industrial technology science office';
export const zones = 'park estate centre center zone area city';
