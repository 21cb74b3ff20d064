/**
 * §5: forms and server share one rule table. Each case is a property of a description and a value. The form of the
 * generated field and the server's validation by the generated schema must report the same code and parameters.
 */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import Fastify from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { FieldDefinition } from '#generated/definitions.ts';
import { type FormsContextValue, FormsProvider } from '#forms-schema/context.tsx';
import { ERROR_CODES } from '#forms-schema/rule-table.ts';
import { shopValidators } from '#forms-schema/shop-validators.ts';
import { SchemaForm } from '#forms-schema/SchemaForm.tsx';
import { SubmitButton } from '#forms-schema/SubmitButton.tsx';
import { Diagnostics } from '#scripts/generate/diagnostics.ts';
import { buildModel } from '#scripts/generate/model/build.ts';
import type { JsonObject } from '#scripts/generate/model/json.ts';
import { createBodyRules } from '#server/core/api/field-rules.ts';
import { Problem } from '#server/core/problems/problem.ts';
import { createRequestChecks } from '#server/core/api/schema/request-checks.ts';

type Property = JsonObject;
/** A property, its value and the expected error: the code, and its parameters if any. */
type Case = readonly [property: Property, value: unknown, code?: string, params?: Readonly<Record<string, unknown>>];

const TEXT = { type: 'string' } as const;
const NUMBER = { type: 'number' } as const;
const LATIN = { ...TEXT, 'x-field': { rules: ['latin'] } } as const;
const HTML = { ...TEXT, contentMediaType: 'text/html' } as const;
const POSTAL = { ...TEXT, 'x-field': { validate: 'postalCode' } } as const;
const COLORS: JsonObject = {
  contentMediaType: 'application/json',
  contentSchema: { type: 'array', maxItems: 2, items: { enum: ['black', 'white'] } },
};
const LIST = { type: 'array', items: { type: 'string' } } as const;

/** In the order of §5, then the limits of JSON Schema. Every property is required. */
const CASES: readonly Case[] = [
  [TEXT, '', 'input_required'],
  [TEXT, '   ', 'input_required'],
  [TEXT, undefined, 'input_required'],
  [TEXT, 'Salt'],
  [{ type: 'integer' }, 12],
  [{ type: 'integer' }, 0],
  [{ type: 'integer' }, 1.5, 'input_must_integer'],
  [{ type: 'integer' }, 'abc', 'input_must_integer'],
  [NUMBER, 1.5],
  [NUMBER, 'abc', 'input_must_number'],
  [{ ...TEXT, format: 'email' }, 'lea.moreau@example.com'],
  [{ ...TEXT, format: 'email' }, 'lea@', 'email_invalid'],
  [{ ...TEXT, 'x-field': { rules: ['isEmail'] } }, 'lea@example', 'email_invalid'],
  [LATIN, "12 rue de l’Église, bât. #3 - app't 4/5"],
  [LATIN, '東京', 'latin_invalid'],
  [LATIN, 'Rock & Roll', 'latin_invalid'],
  [{ ...TEXT, 'x-field': { validate: 'ean' } }, '3760123456784'],
  [{ ...TEXT, 'x-field': { validate: 'ean' } }, '3760123456785', 'ean_invalid'],
  [POSTAL, 'any'],
  [{ ...TEXT, ...COLORS }, '["black"]'],
  [{ ...TEXT, ...COLORS }, 'black', 'input_json'],
  [{ ...TEXT, ...COLORS }, '{"a":"black"}', 'input_json'],
  [{ ...TEXT, ...COLORS }, '["black", "mauve"]', 'input_not_allowed'],
  [{ ...TEXT, ...COLORS }, '["black", "black", "black"]', 'input_max_items', { max: 2 }],
  [{ ...TEXT, ...COLORS, 'x-field': { widget: 'discs' } }, '["white"]'],
  [{ ...TEXT, ...COLORS, 'x-field': { widget: 'discs' } }, '["mauve"]', 'input_not_allowed'],
  [{ type: 'integer', 'x-field': { widget: 'duration' } }, 214],
  [{ type: 'integer', 'x-field': { widget: 'duration' } }, 'long', 'duration_invalid'],
  [{ type: 'integer', minimum: 60, 'x-field': { widget: 'duration' } }, 59, 'input_min', { min: '1:00' }],
  [{ ...TEXT, format: 'uri' }, 'https://example.com/'],
  [{ ...TEXT, format: 'uri' }, 'example', 'url_invalid'],
  [{ ...TEXT, format: 'date' }, '2026-02-28'],
  [{ ...TEXT, format: 'date' }, '2026-02-30', 'date_invalid'],
  [HTML, '<p>In <strong>one take</strong>, by <a href="https://example.com/">the sea</a>.</p>'],
  [HTML, '', 'input_required'],
  [{ ...HTML, maxLength: 20 }, '<p><strong>one take</strong></p>', 'input_max_length', { max: 20 }],
  [{ ...NUMBER, minimum: 3 }, 2, 'input_min', { min: 3 }],
  [{ ...NUMBER, minimum: 3 }, 3],
  [{ ...NUMBER, maximum: 5 }, 6, 'input_max', { max: 5 }],
  [{ ...NUMBER, exclusiveMinimum: 0 }, 0, 'input_above', { min: 0 }],
  [{ ...NUMBER, exclusiveMaximum: 1 }, 1, 'input_below', { max: 1 }],
  [{ ...NUMBER, multipleOf: 0.001 }, 1.755],
  [{ ...NUMBER, multipleOf: 0.01 }, 1.005, 'input_decimals', { max: 2 }],
  [{ ...NUMBER, format: 'money' }, 24.9],
  [{ ...NUMBER, format: 'money' }, 24.999, 'input_decimals', { max: 2 }],
  [{ type: 'integer', multipleOf: 5 }, 12, 'input_step', { step: 5 }],
  [{ ...TEXT, minLength: 3 }, 'ab', 'input_min_length', { min: 3 }],
  [{ ...TEXT, maxLength: 3 }, 'abcd', 'input_max_length', { max: 3 }],
  [{ ...TEXT, maxLength: 2 }, '🎵🎶'],
  [{ ...TEXT, pattern: '^[a-z]+$' }, 'Abc', 'input_pattern'],
  [{ ...LIST, minItems: 2 }, ['lp'], 'input_min_items', { min: 2 }],
  [{ ...LIST, maxItems: 1 }, ['lp', 'cd'], 'input_max_items', { max: 1 }],
  [{ ...LIST, uniqueItems: true }, ['lp', 'lp'], 'input_unique'],
  [{ ...TEXT, enum: ['left', 'right'] }, 'left'],
  [{ ...TEXT, enum: ['left', 'right'] }, 'up', 'input_not_allowed'],
];

