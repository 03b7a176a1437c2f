/**
 * Subdivisions with the name of their chief town, and what their post codes tell of the two: `08870 Sitges, Barcelona` is a town of the province,
 * `08001 El Raval, Barcelona` a quarter of the chief town.
 *
 * The gotcha: a code that a pattern leaves out is that of another town, and the address may be sure. So a pattern rather has a code too many.
 *
 * @see https://en.wikipedia.org/wiki/Codice_di_avviamento_postale (the third digit of a chief town is odd; read 2026-11-30)
 * @see https://memim.com/list-of-postal-codes-in-spain.html (the third digit is 0; read 2026-11-30)
 * @see https://en.wikipedia.org/wiki/List_of_postal_codes_in_Romania (the third digit is 0; read 2026-11-30)
 * @see https://en.wikipedia.org/wiki/Postal_codes_in_Argentina (C is the city; read 2026-11-30)
 * @see https://de.wikipedia.org/wiki/Postleitzahl_(Mexiko) (00 to 16 are Mexico City; read 2026-11-30)
 * @see https://utils.antoniocampos.net/codigopostal/ (Portugal; read 2026-11-30)
 */

/** Regions with the names of their chief towns, in countries where another town stands before them as often as a quarter does: `Enniscorthy, Wexford`. */
export const regionsNamedAfterTowns: Readonly<Record<string, string>> = {
  AR: 'Buenos Aires|Catamarca|Córdoba|Corrientes|Formosa|La Rioja|Mendoza|Neuquén|Salta|San Juan|San Luis|Santa Fe|Santiago del Estero|Tucumán',
  CL: 'Antofagasta|Coquimbo|Valparaíso',
  GB: 'Antrim|Armagh|Bridgend|Caerphilly|Conwy|Durham|Falkirk|Londonderry|Stirling|Wrexham',
  IE: 'Carlow|Cavan|Donegal|Kildare|Kilkenny|Longford|Monaghan|Roscommon|Sligo|Tipperary|Wexford|Wicklow',
  MX: 'Aguascalientes|Campeche|Chihuahua|Colima|Durango|Guanajuato|Oaxaca|Puebla|Querétaro|San Luis Potosí|Tlaxcala|Zacatecas',
  NZ: 'Gisborne|Nelson',
  PA: 'Colón',
  PE: 'Arequipa|Ayacucho|Cajamarca|Cusco|Huancavelica|Huánuco|Ica|Junín|Moquegua|Pasco|Piura|Puno|Tacna|Tumbes',
  PH: 'Cebu|Iloilo',
};

/** The same, of countries whose list of subdivisions has none of these. */
export const provincesNamedAfterTowns: Readonly<Record<string, string>> = {
  PT: 'Aveiro|Beja|Braga|Bragança|Castelo Branco|Coimbra|Évora|Faro|Guarda|Leiria|Lisboa|Lisbon|Portalegre|Porto|Santarém|Setúbal|Viana do Castelo|Vila Real|Viseu',
  RO: 'Arad|Bacău|Botoșani|Brașov|Brăila|București|Bucharest|Buzău|Călărași|Cluj|Constanța|Galați|Giurgiu|Iași|Satu Mare|Sibiu|Suceava|Tulcea|Vaslui',
};

/** Others with the name of a town: in its place they are the town, and before them stands a town as well. Those of no table are no town. */
export const otherNamesOfTowns: Readonly<Record<string, string>> = {
  AM: 'Ararat|Armavir',
  EG: 'Asyut|Assiut|Beni Suef|Damietta|Faiyum|Fayoum|Kafr el-Sheikh|Minya|Qena|Sohag',
  MY: 'Labuan|Melaka|Malacca',
  NG: 'Bauchi|Enugu|Gombe|Kaduna|Katsina|Ondo|Oyo|Sokoto',
  NI: 'Boaco|Chinandega|Estelí|Granada|Jinotega|León|Masaya|Matagalpa|Rivas',
  SV: 'Ahuachapán|Chalatenango|La Unión|San Miguel|San Salvador|San Vicente|Santa Ana|Sonsonate|Usulután',
  UY: 'Artigas|Canelones|Durazno|Florida|Maldonado|Paysandú|Rivera|Rocha|Salto|San José|Tacuarembó|Treinta y Tres',
  VE: 'Barinas|Mérida|Trujillo',
  VN: 'Bac Giang|Bac Kan|Bac Lieu|Bac Ninh|Ben Tre|Ca Mau|Cao Bang|Ha Giang|Ha Tinh|Hai Duong|Hoa Binh|Hung Yen|Kon Tum|Lai Chau|Lang Son|Lao Cai|Nam Dinh|Ninh Binh|Quang Ngai|Soc Trang|Son La|Tay Ninh|Thai Binh|Thai Nguyen|Thanh Hoa|Tra Vinh|Tuyen Quang|Vinh Long|Yen Bai',
};

/** Before the name of the subdivision in the full name of its chief town, as a pattern: `Santiago de Querétaro`. `Nueva Córdoba` is a quarter of Córdoba. */
export const beforeNameOfChiefTown = ' del?$';

/** The post codes of these chief towns, as a pattern. */
export const codesOfChiefTowns: Readonly<Record<string, string>> = {
  AR: '^C|^1[0-4]|^[A-Z]?(?:300|340|360|400|420|440|470|50[01]|530|540|550|570|830)',
  CH: '^(?:120|1211|170|200|30[0-3]|40[0-5]|450[0-3]|600|601[45]|630[0-3]|643[0-2]|80|820|8750|90[01])',
  ES: '^\\d\\d0',
  IT: '^\\d\\d[13579]',
  JP: '^(?:1[0-7]|5[3-5]|60|61[0-6])',
  MX: '^(?:0|1[0-6]|20[0-3]|240|280|31[0-3]|34[0-3]|36[0-2]|68[0-3]|72[0-5]|76[0-2]|78[0-4]|90[01]|98[01])',
  PH: '00$',
  PT: '^(?:1|200|240|241|29|30[0-4]|350|351|38[01]|4[0-3]|47[01]|49|500|530|600|630|700|730|780|800)',
  RO: '^(?:0[1-6]|\\d\\d0)',
};
