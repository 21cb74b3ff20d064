import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SignupRequestFields } from '#generated/fields/SignupRequest.ts';
import { COMMENT, NAME, PRICE } from './stories/plain-fields.ts';
import { SchemaForm } from './SchemaForm.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { descriptionOf, draw, input, saveButton } from './testing.tsx';

describe('sending', () => {
  it('gives the typed record once every rule is kept', async () => {
    const onSubmit = vi.fn();
    const { user } = draw(
      <SchemaForm definitions={[NAME, PRICE, COMMENT]} values={{ comment: 'old' }} onSubmit={onSubmit}>
        <SubmitButton />
      </SchemaForm>,
    );
    await user.type(input('Name'), ' Salt ');
    await user.type(input('Price'), '24,90');
    await user.clear(input('Comment'));
    await user.click(saveButton());
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
      { name: 'Salt', price: 24.9, comment: '' },
      expect.any(HTMLFormElement),
    );
  });

  it('takes names that every object has for names like any other', async () => {
    const names = ['constructor', 'prototype', 'toString'] as const;
    const definitions = names.map((name) => ({ name, type: 'text', label: `Its ${name}`, required: true }) as const);
    const onSubmit = vi.fn();
    const { user } = draw(
      <SchemaForm
        definitions={[...definitions, { name: 'valueOf', type: 'text', label: 'Nothing' }]}
        onSubmit={onSubmit}
      >
        <SubmitButton />
      </SchemaForm>,
    );
    await user.click(saveButton());
    expect(descriptionOf(input('Its constructor'))).toEqual(['This field is required.']);
    for (const name of names) await user.type(input(`Its ${name}`), name);
    await user.click(saveButton());
    const [record] = onSubmit.mock.calls[0] as [object];
    expect(Object.entries(record)).toEqual([...names.map((name) => [name, name]), ['valueOf', '']]);
  });

  it('runs every rule, is blocked, shows all errors and gives the focus to the first', async () => {
    const onSubmit = vi.fn();
    const { user } = draw(
      <SchemaForm definitions={SignupRequestFields} onSubmit={onSubmit}>
        <SubmitButton />
      </SchemaForm>,
    );
    await user.type(input('Last name'), '山');
    await user.type(input('E-mail'), 'lea@');
    await user.type(input('Password'), 'short');
    await user.click(saveButton());
    expect(onSubmit).not.toHaveBeenCalled();
    expect(descriptionOf(input('First name'))).toEqual(['This field is required.']);
    expect(descriptionOf(input('Last name'))[0]).toMatch(/Latin letters/);
    expect(descriptionOf(input('E-mail'))).toEqual(['Enter a valid e-mail address.']);
    expect(descriptionOf(input('Password'))[0]).toBe('Use at least 10 characters.');
    expect(document.activeElement).toBe(input('First name'));
  });

  it('lists several errors with links and announces them once', async () => {
    const { user } = draw(
      <SchemaForm definitions={[NAME, PRICE]} values={{ price: -1 }} onSubmit={() => undefined}>
        <SubmitButton />
      </SchemaForm>,
    );
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toBe('');
    await user.click(saveButton());
    expect(alert.textContent).toBe('2 fields need your attention.');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    const summary = within(screen.getByRole('group', { name: 'Please correct the following' }));
    await user.click(summary.getByRole('link', { name: 'Price' }));
    expect(document.activeElement).toBe(input('Price'));
    await user.type(input('Name'), 'Salt');
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Please correct the following' })).toBeNull());
    expect(alert.textContent).toBe('2 fields need your attention.');
  });

  it('leaves a single error to its field', async () => {
    const { user } = draw(
      <SchemaForm definitions={[NAME]} onSubmit={() => undefined}>
        <SubmitButton />
      </SchemaForm>,
    );
    await user.click(saveButton());
    expect(document.activeElement).toBe(input('Name'));
    expect(screen.getByRole('alert').textContent).toBe('');
    expect(screen.queryByRole('link')).toBeNull();
    await user.keyboard('S');
    await waitFor(() => expect(input('Name').getAttribute('aria-invalid')).toBe('false'));
  });

  it('checks also what has no input at that moment', async () => {
    const onSubmit = vi.fn();
    const { user } = draw(
      <SchemaForm
        definitions={[NAME, COMMENT]}
        values={{ name: 'Salt' }}
        overrides={{ comment: { required: true, component: () => null } }}
        onSubmit={onSubmit}
      >
        <SubmitButton />
      </SchemaForm>,
    );
    await user.click(saveButton());
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBe('false'),
    );
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('ignores a second press while the first is on its way', async () => {
    const finish = Promise.withResolvers<void>();
    const onSubmit = vi.fn(() => finish.promise);
    const { user } = draw(
      <SchemaForm definitions={[NAME]} values={{ name: 'Salt' }} onSubmit={onSubmit}>
        <SubmitButton />
      </SchemaForm>,
    );
    await user.click(saveButton());
    expect(saveButton().getAttribute('aria-disabled')).toBe('true');
    await user.click(saveButton());
    finish.resolve();
    await waitFor(() => expect(saveButton().getAttribute('aria-disabled')).toBe('false'));
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('is sent by a button that stands elsewhere', async () => {
    const onSubmit = vi.fn();
    const { user } = draw(
      <>
        <SchemaForm id="record" definitions={[NAME]} values={{ name: 'Salt' }} onSubmit={onSubmit} />
        <button type="submit" form="record">
          Elsewhere
        </button>
      </>,
    );
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  });

  it('leaves the sending to the browser when nobody else does it', async () => {
    const post = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
    const { user } = draw(
      <SchemaForm definitions={[NAME]} method="post" action="/sign">
        <SubmitButton />
      </SchemaForm>,
    );
    await user.click(saveButton());
    expect(post).not.toHaveBeenCalled();
    await user.type(input('Name'), 'Salt');
    await user.click(saveButton());
    await waitFor(() => expect(post).toHaveBeenCalledOnce());
    post.mockRestore();
  });
});

describe('the Enter key', () => {
  it('does not send from a line and writes a new line in an area', async () => {
    const onSubmit = vi.fn();
    const { user } = draw(
      <SchemaForm definitions={[NAME, COMMENT]} onSubmit={onSubmit}>
        <SubmitButton />
      </SchemaForm>,
    );
    await user.type(input('Name'), 'Salt{Enter}');
    await user.type(input('Comment'), 'one{Enter}two');
    expect(input('Comment').value).toBe('one\ntwo');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('sends from a line where the form allows it', async () => {
    const onSubmit = vi.fn();
    const { user } = draw(
      <SchemaForm definitions={[NAME, COMMENT]} onSubmit={onSubmit} submitOnEnter>
        <SubmitButton />
      </SchemaForm>,
    );
    await user.type(input('Comment'), 'one{Enter}two');
    expect(onSubmit).not.toHaveBeenCalled();
    await user.type(input('Name'), 'Salt{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  });
});

describe('answers of the server', () => {
  const CITY = { name: 'city', type: 'text', label: 'fields.city' } as const;
  const CUSTOMER = { name: 'customer', type: 'group', label: 'fields.customer', items: [CITY] } as const;
  const errors = [
    { path: 'customer.city', code: 'latin_invalid' },
    { path: 'secret', code: 'already_taken' },
  ];

  it('go to their fields by path, the rest to the top, and keep what was typed', async () => {
    const { user } = draw(
      <SchemaForm definitions={[NAME, CUSTOMER]} onSubmit={async () => ({ errors, message: 'Not saved.' })}>
        <SubmitButton />
      </SchemaForm>,
    );
    await user.type(input('Name'), 'Salt');
    await user.type(input('City'), 'Paris');
    await user.click(saveButton());
    await waitFor(() => expect(descriptionOf(input('City'))[0]).toMatch(/Latin letters/));
    expect(screen.getByRole('alert').textContent).toBe('Not saved. This is already in use.');
    expect([input('Name').value, input('City').value]).toEqual(['Salt', 'Paris']);
    await waitFor(() => expect(document.activeElement).toBe(input('City')));
    await user.type(input('City'), 's');
    await waitFor(() => expect(input('City').getAttribute('aria-invalid')).toBe('false'));
  });

  it('are said in the words they came with', async () => {
    const told = [
      { path: 'name', code: 'already_taken', text: 'Berth 7 is taken.' },
      { path: 'elsewhere', code: 'invalid', text: 'The tide is out.' },
    ];
    const { user } = draw(
      <SchemaForm definitions={[NAME]} onSubmit={async () => ({ errors: told })}>
        <SubmitButton />
      </SchemaForm>,
    );
    await user.type(input('Name'), 'Salt');
    await user.click(saveButton());
    await waitFor(() => expect(descriptionOf(input('Name'))[0]).toBe('Berth 7 is taken.'));
    expect(screen.getByRole('alert').textContent).toBe('The tide is out.');
  });

  it('are taken from a property too, once for each answer', async () => {
    const form = (found: typeof errors) => (
      <SchemaForm definitions={[NAME, CUSTOMER]} errors={found} onSubmit={() => undefined} />
    );
    const { rerender, user } = draw(form([]));
    rerender(form(errors));
    await waitFor(() => expect(document.activeElement).toBe(input('City')));
    await user.type(input('City'), 'Lyon');
    rerender(form([...errors]));
    await waitFor(() => expect(input('City').getAttribute('aria-invalid')).toBe('false'));
    rerender(form([...errors]));
    expect(input('City').getAttribute('aria-invalid')).toBe('false');
  });

  it('stand there from the start when the page came with them', () => {
    draw(<SchemaForm definitions={[NAME, CUSTOMER]} errors={errors} onSubmit={() => undefined} />);
    expect(input('City').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('This is already in use.')).toBeTruthy();
  });
});
