import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { SIDE_LIMIT_SEED } from '#domain/catalogue/side-limit-seed.ts';
import { DiscFormat } from '#generated/enums.ts';
import { fieldStories } from '../stories/field-stories.ts';
import { SchemaForm } from '../SchemaForm.tsx';
import { SubmitButton } from '../SubmitButton.tsx';
import { shopValidators } from '../shop-validators.ts';
import { variantStories } from '../stories/variant-stories.ts';
import { renderForm } from '../testing.tsx';

interface Song {
  readonly title: string;
  readonly side: string | null;
  readonly position: number;
}

/** A tracklist whose sides are validated by length. */
const LIMITED = { ...variantStories['tracklist-limited'].field, name: 'tracklist' };

async function form() {
  const onSubmit = vi.fn();
  const view = renderForm(
    <SchemaForm definitions={[LIMITED]} values={{ tracklist: fieldStories.tracklist.value }} onSubmit={onSubmit}>
      <SubmitButton />
    </SchemaForm>,
  );
  await screen.findByRole('button', { name: 'Add a track' });
  const press = (name: string) => view.user.click(screen.getByRole('button', { name }));
  const submit = async (): Promise<string[]> => {
    await press('Save');
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    const { tracklist } = onSubmit.mock.lastCall?.[0] as { tracklist: Song[] };
    return tracklist.map(({ title, side, position }) => `${side ?? ''}${position} ${title}`);
  };
  return { ...view, press, submit, onSubmit };
}
const getPositions = (): (string | null)[] =>
  screen
    .getAllByRole('listitem')
    .flatMap((row) => (row.hasAttribute('data-track') ? [row.getAttribute('aria-label')] : []));

it('moves tracks by buttons, also across sides, and renumbers each side', async () => {
  const { press, submit } = await form();
  expect(getPositions()).toEqual(['A1 Harbour Lights', 'A2 Salt', 'B1 Signal']);
  await press('Move Harbour Lights down');
  expect(getPositions()).toEqual(['A1 Salt', 'A2 Harbour Lights', 'B1 Signal']);
  await press('Move Harbour Lights down');
  expect(getPositions()).toEqual(['A1 Salt', 'B1 Harbour Lights', 'B2 Signal']);
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Harbour Lights down'));
  expect(screen.getByText('Harbour Lights moved to position B1.')).toBeTruthy();
  await press('Move Salt up');
  expect(await submit()).toEqual(['A1 Salt', 'B1 Harbour Lights', 'B2 Signal']);
});

it('moves a dragged track', async () => {
  const { container, submit } = await form();
  const rows = [...container.querySelectorAll<HTMLElement>('[data-track]')];
  // jsdom has no layout, so rows of 50 px are simulated in their current order
  const list = rows[0]?.closest('ol');
  for (const row of rows) {
    row.getBoundingClientRect = () => {
      const top = [...(list?.querySelectorAll('[data-track]') ?? [])].indexOf(row) * 50;
      return DOMRect.fromRect({ x: 0, y: top, width: 300, height: 50 });
    };
  }
  const handle = rows[0]?.querySelector('[title]');
  if (!handle) throw new Error('no handle');
  fireEvent.pointerDown(handle, { button: 0, clientY: 25 });
  fireEvent.pointerMove(window, { clientY: 60 });
  expect(getPositions()[0]).toBe('A1 Harbour Lights');
  fireEvent.pointerMove(window, { clientY: 80 });
  expect(getPositions()).toEqual(['A1 Salt', 'A2 Harbour Lights', 'B1 Signal']);
  fireEvent.pointerUp(window);
  fireEvent.pointerMove(window, { clientY: 300 });
  expect(await submit()).toEqual(['A1 Salt', 'A2 Harbour Lights', 'B1 Signal']);
});

