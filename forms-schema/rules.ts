/** Checks records against the rule table of §5 (rule-table.ts); the browser and the server's door both call it. */
import type { FieldDefinition } from '#generated/definitions.ts';
import { contentOf } from './content.ts';
import { generalPath, segmentsOf, valueAt } from './paths.ts';
import { RULES } from './rule-table.ts';
import type { Facts, NamedValidators, Validator, Verdict } from './validators.ts';
import { isRequired } from './visibility.ts';

type Values = Readonly<Record<string, unknown>>;

/** One field that was refused; members of the path are joined with dots, list entries by their index. */
export interface FieldProblem extends Verdict {
  readonly path: string;
  /** What a server says about it, where it does not leave the words to us. */
  readonly text?: string;
}

/**
 * The first rule a value breaks, undefined when it is right. `siblings` are the other values of its object: a custom
 * validation, the currency of an amount, `showIf` and `requiredIf` look at them. What `showIf` hides is not required.
 */
export function checkField(
  field: FieldDefinition,
  value: unknown,
  siblings: Values = {},
  named: NamedValidators = {},
  facts: Facts = {},
): Verdict | undefined {
  const required = isRequired(field, siblings);
  const asked = required === (field.required ?? false) ? field : { ...field, required };
  for (const { check } of RULES) {
    const verdict = check(value, asked, siblings, named, facts);
    if (verdict) return verdict;
  }
  return undefined;
}

export interface CheckOptions {
  /** A change of a record: what is not mentioned stays as it is, so only a required value that is emptied is wrong. */
  readonly partial?: boolean;
  /** Validation functions of one form, by path without list indices ("items.name"); they run after the rules. */
  readonly validators?: Readonly<Partial<Record<string, Validator>>>;
  /** Those that definitions name. */
  readonly named?: NamedValidators;
  /** What those judge by. */
  readonly facts?: Facts;
}

/**
 * Every wrong field of a typed record, one problem a field, in the order of the definitions; empty when all is right.
 * Read-only fields are passed over. Groups and lists are checked member by member; an absent optional group is right.
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
    const segments = segmentsOf(field.name);
    const value = valueAt(values, segments);
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
  const place = path.join('.');
  const missing = value === undefined || value === null;
  if (field.type === 'group' && field.items && missing && isRequired(field, siblings)) {
    // better to point at the inputs that are missing than at the box around them
    const inside = checkMembers(field.items, {}, path, options);
    return inside.length > 0 ? inside : [{ path: place, code: 'input_required' }];
  }
  const { validators = {}, named, facts } = options;
  const general = generalPath(path);
  const own = Object.hasOwn(validators, general) ? validators[general] : undefined;
  const verdict = checkField(field, value, siblings, named, facts) ?? own?.(value, field, siblings);
  const problems = verdict ? [{ path: place, ...verdict }] : [];
  if (Array.isArray(value)) {
    return problems.concat(value.flatMap((entry, index) => checkEntry(field, entry, [...path, index], options)));
  }
  if (field.type === 'sizes' && isRecord(value)) return problems.concat(checkAmounts(field, value, place));
  if (field.content && !missing && !verdict) return checkContent(field.content, value, place, named);
  return field.items && isRecord(value) ? problems.concat(checkMembers(field.items, value, path, options)) : problems;
}

/** The first wrong amount stands for all: their field is one. */
function checkAmounts({ each }: FieldDefinition, amounts: Values, path: string): FieldProblem[] {
  const limits: FieldDefinition = { min: 0, ...each, name: '', type: 'integer', label: '', required: true };
  const verdict = Object.values(amounts)
    .map((amount) => checkField(limits, amount))
    .find((one) => one !== undefined);
  return verdict ? [{ path, ...verdict }] : [];
}

/** The first thing wrong in a JSON text stands for all: the text is one value. */
function checkContent(
  content: FieldDefinition,
  text: unknown,
  path: string,
  named: NamedValidators | undefined,
): FieldProblem[] {
  if (text === '') return [];
  const [first] = checkOne(content, contentOf(text), {}, [], { named });
  return first ? [{ ...first, path }] : [];
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
