import type { OperationShape, Parameter, Schema } from '../description.ts';
import { badRequest, invalid } from '#server/core/problems/problem.ts';
import type { FieldError } from '#server/core/problems/problem.ts';
import { fieldErrors } from './field-errors.ts';
import { bodyView, parameterView } from './request-view.ts';
import { bodyValidator, parameterValidator } from './validator.ts';

/** Validates a part of a request in place (sets defaults, converts parameters). Throws a problem. */
export type Check = (value: unknown) => void;

export interface RequestChecks {
  params?: Check;
  query?: Check;
  headers?: Check;
  body?: Check;
}

/** Rules for a body beyond JSON Schema. */
export type BodyRules = (body: Readonly<Record<string, unknown>>) => readonly FieldError[];

/** Creates the checks of an operation: 400 for parameters, 422 with field errors for the body. */
export function requestChecks(
  shape: OperationShape,
  purpose: 'whole' | 'update',
  rules: BodyRules | undefined,
): RequestChecks {
  return {
    params: parametersCheck(shape.parameters.filter((parameter) => parameter.in === 'path')),
    query: parametersCheck(shape.parameters.filter((parameter) => parameter.in === 'query')),
    headers: headersCheck(
      shape.parameters.filter((parameter) => parameter.in === 'header' && parameter.name !== 'accept-language'),
    ),
    ...(shape.body && { body: bodyCheck(shape.body, purpose, rules) }),
  };
}

function objectOf(described: readonly Parameter[]): Schema {
  return {
    type: 'object',
    properties: Object.fromEntries(described.map(({ name, schema }) => [name, parameterView(schema)])),
    required: described.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  };
}

function parametersCheck(described: readonly Parameter[]): Check | undefined {
  if (described.length === 0) return undefined;
  const validate = parameterValidator(objectOf(described));
  return (value) => {
    const [error] = validate(value);
    if (!error) return;
    const name = error.instancePath.slice(1);
    throw badRequest(name ? `The parameter ${name} ${error.message}.` : `The request ${error.message}.`);
  };
}

/** Validates a copy of the described headers only. */
function headersCheck(described: readonly Parameter[]): Check | undefined {
  const check = parametersCheck(described);
  if (!check) return undefined;
  return (headers) => {
    const sent = new Map(Object.entries(headers ?? {}));
    check(Object.fromEntries(described.flatMap(({ name }) => (sent.has(name) ? [[name, sent.get(name)]] : []))));
  };
}

function bodyCheck(
  { required, schema }: { required: boolean; schema: Schema },
  purpose: 'whole' | 'update',
  rules?: BodyRules,
): Check {
  const validate = bodyValidator(bodyView(schema, purpose));
  return (body) => {
    if (body === undefined || body === null) {
      if (required) throw badRequest('The request needs a JSON body.');
      return;
    }
    const schemaErrors = fieldErrors(validate(body));
    const ruleErrors = rules && typeof body === 'object' ? rules({ ...body }) : [];
    if (schemaErrors.length + ruleErrors.length > 0) throw invalid(mergeErrors(ruleErrors, schemaErrors));
  };
}

/** Field rules take precedence, so that server and forms report the same error. */
function mergeErrors(first: readonly FieldError[], second: readonly FieldError[]): FieldError[] {
  const known = new Set(first.map(({ path }) => path));
  return [...first, ...second.filter(({ path }) => !known.has(path))];
}
