import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fieldStories } from '../stories/field-stories.ts';
import { COMMENT, NAME } from '../stories/plain-fields.ts';
import { SchemaForm } from '../SchemaForm.tsx';
import { renderForm, getInput } from '../testing.tsx';
import { FormHistory } from './FormHistory.tsx';

const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const isDisabled = (name: string): boolean => button(name).getAttribute('aria-disabled') === 'true';

describe('undo and redo', () => {
  it('work by buttons, focus the changed input and announce the change', async () => {
    const { user } = renderForm(<SchemaForm definitions={[NAME, COMMENT]} header={<FormHistory />} />);
    expect([isDisabled('Undo'), isDisabled('Redo')]).toEqual([true, true]);
    await user.type(getInput('Name'), 'Salt');
    await user.type(getInput('Comment'), 'One take');
    await user.click(button('Undo'));
    expect([getInput('Name').value, getInput('Comment').value]).toEqual(['Salt', '']);
    expect(document.activeElement).toBe(getInput('Comment'));
    expect(screen.getByRole('status').textContent).toBe('Undone: Comment');
    await user.click(button('Undo'));
    expect([getInput('Name').value, isDisabled('Undo')]).toEqual(['', true]);
    await user.click(button('Redo'));
    await user.click(button('Redo'));
    expect([getInput('Name').value, getInput('Comment').value, isDisabled('Redo')]).toEqual(['Salt', 'One take', true]);
  });

  it('support keyboard shortcuts', async () => {
    const { user } = renderForm(<SchemaForm definitions={[NAME]} header={<FormHistory />} />);
    await user.type(getInput('Name'), 'Salt');
    await user.keyboard('{Control>}z{/Control}');
    expect(getInput('Name').value).toBe('');
    await user.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}');
    expect(getInput('Name').value).toBe('Salt');
    await user.keyboard('{Meta>}z{/Meta}');
    await user.keyboard('{Control>}y{/Control}');
    expect(getInput('Name').value).toBe('Salt');
  });

  it('restore a removed list entry', async () => {
    const { field, value } = fieldStories.array;
    const { user } = renderForm(
      <SchemaForm definitions={[field]} values={{ array: value }} header={<FormHistory />} />,
    );
    await user.click(await screen.findByRole('button', { name: 'Remove Black LP' }));
    expect(screen.queryByRole('group', { name: 'Black LP' })).toBeNull();
    await user.click(button('Undo'));
    await waitFor(() => expect(screen.getByRole('group', { name: 'Black LP' })).toBeTruthy());
    expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toContain('Red LP');
  });
});
