import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { NAME } from '../stories/plain-fields.ts';
import { SchemaForm } from '../SchemaForm.tsx';
import { SubmitButton } from '../SubmitButton.tsx';
import { renderForm, getInput, getSaveButton } from '../testing.tsx';

const SLUG = { name: 'slug', type: 'text', label: 'fields.slug', compute: 'slugOfName' } as const;
const QUANTITY = { name: 'quantity', type: 'integer', label: 'fields.quantity' } as const;
const PRICE = { name: 'price', type: 'money', label: 'fields.price' } as const;
const TOTAL = { name: 'total', type: 'money', label: 'fields.total', readOnly: true } as const;

const computeTotal = ({ quantity, price }: Readonly<Record<string, unknown>>): unknown =>
  typeof quantity === 'number' && typeof price === 'number' ? Math.round(quantity * price * 100) / 100 : undefined;

describe('a computed field', () => {
  it('shows its result when read-only, and is not submitted', async () => {
    const onSubmit = vi.fn();
    const { user } = renderForm(
      <SchemaForm
        definitions={[QUANTITY, PRICE, TOTAL]}
        values={{ quantity: 2, currency: 'EUR' }}
        overrides={{ total: { computation: computeTotal } }}
        onSubmit={onSubmit}
      >
        <SubmitButton />
      </SchemaForm>,
    );
    const output = await screen.findByLabelText('Total');
    await user.type(getInput('Price'), '12,45');
    await waitFor(() => expect(output.textContent).toBe('€24.90'));
    await user.click(getSaveButton());
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ quantity: 2, price: 12.45 }, expect.anything()));
  });

  it('follows its siblings until the user edits it', async () => {
    const { user } = renderForm(<SchemaForm definitions={[NAME, SLUG]} />);
    const slug = await screen.findByLabelText<HTMLInputElement>('URL handle', { exact: false });
    await user.type(getInput('Name'), 'Café Noir');
    await waitFor(() => expect(slug.value).toBe('cafe-noir'));
    await user.clear(slug);
    await user.type(slug, 'noir');
    await user.type(getInput('Name'), ' II');
    expect(slug.value).toBe('noir');
    await user.clear(slug);
    await user.type(getInput('Name'), 'I');
    await waitFor(() => expect(slug.value).toBe('cafe-noir-iii'));
  });

  it('keeps a stored value', async () => {
    const { user } = renderForm(
      <SchemaForm definitions={[NAME, SLUG]} values={{ name: 'Tides', slug: 'the-tides' }} />,
    );
    const slug = await screen.findByLabelText<HTMLInputElement>('URL handle', { exact: false });
    await user.type(getInput('Name'), ' II');
    expect(slug.value).toBe('the-tides');
  });
});
