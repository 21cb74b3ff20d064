import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { FieldDefinition } from '#generated/definitions.ts';
import { fieldStories } from '../stories/field-stories.ts';
import { parseFormData } from '../form-data.ts';
import { SchemaForm } from '../SchemaForm.tsx';
import { SubmitButton } from '../SubmitButton.tsx';
import { getDescriptions, renderForm } from '../testing.tsx';

async function form(value: unknown, properties: Partial<FieldDefinition> = {}) {
  const onSubmit = vi.fn();
  const field = { ...fieldStories.sizes.field, ...properties };
  const view = renderForm(
    <SchemaForm definitions={[field]} values={{ sizes: value }} onSubmit={onSubmit}>
      <SubmitButton />
    </SchemaForm>,
  );
  const save = () => view.user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('group', { name: /^Sizes/ });
  return { ...view, save, onSubmit };
}
const getQuantityInput = (size: string) => screen.getByRole<HTMLInputElement>('textbox', { name: size });

it('changes quantities by button, key and typing, and shows the total', async () => {
  const { user, save, onSubmit } = await form({ S: 1, M: 2 });
  expect(screen.getByRole('status').textContent).toBe('3 pieces');
  await user.click(screen.getByRole('button', { name: 'Increase quantity of M' }));
  await user.click(screen.getByRole('button', { name: 'Decrease quantity of S' }));
  await user.click(screen.getByRole('button', { name: 'Decrease quantity of S' }));
  await user.type(getQuantityInput('XL'), '12{ArrowUp}');
  expect(screen.getByRole('status').textContent).toBe('16 pieces');
  await save();
  await waitFor(() => expect(onSubmit.mock.lastCall?.[0]).toEqual({ sizes: { M: 3, XL: 13 } }));
});

it('stops at its limits and rejects typed values beyond them', async () => {
  const { user, save, onSubmit } = await form({ S: 98 });
  const increase = screen.getByRole('button', { name: 'Increase quantity of S' });
  await user.click(increase);
  await user.click(increase);
  expect(getQuantityInput('S').value).toBe('99');
  expect(increase.getAttribute('aria-disabled')).toBe('true');
  await user.type(getQuantityInput('S'), '9');
  await save();
  await waitFor(() => expect(getDescriptions(getQuantityInput('S'))).toEqual(['Must be at most 99.']));
  expect(getQuantityInput('S').getAttribute('aria-invalid')).toBe('true');
  await user.clear(getQuantityInput('S'));
  await user.type(getQuantityInput('M'), '1.5');
  await waitFor(() => expect(getDescriptions(getQuantityInput('M'))).toEqual(['Enter a whole number.']));
  expect(onSubmit).not.toHaveBeenCalled();
});

it('is empty when all quantities are zero', async () => {
  const { user, save, onSubmit } = await form({ S: 1 }, { nullable: true });
  await user.click(screen.getByRole('button', { name: 'Decrease quantity of S' }));
  await save();
  await waitFor(() => expect(onSubmit.mock.lastCall?.[0]).toEqual({ sizes: null }));
});

it('shows the required error', async () => {
  const { save } = await form({}, { required: true });
  await save();
  await waitFor(() => expect(getDescriptions(getQuantityInput('S'))).toEqual(['This field is required.']));
  expect(getQuantityInput('S').getAttribute('aria-required')).toBe('true');
});

it('shows a stored size that is no longer offered', async () => {
  const { user, save, onSubmit } = await form({ '10 years': 2, S: 1 });
  expect(getQuantityInput('10 years').value).toBe('2');
  await save();
  await waitFor(() => expect(getDescriptions(getQuantityInput('S'))).toEqual(['Choose one of the options.']));
  await user.clear(getQuantityInput('10 years'));
  await save();
  await waitFor(() => expect(onSubmit.mock.lastCall?.[0]).toEqual({ sizes: { S: 1 } }));
});

it('posts without JavaScript', () => {
  const data = new FormData();
  data.set('sizes.S', '2');
  data.set('sizes.M', '');
  expect(parseFormData([fieldStories.sizes.field], data, {}, { locale: 'en' })).toEqual({ sizes: { S: 2 } });
});
