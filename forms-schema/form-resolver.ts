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
  readonly readRecord: (inputs: FieldValues, fields?: readonly FormField[]) => Record<string, unknown>;
  readonly getMessage: (problem: FieldProblem) => string;
}

/**
 * Validates a form by the rule table, as a resolver of react-hook-form; on submit it awaits the asynchronous checks.
 * @param names changed inputs; all when absent
 */
export function resolveForm(
  inputs: FieldValues,
  names: readonly string[] | undefined,
  { fields, overrides, checked, checks, named, getContext, readRecord, getMessage }: ResolveOptions,
): Result | Promise<Result> {
  const [name = ''] = names ?? [];
  const isSingleChange = names?.length === 1;
  // a change validates the changed field only
  const changedField = isSingleChange ? findFieldByInput(fields, name) : undefined;
  const changedFields = isSingleChange ? [changedField].filter((field) => field !== undefined) : fields;
  const fieldsToCheck = checked.select(changedFields);
  const hasFunction = changedField !== undefined && overrides[toDottedPath(changedField.name)]?.validator !== undefined;
  const isPartialRead = changedField !== undefined && !checked.isSubmitting;
  const record = isPartialRead
    ? readRecord(inputs, listFieldsToRead(changedField, fields, hasFunction))
    : readRecord(inputs);
  const check = (onPending: (pending: PendingCheck) => void): Result => {
    const validators = buildValidators(overrides, checks, onPending);
    const problems = checkFields(fieldsToCheck, record, { named, context: getContext(), validators });
    if (problems.length === 0) return { values: record, errors: {} };
    return { values: {}, errors: buildErrorTree(fields, problems, getMessage) };
  };
  const pendingChecks: PendingCheck[] = [];
  const result = check((pending) => pendingChecks.push(pending));
  if (!checked.isSubmitting || pendingChecks.length === 0) return result;
  const runningChecks = pendingChecks.map(({ path, value, validator }) => checks.check(path, value, validator));
  return Promise.all(runningChecks).then(() => check(() => undefined));
}
