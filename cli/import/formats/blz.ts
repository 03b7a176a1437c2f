/**
 * The bank codes of Germany.
 *
 * The gotcha: a bank code has a line for each of its offices; the line of the main office is marked 1. Positions count characters, not bytes.
 *
 * @see Deutsche Bundesbank, Merkblatt Bankleitzahlendatei
 */
import { bicOrNull, type ImportFormat, textOrNull } from '../format.js';

const DATASET = 'banks/DE';

export const blz: ImportFormat = {
  name: 'blz',
  title: 'Bankleitzahlendatei of the Deutsche Bundesbank',
  takes: ['lines of 168 characters, or of 174 with the IBAN rule', 'CSV with the names of the columns in its first row'],
  unknown: [
    'The fields stand where the leaflet of 2014 has them. The file does not say of which day it is.',
    'The IBAN rule at the end of the longer lines is not read: the dataset iban-rules/DE has the rules.',
  ],
  layouts: [
    {
      kind: 'fixed',
      begins: /^\d{8}[12]/,
      widths: [168, 174],
      columns: {
        bankCode: [1, 8],
        office: [9, 9],
        name: [10, 67],
        postCode: [68, 72],
        town: [73, 107],
        bic: [140, 150],
        checkMethod: [151, 152],
        change: [159, 159],
      },
    },
    {
      kind: 'named',
      columns: {
        bankCode: ['Bankleitzahl'],
        office: ['Merkmal'],
        name: ['Bezeichnung'],
        postCode: ['PLZ', 'Postleitzahl'],
        town: ['Ort'],
        bic: ['BIC'],
        checkMethod: ['Prüfzifferberechnungsmethode', 'Prüfzifferberechnungsverfahren', 'Pruefzifferberechnungsmethode'],
        change: ['Änderungskennzeichen', 'Aenderungskennzeichen'],
      },
    },
  ],
  datasets: [DATASET],
  columns: () => ['bankCode', 'bic', 'name', 'town', 'postCode', 'checkMethod'],
  source: {
    publisher: 'Deutsche Bundesbank',
    title: 'Bankleitzahlendatei',
    url: 'https://www.bundesbank.de/de/aufgaben/unbarer-zahlungsverkehr/serviceangebot/bankleitzahlen',
  },
  confidence: 'official',
  completeness: 'complete',
  read({ bankCode = '', office, change, name, town, postCode, bic, checkMethod }) {
    if (!/^[1-9]\d{7}$/.test(bankCode)) return { refused: 'the bank code does not have eight digits' };
    if (office !== '1' && office !== '2') return { refused: 'the mark of the office is neither 1 nor 2' };
    if (office === '2') return { leftOut: 'another office of a bank code' };
    if (change === 'D') return { leftOut: 'a deleted bank code' };
    return {
      rows: [
        {
          dataset: DATASET,
          row: {
            bankCode,
            bic: bicOrNull(bic),
            name: textOrNull(name),
            town: textOrNull(town),
            postCode: textOrNull(postCode),
            checkMethod: textOrNull(checkMethod),
          },
        },
      ],
    };
  },
};
