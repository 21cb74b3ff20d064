import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Diagnostics } from './diagnostics.ts';
import { asObject } from './model/json.ts';
import { readDescription } from './read.ts';
import { listCodes } from './testing.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'read-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes files and reads one of them as a description. */
async function read(files: Record<string, string>, name = 'openapi.yaml') {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const diagnostics = new Diagnostics();
  const description = await readDescription(join(folder, name), diagnostics);
  return { description, codes: listCodes({ diagnostics }), list: diagnostics.list };
}

test('makes files components by their names, even those without a reference', async () => {
  const description = await readDescription('scripts/generate/fixtures/many-files/openapi.yaml', new Diagnostics());
  const schemas = asObject(asObject(description?.document.components).schemas);
  expect(Object.keys(schemas).sort()).toEqual(['Condition', 'Format', 'Record']);
  expect(schemas.Record).toEqual({
    type: 'object',
    required: ['format'],
    properties: {
      format: { $ref: '#/components/schemas/Format', description: 'What it is.' },
      next: { $ref: '#/components/schemas/Record' },
    },
  });
  expect(description?.files.map((file) => file.split('/').at(-1))).toEqual([
    'openapi.yaml',
    'records.yaml',
    'Record.yaml',
    'Condition.yaml',
    'Format.yaml',
  ]);
});

test('reads files named like members of Object.prototype', async () => {
  const { description, codes } = await read({
    'openapi.yaml': `openapi: 3.1.0
info: { title: T, version: "1" }
x-schemas: schemas
paths: {}
components: { schemas: { A: { properties: { maker: { $ref: 'schemas/constructor.yaml' } } } } }
`,
    'schemas/constructor.yaml': 'type: object\nproperties: { text: { $ref: toString.yaml } }',
    'schemas/toString.yaml': 'type: string',
    'schemas/valueOf.yaml': 'type: integer',
  });
  expect(codes).toEqual([]);
  const schemas = asObject(asObject(description?.document.components).schemas);
  expect(schemas).toEqual({
    A: { properties: { maker: { $ref: '#/components/schemas/constructor' } } },
    constructor: { type: 'object', properties: { text: { $ref: '#/components/schemas/toString' } } },
    toString: { type: 'string' },
    valueOf: { type: 'integer' },
  });
});

test('decodes percent-encoded file names in references', async () => {
  const { description, codes } = await read({
    'openapi.yaml': `openapi: 3.1.0
info: { title: T, version: "1" }
paths: {}
components: { schemas: { A: { $ref: './all%20parts/Sch%C3%A4tze.yaml' } } }
`,
    'all parts/Schätze.yaml': 'type: string',
  });
  expect(codes).toEqual([]);
  expect(asObject(asObject(description?.document.components).schemas)['Schätze']).toEqual({ type: 'string' });
});

test.each(['https://api.example/openapi.yaml', 'openapi.yaml', '/openapi.yaml'])(
  'resolves references of a document to its own address: %s',
  async (address) => {
    const { description, codes } = await read({
      'openapi.yaml': `openapi: 3.2.0
$self: https://api.example/openapi.yaml
info: { title: T, version: "1" }
paths: {}
components:
  schemas:
    A: { type: object }
    B: { $ref: '${address}#/components/schemas/A' }
`,
    });
    expect(codes).toEqual([]);
    expect(asObject(asObject(description?.document.components).schemas).B).toEqual({ $ref: '#/components/schemas/A' });
  },
);

const head = 'info: { title: T, version: "1" }\npaths: {}\n';

describe('versions', () => {
  test.each(['3.0.3', '3.1.0', '3.1.1', '3.2.0'])('%s is read and stays as written', async (version) => {
    const { description, codes } = await read({ 'openapi.yaml': `openapi: ${version}\n${head}` });
    expect(codes).toEqual([]);
    expect(description?.document.openapi).toBe(version);
  });

  test.each([
    ['Swagger 2', 'swagger: "2.0"\n'],
    ['a version to come', 'openapi: 4.0.0\n'],
    ['no version', ''],
  ])('%s is refused', async (_name, line) => {
    const { description, codes } = await read({ 'openapi.yaml': line + head });
    expect(description).toBeUndefined();
    expect(codes).toEqual(['unsupported-version']);
  });
});

