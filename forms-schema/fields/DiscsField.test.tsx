import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { parseFormData } from '../form-data.ts';
import { SchemaForm } from '../SchemaForm.tsx';
import { fieldStories } from '../stories/field-stories.ts';
import { SubmitButton } from '../SubmitButton.tsx';
import { getDescriptions, renderForm } from '../testing.tsx';

const { field } = fieldStories.discs;

async function form(value: unknown) {
  const onSubmit = vi.fn();
  const view = renderForm(
    <SchemaForm definitions={[field]} values={{ discs: value }} onSubmit={onSubmit}>
      <SubmitButton />
    </SchemaForm>,
  );
  const set = await screen.findByRole('group', { name: /^Vinyl colours/ });
  const save = async (): Promise<unknown> => {
    await view.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    return (onSubmit.mock.lastCall?.[0] as Record<string, unknown>).discs;
  };
  return { ...view, set, save, onSubmit };
}
const summaries = () => screen.getAllByRole('listitem').map((row) => row.querySelector('summary')?.textContent);
const add = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add a disc' });

it('shows the colour of each disc and changes it by radio buttons', async () => {
  const { user, save } = await form('["transparent_red","black"]');
  expect(summaries()).toEqual(['Disc 1 Transparent red', 'Disc 2 Black']);
  const palette = screen.getByRole('radiogroup', { name: 'Disc 2', hidden: true });
  await user.click(within(palette).getByRole('radio', { name: 'Cream', hidden: true }));
  expect(summaries()).toEqual(['Disc 1 Transparent red', 'Disc 2 Cream']);
  expect(await save()).toBe('["transparent_red","cream"]');
});

it('adds an expanded, focused disc in the last colour, up to the maximum, and removes discs', async () => {
  const { user, save } = await form('["gold"]');
  await user.click(add());
  expect(summaries()).toEqual(['Disc 1 Gold', 'Disc 2 Gold']);
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('discs.1'));
  expect(document.activeElement?.closest('details')?.open).toBe(true);
  for (let count = 2; count < 13; count += 1) await user.click(add());
  expect(add().disabled).toBe(true);
  for (let count = 13; count > 1; count -= 1) await user.click(screen.getByRole('button', { name: 'Remove Disc 1' }));
  await waitFor(() => expect(document.activeElement).toBe(add()));
  expect(await save()).toBe('["gold"]');
});

it('rejects a colour outside of the palette and shows it until another is selected', async () => {
  const { user, set, save, onSubmit } = await form('mauve');
  expect(summaries()).toEqual(['Disc 1 mauve']);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(getDescriptions(set)).toEqual(['Choose one of the options.']));
  expect(onSubmit).not.toHaveBeenCalled();
  await user.click(screen.getByRole('radio', { name: 'Lavender', hidden: true }));
  expect(await save()).toBe('["lavender"]');
});

it('posts without JavaScript', async () => {
  const { container } = await form('["transparent_red","black"]');
  const element = container.querySelector('form');
  const data = element ? new FormData(element) : new FormData();
  expect(parseFormData([field], data, {}, { locale: 'en' })).toEqual({ discs: '["transparent_red","black"]' });
});
