import type { FieldValues, ResolverResult } from 'react-hook-form';
import type { AsyncChecks } from './async-checks.ts';
import type { CheckedFields } from './checked-fields.ts';
import { findFieldByInput, listFieldsToRead } from './field-index.ts';
import { buildErrorTree } from './form-problems.ts';
import { type FieldOverride, type FormField, type PendingCheck, buildValidators } from './overrides.ts';
import { toDottedPath } from './paths.ts';
import { checkFields, type CheckOptions, type FieldProblem } from './rules.ts';
import type { ValidationContext } from './validators.ts';

type Result = ResolverResult<FieldValues, Record<string, unknown>>;

interface ResolveOptions extends Pick<CheckOptions, 'named'> {
  /** Returns the current validation context. */
  readonly getContext: () => ValidationContext;
  readonly fields: readonly FormField[];
  readonly overrides: Readonly<Record<string, FieldOverride | undefined>>;
  readonly checked: CheckedFields;
  readonly checks: AsyncChecks;
  /** Reads the record, or only the given fields, from the inputs. */
  readonly read: (inputs: FieldValues, fields?: readonly FormField[]) => Record<string, unknown>;
  readonly getMessage: (problem: FieldProblem) => string;
}

/**
 * Validates a form by the rule table, as a resolver of react-hook-form; on submit it awaits the asynchronous checks.
 * @param names changed inputs; all when absent
 */
export function resolveForm(
  inputs: FieldValues,
  names: readonly string[] | undefined,
  { fields, overrides, checked, checks, named, getContext, read, getMessage }: ResolveOptions,
): Result | Promise<Result> {
  const [name = ''] = names ?? [];
  const isOne = names?.length === 1;
  // a change validates its own field only
  const typedIn = isOne ? findFieldByInput(fields, name) : undefined;
  const concerned = isOne ? [typedIn].filter((field) => field !== undefined) : fields;
  const fieldsToCheck = checked.select(concerned);
  const hasFunction = typedIn !== undefined && overrides[toDottedPath(typedIn.name)]?.validator !== undefined;
  const isPart = typedIn !== undefined && !checked.isSubmitting;
  const record = isPart ? read(inputs, listFieldsToRead(typedIn, fields, hasFunction)) : read(inputs);
  const check = (onUnknown: (question: PendingCheck) => void): Result => {
    const validators = buildValidators(overrides, checks, onUnknown);
    const problems = checkFields(fieldsToCheck, record, { named, context: getContext(), validators });
    if (problems.length === 0) return { values: record, errors: {} };
    return { values: {}, errors: buildErrorTree(fields, problems, getMessage) };
  };
  const questions: PendingCheck[] = [];
  const result = check((question) => questions.push(question));
  if (!checked.isSubmitting || questions.length === 0) return result;
  const answers = questions.map(({ path, value, validator }) => checks.check(path, value, validator));
  return Promise.all(answers).then(() => check(() => undefined));
}
