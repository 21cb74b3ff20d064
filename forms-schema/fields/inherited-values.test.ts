import { expect, it } from 'vitest';
import { ProjectItemFields } from '#generated/fields/ProjectItem.ts';
import { pickInheritedValues } from './inherited-values.ts';

const record: Record<string, unknown> = { price: '24.90', currency: 'GBP', name: 'Salt & Signal' };

it('inherits only the price and the currency of the project', () => {
  expect(pickInheritedValues(ProjectItemFields, (name) => record[name])).toEqual({ price: '24.90', currency: 'GBP' });
});

it('skips blank values', () => {
  expect(pickInheritedValues(ProjectItemFields, () => '')).toEqual({});
});