describe('is no fault:', () => {
  const schemas = 'components: { schemas: { A: { properties: { kind: { type: string } } }';
  const choice =
    'C: { oneOf: [{ $ref: "#/components/schemas/A" }], discriminator: { propertyName: kind, mapping: { Option One: A } } }';

  test('the name of a schema in a mapping, in one file or among many', async () => {
    const singleFile = `openapi: 3.1.0\n${head}${schemas}, ${choice} } }\n`;
    expect((await read({ 'openapi.yaml': singleFile })).codes).toEqual([]);
    const multipleFiles = `openapi: 3.1.0\n${head}${schemas}, ${choice}, D: { $ref: ./D.yaml } } }\n`;
    expect((await read({ 'openapi.yaml': multipleFiles, 'D.yaml': 'type: string\n' })).codes).toEqual([]);
  });

  test('an external example', async () => {
    const examples = '  examples: { E: { externalValue: ./not-there.json } }\n';
    const { codes } = await read({
      'openapi.yaml': `openapi: 3.1.0\n${head}components:\n${examples}  schemas: { D: { $ref: ./D.yaml } }\n`,
      'D.yaml': 'type: string\n',
    });
    expect(codes).toEqual([]);
  });

  test('a version without quotes, a schema by its anchor, JSON', async () => {
    const anchored = 'components: { schemas: { A: { $anchor: a }, B: { $ref: "#a" } } }\n';
    expect((await read({ 'openapi.yaml': `openapi: 3.1\n${head}${anchored}` })).codes).toEqual([]);
    const json = JSON.stringify({ openapi: '3.0.3', info: { title: 'T', version: '1' }, paths: {} });
    expect((await read({ 'openapi.yaml': json })).codes).toEqual([]);
  });
});

