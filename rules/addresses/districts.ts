/**
 * Words for a subdivision of a country, a part of a town, a quarter, a corner.
 *
 * Notation of the lists: `alternatives.ts`.
 *
 * @see https://www.upu.int/en/postal-solutions/programmes-services/addressing-solutions (Universal Postal Union, addressing systems)
 */

/** A subdivision, or a part of a town, says so itself. */
export const subdivisionWords =
  'county co. tinh province provincia provincie prov. pcia. pow. powiat region regione regio regiao state estado governorate gouvernorat sheng zizhiqu contae kraj apskritis novads muhafazat oblast obl. область обл. край prefecture emirate canton kanton voivodeship wojewodztwo woj. departement_de departamento_de district_of megye zupanija zhupanija maakond lan lääni laani fylke kommune judetul jud. judet wilaya wilayah viloyati viloyat raion republic_of parish territory autonomous محافظة ولاية منطقة إمارة استان استان';

/** Before the name of a subdivision, with no space between: Thai writes none. */
export const subdivisionPrefixes = 'จังหวัด จ!';

/** The kind of subdivision behind its name: with a hyphen, `Gyeonggi-do`, `Osaka-fu`, or a space, `Shandong Province`. */
export const subdivisionEndings = 'do fu ken';
export const subdivisionsBehindName = 'province prefecture state';

/** Between a town and its county: `NAVAN CO MEATH`. */
export const countyInside = 'co. county.';
/** At the end of a piece that is a county. */
export const countyAtEnd = 'county';

/** Before the name of a part of a town, with no space between, in Thai. */
export const districtPrefixes = 'แขวง ตำบล เขต ต!';

/** A part of a town. */
export const districtWords =
  'district districts dist. quarter suburb neighbourhood neighborhood barrio bairro urbanizacion urb. urb colonia col. fraccionamiento fracc. barangay brgy. kelurahan kel. kecamatan kec. mahallesi mah. mh. mahalle sector sectorul sektor phase village subdivision subd. ward kebele woreda commune arrondissement arr. quartier zona zone parroquia reparto vereda район р-н ديستريكت حي المنطقة мкр. мкр-н microdistrict mikrorayon sub-city layout nagar extension 区 區 구 동 quan phuong q. p.';

/** Before the name of a quarter, in short, with or without a point; others than these and the next may begin the name of a town. */
export const quarterAbbreviations = 'col urb fracc brgy kec kel mah';

/** Before the name of a quarter, in full. */
export const quarterNames = 'colonia urbanizacion fraccionamiento barrio bairro barangay kecamatan kelurahan mahallesi alcaldia delegacion';

/** Before the street at the corner, `1532 esq. Ejido`: words that a space follows. */
export const cornerWords = 'casi esq. esquina';

/** The same in short: `1234 c/ Brasilia`. */
export const cornerSigns = 'c/ e/';
