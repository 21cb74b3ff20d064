import { createFormControl } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { createErrorStore } from './error-store.ts';

const createError = (message: string) => ({ type: 'input_required', message });

it('notifies an input of its own errors, and subscribers to all of every error', () => {
  const form = createFormControl({ defaultValues: { name: '', price: '' } });
  const store = createErrorStore(form);
  const [name, price, all] = [vi.fn(), vi.fn(), vi.fn()];
  store.subscribe('name', name);
  store.subscribe('price', price);
  const unsubscribe = store.subscribeAll(all);
  form.setError('name', createError('Missing'));
  expect([name, price, all].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 1]);
  expect(store.getMessage('name')).toBe('Missing');
  expect(store.getMessage('price')).toBeUndefined();
  expect(store.getAll().errors.name?.message).toBe('Missing');
  unsubscribe();
  form.setError('name', createError('Still missing'));
  expect([name, all].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
});

it('notifies every input when the whole form was validated, and counts submits', async () => {
  const errors = { name: createError('Missing'), price: createError('Missing') };
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
