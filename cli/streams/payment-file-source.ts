/** The payments of an XML file as entries, each with its XPath and its line. */

import type { InstructionEntry } from '../files/entry.js';
import { type CompletedTransaction, CompletingReader, type EngineFor } from '../iso20022/completing-reader.js';
import { elementText, pathBetween } from '../iso20022/elements.js';
import { type Places, type ReadInstruction, readTransaction } from '../iso20022/instruction.js';
import type { Transaction } from '../iso20022/message-reader.js';
import { PaymentFileReader } from '../iso20022/payment-file-reader.js';
import type { CompletedFile } from './completed-file.js';

export class PaymentFileSource {
  readonly #reader = new PaymentFileReader();

  push(chunk: Buffer): Iterable<InstructionEntry> {
    return this.#reader.push(chunk).map((transaction) => entryOf(transaction, readTransaction(transaction)));
  }

  end(): Iterable<InstructionEntry> {
    return this.#reader.end().map((transaction) => entryOf(transaction, readTransaction(transaction)));
  }
}

/** Reads the payments of a file, and writes the completed file. */
export class CompletingSource {
  readonly #reader: CompletingReader;
  readonly #file: CompletedFile;

  constructor(file: CompletedFile, engineOn: EngineFor) {
    this.#file = file;
    this.#reader = new CompletingReader(engineOn, (bytes) => file.write(bytes));
  }

  push(chunk: Buffer): Iterable<InstructionEntry> {
    return this.#entriesOf(this.#reader.push(chunk));
  }

  end(): Iterable<InstructionEntry> {
    const entries = this.#entriesOf(this.#reader.end());
    this.#file.publish();
    return entries;
  }

  #entriesOf(all: readonly CompletedTransaction[]): readonly InstructionEntry[] {
    return all.map(({ transaction, read, completed }) => {
      for (const field of completed) this.#file.count(field);
      return entryOf(transaction, read, completed);
    });
  }
}

function entryOf(
  transaction: Transaction,
  { instruction, places, implied }: ReadInstruction,
  completed: readonly string[] = [],
): InstructionEntry {
  const { element, xpath, day } = transaction;
  const endToEndId = namableId(transaction, places);
  return {
    kind: 'instruction',
    line: element.line,
    instruction,
    place: {
      xpath,
      ...(endToEndId !== undefined && { endToEndId }),
      ...(day !== undefined && { day }),
      ...(implied !== undefined && { implied }),
      ...(completed.length > 0 && { completed }),
      locate: (pointer) => locate(transaction, places, pointer),
    },
  };
}

/** ISO 20022, Max35Text. */
const MAX_ID = 35;

/** `EndToEndId`, unless it looks like an account number: some payers write one there. */
function namableId({ element }: Transaction, places: Places): string | undefined {
  const id = elementText(element, 'PmtId/EndToEndId');
  if (id === undefined || id.length > MAX_ID || id === 'NOTPROVIDED') return undefined;
  const account = places.get('/creditorAccount/id/value')?.text.replace(/\W/g, '') ?? '';
  const compact = id.replace(/\W/g, '');
  const isAccount = (account !== '' && compact.includes(account)) || /[A-Z]{2}\d{2}[A-Z0-9]{11,}/i.test(compact);
  return isAccount ? undefined : id;
}

/** The place of a field: its element, else the nearest element around it, at least the payment. */
function locate({ element, xpath }: Transaction, places: Places, pointer: string): { xpath: string; line: number } {
  for (let around = pointer; around !== ''; around = around.slice(0, around.lastIndexOf('/'))) {
    const found = places.get(around);
    if (found !== undefined) return { xpath: xpath + pathBetween(element, found), line: found.line };
  }
  return { xpath, line: element.line };
}
