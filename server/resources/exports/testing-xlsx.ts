// Reads spreadsheets in tests, by the book and not by the code that wrote them.
import { readFile } from 'node:fs/promises';
import { crc32, inflateRawSync } from 'node:zlib';

const CENTRAL = 0x02014b50;
const END = 0x06054b50;

/** The files of a zip by their names, as its directory lists them; throws where a checksum is wrong. */
export function unzip(bytes: Buffer): Map<string, string> {
  const end = bytes.lastIndexOf(Buffer.from([END & 255, (END >> 8) & 255, (END >> 16) & 255, END >> 24]));
  const files = new Map<string, string>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (bytes.readUInt32LE(at) !== CENTRAL) throw new Error('The directory of the zip is broken.');
    const [method, crc, packed] = [
      bytes.readUInt16LE(at + 10),
      bytes.readUInt32LE(at + 16),
      bytes.readUInt32LE(at + 20),
    ];
    const [name, extra, comment] = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place)) as [
      number,
      number,
      number,
    ];
    const title = bytes.toString('utf8', at + 46, at + 46 + name);
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const raw = bytes.subarray(start, start + packed);
    const content = method === 8 ? inflateRawSync(raw) : raw;
    if (crc32(content) !== crc) throw new Error(`${title} is not what was packed.`);
    files.set(title, content.toString('utf8'));
    at += 46 + name + extra + comment;
  }
  return files;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#13': '\r' };
const plain = (xml: string): string => xml.replace(/&(\w+|#\d+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/** A cell: its text, or its number as text; `style` is its place among the formats. */
export interface Cell {
  place: string;
  style: number;
  isText: boolean;
  value: string;
}

/** A sheet with its cells, row by row. */
export interface Sheet {
  name: string;
  rows: Cell[][];
}

/** The sheets of a spreadsheet in their order. */
export function sheetsOf(bytes: Buffer): Sheet[] {
  const files = unzip(bytes);
  const workbook = files.get('xl/workbook.xml') ?? '';
  const relations = files.get('xl/_rels/workbook.xml.rels') ?? '';
  return [...workbook.matchAll(/<sheet name="([^"]*)" sheetId="\d+" r:id="(\w+)"\/>/g)].map(([, name = '', id]) => {
    const target = new RegExp(`Id="${id}"[^>]*Target="([^"]+)"`).exec(relations)?.[1];
    const xml = files.get(`xl/${target}`) ?? '';
    if (!xml.endsWith('</sheetData></worksheet>')) throw new Error(`${target} has no end.`);
    return {
      name: plain(name),
      rows: [...xml.matchAll(/<row r="\d+">(.*?)<\/row>/gs)].map(([, row = '']) => cellsOf(row)),
    };
  });
}

function cellsOf(row: string): Cell[] {
  const cells = row.matchAll(
    /<c r="([A-Z]+\d+)" s="(\d+)"(?: t="(inlineStr)")?>(?:<is><t[^>]*>(.*?)<\/t><\/is>|<v>(.*?)<\/v>)<\/c>/gs,
  );
  return [...cells].map(([, place = '', style, type, text, number]) => ({
    place,
    style: Number(style),
    isText: type !== undefined,
    value: plain(text ?? number ?? ''),
  }));
}

/** The sheets of a spreadsheet on the disk, with the bare values of their cells. */
export async function readXlsx(path: string): Promise<{ name: string; rows: string[][] }[]> {
  return sheetsOf(await readFile(path)).map(({ name, rows }) => ({
    name,
    rows: rows.map((cells) => cells.map(({ value }) => value)),
  }));
}
