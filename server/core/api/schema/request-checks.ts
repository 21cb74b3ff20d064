import type { OperationShape, Parameter, Schema } from '../description.ts';
import { badRequest, invalid } from '#server/core/problems/problem.ts';
import type { FieldError } from '#server/core/problems/problem.ts';
import { toFieldErrors } from './field-errors.ts';
import { toBodyView, toParameterView } from './request-view.ts';
import { createBodyValidator, createParameterValidator } from './validator.ts';

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
export function createRequestChecks(
  shape: OperationShape,
  purpose: 'whole' | 'update',
  rules: BodyRules | undefined,
): RequestChecks {
  return {
    params: createParametersCheck(shape.parameters.filter((parameter) => parameter.in === 'path')),
    query: createParametersCheck(shape.parameters.filter((parameter) => parameter.in === 'query')),
    headers: createHeadersCheck(
      shape.parameters.filter((parameter) => parameter.in === 'header' && parameter.name !== 'accept-language'),
    ),
    ...(shape.body && { body: createBodyCheck(shape.body, purpose, rules) }),
  };
}

function toObjectSchema(parameters: readonly Parameter[]): Schema {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, toParameterView(schema)])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  };
}

function createParametersCheck(parameters: readonly Parameter[]): Check | undefined {
  if (parameters.length === 0) return undefined;
  const validate = createParameterValidator(toObjectSchema(parameters));
  return (value) => {
    const [error] = validate(value);
    if (!error) return;
    const name = error.instancePath.slice(1);
    throw badRequest(name ? `The parameter ${name} ${error.message}.` : `The request ${error.message}.`);
  };
}

/** Validates a copy of the described headers; others are ignored. */
function createHeadersCheck(parameters: readonly Parameter[]): Check | undefined {
  const check = createParametersCheck(parameters);
  if (!check) return undefined;
  return (headers) => {
    const received = new Map(Object.entries(headers ?? {}));
    check(
      Object.fromEntries(parameters.flatMap(({ name }) => (received.has(name) ? [[name, received.get(name)]] : []))),
    );
  };
}

function createBodyCheck(
  { required, schema }: { required: boolean; schema: Schema },
  purpose: 'whole' | 'update',
  rules?: BodyRules,
): Check {
  const validate = createBodyValidator(toBodyView(schema, purpose));
  return (body) => {
    if (body === undefined || body === null) {
      if (required) throw badRequest('The request needs a JSON body.');
      return;
    }
    const schemaErrors = toFieldErrors(validate(body));
    const ruleErrors = rules && typeof body === 'object' ? rules({ ...body }) : [];
    if (schemaErrors.length + ruleErrors.length > 0) throw invalid(mergeErrors(ruleErrors, schemaErrors));
  };
}

/** Field rules take precedence, so that server and forms report the same error. */
function mergeErrors(first: readonly FieldError[], second: readonly FieldError[]): FieldError[] {
  const knownPaths = new Set(first.map(({ path }) => path));
  return [...first, ...second.filter(({ path }) => !knownPaths.has(path))];
}
