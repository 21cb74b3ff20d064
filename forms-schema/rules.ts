/** Validates records by the rule table of §5 (rule-table.ts), in browser and server. */
import type { FieldDefinition } from '#generated/definitions.ts';
import { parseJsonText } from './content.ts';
import { toIndexlessPath, splitFieldName, getValueAt } from './paths.ts';
import { RULES } from './rule-table.ts';
import type { ValidationContext, NamedValidators, Validator, RuleViolation } from './validators.ts';
import { isRequired } from './visibility.ts';

type Values = Readonly<Record<string, unknown>>;

/** A violation with its path: members joined with dots, list entries by index. */
export interface FieldProblem extends RuleViolation {
  readonly path: string;
  /** Message of the server, instead of the translated code. */
  readonly text?: string;
}

/**
 * Returns the first violation of a value; undefined when valid. `siblings` are the other values of its object, for
 * validation functions, currencies, `showIf` and `requiredIf`. A field hidden by `showIf` is not required.
 */
export function checkField(
  field: FieldDefinition,
  value: unknown,
  siblings: Values = {},
  named: NamedValidators = {},
  context: ValidationContext = {},
): RuleViolation | undefined {
  const required = isRequired(field, siblings);
  const effectiveField = required === (field.required ?? false) ? field : { ...field, required };
  for (const { check } of RULES) {
    const violation = check(value, effectiveField, siblings, named, context);
    if (violation) return violation;
  }
  return undefined;
}

export interface CheckOptions {
  /** Validates a partial update: absent fields are skipped. */
  readonly partial?: boolean;
  /** Validation functions of a form, by path without list indices ("items.name"); run after the rules. */
  readonly validators?: Readonly<Partial<Record<string, Validator>>>;
  /** Validation functions referenced by definitions. */
  readonly named?: NamedValidators;
  /** Context of the validation functions. */
  readonly context?: ValidationContext;
}

/**
 * Lists the problems of a typed record, one per field, in the order of the definitions. Read-only fields are skipped.
 * Groups and lists are validated by member; an absent optional group is valid.
 */
export function checkFields(
  definitions: readonly FieldDefinition[],
  values: Values,
  options: CheckOptions = {},
): FieldProblem[] {
  return checkMembers(definitions, values, [], options);
}

type Path = readonly (string | number)[];

function checkMembers(
  definitions: readonly FieldDefinition[],
  values: Values,
  path: Path,
  options: CheckOptions,
): FieldProblem[] {
  return definitions.flatMap((field) => {
    const segments = splitFieldName(field.name);
    const value = getValueAt(values, segments);
    if (field.readOnly || (options.partial && value === undefined)) return [];
    return checkOne(field, value, values, [...path, ...segments], options);
  });
}

function checkOne(
  field: FieldDefinition,
  value: unknown,
  siblings: Values,
  path: Path,
  options: CheckOptions,
): FieldProblem[] {
  const dottedPath = path.join('.');
  const isMissing = value === undefined || value === null;
  if (field.type === 'group' && field.items && isMissing && isRequired(field, siblings)) {
    // report the missing inputs instead of their group
    const memberProblems = checkMembers(field.items, {}, path, options);
    return memberProblems.length > 0 ? memberProblems : [{ path: dottedPath, code: 'input_required' }];
  }
  const { validators = {}, named, context } = options;
  const indexlessPath = toIndexlessPath(path);
  const validator = Object.hasOwn(validators, indexlessPath) ? validators[indexlessPath] : undefined;
  const violation = checkField(field, value, siblings, named, context) ?? validator?.(value, field, siblings);
  const problems = violation ? [{ path: dottedPath, ...violation }] : [];
  if (Array.isArray(value)) {
    return problems.concat(value.flatMap((entry, index) => checkEntry(field, entry, [...path, index], options)));
  }
  if (field.type === 'sizes' && isRecord(value)) return problems.concat(checkAmounts(field, value, dottedPath));
  if (field.content && !isMissing && !violation) return checkContent(field.content, value, dottedPath, named);
  return field.items && isRecord(value) ? problems.concat(checkMembers(field.items, value, path, options)) : problems;
}

/** Returns the first problem only, because the quantities share one field. */
function checkAmounts({ each }: FieldDefinition, amounts: Values, path: string): FieldProblem[] {
  const limits: FieldDefinition = { min: 0, ...each, name: '', type: 'integer', label: '', required: true };
  const violation = Object.values(amounts)
    .map((amount) => checkField(limits, amount))
    .find((result) => result !== undefined);
  return violation ? [{ path, ...violation }] : [];
}

/** Returns the first problem only, because the text is one value. */
function checkContent(
  content: FieldDefinition,
  text: unknown,
  path: string,
  named: NamedValidators | undefined,
): FieldProblem[] {
  if (text === '') return [];
  const [problem] = checkOne(content, parseJsonText(text), {}, [], { named });
  return problem ? [{ ...problem, path }] : [];
}

function checkEntry(
  { items, each }: FieldDefinition,
  entry: unknown,
  path: Path,
  options: CheckOptions,
): FieldProblem[] {
  if (items && isRecord(entry)) return checkMembers(items, entry, path, options);
  return each ? checkOne({ ...each, required: true }, entry, {}, path, options) : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
