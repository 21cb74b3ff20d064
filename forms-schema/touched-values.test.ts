import type { FieldDefinition, FieldType } from '#generated/definitions.ts';
import { describe, expect, it } from 'vitest';
import { fromInputs, toInputs } from './form-values.ts';
import { pickTouchedValues } from './touched-values.ts';

const field = (name: string, type: FieldType, properties: Partial<FieldDefinition> = {}): FieldDefinition => ({
  name,
  type,
  label: `fields.${name}`,
  ...properties,
});
const NEW_YORK = { locale: 'en', timeZone: 'America/New_York' };

describe('an unchanged value', () => {
  const moment = field('it', 'datetime', { iso: true });
  const cases: readonly (readonly [FieldDefinition, unknown])[] = [
    [moment, '2026-11-01T10:00:00Z'],
    [moment, '2026-11-01T10:00:00.123456Z'],
    [moment, '2026-11-01T10:00:00+05:30'],
    [moment, '2026-11-01T10:00:00'],
    [moment, '2026-11-01 10:00:00'],
    [moment, '2026-11-01T01:30:00-04:00'],
    [moment, '2026-11-01T01:30:00-05:00'],
    [field('it', 'money', { currency: 'currency' }), 24.905],
    [field('it', 'number'), 0.1 + 0.2],
    [field('it', 'text'), ' with blanks '],
    [field('it', 'textarea'), 'two\r\nlines'],
    [field('it', 'switch', { options: ['1', '0'] }), 'unknown'],
    [field('it', 'chips'), ['b', 'a']],
    [field('it', 'discs'), '["black", "red"]'],
  ];
  it.each(cases)('is kept exactly: $type %j', (definition, value) => {
    const record = { it: value, currency: 'EUR' };
    const inputs = JSON.parse(JSON.stringify(toInputs([definition], record, NEW_YORK))) as Record<string, unknown>;
    expect(fromInputs([definition], inputs, record, NEW_YORK)).toEqual({ it: value });
  });

  it('is kept in groups and lists with other changes', () => {
    const items = [field('name', 'text'), field('at', 'datetime', { iso: true })];
    const definitions = [field('group', 'group', { items }), field('list', 'array', { items })];
    const entry = { name: 'Pier', at: '2026-11-01T10:00:00' };
    const record = { group: entry, list: [entry] };
    const inputs = toInputs(definitions, record, NEW_YORK) as { group: { name: string }; list: { name: string }[] };
    inputs.group.name = 'Quay';
    for (const row of inputs.list) row.name = 'Quay';
    const changed = { name: 'Quay', at: '2026-11-01T10:00:00' };
    expect(fromInputs(definitions, inputs, record, NEW_YORK)).toEqual({ group: changed, list: [changed] });
  });
});

describe('a changed date-time', () => {
  const definition = field('it', 'datetime', { iso: true });
  it.each([
    ['2026-11-10T10:00:00Z', '2026-11-10T07:30', '2026-11-10T12:30:00Z'],
    ['2026-11-10T10:00:00.000Z', '2026-11-10T07:30', '2026-11-10T12:30:00.000Z'],
    ['2026-11-10T10:00:00+05:30', '2026-11-10T07:30', '2026-11-10T12:30:00Z'],
    ['2026-11-10T10:00:00', '2026-11-10T07:30', '2026-11-10T07:30:00'],
    ['2026-11-10 10:00:00', '2026-11-10T07:30', '2026-11-10 07:30:00'],
    [undefined, '2026-11-10T07:30', '2026-11-10T12:30:00.000Z'],
    ['2026-11-10T10:00:00Z', 'soon', 'soon'],
  ])('%s replaced by %s is %s', (before, typed, after) => {
    expect(fromInputs([definition], { it: typed }, { it: before }, NEW_YORK)).toEqual({ it: after });
  });

  it('shows wall-clock times as they are, others in the form’s time zone', () => {
    expect(toInputs([definition], { it: '2026-11-10T10:00:00' }, NEW_YORK)).toEqual({ it: '2026-11-10T10:00' });
    expect(toInputs([definition], { it: '2026-11-10T10:00:00Z' }, NEW_YORK)).toEqual({ it: '2026-11-10T05:00' });
  });
});

describe('pickTouchedValues', () => {
  const definitions = [
    field('number', 'text'),
    field('open', 'switch'),
    field('note', 'text'),
    field('placed_at', 'datetime', { iso: true }),
    field('desk', 'group', { items: [field('name', 'text'), field('staffed', 'checkbox')] }),
  ];
  const record = { number: 'B1', placed_at: '2026-11-01T10:00:00+01:00', desk: { name: 'North' } };
  const edit = (change: (inputs: Record<string, unknown>) => void) => {
    const inputs = toInputs(definitions, record, NEW_YORK);
    change(inputs);
    return pickTouchedValues(definitions, record, fromInputs(definitions, inputs, record, NEW_YORK), NEW_YORK);
  };

  it('returns nothing without changes', () => {
    expect(edit(() => undefined)).toEqual({});
  });

  it('returns the changed field only', () => {
    expect(edit((inputs) => (inputs.number = 'B2'))).toEqual({ number: 'B2' });
    expect(edit((inputs) => (inputs.open = true))).toEqual({ open: true });
  });

  it('omits unchanged members that are absent from the record', () => {
    expect(edit((inputs) => (inputs.desk = { name: 'South', staffed: false }))).toEqual({ desk: { name: 'South' } });
  });
});
