import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fieldStories } from '../stories/field-stories.ts';
import { SchemaForm } from '../SchemaForm.tsx';
import { SubmitButton } from '../SubmitButton.tsx';
import { getDescriptions, renderForm } from '../testing.tsx';

const { field } = fieldStories.array;
const rows = [
  { name: 'Black LP', stock: 3 },
  { name: 'Red LP', stock: 0 },
  { name: 'CD', stock: 9 },
];

function renderItems(values: readonly unknown[] = rows, maxItems?: number) {
  const onSubmit = vi.fn();
  const view = renderForm(
    <SchemaForm definitions={[{ ...field, maxItems }]} values={{ array: values }} onSubmit={onSubmit}>
      <SubmitButton />
    </SchemaForm>,
  );
  const press = (name: string) => screen.findByRole('button', { name }).then((button) => view.user.click(button));
  const submit = async (): Promise<unknown> => {
    await press('Save');
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    return (onSubmit.mock.lastCall?.[0] as { array: unknown }).array;
  };
  return { ...view, press, submit, onSubmit };
}

describe('a list of entries', () => {
  it('is a fieldset whose collapsed entries have no inputs and keep their values', async () => {
    const { submit } = renderItems();
    const set = await screen.findByRole('group', { name: 'Items' });
    expect(
      within(set)
        .getAllByRole('group')
        .map((row) => row.getAttribute('aria-label')),
    ).toEqual(['Black LP', 'Red LP', 'CD']);
    expect(screen.queryAllByRole('textbox')).toEqual([]);
    expect(await submit()).toEqual(rows);
  });

  it('expands an entry and titles it by its first text', async () => {
    const { press, user } = renderItems();
    await press('Red LP');
    await user.type(screen.getByLabelText('Name', { exact: false }), ' deluxe');
    expect(screen.getByRole('button', { name: 'Red LP deluxe' }).getAttribute('aria-expanded')).toBe('true');
  });

  it('sorts entries with their values', async () => {
    const { press, user, submit } = renderItems();
    await press('Red LP');
    await user.clear(screen.getByLabelText('Stock'));
    await user.type(screen.getByLabelText('Stock'), '7');
    await press('Move Red LP up');
    await press('Move Black LP down');
    expect(screen.getByLabelText('Stock')).toHaveProperty('value', '7');
    expect(await submit()).toEqual([{ name: 'Red LP', stock: 7 }, rows[2], rows[0]]);
  });

  it('keeps the focus when an entry is moved to an end', async () => {
    const { press } = renderItems();
    await press('Move Red LP up');
    const button = screen.getByRole('button', { name: 'Move Red LP up' });
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });

  it('removes entries and moves the focus', async () => {
    const { press, submit } = renderItems(rows, 3);
    await press('Remove Red LP');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add' })));
    expect(await submit()).toEqual([rows[0], rows[2]]);
  });

  it('adds an expanded, focused entry, up to the maximum', async () => {
    const { press, user, submit } = renderItems([rows[0]], 2);
    await press('Add');
    const names = screen.getAllByLabelText('Name', { exact: false });
    expect(names).toHaveLength(2);
    await waitFor(() => expect(document.activeElement).toBe(names[1]));
    expect(screen.getByRole('button', { name: 'Add' })).toHaveProperty('disabled', true);
    await user.keyboard('Tape');
    expect(await submit()).toEqual([rows[0], { name: 'Tape' }]);
  });

  it('expands a collapsed entry with an error', async () => {
    const { press, onSubmit } = renderItems([rows[0], { name: 'Red LP', stock: -1 }]);
    await screen.findByRole('button', { name: 'Red LP' });
    await press('Save');
    const stock = await screen.findByLabelText('Stock');
    await waitFor(() => expect(document.activeElement).toBe(stock));
    expect(getDescriptions(stock)).toEqual(['Must be at least 0.']);
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
