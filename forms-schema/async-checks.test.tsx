import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AsyncChecks, type AsyncValidator } from './async-checks.ts';
import { NAME, PRICE } from './stories/plain-fields.ts';
import { SchemaForm } from './SchemaForm.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { getDescriptions, renderForm, getInput, getSaveButton } from './testing.tsx';

const TAKEN = { code: 'already_taken' };
const delay = async (signal: AbortSignal, milliseconds = 5): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  signal.throwIfAborted();
};

describe('asynchronous checks', () => {
  it('run once per value, also when requested concurrently', async () => {
    const checks = new AsyncChecks();
    const validator = vi.fn<AsyncValidator>(async (value) => (value === 'Salt' ? TAKEN : undefined));
    await Promise.all([checks.check('name', 'Salt', validator), checks.check('name', 'Salt', validator)]);
    await checks.check('name', 'Signal', validator);
    await checks.check('name', 'Salt', validator);
    expect(validator).toHaveBeenCalledTimes(2);
    expect(checks.getResult('name', 'Salt')).toEqual(TAKEN);
    expect([checks.hasResult('name', 'Signal'), checks.getResult('name', 'Signal')]).toEqual([true, undefined]);
    expect(checks.hasResult('code', 'Salt')).toBe(false);
  });

  it('have no result when they fail or are cancelled, and can run again', async () => {
    const checks = new AsyncChecks();
    const failing = vi.fn<AsyncValidator>(async () => Promise.reject(new TypeError('no network')));
    await checks.check('name', 'Salt', failing);
    const slow: AsyncValidator = async (_, signal) => {
      await delay(signal);
      return TAKEN;
    };
    const cancelledCheck = checks.check('name', 'Salt', slow);
    checks.cancel('name', 'Salt');
    await cancelledCheck;
    expect(checks.hasResult('name', 'Salt')).toBe(false);
    await checks.check('name', 'Salt', slow);
    expect(checks.getResult('name', 'Salt')).toEqual(TAKEN);
  });
});

describe('asynchronous checks in a form', () => {
  const form = (asyncValidator: AsyncValidator, onSubmit = vi.fn()) => ({
    onSubmit,
    ...renderForm(
      <SchemaForm definitions={[NAME, PRICE]} overrides={{ name: { asyncValidator } }} onSubmit={onSubmit}>
        <SubmitButton />
      </SchemaForm>,
    ),
  });
  const createTakenValidator = (...names: string[]) =>
    vi.fn<AsyncValidator>(async (value, signal) => {
      await delay(signal);
      return names.some((name) => name === value) ? TAKEN : undefined;
    });

  it('show the result after the debounce and announce it once', async () => {
    const validator = createTakenValidator('Salt');
    const { user } = form(validator);
    await screen.findByRole('status');
    await user.type(getInput('Name'), 'Salt');
    await waitFor(() => expect(getDescriptions(getInput('Name'))).toEqual(['This is already in use.']));
    expect(screen.getByRole('status').textContent).toBe('Name: This is already in use.');
    expect(validator.mock.calls.map(([value]) => value)).toEqual(['Salt']);
    await user.type(getInput('Name'), 'y');
    await waitFor(() => expect(getInput('Name').getAttribute('aria-invalid')).toBe('false'));
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('ignore a late response for an earlier value', async () => {
    const answers = new Map<unknown, () => void>();
    const validator = vi.fn<AsyncValidator>(
      (value) => new Promise((resolve) => answers.set(value, () => resolve(value === 'Salt' ? TAKEN : undefined))),
    );
    const { user } = form(validator);
    await screen.findByRole('status');
    await user.type(getInput('Name'), 'Salt');
    await waitFor(() => expect(answers.has('Salt')).toBe(true));
    await user.type(getInput('Name'), ' & Signal');
    await waitFor(() => expect(answers.has('Salt & Signal')).toBe(true));
    expect(validator.mock.calls[0]?.[1].aborted).toBe(true);
    answers.get('Salt & Signal')?.();
    answers.get('Salt')?.();
    await delay(new AbortController().signal, 30);
    expect(getInput('Name').getAttribute('aria-invalid')).toBe('false');
  });

  it('are awaited by submit, block it by violations and are not repeated', async () => {
    const validator = createTakenValidator('Salt');
    const { user, onSubmit } = form(validator);
    await user.type(getInput('Name'), 'Salt');
    await user.click(getSaveButton());
    await waitFor(() => expect(getDescriptions(getInput('Name'))).toEqual(['This is already in use.']));
    expect(document.activeElement).toBe(getInput('Name'));
    expect(onSubmit).not.toHaveBeenCalled();
    await user.type(getInput('Name'), ' II');
    await user.click(getSaveButton());
    await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Salt II' }, expect.anything()));
    const checkedValues = validator.mock.calls.map(([value]) => value);
    expect(new Set(checkedValues).size).toBe(checkedValues.length);
  });

  it('do not run for invalid values, and do not block submit when they fail', async () => {
    const validator = vi.fn<AsyncValidator>(async () => Promise.reject(new TypeError('no network')));
    const { user, onSubmit } = form(validator);
    await user.click(getSaveButton());
    expect(getDescriptions(getInput('Name'))).toEqual(['This field is required.']);
    expect(validator).not.toHaveBeenCalled();
    await user.type(getInput('Name'), 'Salt');
    await user.click(getSaveButton());
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  });
});
