import { screen, waitFor, within } from '@testing-library/react';
import { Profiler, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { FieldDefinition } from '#generated/definitions.ts';
import { SignupRequestFields } from '#generated/fields/SignupRequest.ts';
import { COMMENT, NAME, PRICE } from './stories/plain-fields.ts';
import type { FieldProps } from './overrides.ts';
import { SchemaForm } from './SchemaForm.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { descriptionOf, draw, input, saveButton } from './testing.tsx';

describe('what is asked', () => {
  it('leaves out what is read-only or hidden from forms, and shows what the role may not change', async () => {
    const definitions = [
      { name: 'id', type: 'integer', label: 'fields.id', readOnly: true },
      { name: 'origin', type: 'text', label: 'fields.origin', hidden: ['form'] },
      { name: 'email', type: 'email', label: 'fields.email', roles: ['admin'] },
      NAME,
    ] as const satisfies readonly FieldDefinition[];
    const onSubmit = vi.fn();
    const values = { id: 3, origin: 'IGO', email: 'lea@example.com', name: 'Léa' };
    const { user } = draw(
      <SchemaForm definitions={definitions} values={values} onSubmit={onSubmit}>
        <SubmitButton />
      </SchemaForm>,
      { roles: ['team'] },
    );
    expect(screen.getAllByRole('textbox')).toEqual([input('Name')]);
    expect(await screen.findByText('lea@example.com')).toBeTruthy();
    await user.click(saveButton());
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ origin: 'IGO', name: 'Léa' });
  });

  it('follows conditions on other fields', async () => {
    const showIf = { path: 'type', schema: { enum: ['preorder'] } };
    const definitions: readonly FieldDefinition[] = [
      { name: 'type', type: 'select', label: 'fields.type', required: true, options: ['left', 'preorder'] },
      { name: 'goal', type: 'integer', label: 'fields.goal', required: true, showIf },
    ];
    const onSubmit = vi.fn();
    const { user } = draw(
      <SchemaForm definitions={definitions} values={{ type: 'left', goal: 5 }} onSubmit={onSubmit}>
        <SubmitButton />
      </SchemaForm>,
    );
    expect(screen.queryByLabelText('Goal', { exact: false })).toBeNull();
    await user.click(saveButton());
    expect(onSubmit.mock.lastCall?.[0]).toEqual({ type: 'left' });
    await user.selectOptions(input('Type'), 'preorder');
    expect(input('Goal').value).toBe('5');
    await user.click(saveButton());
    await waitFor(() => expect(onSubmit.mock.lastCall?.[0]).toEqual({ type: 'preorder', goal: 5 }));
  });

  it('puts groups into fieldsets with their legend, and only those that are asked for', () => {
    const grouped: readonly FieldDefinition[] = [
      { ...NAME, group: 'project' },
      { ...PRICE, group: 'price' },
    ];
    draw(<SchemaForm definitions={grouped} groups={['price']} />);
    expect(within(screen.getByRole('group', { name: 'Price' })).getByLabelText('Price')).toBeTruthy();
    expect(screen.queryByLabelText('Name', { exact: false })).toBeNull();
  });

  it('takes overrides: words, rules, autofill and a component of its own', async () => {
    const onSubmit = vi.fn();
    const Own = ({ name }: FieldProps) => <p>my own {name}</p>;
    const { user } = draw(
      <SchemaForm
        definitions={[NAME, PRICE, COMMENT]}
        onSubmit={onSubmit}
        overrides={{
          name: { autoComplete: 'name', validator: (value) => (value === 'Bad' ? { code: 'invalid' } : undefined) },
          price: { required: true, label: 'fields.amount' },
          comment: { component: Own },
        }}
      >
        <SubmitButton />
      </SchemaForm>,
    );
    expect(input('Name').autocomplete).toBe('name');
    expect(screen.getByText('my own comment')).toBeTruthy();
    await user.type(input('Name'), 'Bad');
    await user.click(saveButton());
    expect(descriptionOf(input('Name'))).toEqual(['This value is not valid.']);
    expect(descriptionOf(input('Amount'))).toEqual(['This field is required.']);
  });
});

describe('typing', () => {
  it('renders no other field', async () => {
    const renders = vi.fn();
    const Watched = () => {
      renders();
      return null;
    };
    const { user } = draw(<SchemaForm definitions={[NAME, COMMENT]} overrides={{ comment: { component: Watched } }} />);
    const before = renders.mock.calls.length;
    await user.type(input('Name'), 'Salt & Signal');
    expect(renders.mock.calls.length).toBe(before);
  });

  it('does not reach the fields when the parent renders with the same settings written anew', async () => {
    const renders = vi.fn();
    const Watched = () => {
      renders();
      return null;
    };
    const Parent = () => {
      const [name, setName] = useState('');
      return (
        <>
          <h1>{name}</h1>
          <SchemaForm
            definitions={[NAME, COMMENT]}
            overrides={{ comment: { component: Watched } }}
            onChange={(values) => setName(String(values.name))}
          />
        </>
      );
    };
    const { user } = draw(<Parent />);
    const before = renders.mock.calls.length;
    await user.type(input('Name'), 'Salt');
    expect(screen.getByRole('heading').textContent).toBe('Salt');
    expect(renders.mock.calls.length).toBe(before);
  });

  it('costs at most one commit a key', async () => {
    const commits = vi.fn();
    const { user } = draw(
      <Profiler id="form" onRender={commits}>
        <SchemaForm definitions={[NAME, PRICE, COMMENT, ...SignupRequestFields]} />
      </Profiler>,
    );
    await user.click(input('Comment'));
    await user.keyboard('S');
    commits.mockClear();
    await user.keyboard('alt & Signal');
    expect(commits.mock.calls.length).toBeLessThanOrEqual('alt & Signal'.length);
  });

  it('tells the record after each change to who asks', async () => {
    const onChange = vi.fn();
    const { user } = draw(<SchemaForm definitions={[NAME, PRICE]} onChange={onChange} />);
    await user.type(input('Price'), '1,5');
    expect(onChange.mock.lastCall?.[0]).toEqual({ price: 1.5 });
  });
});

describe('leaving', () => {
  const leaves = (): boolean => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  it('asks while there are unsaved changes, and no more once they are saved', async () => {
    let isDirty = (): boolean => false;
    const useLeaveGuard = (ask: () => boolean) => void (isDirty = ask);
    const { user } = draw(
      <SchemaForm definitions={[NAME]} onSubmit={() => undefined} warnOnLeave>
        <SubmitButton />
      </SchemaForm>,
      { useLeaveGuard },
    );
    expect([leaves(), isDirty()]).toEqual([true, false]);
    await user.type(input('Name'), 'Salt');
    expect([leaves(), isDirty()]).toEqual([false, true]);
    await user.click(saveButton());
    await waitFor(() => expect([leaves(), isDirty()]).toEqual([true, false]));
  });

  it('still asks when the server refused', async () => {
    const { user } = draw(
      <SchemaForm definitions={[NAME]} onSubmit={() => ({ message: 'No.' })} warnOnLeave>
        <SubmitButton />
      </SchemaForm>,
    );
    await user.type(input('Name'), 'Salt');
    await user.click(saveButton());
    await screen.findByText('No.', { selector: 'p' });
    expect(leaves()).toBe(false);
  });
});
