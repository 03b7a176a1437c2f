/**
 * `payprep data`: the datasets that are shipped, and what they and the rules cover in one country.
 *
 * The gotcha: only a dataset that is both official and complete can say that a bank does not exist.
 */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import countries from '../../reference-data/registries/countries.json' with { type: 'json' };
import type { Dataset } from '../directory/dataset.js';
import { isInSepa } from '../directory/sepa.js';
import { domesticCountry } from '../identifiers/domestic-country.js';
import { domesticFacts } from '../identifiers/domestic-facts.js';
import { ibanCountry } from '../identifiers/iban.js';
import { nationalChecks } from '../identifiers/national-checks.js';
import type { Arguments } from './arguments.js';
import { importCommand } from './import-command.js';
import { EXIT, type Io, UsageError } from './io.js';
import { TextTable, wrap } from './text-table.js';

const require = createRequire(import.meta.url);

/** A dataset, as the manifest lists it. */
interface Listed extends Pick<Dataset, 'dataset' | 'edition' | 'confidence' | 'completeness'> {
  readonly rows: number;
  readonly source: string;
}

function listed(): readonly Listed[] {
  const manifest = JSON.parse(readFileSync(require.resolve('payprep/reference-data/manifest.json'), 'utf8')) as {
    readonly datasets: readonly Listed[];
  };
  return manifest.datasets.map(({ dataset, edition, rows, confidence, completeness, source }) => ({
    dataset,
    edition,
    rows,
    confidence,
    completeness,
    source,
  }));
}

function tableOf(datasets: readonly Listed[], columns: number): string {
  const table = new TextTable(['Dataset', 'Edition', 'Rows', 'Confidence', 'Completeness', 'Source'], columns, datasets.length);
  const lines = datasets.map(({ dataset, edition, rows, confidence, completeness, source }) =>
    table.row([dataset, edition, String(rows), confidence, completeness, source]),
  );
  return lines.join('') + table.end();
}

/** What is known of a country. */
interface Coverage {
  readonly country: string;
  readonly name: string;
  readonly iban?: { readonly length: number; readonly bban: string; readonly registered: boolean; readonly prefix: string };
  readonly nationalChecks: readonly string[];
  /** The name of the domestic bank identifier in ISO 20022. */
  readonly clearingSystem?: string;
  readonly sepa: boolean;
  readonly datasets: readonly Listed[];
}

function coverageOf(code: string, today: string): Coverage {
  const name = countries.rows.find(([alpha2]) => alpha2 === code)?.[1];
  if (name === undefined) throw new UsageError('data takes the code of a country, such as DE: payprep data DE');
  const compiled = ibanCountry(code) ?? domesticCountry(code);
  const { rule, layout } = compiled ?? {};
  const clearingSystem = rule && domesticFacts(rule).clearingSystem;
  return {
    country: code,
    name,
    ...(rule?.hasIban !== false &&
      rule &&
      layout && { iban: { length: layout.length + 4, bban: rule.bban, registered: rule.registered !== false, prefix: rule.code } }),
    nationalChecks: (compiled ? nationalChecks(compiled) : []).map((check) => check.name),
    ...(clearingSystem !== undefined && { clearingSystem }),
    sepa: isInSepa(code, today),
    datasets: listed().filter(({ dataset }) => dataset.split('/')[1] === code || dataset.split('/')[1] === rule?.code),
  };
}

function described(coverage: Coverage, columns: number): string {
  const { country, name, iban, nationalChecks, clearingSystem, sepa, datasets } = coverage;
  const known = datasets.find(({ dataset }) => dataset.startsWith('banks/'));
  const sure = known?.confidence === 'official' && known.completeness === 'complete';
  const lines: readonly (readonly [string, string])[] = [
    ['IBAN', iban ? `${iban.length} characters, ${iban.prefix}, two digits, ${iban.bban}` : 'none'],
    ...(iban?.registered === false ? [['registry', 'its banks issue IBANs, but the IBAN registry does not list it'] as const] : []),
    ['national check', nationalChecks.length > 0 ? nationalChecks.join(', ') : 'not covered'],
    ...(clearingSystem === undefined ? [] : [['clearing system', clearingSystem] as const]),
    ['SEPA', sepa ? 'yes' : 'no'],
    ['unknown banks', sure ? 'reported: the directory is official and complete' : 'not covered'],
  ];
  const text = lines.map(([label, value]) =>
    wrap(value, Math.max(columns - 19, 20))
      .map((line, index) => `  ${(index === 0 ? label : '').padEnd(17)}${line}\n`)
      .join(''),
  );
  return `${country} ${name}\n${text.join('')}${datasets.length > 0 ? `\n${tableOf(datasets, columns)}` : ''}`;
}

export function dataCommand(args: Arguments, io: Io): { readonly text: string; readonly code: number } {
  const { positionals, json, out } = args;
  const [country, ...more] = positionals;
  if (country === 'import') return importCommand(more, args, io);
  if (out !== undefined) throw new UsageError('--out belongs to data import');
  if (more.length > 0) throw new UsageError('data takes one country at a time: payprep data DE');
  const write = <Value>(value: Value, text: (value: Value, columns: number) => string): string =>
    json ? `${JSON.stringify(value, null, 2)}\n` : text(value, io.columns);
  const text = country === undefined ? write(listed(), tableOf) : write(coverageOf(country.toUpperCase(), io.today()), described);
  return { text, code: EXIT.ok };
}
