import { expect, it } from 'vitest';
import { ProjectItemFields } from '#generated/fields/ProjectItem.ts';
import { inherited } from './inherited.ts';

const record: Record<string, unknown> = { price: '24.90', currency: 'GBP', name: 'Salt & Signal' };

it('gives a new item the price and the currency of its project, and nothing else', () => {
  expect(inherited(ProjectItemFields, (name) => record[name])).toEqual({ price: '24.90', currency: 'GBP' });
});

it('gives nothing that is still blank', () => {
  expect(inherited(ProjectItemFields, () => '')).toEqual({});
});
