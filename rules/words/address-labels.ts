/**
 * What people write in front of the parts of an address: `City: Berlin`, `Code postal : 75002`. By meaning, in the languages of forms and of the columns of
 * tables (`columns/`), whose words for the parts of an address are all here; a test holds that.
 *
 * Letters count, not case, accents and punctuation: `Haus-Nr.` is `hausnr`. The gotcha: some are words of another language, too, `By` or `Land`, so that
 * those of `addressLabelsBesideOthers` are labels only where another stands in the same address.
 */
export type AddressLabel =
  | 'street'
  | 'houseNumber'
  | 'postCode'
  | 'town'
  | 'postCodeAndTown'
  | 'subdivision'
  | 'district'
  | 'postBox'
  | 'building'
  | 'country'
  /** Lines of an address, whatever they hold. */
  | 'address'
  /** What is no part of an address. */
  | 'other';

export const addressLabels: Readonly<Record<AddressLabel, string>> = {
  street:
    'Street, Street name, Street address, Street and number, Street & number, Street and house number, Road, STRAS, Straße, Strasse, Strassenname, Straße und Hausnummer, Straße und Nr, Straße Nr, Rue, Voie, Nom de rue, Rue et numéro, N et rue, Calle, Calle y número, Via, Via e numero, Indirizzo via, Straat, Straatnaam, Straat en huisnummer, Rua, Logradouro, Nome da rua, Ulica, Ulica i numer, Ul, Gata, Gatuadress, Gatuadresse, Gade, Gadenavn, Vej, Vejnavn, Gate, Gatenavn, Gateadresse, Veiadresse, Katu, Katuosoite, Lähiosoite, Ulice, Utca, Utca és házszám, Közterület, Strada, Stradă, Cadde, Sokak, Cadde Sokak, Улица, Вулиця, Οδός, Iela, Gatvė, Tänav, ulica i broj, 街道, 街道地址, 番地, 거리, 도로명, الشارع, שם רחוב, רחוב, Đường, Jalan, ถนน',
  houseNumber:
    'House number, House no, Building number, Building no, Hausnummer, Haus-Nr, Haus Nr, Numéro de rue, Numéro de voie, Número de casa, Número exterior, Numero civico, Civico, Huisnummer, Huisnr, Número da porta, Numer domu, Nr domu, Husnummer, Husnr, Gatunummer, Talonumero, Číslo domu, Číslo popisné, Házszám, Kapı no, Bina no, Номер дома, Дом, Будинок, Αριθμός',
  postCode:
    'Post code, Postcode, Postal code, Postalcode, ZIP, ZIP code, Zipcode, Post index, PIN code, Pincode, Eircode, PSTLZ, PLZ, Postleitzahl, Code postal, CP, NPA, Código postal, Cód postal, CAP, Codice postale, Codice di avviamento postale, CEP, Kod pocztowy, Postnummer, Postnr, Postinumero, PSČ, Poštovní směrovací číslo, Smerovacie číslo, Irányítószám, Ir szám, Cod poștal, Posta kodu, Posta kod, Poštna številka, Poštanski broj, Pasta indekss, Pašto kodas, Sihtnumber, Postiindeks, Пощенски код, Почтовый индекс, Поштовий індекс, Поштански број, Индекс, Індекс, Ταχυδρομικός κώδικας, ΤΚ, 郵便番号, 邮编, 邮政编码, 郵遞區號, 우편번호, الرمز البريدي, מיקוד, Mã bưu điện, Mã bưu chính, Kode pos, Poskod, รหัสไปรษณีย์',
  town: 'Town, City, City name, Town name, Town city, City town, Municipality, Locality, Suburb, ORT01, Ort, Stadt, Ortschaft, Wohnort, Ville, Localité, Commune, Ciudad, Localidad, Población, Municipio, Città, Comune, Località, Plaats, Plaatsnaam, Woonplaats, Stad, Gemeente, Cidade, Localidade, Município, Miasto, Miejscowość, Postort, By, Bynavn, Poststed, Sted, Kaupunki, Postitoimipaikka, Paikkakunta, Kunta, Město, Obec, Město obec, Mesto, Város, Település, Helység, Oraș, Localitate, Localitatea, Şehir, Grad, Mjesto, Pilsēta, Miestas, Linn, Asula, Град, Город, Населённый пункт, Місто, Πόλη, 市区町村, 城市, 收款人城市, 도시, 시, المدينة, עיר, Thành phố, Kota, Bandar, เมือง',
  postCodeAndTown:
    'Postcode and town, Postcode City, Postcode and city, City postcode, ZIP City, ZIP and city, City State ZIP, City State and ZIP code, City ZIP, PLZ Ort, PLZ und Ort, PLZ Stadt, Postleitzahl Ort, Postleitzahl und Ort, CP Ville, Code postal Ville, Code postal et ville, CP Ciudad, CP Localidad, CP Población, Código postal y ciudad, CAP Città, CAP Località, CAP e città, Postcode Plaats, Postcode en plaats, Postcode Woonplaats, Código postal e localidade, Kod i miejscowość, Kod pocztowy i miejscowość, Postnummer och ort, Postnummer og by, Postnummer og sted, Postnr og by, Postnr og sted, Postinumero ja postitoimipaikka, PSČ a město, PSČ a obec, Irányítószám és város, Irányítószám és település',
  subdivision:
    'State, Province, Region, State Province, State or province, County, Prefecture, Bundesland, Kanton, Canton, Département, Région, Provincia, Estado, Departamento, Provincie, UF, Województwo, Län, Fylke, Maakunta, Okres, Megye, Județ, Judet, İl, Область, 都道府県, 省, 州, 도',
  district:
    'District, Neighbourhood, Neighborhood, Quarter, Barangay, Stadtteil, Ortsteil, Quartier, Barrio, Colonia, Frazione, Wijk, Bairro, Dzielnica, Stadsdel, Bydel, İlçe, Район',
  postBox:
    'PO Box, P O Box, Post box, Postfach, Boîte postale, BP, Apartado, Apartado postal, Casella postale, Postbus, Caixa postal, Skrytka pocztowa, Box, Postboks, Postilokero, Posta kutusu',
  building: 'Building, Building name, Gebäude, Bâtiment, Edificio, Edifício, Gebouw, Budynek',
  country:
    'Country, Country code, Country name, Country region, Country region code, Address country, Address country code, Country of residence, Beneficiary country, Nation, Land, Ländercode, Länderkennzeichen, Empfängerland, Wohnsitzland, Staat, Pays, Code pays, Pays du bénéficiaire, Pays de résidence, País, Código de país, Código país, Código do país, País de residencia, País de residência, Paese, Codice paese, Nazione, Stato, Landcode, Kraj, Kod kraju, Kraj odbiorcy, Landskod, Landekode, Landkode, Maa, Maakoodi, Země, Kód země, Stát, Krajina, Kód krajiny, Štát, Ország, Országkód, Țara, Țară, Cod țară, Ülke, Ülke kodu, Država, Zemlja, Valsts, Šalis, Riik, Държава, Страна, Країна, Држава, Χώρα, 国, 國, 国名, 国コード, 国家, 國家, 国家代码, 收款人国家, 국가, الدولة, البلد, ארץ, מדינה, Quốc gia, Negara, ประเทศ',
  address:
    'Address, Addr, Address line, Address 1, Address 2, Address 3, Address line 1, Address line 2, Address line 3, Address first line, Beneficiary address, Postal address, Mailing address, Registered address, Registered office, Business address, Adresse, Adresse 1, Adresse 2, Adresse 3, Anschrift, Anschrift 1, Anschrift 2, Anschrift 3, Adresszeile 1, Adresszeile 2, Adresszeile 3, Postanschrift, Adresse postale, Siège social, Dirección, Dirección 1, Dirección 2, Dirección 3, Domicilio, Domicilio social, Indirizzo, Indirizzo 1, Indirizzo 2, Indirizzo 3, Sede, Sede legale, Adres, Adres 1, Adres 2, Adres 3, Adresregel 1, Adresregel 2, Adresregel 3, Adres odbiorcy, Vestigingsadres, Endereço, Endereço 1, Endereço 2, Endereço 3, Morada, Morada 1, Morada 2, Morada 3, Sede social, Adress, Adress 1, Adress 2, Adress 3, Postadress, Postadresse, Osoite, Postiosoite, Adresa, Sídlo, Cím, Székhely, Adresă, Adresi, Адрес, Адреса, Διεύθυνση, 住所, 住所1, 住所2, 住所3, 地址, 收款人地址, 주소, العنوان, כתובת, Địa chỉ, Alamat, ที่อยู่',
  other:
    'Name, Full name, Company, Company name, Firm, Attn, Attention, Contact, Contact person, Beneficiary, Beneficiary name, Payee, Recipient, Customer, Vendor, Supplier, Phone, Phone number, Telephone, Mobile, Email, E-mail, Email address, Fax, Website, VAT, VAT number, VAT no, Tax ID, Firma, Firmenname, Empfänger, Ansprechpartner, Telefon, Telefonnummer, Nom, Société, Raison sociale, Bénéficiaire, Destinataire, Téléphone, Courriel, Nombre, Empresa, Razón social, Beneficiario, Destinatario, Teléfono, Correo, Nome, Azienda, Ragione sociale, Telefono, Naam, Bedrijf, Bedrijfsnaam, Begunstigde, Telefoon, Nome completo, Telefone, Beneficiário, Nazwa, Nazwa firmy, Imię i nazwisko, Odbiorca, Namn, Företag, Mottagare, Navn, Firmanavn, Modtager, Mottaker, Nimi, Yritys, Puhelin, Jméno, Název, Příjemce, Név, Cégnév, Telefonszám, Nume, Denumire, Ad, Ad Soyad, İsim, Имя, Название, Телефон, Ονομα, Όνομα, Τηλέφωνο, 氏名, 会社名, 电话, 電話, 姓名, 名称, 이름, 전화, الاسم, الهاتف, שם, טלפון',
};

/** Labels only beside another: words of another language, of names and of what stands in addresses as it is. */
export const addressLabelsBesideOthers =
  'By, Land, Gate, Via, Ort, Stad, Sted, Maa, Road, Ul, Ad, Box, BP, CP, CAP, UF, Kunta, Kota, Region, County, Sede, Gade, Vej, State, Building, District, Quarter, Suburb, Plaats, 国, 省, 州, 도, 시, Дом, Grad, Linn, Obec, Commune, Stato, Staat, Kraj, NPA, Strada, Colonia, Barrio, Jalan, Nation, Город, Iela, İl';

/** What stands between a label and its value: a colon, an equals sign. */
export const signsBehindLabel = ':：=';
