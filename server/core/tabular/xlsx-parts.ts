// The XML of a spreadsheet (ECMA-376), the minimum that all programs read.
import type { CellKind, Column } from './column.ts';
import { toDaySerial, toShopSerial } from './shop-time.ts';
import type { Row } from '#server/core/api/wire.ts';

/** Maximum rows of a sheet, and characters of a cell. */
export const MAX_SHEET_ROWS = 1_048_576;
const MAX_CELL_LENGTH = 32_767;

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

const SPECIAL = /[&<>"\r]|[\0-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|_x[0-9a-f]{4}_/i;
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

/**
 * Escapes a text for XML. Omits characters that XML cannot contain; escapes what spreadsheets would read as an escape.
 */
export function escapeXml(text: string): string {
  const wellFormed = text.isWellFormed() ? text : text.toWellFormed();
  if (!SPECIAL.test(wellFormed)) return wellFormed;
  return wellFormed
    .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .replace(/[\0-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"\r]/g, (sign) => ENTITIES[sign] ?? sign);
}

/** Styles by kind of value; cells refer to them by index. */
const STYLES = ['general', 'heading', 'text', 'money0', 'money2', 'money3', 'day', 'moment'] as const;
const getStyle = (name: (typeof STYLES)[number]): number => STYLES.indexOf(name);
const FORMATS: Readonly<Record<(typeof STYLES)[number], number>> = {
  general: 0,
  heading: 49,
  text: 49,
  money0: 3,
  money2: 4,
  money3: 164,
  day: 165,
  moment: 166,
};

function formatStyles(): string {
  const formats = STYLES.map((name) => {
    const font = name === 'heading' ? 1 : 0;
    return `<xf numFmtId="${FORMATS[name]}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"${font ? ' applyFont="1"' : ''}/>`;
  });
  return `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="3"><numFmt numFmtId="164" formatCode="#,##0.000"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="166" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${formats.length}">${formats.join('')}</cellXfs></styleSheet>`;
}

/** Converts a column index to letters: 0 → A, 25 → Z, 26 → AA. */
export function toColumnLetters(index: number): string {
  const prefixIndex = Math.floor(index / 26);
  return (prefixIndex > 0 ? toColumnLetters(prefixIndex - 1) : '') + String.fromCharCode(65 + (index % 26));
}

const WIDTHS: Readonly<Record<CellKind, number>> = { text: 24, number: 12, money: 12, day: 12, moment: 20 };

/** Formats a sheet up to its first data row, with frozen headings. */
export function formatSheetStart(columns: readonly Column[], letters: readonly string[]): string {
  const widths = columns.map(
    ({ kind }, index) => `<col min="${index + 1}" max="${index + 1}" width="${WIDTHS[kind]}" customWidth="1"/>`,
  );
  const headings = columns.map(({ heading }, index) =>
    formatTextCell(`${letters[index]}1`, heading, getStyle('heading')),
  );
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${headings.join('')}</row>`;
}

export const SHEET_END = '</sheetData></worksheet>';

function formatTextCell(cellName: string, text: string, textStyle: number): string {
  return `<c r="${cellName}" s="${textStyle}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text.slice(0, MAX_CELL_LENGTH))}</t></is></c>`;
}

const formatNumberCell = (cellName: string, value: number, numberStyle: number): string =>
  `<c r="${cellName}" s="${numberStyle}"><v>${value}</v></c>`;

/** Formats a cell; texts have an explicit type, so that they are not reinterpreted. Empty for null. */
export function formatCellXml(column: Column, row: Row, cellName: string): string {
  const value = column.value(row);
  if (value === null) return '';
  if (typeof value === 'string') {
    const day = column.kind === 'day' ? toDaySerial(value) : NaN;
    return Number.isNaN(day)
      ? formatTextCell(cellName, value, getStyle('text'))
      : formatNumberCell(cellName, day, getStyle('day'));
  }
  if (column.kind === 'moment') return formatNumberCell(cellName, toShopSerial(value), getStyle('moment'));
  const decimals = column.decimals?.(row);
  if (decimals === undefined) return formatNumberCell(cellName, value, getStyle('general'));
  return formatNumberCell(cellName, value, getStyle(decimals === 0 ? 'money0' : decimals === 3 ? 'money3' : 'money2'));
}

const createNumbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** Formats the parts other than sheets, by name. */
export function formatFrameParts(title: string, sheets: number): Record<string, string> {
  // sheet names have at most 31 characters, and none of these
  const name = escapeXml(title.replace(/[\\/?*[\]:]/g, ' ').slice(0, 25));
  const formatSheet = (number: number) =>
    `<sheet name="${number === 1 ? name : `${name} ${number}`}" sheetId="${number}" r:id="rId${number}"/>`;
  const formatTarget = (number: number) =>
    `<Relationship Id="rId${number}" Type="${DOCUMENT}/worksheet" Target="worksheets/sheet${number}.xml"/>`;
  const formatOverride = (number: number) =>
    `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`;
  return {
    'xl/styles.xml': formatStyles(),
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><sheets>${createNumbers(sheets).map(formatSheet).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${createNumbers(sheets).map(formatTarget).join('')}<Relationship Id="rId${sheets + 1}" Type="${DOCUMENT}/styles" Target="styles.xml"/></Relationships>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${DOCUMENT}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/>${createNumbers(sheets).map(formatOverride).join('')}</Types>`,
  };
}
