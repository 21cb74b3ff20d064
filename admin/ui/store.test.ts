import { expect, it } from 'vitest';
import { createStore } from './store.ts';

it('reset clears everything but the preferences', () => {
  const store = createStore();
  store.setItem('lists.orders', '?page=3');
  store.setItem('preferences.orders.list', { columns: ['number'] });
  store.reset();
  expect(store.getItem('lists.orders')).toBeUndefined();
  expect(store.getItem('preferences.orders.list')).toEqual({ columns: ['number'] });
});