describe('is reported:', () => {
  test.each([
    [
      'a schema',
      'components: { schemas: { A: { items: { $ref: "#/components/schemas/Gone" } } } }',
      '/schemas/A/items',
    ],
    ['an anchor', 'components: { schemas: { A: { $ref: "#gone" } } }', '/schemas/A'],
    ['a link', 'components: { links: { L: { $ref: "#/components/links/Gone" } } }', '/links/L'],
    [
      'a mapping',
      'components: { schemas: { A: { oneOf: [], discriminator: { propertyName: k, mapping: { a: "#/b" } } } } }',
      '/schemas/A/discriminator/mapping/a',
    ],
  ])('%s that refers to nothing inside one file', async (_name, line, place) => {
    const { list } = await read({ 'openapi.yaml': `openapi: 3.1.0\n${head}${line}\n` });
    expect(list).toHaveLength(1);
    expect(list[0]).toMatchObject({ code: 'unresolved-ref', severity: 'error' });
    expect(list[0]?.pointer).toMatch(new RegExp(`openapi.yaml#/components${place}$`));
  });

  test('a file that is not there', async () => {
    expect((await read({})).codes).toEqual(['unreadable']);
  });

  test('a file that is no YAML', async () => {
    expect((await read({ 'openapi.yaml': 'a: [' })).codes).toEqual(['unreadable']);
  });

  test('a file among many that is no YAML, by its name, and then who refers to it', async () => {
    const { list, codes } = await read({
      'openapi.yaml': `openapi: 3.1.0\n${head}components: { schemas: { A: { $ref: ./A.yaml } } }\n`,
      'A.yaml': 'type: string\ntype: number\n',
    });
    expect(codes).toEqual(['unreadable', 'unresolved-ref']);
    expect(list[0]?.pointer).toMatch(/A\.yaml#$/);
  });

  test('a reference to a file that is not there, with the place', async () => {
    const { list } = await read({
      'openapi.yaml': `openapi: 3.1.0\n${head}components: { schemas: { A: { properties: { b: { $ref: ./gone.yaml } } } } }\n`,
    });
    expect(list).toHaveLength(1);
    expect(list[0]).toMatchObject({ code: 'unresolved-ref', severity: 'error' });
    expect(list[0]?.pointer).toMatch(/openapi\.yaml#\/components\/schemas\/A\/properties\/b/);
  });

  test('two files of one name', async () => {
    const { codes } = await read({
      'openapi.yaml': `openapi: 3.1.0\n${head}components: { schemas: { All: { oneOf: [{ $ref: a/X.yaml }, { $ref: b/X.yaml }] } } }\n`,
      'a/X.yaml': 'type: string\n',
      'b/X.yaml': 'type: number\n',
    });
    expect(codes).toEqual(['renamed-component']);
  });
});

test('finds schemas by their $id', async () => {
  const { description, list } = await read({
    'openapi.yaml': `openapi: 3.1.0
info: { title: T, version: "1" }
paths: {}
components:
  schemas:
    Pet:
      $id: https://example.com/schemas/pet
      type: object
      properties:
        owner: { $ref: owner }
        tag: { $ref: '#/$defs/tag' }
        parent: { $ref: '#' }
      $defs: { tag: { type: string } }
    Owner: { $id: https://example.com/schemas/owner, type: object, properties: { name: { type: string } } }
    Zoo: { type: array, items: { $ref: https://example.com/schemas/pet } }
    Tag: { $ref: 'https://example.com/schemas/pet#/$defs/tag' }
`,
  });
  expect(list).toEqual([]);
  const { Pet, Zoo, Tag } = asObject(asObject(description?.document.components).schemas);
  expect(asObject(Pet).properties).toEqual({
    owner: { $ref: '#/components/schemas/Owner' },
    tag: { $ref: '#/components/schemas/Pet/$defs/tag' },
    parent: { $ref: '#/components/schemas/Pet' },
  });
  expect(asObject(Zoo).items).toEqual({ $ref: '#/components/schemas/Pet' });
  expect(Tag).toEqual({ $ref: '#/components/schemas/Pet/$defs/tag' });
});

describe('a file that is no description', () => {
  test.each([
    ['', 'The file is empty.'],
    ['\n \n', 'The file is empty.'],
    ['<!DOCTYPE html><html><body>Not found</body></html>', 'This is an HTML or XML page'],
    ['\uFEFF<?xml version="1.0"?><wsdl/>', 'This is an HTML or XML page'],
    ['just some words', 'This is not an OpenAPI description.'],
    ['[1, 2]', 'This is not an OpenAPI description.'],
  ])('is reported by its content: %j', async (text, message) => {
    for (const name of ['openapi.yaml', 'openapi.json']) {
      const { list } = await read({ [name]: text }, name);
      expect(list.map(({ code }) => code)).toEqual(['unreadable']);
      expect(list[0]?.message).toContain(message);
    }
  });

  test.each([
    ['', 'The file is empty.'],
    ['<html>Not found</html>', 'This is an HTML or XML page'],
  ])('is reported with the reference to it: %j', async (text, message) => {
    for (const name of ['a.yaml', 'a.json', 'a']) {
      const { list } = await read({
        'openapi.yaml': `openapi: 3.1.0\n${head}components:\n  schemas:\n    A: { $ref: ${name} }\n`,
        [name]: text,
      });
      expect(list.map(({ code, severity }) => [code, severity])).toEqual([
        ['unreadable', 'error'],
        ['unresolved-ref', 'error'],
      ]);
      for (const entry of list) expect(entry.message).toContain(message);
      expect(list[0]?.pointer).toContain(`${name}#`);
      expect(list[1]?.message).toMatch(new RegExp(`^${name} \\(.*openapi\\.yaml:6:8\\) cannot be read\\.`));
    }
  });

  test('is reported in a sentence when it is missing, a folder or broken YAML', async () => {
    const readMessage = async (files: Record<string, string>, name?: string) =>
      (await read(files, name)).list.map(({ message }) => message).join();
    expect(await readMessage({})).toBe('There is no such file.');
    expect(await readMessage({}, '.')).toBe('This is a folder.');
    expect(await readMessage({ 'openapi.yaml': 'a: [' })).toMatch(/^Unexpected end of the stream.*\(2:1\)\.$/);
    expect(await readMessage({ 'openapi.yaml': head })).toBe('It has no version.');
  });
});

test('reports an unresolved reference with file, line and column', async () => {
  const singleFile = await read({
    'openapi.yaml': `openapi: 3.1.0\n${head}components:\n  schemas:\n    A:\n      $ref: '#/components/schemas/Gone'\n`,
  });
  expect(singleFile.list[0]?.message).toMatch(/^There is no #.*Gone \(.*openapi\.yaml:7:\d+\)\.$/);
  const twoFiles = await read({
    'openapi.yaml': `openapi: 3.1.0\n${head}components:\n  schemas:\n    A: { $ref: b.yaml }\n`,
    'b.yaml': "type: object\nproperties:\n  c:\n    $ref: gone.yaml\n  d:\n    $ref: '#/e'\n",
  });
  const messages = twoFiles.list.map(({ message }) => message);
  expect(messages).toHaveLength(2);
  expect(messages[0]).toMatch(/^gone\.yaml \(.*b\.yaml:4:\d+\) cannot be read\. There is no such file\.$/);
  expect(messages[1]).toMatch(/^There is no #\/e \(.*b\.yaml:6:\d+\)\.$/);
});

describe('a description at an address', () => {
  const origin = 'https://api.example';
  const files: Record<string, string> = {
    '/v1/api.json': JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'T', version: '1' },
      paths: {},
      components: { schemas: { A: { $ref: 'a.yaml' }, B: { $ref: 'gone.yaml' } } },
    }),
    '/v1/whole':
      'openapi: 3.1.0\ninfo: { title: T, version: "1" }\npaths: {}\ncomponents: { schemas: { A: { type: string } } }\n',
    '/v1/a.yaml': 'type: string\n',
    '/docs': '<html>Our API</html>',
    '/empty': '',
  };

  beforeEach(() => {
    vi.stubGlobal('fetch', async (address: string) => {
      const { origin: asked, pathname } = new URL(address);
      if (asked !== origin)
        throw new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ENOTFOUND' }) });
      const text = files[pathname];
      return new Response(text ?? '<html>Not found</html>', {
        status: text === undefined ? 404 : 200,
        statusText: text === undefined ? 'Not Found' : 'OK',
      });
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  async function readAt(address: string) {
    const diagnostics = new Diagnostics();
    const description = await readDescription(address, diagnostics);
    return { description, list: diagnostics.list };
  }

  test('is read, by any name', async () => {
    const { description, list } = await readAt(`${origin}/v1/whole`);
    expect(list).toEqual([]);
    expect(asObject(description?.document.components).schemas).toEqual({ A: { type: 'string' } });
  });

  test('is read with the files beside it, and references to nothing are named', async () => {
    const { description, list } = await readAt(`${origin}/v1/api.json`);
    expect(asObject(description?.document.components).schemas).toMatchObject({
      A: { $ref: '#/components/schemas/a' },
      a: { type: 'string' },
    });
    expect(list.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^gone\.yaml \(.*api\.json:1:\d+\) cannot be read\. The server answered 404 Not Found\.$/),
    ]);
  });

  test.each([
    [`${origin}/v1/gone.json`, 'The server answered 404 Not Found.'],
    [`${origin}/empty`, 'The file is empty.'],
    [`${origin}/docs`, 'This is an HTML or XML page, not a description. Give the address of the YAML or JSON itself.'],
    ['https://nowhere.example/api.json', 'The address cannot be reached (ENOTFOUND).'],
  ])('%s: %s', async (address, message) => {
    const { description, list } = await readAt(address);
    expect(description).toBeUndefined();
    expect(list).toEqual([{ code: 'unreadable', severity: 'error', pointer: `${address}#`, message }]);
  });
});
