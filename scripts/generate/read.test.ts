import { once } from 'node:events';
import { createServer } from 'node:http';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Diagnostics } from './diagnostics.ts';
import { objectAt } from './model/json.ts';
import { readDescription } from './read.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'read-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes files into the test's folder, reads openapi.yaml of them and gives what came of it. */
async function read(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const diagnostics = new Diagnostics();
  const description = await readDescription(join(folder, 'openapi.yaml'), diagnostics);
  return { description, codes: diagnostics.list.map((entry) => entry.code), list: diagnostics.list };
}

test('files become components by their names, also those nothing refers to', async () => {
  const description = await readDescription('scripts/generate/fixtures/many-files/openapi.yaml', new Diagnostics());
  const schemas = objectAt(objectAt(description?.document.components).schemas);
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

test('files may be called like what every object has', async () => {
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
  const schemas = objectAt(objectAt(description?.document.components).schemas);
  expect(schemas).toEqual({
    A: { properties: { maker: { $ref: '#/components/schemas/constructor' } } },
    constructor: { type: 'object', properties: { text: { $ref: '#/components/schemas/toString' } } },
    toString: { type: 'string' },
    valueOf: { type: 'integer' },
  });
});

test('names of files may be percent-encoded in references', async () => {
  const { description, codes } = await read({
    'openapi.yaml': `openapi: 3.1.0
info: { title: T, version: "1" }
paths: {}
components: { schemas: { A: { $ref: './all%20parts/Sch%C3%A4tze.yaml' } } }
`,
    'all parts/Schätze.yaml': 'type: string',
  });
  expect(codes).toEqual([]);
  expect(objectAt(objectAt(description?.document.components).schemas)['Schätze']).toEqual({ type: 'string' });
});

test.each(['https://api.example/openapi.yaml', 'openapi.yaml', '/openapi.yaml'])(
  'a document may refer to itself by the address it gives itself: %s',
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
    expect(objectAt(objectAt(description?.document.components).schemas).B).toEqual({ $ref: '#/components/schemas/A' });
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
    const one = `openapi: 3.1.0\n${head}${schemas}, ${choice} } }\n`;
    expect((await read({ 'openapi.yaml': one })).codes).toEqual([]);
    const many = `openapi: 3.1.0\n${head}${schemas}, ${choice}, D: { $ref: ./D.yaml } } }\n`;
    expect((await read({ 'openapi.yaml': many, 'D.yaml': 'type: string\n' })).codes).toEqual([]);
  });

  test('an example of elsewhere', async () => {
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

test('schemas are found by their $id', async () => {
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
  const { Pet, Zoo, Tag } = objectAt(objectAt(description?.document.components).schemas);
  expect(objectAt(Pet).properties).toEqual({
    owner: { $ref: '#/components/schemas/Owner' },
    tag: { $ref: '#/components/schemas/Pet/$defs/tag' },
    parent: { $ref: '#/components/schemas/Pet' },
  });
  expect(objectAt(Zoo).items).toEqual({ $ref: '#/components/schemas/Pet' });
  expect(Tag).toEqual({ $ref: '#/components/schemas/Pet/$defs/tag' });
});

describe('what is no description', () => {
  test.each([
    ['', 'The file is empty.'],
    ['\n \n', 'The file is empty.'],
    ['<!DOCTYPE html><html><body>Not found</body></html>', 'HTML'],
    ['just some words', 'This is text'],
  ])('%j is called what it is', async (text, message) => {
    const { list } = await read({ 'openapi.yaml': text });
    expect(list.map(({ code }) => code)).toEqual(['unreadable']);
    expect(list[0]?.message).toContain(message);
  });
});

test('a reference to nothing is said with its file, line and column', async () => {
  const head = 'openapi: 3.1.0\ninfo: { title: T, version: "1" }\npaths: {}\n';
  const own = await read({
    'openapi.yaml': `${head}components:\n  schemas:\n    A:\n      $ref: '#/components/schemas/Gone'\n`,
  });
  expect(own.list[0]?.message).toMatch(/There is no .*Gone \(.*openapi\.yaml:7:\d+\)\./);
  const other = await read({
    'openapi.yaml': `${head}components:\n  schemas:\n    A: { $ref: b.yaml }\n`,
    'b.yaml': 'type: object\nproperties:\n  c:\n    $ref: gone.yaml\n',
  });
  expect(other.list.map(({ message }) => message).join()).toMatch(/b\.yaml:4:\d+/);
});

test('a description is read from an address, with the files beside it', async () => {
  const server = createServer((request, response) => {
    const files: Record<string, string> = {
      '/v1/api.json': JSON.stringify({
        openapi: '3.1.0',
        info: { title: 'T', version: '1' },
        paths: {},
        components: { schemas: { A: { $ref: 'a.yaml' } } },
      }),
      '/v1/a.yaml': 'type: string\n',
    };
    const file = files[request.url ?? ''];
    response.statusCode = file === undefined ? 404 : 200;
    response.end(file ?? '<html>Not found</html>');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const diagnostics = new Diagnostics();
  const description = await readDescription(`${origin}/v1/api.json`, diagnostics);
  expect(diagnostics.list).toEqual([]);
  expect(JSON.stringify(description?.document)).toContain('"type":"string"');
  expect(await readDescription(`${origin}/v1/gone.json`, diagnostics)).toBeUndefined();
  expect(diagnostics.list[0]).toMatchObject({ code: 'unreadable', pointer: `${origin}/v1/gone.json#` });
  server.close();
});
