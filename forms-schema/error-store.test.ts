import { createFormControl } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { createErrorStore } from './error-store.ts';

const wrong = (message: string) => ({ type: 'input_required', message });

it('notifies an input of its own error, and subscribers to all of every error', () => {
  const form = createFormControl({ defaultValues: { name: '', price: '' } });
  const store = createErrorStore(form);
  const [name, price, any] = [vi.fn(), vi.fn(), vi.fn()];
  store.subscribe('name', name);
  store.subscribe('price', price);
  const forget = store.subscribeAll(any);
  form.setError('name', wrong('Missing'));
  expect([name, price, any].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 1]);
  expect(store.getMessage('name')).toBe('Missing');
  expect(store.getMessage('price')).toBeUndefined();
  expect(store.getAll().errors.name?.message).toBe('Missing');
  forget();
  form.setError('name', wrong('Still missing'));
  expect([name, any].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
});

it('notifies every input when the whole form was validated, and counts submits', async () => {
  const errors = { name: wrong('Missing'), price: wrong('Missing') };
  const form = createFormControl({ resolver: () => ({ values: {}, errors }) });
  const store = createErrorStore(form);
  const [name, price] = [vi.fn(), vi.fn()];
  store.subscribe('name', name);
  store.subscribe('price', price);
  await form.handleSubmit(() => undefined)();
  expect(name).toHaveBeenCalled();
  expect(price).toHaveBeenCalled();
  expect(store.getAll().submitCount).toBe(1);
  expect(store.getMessage('price')).toBe('Missing');
});
