/**
 * Russia: the BIK of a bank, with its BIC and name.
 *
 * Publisher: Bank of Russia, directory of BIK (ED807) of 2026-10-08, at second hand. An excerpt: banks in Moscow with the numbers 044525079 to 786, and some more;
 * branches and banks in liquidation are left out. The gotcha: many of these banks are under sanctions. Whether a payment reaches one is another question.
 */
import type { Dataset } from '../../../src/directory/dataset.js';
import { makeTable } from '../dataset.js';
import { readTsv } from '../read.js';
import type { Source } from '../source.js';
import { tidy, tidyBicOf } from '../text.js';

const FILE = '2026-11/ru-bik.tsv';

/** Names in Latin letters, of banks that everyone knows; a branch has that of its bank. Others have the register's own, in Cyrillic letters. */
const NAMES: Readonly<Record<string, string>> = {
  '040173604': 'Sberbank',
  '040173733': 'Russian Agricultural Bank (Rosselkhozbank)',
  '044030790': 'Bank Saint Petersburg',
  '044030861': 'Bank Rossiya',
  '044525062': 'BM-Bank',
  '044525101': 'Deutsche Bank',
  '044525104': 'Bank Tochka',
  '044525105': 'Commerzbank (Eurasija)',
  '044525107': 'Mizuho Bank (Moscow)',
  '044525111': 'Russian Agricultural Bank (Rosselkhozbank)',
  '044525113': 'T-Bank',
  '044525116': 'Ziraat Bank (Moscow)',
  '044525135': 'Renaissance Credit',
  '044525151': 'Russian Standard Bank',
  '044525161': 'Locko-Bank',
  '044525162': 'Novikombank',
  '044525163': 'Woori Bank',
  '044525185': 'BNP Paribas Bank',
  '044525187': 'VTB Bank',
  '044525201': 'Bank Avangard',
  '044525213': 'Bank of China (Moscow)',
  '044525214': 'Post Bank',
  '044525218': 'J.P. Morgan Bank International',
  '044525222': 'ING Bank (Eurasia)',
  '044525225': 'Sberbank',
  '044525232': 'MTS Bank',
  '044525245': 'Home Credit Bank',
  '044525266': 'Bank DOM.RF',
  '044525272': 'Bank Zenit',
  '044525311': 'OTP Bank',
  '044525360': 'Sovcombank',
  '044525361': 'MUFG Bank (Eurasia)',
  '044525388': 'TKB Bank',
  '044525411': 'VTB Bank',
  '044525444': 'YooMoney',
  '044525460': 'Expobank',
  '044525505': 'National Settlement Depository',
  '044525545': 'UniCredit Bank',
  '044525551': 'ICBC Bank',
  '044525555': 'Promsvyazbank (PSB)',
  '044525593': 'Alfa-Bank',
  '044525604': 'Bank Finam',
  '044525630': 'Toyota Bank',
  '044525631': 'BCS Bank',
  '044525635': 'National Bank Trust',
  '044525646': 'National Clearing Centre',
  '044525659': 'Credit Bank of Moscow',
  '044525677': 'Yandex Bank',
  '044525700': 'Raiffeisenbank',
  '044525733': 'UBS Bank',
  '044525745': 'VTB Bank',
  '044525767': 'Credit Europe Bank (Russia)',
  '044525770': 'BMW Bank',
  '044525777': 'China Construction Bank',
  '044525823': 'Gazprombank',
  '044525974': 'T-Bank',
  '044525979': 'Modulbank',
  '044525987': 'Sovcombank',
};

function makeBanks(folder: string): Dataset {
  return makeTable(
    {
      dataset: 'banks/RU',
      edition: '2026-10-08',
      confidence: 'manual',
      completeness: 'partial',
      codeSpaces: { bankCode: 'excerpt' },
      source: {
        publisher: 'Bank of Russia',
        title: 'Directory of BIK (ED807): banks in Moscow, in part',
        url: 'https://www.cbr.ru/s/newbik',
        via: 'MrProLopstar/bankbik, typed over; names of the best known banks in Latin letters; rows that were not read there are derived',
        licence: 'MIT',
        retrieved: '2026-11-28',
      },
    },
    ['bankCode', 'bic', 'name', 'localName', 'confidence'],
    readTsv(folder, FILE).map(({ bik = '', bic8 = '', name = '', note }) => ({
      bankCode: bik,
      bic: tidyBicOf('RU', bic8),
      name: NAMES[bik] ?? tidy(name),
      localName: tidy(name.replace(' (Gazprombank)', '')),
      confidence: note === 'own row not read' ? 'derived' : null,
    })),
  );
}

const source: Source = {
  title: 'Russian banks, by BIK',
  reads: [FILE],
  datasets: { 'banks/RU': makeBanks },
};
export default source;
