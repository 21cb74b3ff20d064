// The XML of a spreadsheet (ECMA-376), as little of it as every program reads.
import type { CellKind, Column } from './column.ts';
import { daySerial, shopSerial } from './shop-time.ts';
import type { Row } from '#server/core/api/wire.ts';

/** Rows a sheet holds, and letters a cell. */
export const MOST_ROWS = 1_048_576;
const MOST_LETTERS = 32_767;

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

/** A text as XML holds it: what no XML can hold is left out, and what spreadsheets would read as an escape is escaped. */
export function xmlText(text: string): string {
  const whole = text.isWellFormed() ? text : text.toWellFormed();
  if (!SPECIAL.test(whole)) return whole;
  return whole
    .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .replace(/[\0-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"\r]/g, (sign) => ENTITIES[sign] ?? sign);
}

/** Styles by kind of value; cells refer to them by their index in the list. */
const STYLES = ['general', 'heading', 'text', 'money0', 'money2', 'money3', 'day', 'moment'] as const;
const style = (name: (typeof STYLES)[number]): number => STYLES.indexOf(name);
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

export function stylesXml(): string {
  const formats = STYLES.map((name) => {
    const font = name === 'heading' ? 1 : 0;
    return `<xf numFmtId="${FORMATS[name]}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"${font ? ' applyFont="1"' : ''}/>`;
  });
  return `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="3"><numFmt numFmtId="164" formatCode="#,##0.000"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="166" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${formats.length}">${formats.join('')}</cellXfs></styleSheet>`;
}

/** 0 → A, 25 → Z, 26 → AA. */
export function columnLetters(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? columnLetters(rest - 1) : '') + String.fromCharCode(65 + (index % 26));
}

const WIDTHS: Readonly<Record<CellKind, number>> = { text: 24, number: 12, money: 12, day: 12, moment: 20 };

/** A sheet up to its first row of data: headings that stay while one scrolls. */
export function sheetStart(columns: readonly Column[], letters: readonly string[]): string {
  const widths = columns.map(
    ({ kind }, index) => `<col min="${index + 1}" max="${index + 1}" width="${WIDTHS[kind]}" customWidth="1"/>`,
  );
  const headings = columns.map(({ heading }, index) => textCell(`${letters[index]}1`, heading, style('heading')));
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${headings.join('')}</row>`;
}

export const SHEET_END = '</sheetData></worksheet>';

function textCell(place: string, text: string, textStyle: number): string {
  return `<c r="${place}" s="${textStyle}" t="inlineStr"><is><t xml:space="preserve">${xmlText(text.slice(0, MOST_LETTERS))}</t></is></c>`;
}

const numberCell = (place: string, value: number, numberStyle: number): string =>
  `<c r="${place}" s="${numberStyle}"><v>${value}</v></c>`;

/** One cell; a text is typed as text, so that no program takes it for anything else. Nothing for an empty one. */
export function cellXml(column: Column, row: Row, place: string): string {
  const value = column.value(row);
  if (value === null) return '';
  if (typeof value === 'string') {
    const day = column.kind === 'day' ? daySerial(value) : NaN;
    return Number.isNaN(day) ? textCell(place, value, style('text')) : numberCell(place, day, style('day'));
  }
  if (column.kind === 'moment') return numberCell(place, shopSerial(value), style('moment'));
  const decimals = column.decimals?.(row);
  if (decimals === undefined) return numberCell(place, value, style('general'));
  return numberCell(place, value, style(decimals === 0 ? 'money0' : decimals === 3 ? 'money3' : 'money2'));
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** The parts beside the sheets, by their names. */
export function frameParts(title: string, sheets: number): Record<string, string> {
  // a sheet's name has at most 31 letters, and none of these
  const name = xmlText(title.replace(/[\\/?*[\]:]/g, ' ').slice(0, 25));
  const sheet = (number: number) =>
    `<sheet name="${number === 1 ? name : `${name} ${number}`}" sheetId="${number}" r:id="rId${number}"/>`;
  const target = (number: number) =>
    `<Relationship Id="rId${number}" Type="${DOCUMENT}/worksheet" Target="worksheets/sheet${number}.xml"/>`;
  const kind = (number: number) =>
    `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`;
  return {
    'xl/styles.xml': stylesXml(),
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><sheets>${numbers(sheets).map(sheet).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${numbers(sheets).map(target).join('')}<Relationship Id="rId${sheets + 1}" Type="${DOCUMENT}/styles" Target="styles.xml"/></Relationships>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${DOCUMENT}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/>${numbers(sheets).map(kind).join('')}</Types>`,
  };
}
