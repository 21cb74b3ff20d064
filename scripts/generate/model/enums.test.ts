import { describe, expect, test } from 'vitest';
import { listCodes, createModel } from '../testing.ts';

test('reads colours, transitions and data of an enum', () => {
  const model = createModel({
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
  expect(listCodes(model)).toEqual([]);
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

test('reads names of numbers', () => {
  const model = createModel({ Genre: { type: 'integer', enum: [1, 18], 'x-enum-varnames': ['electronic', 'metal'] } });
  expect([...model.enums.values()][0]?.names).toEqual({ 1: 'electronic', 18: 'metal' });
});

test('skips constants, booleans and references to enums', () => {
  const model = createModel({
    One: { const: 'a' },
    Flag: { type: 'boolean', enum: [true] },
    Real: { enum: ['a'] },
    Alias: { $ref: '#/components/schemas/Real' },
  });
  expect([...model.enums.keys()]).toEqual(['Real']);
});

describe('reports an unknown value in', () => {
  test.each([
    ['x-colors', { gone: 'red' }],
    ['x-transitions', { a: ['gone'] }],
    ['x-transitions', { gone: ['a'] }],
    ['x-data', { gone: {} }],
  ])('%s %o', (word, table) => {
    expect(listCodes(createModel({ E: { type: 'string', enum: ['a'], [word]: table } }))).toEqual(['unknown-value']);
  });
});
