import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { secretPaths, sensitiveFields } from '#generated/sensitive.ts';

interface Node {
  readonly properties?: Readonly<Record<string, Node>>;
  readonly [word: string]: unknown;
}
interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly 'x-sensitive'?: string;
}
const document = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as {
  components: { schemas: Record<string, Node>; parameters: Record<string, Parameter> };
  paths: Record<string, unknown>;
};

/** Names of fields that hold personal or secret data. */
const SUSPECT = new RegExp(
  `^(${[
    ...[
      'e?mail',
      'email',
      '(first|last|customer|author|card|holder)_?name',
      'phone',
      '.*address2?',
      'zip_code',
      'city',
    ],
    ...['company', 'vat_number', 'siret', 'iban.*', 'bic', 'card', 'card_.*', 'cvc', '.*password', '(.*_)?token'],
    ...['.*secret', 'ip', 'device', 'recipient', 'holder', 'user_agent', 'resend', 'code'],
  ].join('|')})$`,
);

/** Suspect names that hold neither, by what stands for all of a reason. */
const NOT_SENSITIVE: readonly { reason: string; fields: readonly string[] }[] = [
  {
    reason: 'The company that sells, as its invoices name it.',
    fields: ['address', 'zip_code', 'city', 'email', 'vat_number', 'siret', 'iban', 'bic'].map(
      (name) => `LegalEntity.${name}`,
    ),
  },
  {
    reason: 'A pick-up point, a public place.',
    fields: ['Pickup.zip_code', 'Pickup.city', 'PickupAddress.address', 'PickupAddress.zip_code', 'PickupAddress.city'],
  },
  {
    reason: 'The code of an error or an event.',
    fields: ['BulkRecord', 'BulkRefusal', 'CartIssue', 'ErasureCase', 'FieldError', 'ImportErrorCount', 'PackError']
      .concat(['PackEvent', 'Problem', 'ProjectCheck'])
      .map((name) => `${name}.code`),
  },
  {
    reason: 'The name of a record in addresses or lists.',
    fields: ['BoardPartner', 'CarrierEntry', 'Contest', 'CustomsCode', 'FulfilmentPartner', 'PackCarton']
      .concat(['PromoCode', 'PublicContest', 'Shop'])
      .map((name) => `${name}.code`),
  },
  { reason: 'Which mail it was, by its number.', fields: ['TimelineEntry.mail'] },
  { reason: 'A barcode that is scanned.', fields: ['OpenPackRequest.code'] },
  {
    reason: 'Published with the draw, so that everybody can check it.',
    fields: ['ContestEntry.code', 'EnteredContest.code'],
  },
  {
    reason: 'Passed on by who recommends a box.',
    fields: ['BoxSponsor.code', 'UserSponsor.code', 'TakeOutBoxRequest.code'],
  },
  { reason: 'Says only whether there is one.', fields: ['FulfilmentPartner.has_secret'] },
  {
    reason: 'Part of a public address, or the code of an error.',
    fields: ['path code ContestCode', 'query code ImportErrorCode'],
  },
];
const excused = new Set(NOT_SENSITIVE.flatMap(({ fields }) => fields));

function* properties(schema: string, node: unknown): Generator<{ schema: string; name: string; property: Node }> {
  if (typeof node !== 'object' || node === null) return;
  const { properties: own, allOf, oneOf, anyOf, items } = node as Node;
  for (const [name, property] of Object.entries(own ?? {})) {
    yield { schema, name, property };
    yield* properties(schema, property);
  }
  for (const inner of [allOf, oneOf, anyOf, items].flat()) yield* properties(schema, inner);
}

const all = Object.entries(document.components.schemas).flatMap(([name, schema]) => [...properties(name, schema)]);

/** Parameters by the name of the component, or the path they stand at. */
function parameters(): [string, Parameter][] {
  const inline = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.values(item as Record<string, { parameters?: Parameter[] }>)
      .flatMap((operation) => operation.parameters ?? [])
      .filter((one) => one.name !== undefined)
      .map((one): [string, Parameter] => [path, one]),
  );
  return [...Object.entries(document.components.parameters), ...inline];
}

describe('a field whose name looks personal or secret', () => {
  it('is marked, or listed here with the reason for its absence', () => {
    const open = all
      .filter(({ schema, name }) => SUSPECT.test(name) && !sensitiveFields[schema]?.[name])
      .map(({ schema, name }) => `${schema}.${name}`);
    expect(open.filter((field) => !excused.has(field))).toEqual([]);
  });

  it('is marked as a parameter too', () => {
    const open = parameters()
      .filter(([, one]) => SUSPECT.test(one.name) && !one['x-sensitive'])
      .map(([place, one]) => `${one.in} ${one.name} ${place}`);
    expect(open.filter((field) => !excused.has(field))).toEqual([]);
  });

  it('goes with the name of the person', () => {
    const named = all.filter(({ schema, name }) => name === 'name' && sensitiveFields[schema]?.['email']);
    expect(named.filter(({ schema }) => !sensitiveFields[schema]?.['name']).map(({ schema }) => schema)).toEqual([]);
  });
});

it('no reason is given for a field that is marked or gone', () => {
  const known = new Set([
    ...all
      .filter(({ schema, name }) => !sensitiveFields[schema]?.[name])
      .map(({ schema, name }) => `${schema}.${name}`),
    ...parameters().map(([place, one]) => `${one.in} ${one.name} ${place}`),
  ]);
  expect([...excused].filter((field) => !known.has(field))).toEqual([]);
});

it('every marked path stands in the table', () => {
  expect(secretPaths).toEqual(['/offers/{token}', '/passes/{code}', '/quotes/{token}']);
});
