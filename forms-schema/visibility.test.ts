import { expect, it } from 'vitest';
import type { FieldDefinition } from '#generated/definitions.ts';
import { isShown } from './visibility.ts';

const goal = (schema: Readonly<Record<string, unknown>>): FieldDefinition => ({
  name: 'goal',
  type: 'integer',
  label: 'fields.goal',
  showIf: { path: 'it', schema },
});

it.each([
  [{ enum: ['a', 'b'] }, 'b', true],
  [{ enum: ['a', 'b'] }, 'c', false],
  [{ const: true }, true, true],
  [{ const: true }, undefined, false],
  [{ not: { const: 'a' } }, 'b', true],
  [{ minimum: 3, maximum: 5 }, 4, true],
  [{ minimum: 3, maximum: 5 }, 6, false],
  [{ minimum: 3 }, '4', false],
])('condition %j with value %j: %j', (schema, value, expected) => {
  expect(isShown(goal(schema), { it: value })).toBe(expected);
});

it('throws for an unsupported keyword', () => {
  expect(() => isShown(goal({ pattern: 'x' }), { it: 'x' })).toThrow(/cannot use "pattern"/);
});
