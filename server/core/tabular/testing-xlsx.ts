import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** A cell of a test file: a shared text, a number, a day by serial number, or a formula. */
export type BookCell = string | number | { day: number } | { formula: string; value?: string };

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const NS = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELS = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"';

function packZip(parts: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}

/** Creates a file as spreadsheet programs write it: shared texts, a format for days, the sheet before the texts. */
export function createBook(rows: readonly (readonly BookCell[])[]): Promise<Buffer> {
  const texts: string[] = [];
  const formatCell = (value: BookCell, name: string): string => {
    if (typeof value === 'number') return `<c r="${name}"><v>${value}</v></c>`;
    if (typeof value === 'string') return `<c r="${name}" t="s"><v>${texts.push(value) - 1}</v></c>`;
    if ('day' in value) return `<c r="${name}" s="1"><v>${value.day}</v></c>`;
    return `<c r="${name}" t="str"><f>${escapeText(value.formula)}</f>${value.value === undefined ? '' : `<v>${value.value}</v>`}</c>`;
  };
  const lines = rows.map((cells, line) => {
    const cellsXml = cells.map((value, columnIndex) =>
      formatCell(value, `${String.fromCharCode(65 + columnIndex)}${line + 1}`),
    );
    return `<row r="${line + 1}">${cellsXml.join('')}</row>`;
  });
  return packZip({
    'xl/workbook.xml': `<workbook ${NS} xmlns:r="urn:r"><sheets><sheet name="One" sheetId="1" r:id="rId7"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships ${RELS}><Relationship Id="rId7" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${NS}><sheetData>${lines.join('')}</sheetData></worksheet>`,
    'xl/styles.xml': `<styleSheet ${NS}><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst ${NS}>${texts.map((text) => `<si><r><t>${escapeText(text.slice(0, 2))}</t></r><r><t>${escapeText(text.slice(2))}</t></r></si>`).join('')}</sst>`,
  });
}

/** Creates a small file with a very large unpacked size. */
export const bomb = (): Promise<Buffer> => packZip({ 'xl/workbook.xml': Buffer.alloc(120_000_000) });

/** Creates a zip that is not a spreadsheet. */
export const createOtherZip = (): Promise<Buffer> => packZip({ 'readme.txt': 'Nothing to import.' });
