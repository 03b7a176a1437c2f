/**
 * Institutions that keep accounts in several countries of SEPA under one legal entity, by their branches: customers are given an IBAN of the branch, and often
 * the BIC of the head office beside it. Both are of one institution, and a payment within SEPA goes by the IBAN.
 *
 * Each is named by the first six characters of its BICs, the head office first. The gotcha: a group is no entity. A subsidiary (ING-DiBa AG, ING Bank Śląski,
 * ING Belgium, Revolut Ltd, Revolut Bank UK Ltd, Modulr FS Ltd) is a bank of its own and is not listed.
 *
 * @see Deutsche Bundesbank, directory of reachable payment service providers, 2026-05-25: the names say whose branch a BIC is of
 */
export const legalEntities: readonly (readonly string[])[] = [
  // Revolut Bank UAB
  ['REVOLT', 'REVOBE', 'REVODE', 'REVOES', 'REVOFR', 'REVOHU', 'REVOIE', 'REVOIT', 'REVONL', 'REVOPT', 'REVORO'],
  // N26 Bank SE
  ['NTSBDE', 'NTSBES', 'NTSBFR', 'NTSBIT'],
  // bunq B.V.
  ['BUNQNL', 'BUNQBE', 'BUNQDE', 'BUNQES', 'BUNQFR', 'BUNQIE', 'BUNQIT'],
  // Trade Republic Bank GmbH
  ['TRBKDE', 'TRBKAT', 'TRBKES', 'TRBKFR', 'TRBKIT', 'TRBKNL', 'TRBKPT'],
  // ING Bank N.V.; of Spain and France by the registers of bank codes, 1465 and 30438
  ['INGBNL', 'INGBAT', 'INGBBG', 'BBRUES', 'INGDES', 'INGBFR', 'INGBIE', 'INGBIT', 'INGBRO', 'INGBSK'],
  // Finom Payments B.V.
  ['FNOMNL', 'FNOMDE', 'FNOMES', 'FNOMFR', 'FNOMIT'],
  // Olinda SAS (Qonto)
  ['QNTOFR', 'QNTODE', 'QNTOES', 'QNTOIT', 'QNTONL'],
  // Swan SAS
  ['SWNBFR', 'SWNBBE', 'SWNBDE', 'SWNBES', 'SWNBIT', 'SWNBNL'],
  // Solaris SE
  ['SOBKDE', 'PNTADE', 'SOBKES', 'SOBKFR', 'SOBKIT'],
  // Treezor SAS
  ['TRZOFR', 'TRZODE', 'TRZOES', 'TRZOIT'],
  // Vivid Money S.A.
  ['VVIDLU', 'VMSEES', 'VIVOFR', 'VIMNIT', 'VVIDNL'],
  // Adyen N.V.
  ['ADYBNL', 'ADYBDE', 'ADYBFR'],
  // Modulr Finance B.V.
  ['MODRNL', 'MODRES', 'MODRFR', 'MODRIE'],
  // Ebury Partners Belgium NV
  ['EBPBBE', 'EBPBDE', 'EBPBES', 'EBPBIE', 'EBPBLU', 'EBPBPT'],
  // iBanFirst SA
  ['FXBBBE', 'FXBBDE', 'FXBBFR', 'FXBBLU', 'FXBBNL'],
  // Banking Circle S.A.
  ['BCIRLU', 'BCIRNO', 'BCIRPL', 'BCIRSE', 'SXPYDE', 'SXPYDK'],
  // Klarna Bank AB
  ['KLRNSE', 'KLRNDE', 'KLRNFR'],
  // Holvi Payment Services Oy
  ['HOLVFI', 'HOLVAT', 'HOLVDE'],
  // Bigbank AS
  ['BIGKEE', 'BIGKBG', 'BIGKFI', 'BIGKLT', 'BIGKLV'],
  // mBank S.A.
  ['BREXPL', 'BREXCZ', 'BREXSK'],
];
