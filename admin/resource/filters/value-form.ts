import type { FieldDefinition } from '#generated/definitions.ts';
import { dayOf, monthStart, secondsAgo } from '#domain/dates.ts';
import { localToSeconds, parseMoment } from '#forms-schema/zoned-time.ts';
import { type Condition, ME, type Operator, type Range } from '#admin/api/filters.ts';

const DAY = 86_400;

/** Whether a condition is about a time before now. */
const isRelative = (operator: Operator): boolean => operator === 'within' || operator === 'older';

const isFlag = ({ type }: FieldDefinition) => type === 'switch' || type === 'checkbox';

/** Types whose values are asked for by their own inputs; of others a text is enough. */
const TYPED: ReadonlySet<string> = new Set(['integer', 'number', 'money', 'date', 'datetime']);

/** The inputs that ask for the value of a condition: the field's own, free of what only concerns its record. */
export function valueFields(field: FieldDefinition, operator: Operator): readonly FieldDefinition[] {
  const { name, label, data, ref, options, decimals, each, iso } = field;
  const question: FieldDefinition = { name, label, type: field.type, required: true };
  if (operator === 'empty') return [{ ...question, type: 'radio', options: ['empty', 'not_empty'] }];
  if (isFlag(field)) return [{ ...question, type: 'radio', options: ['yes', 'no'] }];
  if (isRelative(operator))
    return [{ name: 'days', label: 'list.days', type: 'integer', required: true, min: 1, max: 9999 }];
  if (operator === 'between') {
    const type = field.type === 'datetime' ? 'date' : field.type;
    return [
      { name: 'from', label: 'list.from', type, decimals, inline: true },
      { name: 'to', label: 'list.to', type, decimals },
    ];
  }
  if (operator === 'in') {
    if (ref) return [{ ...question, type: 'references', ref: { ...ref, many: true } }];
    return [{ ...question, type: 'multi-select', data, options }];
  }
  const isList = field.type === 'multi-select' || field.type === 'chips';
  if (isList) return [{ ...question, type: 'select', data: data ?? each?.data, options: options ?? each?.options }];
  if (ref) return [{ ...question, type: 'reference', ref: { ...ref, many: false } }];
  if (data || options) return [{ ...question, type: 'select', data, options }];
  return [{ ...question, type: TYPED.has(field.type) ? field.type : 'text', decimals, iso }];
}

/** What those inputs hold for a condition; {} for one that is only being made. */
export function inputsOf(
  field: FieldDefinition,
  condition: Condition | undefined,
  timeZone?: string,
): Record<string, unknown> {
  if (!condition) return {};
  const { operator, value } = condition;
  if (operator === 'empty') return { [field.name]: value === false ? 'not_empty' : 'empty' };
  if (isFlag(field)) return { [field.name]: value === false ? 'no' : 'yes' };
  // less than a day is asked for as one
  if (isRelative(operator)) return { days: Math.ceil((secondsAgo(value) ?? DAY) / DAY) };
  if (field.ref && value === ME) return {};
  if (operator !== 'between') return { [field.name]: value };
  const day = (given: unknown) => {
    const moment = momentOf(field, given) ?? monthStart(given, Date.now() / 1000, timeZone) ?? given;
    return field.type === 'datetime' && typeof moment === 'number' ? dayOf(moment, timeZone) : moment;
  };
  const { from, to } = value as Range;
  return { from: day(from), to: day(to) };
}

/** The condition's value as its inputs say it; undefined when they say nothing. Days stand for all their moments. */
export function valueOf(
  field: FieldDefinition,
  operator: Operator,
  inputs: Readonly<Record<string, unknown>>,
  timeZone?: string,
): unknown {
  const value = inputs[field.name];
  if (operator === 'empty') return value === 'empty';
  if (isFlag(field)) return value === 'yes';
  if (isRelative(operator)) return `-P${String(inputs.days)}D`;
  if (operator !== 'between') return value;
  const isMoment = field.type === 'datetime';
  const [start, end] = inOrder(inputs.from ?? undefined, inputs.to ?? undefined);
  const range: Range = {
    ...(start !== undefined && { from: isMoment ? momentAt(field, `${String(start)}T00:00`, timeZone) : start }),
    ...(end !== undefined && { to: isMoment ? momentAt(field, `${String(end)}T23:59:59`, timeZone) : end }),
  };
  return start === undefined && end === undefined ? undefined : range;
}

/** Seconds of a moment that the API writes as text; undefined for any other value. */
function momentOf({ iso }: FieldDefinition, given: unknown): number | undefined {
  return iso && typeof given === 'string' ? parseMoment(given)?.seconds : undefined;
}

/** A moment as the API writes it: text or seconds. */
function momentAt({ iso }: FieldDefinition, local: string, timeZone: string | undefined): string | number {
  const seconds = localToSeconds(local, timeZone);
  return iso && Number.isFinite(seconds) ? new Date(seconds * 1000).toISOString() : seconds;
}

/** Whoever mixed the ends up meant the range between them. */
function inOrder(from: unknown, to: unknown): [unknown, unknown] {
  const isSwapped =
    (typeof from === 'number' && typeof to === 'number') || (typeof from === 'string' && typeof to === 'string')
      ? from > to
      : false;
  return isSwapped ? [to, from] : [from, to];
}
