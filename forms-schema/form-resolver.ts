import type { FieldValues, ResolverResult } from 'react-hook-form';
import type { AsyncChecks } from './async-checks.ts';
import type { CheckedFields } from './checked-fields.ts';
import { fieldAtInput, fieldsToRead } from './field-index.ts';
import { errorTree } from './form-problems.ts';
import { type FieldOverride, type FormField, type OpenQuestion, validatorsOf } from './overrides.ts';
import { pathOf } from './paths.ts';
import { checkFields, type CheckOptions, type FieldProblem } from './rules.ts';
import type { Facts } from './validators.ts';

type Result = ResolverResult<FieldValues, Record<string, unknown>>;

interface ResolveOptions extends Pick<CheckOptions, 'named'> {
  /** Facts as they are at the moment of each check. */
  readonly factsNow: () => Facts;
  readonly fields: readonly FormField[];
  readonly overrides: Readonly<Record<string, FieldOverride | undefined>>;
  readonly checked: CheckedFields;
  readonly checks: AsyncChecks;
  /** Reads the record, or the fields given, out of the inputs. */
  readonly read: (inputs: FieldValues, fields?: readonly FormField[]) => Record<string, unknown>;
  readonly messageOf: (problem: FieldProblem) => string;
}

/**
 * Checks a form by the rule table, as a resolver of react-hook-form; on submit it waits for the asynchronous checks.
 * @param names inputs that changed; all where absent
 */
export function resolveForm(
  inputs: FieldValues,
  names: readonly string[] | undefined,
  { fields, overrides, checked, checks, named, factsNow, read, messageOf }: ResolveOptions,
): Result | Promise<Result> {
  const [name = ''] = names ?? [];
  const isOne = names?.length === 1;
  // while a field is typed in, no other is checked
  const typedIn = isOne ? fieldAtInput(fields, name) : undefined;
  const concerned = isOne ? [typedIn].filter((field) => field !== undefined) : fields;
  const fieldsToCheck = checked.select(concerned);
  const hasFunction = typedIn !== undefined && overrides[pathOf(typedIn.name)]?.validator !== undefined;
  const isPart = typedIn !== undefined && !checked.isSubmitting;
  const record = isPart ? read(inputs, fieldsToRead(typedIn, fields, hasFunction)) : read(inputs);
  const check = (onUnknown: (question: OpenQuestion) => void): Result => {
    const validators = validatorsOf(overrides, checks, onUnknown);
    const problems = checkFields(fieldsToCheck, record, { named, facts: factsNow(), validators });
    if (problems.length === 0) return { values: record, errors: {} };
    return { values: {}, errors: errorTree(fields, problems, messageOf) };
  };
  const questions: OpenQuestion[] = [];
  const result = check((question) => questions.push(question));
  if (!checked.isSubmitting || questions.length === 0) return result;
  const answers = questions.map(({ path, value, validator }) => checks.check(path, value, validator));
  return Promise.all(answers).then(() => check(() => undefined));
}