/** Codes that no JSON body causes: file sizes are checked when an upload is opened; a body is always valid JSON. */
const CODES_OF_OTHER_CHECKS = ['file_max_size', 'json_invalid'];

const schemas = CASES.map(([property]) => ({ type: 'object', required: ['it'], properties: { it: property } }));
const model = buildModel(
  {
    openapi: '3.1.0',
    info: { title: 'Rules', version: '1' },
    paths: {},
    components: { schemas: Object.fromEntries(schemas.map((schema, index) => [`Case${index}`, schema])) },
  },
  new Diagnostics(),
);
const getFields = (index: number) => (model.fields.get(`Case${index}`)?.fields ?? []) as readonly FieldDefinition[];

const server = Fastify();
beforeAll(async () => {
  server.setErrorHandler((error, _, reply) =>
    reply.code(422).send(error instanceof Problem ? { errors: error.options.errors } : { crash: String(error) }),
  );
  schemas.forEach((schema, index) => {
    const shape = { id: 'login', parameters: [], body: { required: true, schema }, answers: new Map() } as const;
    const { body } = createRequestChecks(shape, 'whole', createBodyRules(getFields(index), 'whole'));
    server.post(`/${index}`, (request) => {
      body?.(request.body);
      return {};
    });
  });
  await server.ready();
});
afterAll(() => server.close());
afterEach(cleanup);

async function validateOnServer(index: number, value: unknown): Promise<unknown> {
  const answer = await server.inject({ method: 'POST', url: `/${index}`, payload: { it: value } });
  return answer.json().errors ?? answer.json();
}

/** Translates to key and parameters, so that messages can be compared. */
const forms: FormsContextValue = {
  t: (key, params) => JSON.stringify([key, params ?? {}]),
  locale: 'en',
  rules: { validators: shopValidators },
};

async function validateInForm(index: number, value: unknown): Promise<unknown> {
  let submitted: unknown;
  render(
    <FormsProvider value={forms}>
      <SchemaForm
        definitions={getFields(index)}
        values={{ it: value }}
        onSubmit={(values) => void (submitted = values)}
      >
        <SubmitButton />
      </SchemaForm>
    </FormsProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: /words.save/ }));
  const getError = (): string | undefined => document.querySelector('[id$="-it-error"]')?.textContent ?? undefined;
  await waitFor(() => expect(submitted ?? getError()).toBeDefined());
  const message = getError();
  if (message === undefined) return {};
  const [key, params] = JSON.parse(message) as [string, object];
  const code = key.replace('errors.', '');
  return [{ path: 'it', code, ...(Object.keys(params).length > 0 && { params }) }];
}

describe('form and server report the same error', () => {
  CASES.forEach(([property, value, code, params], index) => {
    it(`for ${JSON.stringify(property)} with value ${JSON.stringify(value)} → ${code ?? 'valid'}`, async () => {
      const expected = code ? [{ path: 'it', code, ...(params && { params }) }] : {};
      expect(await validateOnServer(index, value)).toEqual(expected);
      // a date input discards a day that does not exist
      const formExpected = code === 'date_invalid' ? [{ path: 'it', code: 'input_required' }] : expected;
      expect(await validateInForm(index, value)).toEqual(formExpected);
    });
  });

  it('for every code of the rule table', () => {
    const testedCodes = new Set(CASES.map(([, , code]) => code));
    expect(ERROR_CODES.filter((code) => !testedCodes.has(code) && !CODES_OF_OTHER_CHECKS.includes(code))).toEqual([]);
  });
});
