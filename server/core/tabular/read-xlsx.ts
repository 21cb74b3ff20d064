// Reads a spreadsheet row by row: its parts are decompressed and parsed as streams.
import { rm } from 'node:fs/promises';
import { isDateFormat, formatSerial } from './xlsx-dates.ts';
import { SharedTexts } from './shared-texts.ts';
import { TableFault } from './table-fault.ts';
import { limitCells, type TableLimits, type TableRow } from './table-row.ts';
import { readXml, streamXml } from './xml-events.ts';
import { type Zip, openZipArchive } from './zip-entries.ts';

interface Book {
  readonly sheet: string;
  /** Whether a cell format shows days, by index. */
  readonly isDate: readonly boolean[];
  readonly from1904: boolean;
}

/** Yields the rows of the first visible sheet of the file `path`; shared texts are stored in `path.texts`. */
export async function* readXlsxRows(path: string, limits: TableLimits): AsyncGenerator<TableRow> {
  const zip = await openZipArchive(path, limits.unpacked);
  const texts = new SharedTexts(`${path}.texts`);
  try {
    const book = await openBook(zip);
    await readTexts(zip, texts);
    yield* readSheetRows(zip, book, texts, limits);
  } finally {
    texts.close();
    zip.close();
    await rm(`${path}.texts`, { force: true });
  }
}

async function openBook(zip: Zip): Promise<Book> {
  if (!zip.entries.has('xl/workbook.xml')) throw new TableFault('import_not_xlsx');
  let relation = '';
  let from1904 = false;
  await readXml(await zip.read('xl/workbook.xml'), {
    open: (name, { id, date1904, state }) => {
      if (name === 'sheet' && relation === '' && state !== 'hidden' && state !== 'veryHidden') relation = id ?? '';
      if (name === 'workbookPr') from1904 = date1904 === '1' || date1904 === 'true';
    },
  });
  let target = '';
  await readXml(await zip.read('xl/_rels/workbook.xml.rels'), {
    open: (name, { Id, Target = '' }) => {
      if (name === 'Relationship' && Id === relation) target = Target;
    },
  });
  const sheet = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  if (!zip.entries.has(sheet)) throw new TableFault('import_not_xlsx');
  return { sheet, from1904, isDate: await readDateFormats(zip) };
}

async function readDateFormats(zip: Zip): Promise<boolean[]> {
  const codes = new Map<number, string>();
  const isDate: boolean[] = [];
  let inCells = false;
  await readXml(await zip.read('xl/styles.xml'), {
    open: (name, { numFmtId = '0', formatCode = '' }) => {
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode);
      if (name === 'cellXfs') inCells = true;
      if (name === 'xf' && inCells) isDate.push(isDateFormat(Number(numFmtId), codes.get(Number(numFmtId))));
    },
    close: (name) => {
      if (name === 'cellXfs') inCells = false;
    },
  });
  return isDate;
}

async function readTexts(zip: Zip, texts: SharedTexts): Promise<void> {
  let text = '';
  let isText = false;
  await readXml(await zip.read('xl/sharedStrings.xml'), {
    open: (name) => {
      if (name === 'si') text = '';
      isText = name === 't';
    },
    text: (piece) => {
      if (isText) text += piece;
    },
    close: (name) => {
      isText = false;
      if (name === 'si') texts.add(text);
    },
  });
}

/** Converts the name of a cell to its column index: A1 → 0, AB7 → 27. */
function toColumnIndex(cell: string): number {
  let columnIndex = 0;
  for (const letter of cell.replace(/\d+$/, '')) columnIndex = columnIndex * 26 + letter.charCodeAt(0) - 64;
  return columnIndex - 1;
}

async function* readSheetRows(
  zip: Zip,
  { sheet, isDate, from1904 }: Book,
  texts: SharedTexts,
  limits: TableLimits,
): AsyncGenerator<TableRow> {
  const bytes = await zip.read(sheet);
  if (!bytes) return;
  let rows: TableRow[] = [];
  let cells: string[] = [];
  let line = 0;
  let columnIndex = 0;
  let cell = { type: '', style: 0, value: '', formula: false };
  let part = '';
  const pieces = streamXml(bytes, {
    open: (name, { r, t = '', s = '0' }) => {
      part = name;
      if (name === 'row') {
        line = r === undefined ? line + 1 : Number(r);
        cells = [];
        columnIndex = 0;
      } else if (name === 'c') {
        columnIndex = r === undefined ? columnIndex : toColumnIndex(r);
        cell = { type: t, style: Number(s), value: '', formula: false };
      } else if (name === 'f') cell.formula = true;
    },
    text: (piece) => {
      if (part === 'v' || part === 't') cell.value += piece;
    },
    close: (name) => {
      part = '';
      if (name === 'c') {
        const text = toText(cell);
        // programs write empty cells up to the edge of the sheet; one filled cell beyond the limit refuses the row
        if (columnIndex >= 0 && columnIndex <= limits.columns && (text !== '' || columnIndex < limits.columns))
          cells[columnIndex] = text;
        columnIndex += 1;
      } else if (name === 'row' && cells.some(Boolean)) {
        const filledCells = Array.from(cells, (text = '') => text);
        rows.push({ line, cells: limitCells(filledCells, line, limits) });
      }
    },
  });
  const toText = ({ type, style, value, formula }: typeof cell): string => {
    if (type === 's') return texts.get(Number(value));
    if (type === 'b') return value === '1' ? 'true' : 'false';
    // formulas without calculated value, and errors such as #REF!
    if (type === 'e' || (formula && value === '')) return `=${value}`;
    if (type === 'str' || type === 'inlineStr' || value === '') return value;
    if (isDate[style] && Number.isFinite(Number(value))) return formatSerial(Number(value), from1904);
    return formatNumber(value);
  };
  for await (const _ of pieces) {
    yield* rows;
    rows = [];
  }
  yield* rows;
}

/** Formats a number without exponent and rounding error: 3.76012E+12 → 3760120000000, 0.30000000000000004 → 0.3. */
function formatNumber(value: string): string {
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  if (Number.isSafeInteger(number)) return number.toFixed(0);
  return String(Number(number.toPrecision(15)));
}
