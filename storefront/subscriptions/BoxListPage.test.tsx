import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CARD } from '#storefront/testing/fixtures.ts';
import { renderScreen } from '#storefront/testing/render.tsx';
import { BoxListPage } from './BoxListPage.tsx';

it('lists records by month, and leads to the box', async () => {
  await renderScreen(<BoxListPage months={[{ month: '2026-10', name: 'October 2026', records: [CARD] }]} />);
  const month = within(screen.getByRole('region', { name: 'October 2026' }));
  expect(month.getByRole('heading', { level: 3, name: CARD.name })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Choose your box' }).getAttribute('href')).toBe('/box');
});

it('says that no box was sent yet', async () => {
  await renderScreen(<BoxListPage months={[]} />);
  expect(screen.getByText('No box has been sent yet.')).toBeTruthy();
});
