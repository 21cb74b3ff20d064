import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AsyncChecks, type AsyncValidator } from './async-checks.ts';
import { NAME, PRICE } from './fixtures.ts';
import { SchemaForm } from './SchemaForm.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { descriptionOf, draw, input, saveButton } from './testing.tsx';

const TAKEN = { code: 'already_taken' };
const later = async (signal: AbortSignal, milliseconds = 5): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  signal.throwIfAborted();
};

describe('checks that take a while', () => {
  it('are made once for each value, also when they are asked for twice at the same time', async () => {
    const checks = new AsyncChecks();
    const validator = vi.fn<AsyncValidator>(async (value) => (value === 'Salt' ? TAKEN : undefined));
    await Promise.all([checks.check('name', 'Salt', validator), checks.check('name', 'Salt', validator)]);
    await checks.check('name', 'Signal', validator);
    await checks.check('name', 'Salt', validator);
    expect(validator).toHaveBeenCalledTimes(2);
    expect(checks.verdictOf('name', 'Salt')).toEqual(TAKEN);
    expect([checks.isKnown('name', 'Signal'), checks.verdictOf('name', 'Signal')]).toEqual([true, undefined]);
    expect(checks.isKnown('code', 'Salt')).toBe(false);
  });

  it('say nothing when they fail or are dropped, and may be asked again', async () => {
    const checks = new AsyncChecks();
    const failing = vi.fn<AsyncValidator>(async () => Promise.reject(new TypeError('no network')));
    await checks.check('name', 'Salt', failing);
    const slow: AsyncValidator = async (_, signal) => {
      await later(signal);
      return TAKEN;
    };
    const dropped = checks.check('name', 'Salt', slow);
    checks.drop('name', 'Salt');
    await dropped;
    expect(checks.isKnown('name', 'Salt')).toBe(false);
    await checks.check('name', 'Salt', slow);
    expect(checks.verdictOf('name', 'Salt')).toEqual(TAKEN);
  });
});

describe('in a form', () => {
  const form = (asyncValidator: AsyncValidator, onSubmit = vi.fn()) => ({
    onSubmit,
    ...draw(
      <SchemaForm definitions={[NAME, PRICE]} overrides={{ name: { asyncValidator } }} onSubmit={onSubmit}>
        <SubmitButton />
      </SchemaForm>,
    ),
  });
  const taken = (...names: string[]) =>
    vi.fn<AsyncValidator>(async (value, signal) => {
      await later(signal);
      return names.some((name) => name === value) ? TAKEN : undefined;
    });

  it('the verdict on what was typed shows when the reader pauses, and is said once', async () => {
    const validator = taken('Salt');
    const { user } = form(validator);
    await screen.findByRole('status');
    await user.type(input('Name'), 'Salt');
    await waitFor(() => expect(descriptionOf(input('Name'))).toEqual(['This is already in use.']));
    expect(screen.getByRole('status').textContent).toBe('Name: This is already in use.');
    expect(validator.mock.calls.map(([value]) => value)).toEqual(['Salt']);
    await user.type(input('Name'), 'y');
    await waitFor(() => expect(input('Name').getAttribute('aria-invalid')).toBe('false'));
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('a late answer about an earlier text changes nothing', async () => {
    const answers = new Map<unknown, () => void>();
    const validator = vi.fn<AsyncValidator>(
      (value) => new Promise((resolve) => answers.set(value, () => resolve(value === 'Salt' ? TAKEN : undefined))),
    );
    const { user } = form(validator);
    await screen.findByRole('status');
    await user.type(input('Name'), 'Salt');
    await waitFor(() => expect(answers.has('Salt')).toBe(true));
    await user.type(input('Name'), ' & Signal');
    await waitFor(() => expect(answers.has('Salt & Signal')).toBe(true));
    expect(validator.mock.calls[0]?.[1].aborted).toBe(true);
    answers.get('Salt & Signal')?.();
    answers.get('Salt')?.();
    await later(new AbortController().signal, 30);
    expect(input('Name').getAttribute('aria-invalid')).toBe('false');
  });

  it('sending waits for them, is blocked by what they say, and asks nothing twice', async () => {
    const validator = taken('Salt');
    const { user, onSubmit } = form(validator);
    await user.type(input('Name'), 'Salt');
    await user.click(saveButton());
    await waitFor(() => expect(descriptionOf(input('Name'))).toEqual(['This is already in use.']));
    expect(document.activeElement).toBe(input('Name'));
    expect(onSubmit).not.toHaveBeenCalled();
    await user.type(input('Name'), ' II');
    await user.click(saveButton());
    await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Salt II' }, expect.anything()));
    const asked = validator.mock.calls.map(([value]) => value);
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('nothing is asked about values that break another rule, and the form goes out when nobody can say', async () => {
    const validator = vi.fn<AsyncValidator>(async () => Promise.reject(new TypeError('no network')));
    const { user, onSubmit } = form(validator);
    await user.click(saveButton());
    expect(descriptionOf(input('Name'))).toEqual(['This field is required.']);
    expect(validator).not.toHaveBeenCalled();
    await user.type(input('Name'), 'Salt');
    await user.click(saveButton());
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  });
});
