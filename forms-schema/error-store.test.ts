import { createFormControl } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { errorStore } from './error-store.ts';

const wrong = (message: string) => ({ type: 'input_required', message });

it('tells an input of its own error alone, and who shows all of every one', () => {
  const form = createFormControl({ defaultValues: { name: '', price: '' } });
  const store = errorStore(form);
  const [name, price, any] = [vi.fn(), vi.fn(), vi.fn()];
  store.onChange('name', name);
  store.onChange('price', price);
  const forget = store.onAny(any);
  form.setError('name', wrong('Missing'));
  expect([name, price, any].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 1]);
  expect(store.messageOf('name')).toBe('Missing');
  expect(store.messageOf('price')).toBeUndefined();
  expect(store.all().errors.name?.message).toBe('Missing');
  forget();
  form.setError('name', wrong('Still missing'));
  expect([name, any].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
});

it('tells every input when the whole form was checked, and counts how often it was sent', async () => {
  const errors = { name: wrong('Missing'), price: wrong('Missing') };
  const form = createFormControl({ resolver: () => ({ values: {}, errors }) });
  const store = errorStore(form);
  const [name, price] = [vi.fn(), vi.fn()];
  store.onChange('name', name);
  store.onChange('price', price);
  await form.handleSubmit(() => undefined)();
  expect(name).toHaveBeenCalled();
  expect(price).toHaveBeenCalled();
  expect(store.all().submitCount).toBe(1);
  expect(store.messageOf('price')).toBe('Missing');
});
