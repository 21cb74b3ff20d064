import { expect, it } from 'vitest';
import { Diagnostics } from '../diagnostics.ts';
import { readSensitive } from './sensitive.ts';

const schema = (properties: object) => ({ type: 'object', properties });
const describe = (schemas: object, paths: object = {}) => ({ components: { schemas }, paths }) as never;

it('finds marked properties in allOf, lists and nested objects', () => {
  const diagnostics = new Diagnostics();
  const phone = { type: 'string', 'x-sensitive': 'personal' };
  const document = describe({
    Order: {
      allOf: [
        schema({ phone }),
        schema({ lines: { type: 'array', items: schema({ card: { 'x-sensitive': 'secret' } }) } }),
      ],
    },
  });
  const { fields, names } = readSensitive(document, diagnostics);
  expect(fields).toEqual({ Order: { phone: 'personal', card: 'secret' } });
  expect(names).toEqual(['card', 'phone']);
  expect(diagnostics.errors).toBe(0);
});

it('lists names that are marked in at least half of the schemas', () => {
  const code = { type: 'string', 'x-sensitive': 'secret' };
  const unmarked = schema({ code: { type: 'string' } });
  expect(readSensitive(describe({ A: schema({ code }), B: unmarked }), new Diagnostics()).names).toEqual(['code']);
  expect(readSensitive(describe({ A: schema({ code }), B: unmarked, C: unmarked }), new Diagnostics()).names).toEqual(
    [],
  );
});

it('finds paths with a secret parameter and reports unknown kinds', () => {
  const token = (kind: string) => ({ name: 'token', in: 'path', 'x-sensitive': kind });
  const paths = {
    '/offers/{token}/pay': { post: { parameters: [token('secret')] } },
    '/quotes/{token}': { parameters: [token('secret')] },
  };
  expect(readSensitive(describe({}, paths), new Diagnostics()).paths).toEqual(['/offers/{token}', '/quotes/{token}']);
  const diagnostics = new Diagnostics();
  readSensitive(describe({}, { '/x/{token}': { get: { parameters: [token('private')] } } }), diagnostics);
  expect(diagnostics.errors).toBe(1);
});
