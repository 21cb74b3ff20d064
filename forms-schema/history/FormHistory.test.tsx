import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { COMMENT, fixtures, NAME } from '../fixtures.ts';
import { SchemaForm } from '../SchemaForm.tsx';
import { draw, input } from '../testing.tsx';
import { FormHistory } from './FormHistory.tsx';

const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const isOff = (name: string): boolean => button(name).getAttribute('aria-disabled') === 'true';

describe('undo and redo', () => {
  it('go through the inputs by buttons, move the focus there and say what they did', async () => {
    const { user } = draw(<SchemaForm definitions={[NAME, COMMENT]} header={<FormHistory />} />);
    expect([isOff('Undo'), isOff('Redo')]).toEqual([true, true]);
    await user.type(input('Name'), 'Salt');
    await user.type(input('Comment'), 'One take');
    await user.click(button('Undo'));
    expect([input('Name').value, input('Comment').value]).toEqual(['Salt', '']);
    expect(document.activeElement).toBe(input('Comment'));
    expect(screen.getByRole('status').textContent).toBe('Undone: Comment');
    await user.click(button('Undo'));
    expect([input('Name').value, isOff('Undo')]).toEqual(['', true]);
    await user.click(button('Redo'));
    await user.click(button('Redo'));
    expect([input('Name').value, input('Comment').value, isOff('Redo')]).toEqual(['Salt', 'One take', true]);
  });

  it('answer the keys of the platform', async () => {
    const { user } = draw(<SchemaForm definitions={[NAME]} header={<FormHistory />} />);
    await user.type(input('Name'), 'Salt');
    await user.keyboard('{Control>}z{/Control}');
    expect(input('Name').value).toBe('');
    await user.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}');
    expect(input('Name').value).toBe('Salt');
    await user.keyboard('{Meta>}z{/Meta}');
    await user.keyboard('{Control>}y{/Control}');
    expect(input('Name').value).toBe('Salt');
  });

  it('bring back an entry of a list that was removed', async () => {
    const { field, value } = fixtures.array;
    const { user } = draw(<SchemaForm definitions={[field]} values={{ array: value }} header={<FormHistory />} />);
    await user.click(await screen.findByRole('button', { name: 'Remove Black LP' }));
    expect(screen.queryByRole('group', { name: 'Black LP' })).toBeNull();
    await user.click(button('Undo'));
    await waitFor(() => expect(screen.getByRole('group', { name: 'Black LP' })).toBeTruthy());
    expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toContain('Red LP');
  });
});
