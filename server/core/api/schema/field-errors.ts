import type { ErrorObject } from 'ajv';
import type { FieldError } from '#server/core/problems/problem.ts';

/** Keywords whose errors only summarise nested errors. */
const SUMMARY_KEYWORDS = new Set(['if', 'oneOf', 'anyOf']);

/** Converts the first error of each field to a field error with the forms' code (forms-schema/rule-table.ts, §5). */
export function toFieldErrors(errors: readonly ErrorObject[]): FieldError[] {
  const errorsByPath = new Map<string, FieldError>();
  const relevant = errors.filter(({ keyword }) => !SUMMARY_KEYWORDS.has(keyword));
  for (const error of relevant.length > 0 ? relevant : errors) {
    const path = toPath(error);
    if (!errorsByPath.has(path)) errorsByPath.set(path, { path, ...toReason(error) });
  }
  return [...errorsByPath.values()];
}

/** `/items/0/price` → `items.0.price`; includes the name of a missing or surplus member. */
function toPath({ instancePath, params }: ErrorObject): string {
  const member: unknown = params.missingProperty ?? params.additionalProperty;
  const pointer = typeof member === 'string' ? `${instancePath}/${member}` : instancePath;
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.');
}

function toReason(error: ErrorObject): Omit<FieldError, 'path'> {
  const { keyword, params, data } = error;
  switch (keyword) {
    case 'required':
      return { code: 'input_required' };
    case 'type':
      return { code: data === null || data === '' ? 'input_required' : toTypeCode(params.type) };
    case 'minLength':
      return data === '' ? { code: 'input_required' } : { code: 'input_min_length', params: { min: params.limit } };
    case 'maxLength':
      return { code: 'input_max_length', params: { max: params.limit } };
    case 'minimum':
      return { code: 'input_min', params: { min: params.limit } };
    case 'maximum':
      return { code: 'input_max', params: { max: params.limit } };
    case 'minItems':
      return { code: 'input_min_items', params: { min: params.limit } };
    case 'maxItems':
      return { code: 'input_max_items', params: { max: params.limit } };
    case 'uniqueItems':
      return { code: 'input_unique' };
    case 'enum':
    case 'const':
      return { code: 'input_not_allowed' };
    case 'additionalProperties':
      return { code: 'unknown_field' };
    case 'exclusiveMinimum':
      return { code: 'input_above', params: { min: params.limit } };
    case 'exclusiveMaximum':
      return { code: 'input_below', params: { max: params.limit } };
    case 'pattern':
      return { code: 'input_pattern' };
    case 'format':
      return { code: FORMATS[String(params.format)] ?? 'invalid' };
    default:
      return { code: 'invalid' };
  }
}

const FORMATS: Readonly<Record<string, string>> = {
  email: 'email_invalid',
  uri: 'url_invalid',
  date: 'date_invalid',
  'unix-time': 'date_invalid',
};

function toTypeCode(type: unknown): string {
  const types: readonly unknown[] = Array.isArray(type) ? type : [type];
  if (types.includes('integer')) return 'input_must_integer';
  return types.includes('number') ? 'input_must_number' : 'invalid';
}
