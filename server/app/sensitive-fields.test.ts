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

/** Names that suggest personal or secret data. */
const SENSITIVE_NAMES = new RegExp(
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

/** Fields with such a name that are not sensitive, by reason. */
const NOT_SENSITIVE: readonly { reason: string; fields: readonly string[] }[] = [
  {
    reason: 'The seller on invoices.',
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
    reason: 'Identifies a record in URLs or lists.',
    fields: ['BoardPartner', 'CarrierEntry', 'Contest', 'CustomsCode', 'FulfilmentPartner', 'PackCarton']
      .concat(['PromoCode', 'PublicContest', 'Shop', 'WhiteLabelShop'])
      .map((name) => `${name}.code`),
  },
  { reason: 'The address of customer service.', fields: ['ChatHours.email'] },
  { reason: 'The id of a mail.', fields: ['TimelineEntry.mail'] },
  { reason: 'A barcode that is scanned.', fields: ['OpenPackRequest.code'] },
  {
    reason: 'Published with the draw for verification.',
    fields: ['ContestEntry.code', 'DrawRecord.code', 'EnteredContest.code', 'UserContest.code'],
  },
  {
    reason: 'A referral code, meant to be shared.',
    fields: ['BoxSponsor.code', 'UserSponsor.code', 'TakeOutBoxRequest.code'],
  },
  {
    reason: 'The id of a saved card.',
    fields: ['BoxPaymentRequest.card_id', 'CartPayRequest.card_id', 'TakeOutBoxRequest.card_id'],
  },
  { reason: 'A boolean.', fields: ['FulfilmentPartner.has_secret', 'UserData.has_password'] },
  {
    reason: 'Part of a public URL, or the code of an error.',
    fields: ['path code ContestCode', 'query code ImportErrorCode'],
  },
];
const exceptions = new Set(NOT_SENSITIVE.flatMap(({ fields }) => fields));

function* listProperties(schema: string, node: unknown): Generator<{ schema: string; name: string; property: Node }> {
  if (typeof node !== 'object' || node === null) return;
  const { properties: properties, allOf, oneOf, anyOf, items } = node as Node;
  for (const [name, property] of Object.entries(properties ?? {})) {
    yield { schema, name, property };
    yield* listProperties(schema, property);
  }
  for (const inner of [allOf, oneOf, anyOf, items].flat()) yield* listProperties(schema, inner);
}

const allProperties = Object.entries(document.components.schemas).flatMap(([name, schema]) => [
  ...listProperties(name, schema),
]);

/** Parameters by component name, or by path when inline. */
function listParameters(): [string, Parameter][] {
  const inline = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.values(item as Record<string, { parameters?: Parameter[] }>)
      .flatMap((operation) => operation.parameters ?? [])
      .filter((one) => one.name !== undefined)
      .map((one): [string, Parameter] => [path, one]),
  );
  return [...Object.entries(document.components.parameters), ...inline];
}

describe('a field whose name suggests personal or secret data', () => {
  it('is marked as sensitive or listed as an exception', () => {
    const unmarked = allProperties
      .filter(({ schema, name }) => SENSITIVE_NAMES.test(name) && !sensitiveFields[schema]?.[name])
      .map(({ schema, name }) => `${schema}.${name}`);
    expect(unmarked.filter((field) => !exceptions.has(field))).toEqual([]);
  });

  it('is marked as a parameter', () => {
    const unmarked = listParameters()
      .filter(([, one]) => SENSITIVE_NAMES.test(one.name) && !one['x-sensitive'])
      .map(([place, one]) => `${one.in} ${one.name} ${place}`);
    expect(unmarked.filter((field) => !exceptions.has(field))).toEqual([]);
  });

  it('includes the name next to an e-mail address', () => {
    const nameFields = allProperties.filter(
      ({ schema, name }) => name === 'name' && sensitiveFields[schema]?.['email'],
    );
    expect(nameFields.filter(({ schema }) => !sensitiveFields[schema]?.['name']).map(({ schema }) => schema)).toEqual(
      [],
    );
  });
});

it('lists no exception for a field that is marked or missing', () => {
  const unmarked = new Set([
    ...allProperties
      .filter(({ schema, name }) => !sensitiveFields[schema]?.[name])
      .map(({ schema, name }) => `${schema}.${name}`),
    ...listParameters().map(([place, one]) => `${one.in} ${one.name} ${place}`),
  ]);
  expect([...exceptions].filter((field) => !unmarked.has(field))).toEqual([]);
});

it('lists the paths with a secret', () => {
  expect(secretPaths).toEqual([
    '/chat/{token}',
    '/offers/{token}',
    '/passes/{code}',
    '/quotes/{token}',
    '/stock-notices/{token}',
  ]);
});
