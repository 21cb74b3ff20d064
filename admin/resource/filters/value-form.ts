import { parseMonthStart } from '#domain/calendar.ts';
import type { FieldDefinition } from '#generated/definitions.ts';
import { toLocalDay, parseSecondsAgo } from '#domain/dates.ts';
import { localToSeconds, parseMoment } from '#forms-schema/zoned-time.ts';
import { isSwitch } from '../list/field-kinds.ts';
import { type Condition, ME, type Operator, type Range } from '#admin/api/filters.ts';

const DAY = 86_400;

/** Whether an operator compares with a duration before now. */
const isRelative = (operator: Operator): boolean => operator === 'within' || operator === 'older';

/** Types with a special input; other types use a text input. */
const TYPED: ReadonlySet<string> = new Set(['integer', 'number', 'money', 'date', 'datetime']);

/** Returns the input fields of a condition's value: the record field without its limits. */
export function getValueFields(field: FieldDefinition, operator: Operator): readonly FieldDefinition[] {
  const { name, label, data, ref, options, decimals, each, iso } = field;
  const input: FieldDefinition = { name, label, type: field.type, required: true };
  if (operator === 'empty') return [{ ...input, type: 'radio', options: ['empty', 'not_empty'] }];
  if (isSwitch(field)) return [{ ...input, type: 'radio', options: ['yes', 'no'] }];
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
    if (ref) return [{ ...input, type: 'references', ref: { ...ref, many: true } }];
    return [{ ...input, type: 'multi-select', data, options }];
  }
  const isList = field.type === 'multi-select' || field.type === 'chips';
  if (isList) return [{ ...input, type: 'select', data: data ?? each?.data, options: options ?? each?.options }];
  if (ref) return [{ ...input, type: 'reference', ref: { ...ref, many: false } }];
  if (data || options) return [{ ...input, type: 'select', data, options }];
  return [{ ...input, type: TYPED.has(field.type) ? field.type : 'text', decimals, iso }];
}

/** Returns the input values of a condition; {} for a new one. */
export function toInputs(
  field: FieldDefinition,
  condition: Condition | undefined,
  timeZone?: string,
): Record<string, unknown> {
  if (!condition) return {};
  const { operator, value } = condition;
  if (operator === 'empty') return { [field.name]: value === false ? 'not_empty' : 'empty' };
  if (isSwitch(field)) return { [field.name]: value === false ? 'no' : 'yes' };
  // durations below a day are shown as one day
  if (isRelative(operator)) return { days: Math.ceil((parseSecondsAgo(value) ?? DAY) / DAY) };
  if (field.ref && value === ME) return {};
  if (operator !== 'between') return { [field.name]: value };
  const formatDay = (input: unknown) => {
    const moment = parseIsoSeconds(field, input) ?? parseMonthStart(input, Date.now() / 1000, timeZone) ?? input;
    return field.type === 'datetime' && typeof moment === 'number' ? toLocalDay(moment, timeZone) : moment;
  };
  const { from, to } = value as Range;
  return { from: formatDay(from), to: formatDay(to) };
}

/** Parses a condition's value from its inputs; undefined when they are empty. A day includes all of its times. */
export function parseInputs(
  field: FieldDefinition,
  operator: Operator,
  inputs: Readonly<Record<string, unknown>>,
  timeZone?: string,
): unknown {
  const value = inputs[field.name];
  if (operator === 'empty') return value === 'empty';
  if (isSwitch(field)) return value === 'yes';
  if (isRelative(operator)) return `-P${String(inputs.days)}D`;
  if (operator !== 'between') return value;
  const isMoment = field.type === 'datetime';
  const [start, end] = sortRange(inputs.from ?? undefined, inputs.to ?? undefined);
  const range: Range = {
    ...(start !== undefined && { from: isMoment ? formatMoment(field, `${String(start)}T00:00`, timeZone) : start }),
    ...(end !== undefined && { to: isMoment ? formatMoment(field, `${String(end)}T23:59:59`, timeZone) : end }),
  };
  return start === undefined && end === undefined ? undefined : range;
}

/** Parses an ISO date-time into seconds; undefined for any other value. */
function parseIsoSeconds({ iso }: FieldDefinition, input: unknown): number | undefined {
  return iso && typeof input === 'string' ? parseMoment(input)?.seconds : undefined;
}

/** Formats a local time as the API expects it: ISO text or seconds. */
function formatMoment({ iso }: FieldDefinition, local: string, timeZone: string | undefined): string | number {
  const seconds = localToSeconds(local, timeZone);
  return iso && Number.isFinite(seconds) ? new Date(seconds * 1000).toISOString() : seconds;
}

/** Swaps the ends of a reversed range. */
function sortRange(from: unknown, to: unknown): [unknown, unknown] {
  const isSwapped =
    (typeof from === 'number' && typeof to === 'number') || (typeof from === 'string' && typeof to === 'string')
      ? from > to
      : false;
  return isSwapped ? [to, from] : [from, to];
}
