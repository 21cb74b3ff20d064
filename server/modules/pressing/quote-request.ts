import type { QuoteRequest } from '#domain/pressing/quotes.ts';
import { QuoteWishFields } from '#generated/fields/QuoteWish.ts';
import type { FieldDefinition } from '#generated/definitions.ts';
import type { QuoteRow } from './quotes.table.ts';
import { invalid } from '#server/core/problems/problem.ts';
import { toColumns, type Row } from '#server/core/api/wire.ts';

const FIELDS: readonly FieldDefinition[] = QuoteWishFields;
const DEFAULTS = Object.fromEntries(FIELDS.map(({ name, defaultValue }) => [name, defaultValue ?? null]));

/** Converts a request body: amounts in minor units, missing fields with the defaults of the description. */
export function toQuoteRequest(body: object): QuoteRequest {
  const request: unknown = { ...DEFAULTS, ...toColumns(FIELDS, body as Row, { ...DEFAULTS, ...body }) };
  return request as QuoteRequest;
}

/** Throws 422 unless there are one or two sides per disc. */
export function checkSides({ discs, sides }: Pick<QuoteRow, 'discs' | 'sides'>): void {
  if (sides > discs * 2) throw invalid([{ path: 'sides', code: 'input_max', params: { max: discs * 2 } }]);
  if (sides < discs) throw invalid([{ path: 'sides', code: 'input_min', params: { min: discs } }]);
}
