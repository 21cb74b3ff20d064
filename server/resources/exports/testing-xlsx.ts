// Reads spreadsheets in tests by the specification, independent of the code that writes them.
import { readFile } from 'node:fs/promises';
import { crc32, inflateRawSync } from 'node:zlib';

/** Signatures of an entry and of the end of a zip's directory. */
const ENTRY = 0x02014b50;
const END = 0x06054b50;

/** Reads the files of a zip by name, in the order of its directory. Throws when a checksum is wrong. */
export function unzip(bytes: Buffer): Map<string, string> {
  const end = bytes.lastIndexOf(Buffer.from([END & 255, (END >> 8) & 255, (END >> 16) & 255, END >> 24]));
  const files = new Map<string, string>();
  let offset = bytes.readUInt32LE(end + 16);
  for (let remaining = bytes.readUInt16LE(end + 10); remaining > 0; remaining -= 1) {
    if (bytes.readUInt32LE(offset) !== ENTRY) throw new Error('The directory of the zip is broken.');
    const [method, crc, size] = [
      bytes.readUInt16LE(offset + 10),
      bytes.readUInt32LE(offset + 16),
      bytes.readUInt32LE(offset + 20),
    ];
    const lengths = [28, 30, 32].map((position) => bytes.readUInt16LE(offset + position));
    const [nameLength, extraLength, commentLength] = lengths as [number, number, number];
    const title = bytes.toString('utf8', offset + 46, offset + 46 + nameLength);
    const local = bytes.readUInt32LE(offset + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const raw = bytes.subarray(start, start + size);
    const content = method === 8 ? inflateRawSync(raw) : raw;
    if (crc32(content) !== crc) throw new Error(`${title} has a wrong checksum.`);
    files.set(title, content.toString('utf8'));
    offset += 46 + nameLength + extraLength + commentLength;
  }
  return files;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#13': '\r' };
const decodeEntities = (xml: string): string =>
  xml.replace(/&(\w+|#\d+);/g, (entity, name: string) => ENTITIES[name] ?? entity);

/** A cell; `value` is its text or its number as text, `style` the index of its format. */
export interface Cell {
  place: string;
  style: number;
  isText: boolean;
  value: string;
}

/** A sheet with its cells by row. */
export interface Sheet {
  name: string;
  rows: Cell[][];
}

/** Reads the sheets of a spreadsheet, in order. */
export function parseSheets(bytes: Buffer): Sheet[] {
  const files = unzip(bytes);
  const workbook = files.get('xl/workbook.xml') ?? '';
  const relations = files.get('xl/_rels/workbook.xml.rels') ?? '';
  return [...workbook.matchAll(/<sheet name="([^"]*)" sheetId="\d+" r:id="(\w+)"\/>/g)].map(([, name = '', id]) => {
    const target = new RegExp(`Id="${id}"[^>]*Target="([^"]+)"`).exec(relations)?.[1];
    const xml = files.get(`xl/${target}`) ?? '';
    if (!xml.endsWith('</sheetData></worksheet>')) throw new Error(`${target} has no end.`);
    return {
      name: decodeEntities(name),
      rows: [...xml.matchAll(/<row r="\d+">(.*?)<\/row>/gs)].map(([, row = '']) => parseCells(row)),
    };
  });
}

function parseCells(row: string): Cell[] {
  const cells = row.matchAll(
    /<c r="([A-Z]+\d+)" s="(\d+)"(?: t="(inlineStr)")?>(?:<is><t[^>]*>(.*?)<\/t><\/is>|<v>(.*?)<\/v>)<\/c>/gs,
  );
  return [...cells].map(([, place = '', style, type, text, number]) => ({
    place,
    style: Number(style),
    isText: type !== undefined,
    value: decodeEntities(text ?? number ?? ''),
  }));
}

/** Reads the sheets of a spreadsheet file, with the values of their cells. */
export async function readXlsx(path: string): Promise<{ name: string; rows: string[][] }[]> {
  return parseSheets(await readFile(path)).map(({ name, rows }) => ({
    name,
    rows: rows.map((cells) => cells.map(({ value }) => value)),
  }));
}
