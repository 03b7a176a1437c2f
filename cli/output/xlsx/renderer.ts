/** XLSX output: the rows of CSV output as a sheet of text cells, so that no account number becomes a number and no text a formula. */
import { BlockSplitter } from '../../files/blocks.js';
import type { Separator } from '../../files/csv-cells.js';
import { RecordReader } from '../../files/csv-record.js';
import { LineReader } from '../../files/lines.js';
import { UnreadableInput } from '../../files/unreadable-input.js';
import type { Renderer } from '../renderers.js';
import { loadXlsxLibrary } from './library.js';

/** The limit of Excel for one sheet. */
const MAX_ROWS = 1_048_576;

/** The cells of rows of CSV. */
function readRows(written: string | Uint8Array, separator: Separator): (readonly string[])[] {
  const splitter = new BlockSplitter();
  const lines = new LineReader();
  const reader = new RecordReader(separator);
  const blocks = [...splitter.push(written), ...splitter.end()];
  const records = [...blocks.flatMap((block) => [...lines.read(block)]).flatMap((line) => [...reader.push(line)]), ...reader.end()];
  return records.flatMap((record) => ('cells' in record ? [record.cells] : []));
}

/** `csv` renders each row; `end` gives the file. */
export function createXlsxRenderer(csv: Renderer): Renderer {
  const rows: (readonly string[])[] = [];
  let separator: Separator = ',';
  const keep = (written: string | Uint8Array): string => {
    rows.push(...readRows(written, separator));
    if (rows.length > MAX_ROWS) throw new UnreadableInput('a sheet holds no more than 1048576 rows; --output csv has no limit');
    return '';
  };
  return {
    renderHeader(header) {
      separator = header.separator;
      return keep(csv.renderHeader(header));
    },
    renderAnswer: (...answer) => keep(csv.renderAnswer(...answer)),
    renderUnreadable: (...entry) => keep(csv.renderUnreadable(...entry)),
    async end() {
      keep(await csv.end());
      const { writeXlsx } = await loadXlsxLibrary();
      return writeXlsx({ sheets: [{ name: 'payprep', rows: rows.map((row) => [...row]) }] });
    },
  };
}
