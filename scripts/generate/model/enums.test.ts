import { describe, expect, test } from 'vitest';
import { codesOf, modelOf } from '../testing.ts';

test('an enum has its colours, all transitions and its facts', () => {
  const model = modelOf({
    Status: {
      type: 'string',
      enum: ['new', 'sent', 'lost'],
      'x-colors': { new: 'grey' },
      'x-transitions': { new: ['sent'] },
      'x-data': { sent: { open: false } },
      'x-labels': 'intl-region',
      'x-open': true,
    },
  });
  expect(codesOf(model)).toEqual([]);
  expect([...model.enums.values()]).toEqual([
    {
      name: 'Status',
      values: ['new', 'sent', 'lost'],
      open: true,
      labels: 'intl-region',
      colors: { new: 'grey' },
      transitions: { new: ['sent'], sent: [], lost: [] },
      data: { sent: { open: false } },
    },
  ]);
});

test('numbers have words', () => {
  const model = modelOf({ Genre: { type: 'integer', enum: [1, 18], 'x-enum-varnames': ['electronic', 'metal'] } });
  expect([...model.enums.values()][0]?.names).toEqual({ 1: 'electronic', 18: 'metal' });
});

test('constants, booleans and references to enums are no enums', () => {
  const model = modelOf({
    One: { const: 'a' },
    Flag: { type: 'boolean', enum: [true] },
    Real: { enum: ['a'] },
    Alias: { $ref: '#/components/schemas/Real' },
  });
  expect([...model.enums.keys()]).toEqual(['Real']);
});

describe('a value there is not is reported in', () => {
  test.each([
    ['x-colors', { gone: 'red' }],
    ['x-transitions', { a: ['gone'] }],
    ['x-transitions', { gone: ['a'] }],
    ['x-data', { gone: {} }],
  ])('%s %o', (word, table) => {
    expect(codesOf(modelOf({ E: { type: 'string', enum: ['a'], [word]: table } }))).toEqual(['unknown-value']);
  });
});
