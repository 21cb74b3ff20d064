import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { FieldDefinition } from '#generated/definitions.ts';
import { PushStatus } from '#generated/enums/PushStatus.ts';
import { fixture } from '../../testing/fixture.ts';
import { renderAdmin } from '../../testing/render.tsx';
import { PhoneRow } from './PhoneRow.tsx';

const FIELDS: readonly FieldDefinition[] = [
  { name: 'name', type: 'text', label: 'fields.name' },
  { name: 'price', type: 'money', label: 'fields.price' },
  { name: 'copies', type: 'integer', label: 'fields.copies' },
  { name: 'restocked', type: 'switch', label: 'fields.restocked' },
  { name: 'push_status', type: 'select', label: 'fields.push_status', data: PushStatus },
];
const RECORD = { id: 1, name: 'Amber', price: 12.5, currency: 'EUR', copies: 2, restocked: true, push_status: 'none' };

async function renderRow(record: object): Promise<string> {
  const row = <PhoneRow screen={fixture} fields={FIELDS} record={{ ...RECORD, ...record }} tabIndex={0} />;
  await renderAdmin({ at: '/labels', routes: { '/labels': <div data-testid="row">{row}</div> } });
  return (await screen.findByTestId('row')).textContent;
}

it('shows labels of numbers, and true flags', async () => {
  expect(await renderRow({})).toBe('Amber€12.50Copies 2 · Restocked');
});

it('leaves out false flags and blank statuses', async () => {
  expect(await renderRow({ restocked: false })).toBe('Amber€12.50Copies 2');
  cleanup();
  expect(await renderRow({ restocked: false, push_status: 'sent' })).toBe('Amber€12.50SentCopies 2');
});

it('leaves out values that are in the title', async () => {
  const title = { name: 'name', type: 'text', label: 'fields.name' } as const;
  const formatName = () => '€12.50, 2';
  const namedScreen = { ...fixture, resource: { ...fixture.resource, formatName } };
  const fields = [title, ...FIELDS.slice(1)];
  const row = <PhoneRow screen={namedScreen} fields={fields} record={RECORD} tabIndex={0} />;
  await renderAdmin({ at: '/labels', routes: { '/labels': <div data-testid="row">{row}</div> } });
  expect((await screen.findByTestId('row')).textContent).toBe('€12.50, 2Restocked');
});
