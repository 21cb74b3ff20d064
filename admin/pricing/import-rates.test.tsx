import type { RateImportPreview } from '#generated/schemas.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { FakeApi, json } from '#admin/testing/fake-api.ts';
import { renderAdmin } from '#admin/testing/render.tsx';
import { ImportRates } from './ImportRates.tsx';

const PREVIEW: RateImportPreview = {
  headings: ['Country', 'Rate', 'valid_from'],
  rows: [
    { line: 2, outcome: 'added', cells: ['FI', '26', '2027-01-01'] },
    {
      ...{ line: 3, outcome: 'refused', cells: ['FR', 'much', '2027-01-01'] },
      errors: [{ path: 'rate', code: 'input_must_number' }],
    },
  ],
  ...{ added: 1, changed: 0, unchanged: 0, refused: 1 },
};

/** Opens the import of VAT rates with a server that responds with the preview. */
async function openImport() {
  const api = new FakeApi('vat-rates', []);
  api.on(({ method, path }) => (method === 'POST' && path.startsWith('/api/admin/rates/') ? json(PREVIEW) : undefined));
  const routes = { '/': <ImportRates table="vat-rates" />, '/vat-rates': <p>all rates</p> };
  await renderAdmin({ at: '/', routes });
  // inputs are loaded lazily
  await screen.findByRole('textbox', { name: 'CSV' });
  await waitFor(() => expect(document.querySelector('input[type=file]')).toBeTruthy());
  return api;
}

it('previews a pasted table with invalid rows and their reasons first, and skips them only by choice', async () => {
  const api = await openImport();
  await userEvent.type(screen.getByRole('textbox', { name: 'CSV' }), 'Country;Rate');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  const tab = await screen.findByRole('tab', { name: 'Invalid (1)' });
  expect(tab.getAttribute('aria-selected')).toBe('true');
  expect(api.last('POST')).toMatchObject({
    path: '/api/admin/rates/vat-rates/preview',
    body: { text: 'Country;Rate' },
  });
  const row = (await screen.findByText('much')).closest('tr');
  expect(row?.textContent).toMatch(/3.*VAT rate.*number/);

  const importButton = screen.getByRole<HTMLButtonElement>('button', { name: 'Import' });
  expect(importButton.disabled).toBe(true);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Skip invalid rows' }));
  await userEvent.click(importButton);
  expect(await screen.findByText('all rates')).toBeTruthy();
  expect(api.last('POST')).toMatchObject({ path: '/api/admin/rates/vat-rates/import', body: { skip_refused: true } });
});

it('reads a file in place of a pasted table', async () => {
  const api = await openImport();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no input for a file.');
  await userEvent.upload(input, new File(['Country;Rate\nFI;26'], 'rates.csv', { type: 'text/csv' }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  const tabs = await screen.findByRole('tablist');
  await userEvent.click(within(tabs).getByRole('tab', { name: 'New (1)' }));
  expect(await screen.findByText('FI')).toBeTruthy();
  expect(api.last('POST')?.body).toEqual({ text: 'Country;Rate\nFI;26' });
});
