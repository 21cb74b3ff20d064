import { screen, waitFor, within } from '@testing-library/react';
import { Profiler, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { FieldDefinition } from '#generated/definitions.ts';
import { SignupRequestFields } from '#generated/fields/SignupRequest.ts';
import { COMMENT, NAME, PRICE } from './stories/plain-fields.ts';
import type { FieldProps } from './overrides.ts';
import { SchemaForm } from './SchemaForm.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { getDescriptions, renderForm, getInput, getSaveButton } from './testing.tsx';

describe('rendered fields', () => {
  it('omit read-only and hidden fields and show locked ones', async () => {
    const definitions = [
      { name: 'id', type: 'integer', label: 'fields.id', readOnly: true },
      { name: 'origin', type: 'text', label: 'fields.origin', hidden: ['form'] },
      { name: 'email', type: 'email', label: 'fields.email', roles: ['admin'] },
      NAME,
    ] as const satisfies readonly FieldDefinition[];
    const onSubmit = vi.fn();
    const values = { id: 3, origin: 'IGO', email: 'lea@example.com', name: 'Léa' };
    const { user } = renderForm(
      <SchemaForm definitions={definitions} values={values} onSubmit={onSubmit}>
        <SubmitButton />
      </SchemaForm>,
      { roles: ['team'] },
    );
    expect(screen.getAllByRole('textbox')).toEqual([getInput('Name')]);
    expect(await screen.findByText('lea@example.com')).toBeTruthy();
    await user.click(getSaveButton());
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ origin: 'IGO', name: 'Léa' });
  });

  it('follow conditions on other fields', async () => {
    const showIf = { path: 'type', schema: { enum: ['preorder'] } };
    const definitions: readonly FieldDefinition[] = [
      { name: 'type', type: 'select', label: 'fields.type', required: true, options: ['left', 'preorder'] },
      { name: 'goal', type: 'integer', label: 'fields.goal', required: true, showIf },
    ];
    const onSubmit = vi.fn();
    const { user } = renderForm(
      <SchemaForm definitions={definitions} values={{ type: 'left', goal: 5 }} onSubmit={onSubmit}>
        <SubmitButton />
      </SchemaForm>,
    );
    expect(screen.queryByLabelText('Goal', { exact: false })).toBeNull();
    await user.click(getSaveButton());
    expect(onSubmit.mock.lastCall?.[0]).toEqual({ type: 'left' });
    await user.selectOptions(getInput('Type'), 'preorder');
    expect(getInput('Goal').value).toBe('5');
    await user.click(getSaveButton());
    await waitFor(() => expect(onSubmit.mock.lastCall?.[0]).toEqual({ type: 'preorder', goal: 5 }));
  });

  it('show the requested groups as fieldsets with legends', () => {
    const grouped: readonly FieldDefinition[] = [
      { ...NAME, group: 'project' },
      { ...PRICE, group: 'price' },
    ];
    renderForm(<SchemaForm definitions={grouped} groups={['price']} />);
    expect(within(screen.getByRole('group', { name: 'Price' })).getByLabelText('Price')).toBeTruthy();
    expect(screen.queryByLabelText('Name', { exact: false })).toBeNull();
  });

  it('apply overrides: label, rules, autocomplete and component', async () => {
    const onSubmit = vi.fn();
    const CustomField = ({ name }: FieldProps) => <p>my own {name}</p>;
    const { user } = renderForm(
      <SchemaForm
        definitions={[NAME, PRICE, COMMENT]}
        onSubmit={onSubmit}
        overrides={{
          name: { autoComplete: 'name', validator: (value) => (value === 'Bad' ? { code: 'invalid' } : undefined) },
          price: { required: true, label: 'fields.amount' },
          comment: { component: CustomField },
        }}
      >
        <SubmitButton />
      </SchemaForm>,
    );
    expect(getInput('Name').autocomplete).toBe('name');
    expect(screen.getByText('my own comment')).toBeTruthy();
    await user.type(getInput('Name'), 'Bad');
    await user.click(getSaveButton());
    expect(getDescriptions(getInput('Name'))).toEqual(['This value is not valid.']);
    expect(getDescriptions(getInput('Amount'))).toEqual(['This field is required.']);
  });
});

describe('typing', () => {
  it('renders no other field', async () => {
    const renders = vi.fn();
    const Watched = () => {
      renders();
      return null;
    };
    const { user } = renderForm(
      <SchemaForm definitions={[NAME, COMMENT]} overrides={{ comment: { component: Watched } }} />,
    );
    const renderCount = renders.mock.calls.length;
    await user.type(getInput('Name'), 'Salt & Signal');
    expect(renders.mock.calls.length).toBe(renderCount);
  });

  it('does not render the fields when the parent passes equal props', async () => {
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
    const { user } = renderForm(<Parent />);
    const renderCount = renders.mock.calls.length;
    await user.type(getInput('Name'), 'Salt');
    expect(screen.getByRole('heading').textContent).toBe('Salt');
    expect(renders.mock.calls.length).toBe(renderCount);
  });

  it('causes at most one commit per key', async () => {
    const commits = vi.fn();
    const { user } = renderForm(
      <Profiler id="form" onRender={commits}>
        <SchemaForm definitions={[NAME, PRICE, COMMENT, ...SignupRequestFields]} />
      </Profiler>,
    );
    await user.click(getInput('Comment'));
    await user.keyboard('S');
    commits.mockClear();
    await user.keyboard('alt & Signal');
    expect(commits.mock.calls.length).toBeLessThanOrEqual('alt & Signal'.length);
  });

  it('calls onChange with the record', async () => {
    const onChange = vi.fn();
    const { user } = renderForm(<SchemaForm definitions={[NAME, PRICE]} onChange={onChange} />);
    await user.type(getInput('Price'), '1,5');
    expect(onChange.mock.lastCall?.[0]).toEqual({ price: 1.5 });
  });
});

describe('leaving', () => {
  const canLeave = (): boolean => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  it('warns while there are unsaved changes, until they are saved', async () => {
    let isDirty = (): boolean => false;
    const useLeaveGuard = (getIsDirty: () => boolean) => void (isDirty = getIsDirty);
    const { user } = renderForm(
      <SchemaForm definitions={[NAME]} onSubmit={() => undefined} warnOnLeave>
        <SubmitButton />
      </SchemaForm>,
      { useLeaveGuard },
    );
    expect([canLeave(), isDirty()]).toEqual([true, false]);
    await user.type(getInput('Name'), 'Salt');
    expect([canLeave(), isDirty()]).toEqual([false, true]);
    await user.click(getSaveButton());
    await waitFor(() => expect([canLeave(), isDirty()]).toEqual([true, false]));
  });

  it('still warns after a server error', async () => {
    const { user } = renderForm(
      <SchemaForm definitions={[NAME]} onSubmit={() => ({ message: 'No.' })} warnOnLeave>
        <SubmitButton />
      </SchemaForm>,
    );
    await user.type(getInput('Name'), 'Salt');
    await user.click(getSaveButton());
    await screen.findByText('No.', { selector: 'p' });
    expect(canLeave()).toBe(false);
  });
});