it('moves a track to the selected side', async () => {
  const { user, submit } = await form();
  const sides = screen.getAllByRole('combobox', { name: 'Side' });
  await user.selectOptions(sides[0] as HTMLElement, 'B');
  expect(getPositions()).toEqual(['A1 Salt', 'B1 Harbour Lights', 'B2 Signal']);
  expect(await submit()).toEqual(['A1 Salt', 'B1 Harbour Lights', 'B2 Signal']);
});

it('adds a track to the last side and removes one', async () => {
  const { user, press, submit } = await form();
  await press('Add a track');
  await user.type(screen.getAllByLabelText(/^Title/).at(-1) as HTMLElement, 'Coda');
  await user.type(screen.getAllByLabelText(/^Artist/).at(-1) as HTMLElement, 'Marisol Vega');
  await press('Remove Harbour Lights');
  expect(document.activeElement?.textContent).toBe('Add a track');
  expect(await submit()).toEqual(['A1 Salt', 'B1 Signal', 'B2 Coda']);
});

it('shows the length of each side, warns, and rejects sides that are too long', async () => {
  const { user, press, onSubmit } = await form();
  const getSideHeads = () =>
    screen
      .getAllByText(/^Side [AB]$/, { selector: 'li > span' })
      .map(({ parentElement }) => parentElement?.textContent);
  expect(getSideHeads()).toEqual([
    'Side A20:25Longer than the recommended 20:00: it will be cut at a lower level.',
    'Side B3:07',
  ]);
  const length = screen.getAllByLabelText(/^Length|^Duration/)[0] as HTMLElement;
  await user.clear(length);
  await user.type(length, '9:00');
  expect(getSideHeads()[0]).toBe('Side A25:51Side A is longer than 25:00 and cannot be cut.');
  await press('Save');
  const set = screen.getByRole('group', { name: 'Tracklist' });
  await waitFor(() =>
    expect(document.getElementById(set.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/cannot be cut/),
  );
  expect(onSubmit).not.toHaveBeenCalled();
});

it('validates sides by the sibling disc format', async () => {
  const format = { ...fieldStories.select.field, name: 'disc_format', label: 'fields.disc_format', data: DiscFormat };
  const onSubmit = vi.fn();
  const { user } = renderForm(
    <SchemaForm
      definitions={[format, LIMITED]}
      values={{ disc_format: '12_33', tracklist: fieldStories.tracklist.value }}
      onSubmit={onSubmit}
    >
      <SubmitButton />
    </SchemaForm>,
  );
  await screen.findByRole('button', { name: 'Add a track' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Size and speed' }), '7_45');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const message = 'Side A is longer than 5:30 and cannot be cut.';
  // at the side and at the list
  await waitFor(() => expect(screen.getAllByText(message).length).toBeGreaterThan(1));
  expect(onSubmit).not.toHaveBeenCalled();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Size and speed' }), '12_33');
  await waitFor(() => expect(screen.queryByText(message)).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
});

it('validates sides once the limits are loaded', async () => {
  let finishLoading: (() => void) | undefined;
  const useSideLimits = (isEnabled: boolean) => {
    const [isLoaded, setLoaded] = useState(false);
    finishLoading = () => setLoaded(true);
    return isEnabled && isLoaded ? SIDE_LIMIT_SEED : undefined;
  };
  const tracks = [{ title: 'Long', artist_name: 'Marisol Vega', side: 'A', position: 1, duration: 1501 }];
  const onSubmit = vi.fn();
  const { user } = renderForm(
    <SchemaForm definitions={[LIMITED]} values={{ tracklist: tracks }} onSubmit={onSubmit}>
      <SubmitButton />
    </SchemaForm>,
    { rules: { validators: shopValidators, useSideLimits } },
  );
  await screen.findByRole('button', { name: 'Add a track' });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(screen.queryByText(/cannot be cut/)).toBeNull();
  act(() => finishLoading?.());
  expect(screen.getByText('Side A is longer than 25:00 and cannot be cut.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getAllByText(/cannot be cut/).length).toBeGreaterThan(1));
  expect(onSubmit).toHaveBeenCalledOnce();
});
