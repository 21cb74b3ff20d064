import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PublicProfile } from '#generated/schemas.ts';
import { CARD } from '#storefront/testing/fixtures.ts';
import { renderScreen } from '#storefront/testing/render.tsx';
import { ProfilePage } from './ProfilePage.tsx';

const PROFILE: PublicProfile = {
  ...{ id: 7, name: 'Marisol Vega', picture: null, created_at: 1_767_222_000, accepts_messages: true },
  makers: [{ type: 'artist', id: 31, name: 'Marisol Vega', picture: 'artist-31' }],
  projects: [CARD],
  reviews: [
    {
      ...{ id: 87, project_id: CARD.id, author_name: 'Marisol V.', rating: 5, text: 'Quiet pressing.', lang: 'en' },
      ...{ verified: true, created_at: 1_767_222_000 },
      project: { project_id: 9, name: 'Salt', artist_name: 'Nova', picture: '9', category: 'vinyl' },
    },
  ],
};

it('shows name, artist page, records and reviews', async () => {
  await renderScreen(<ProfilePage profile={PROFILE} newMessages={undefined} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Marisol Vega');
  expect(screen.getByText(/^Member since 1 Jan(uary)? 2026$/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Artist: Marisol Vega' }).getAttribute('href')).toBe(
    '/artist/31/marisol-vega',
  );
  const records = screen.getByRole('region', { name: 'Records' });
  expect(within(records).getByRole('heading', { level: 3 }).textContent).toContain(CARD.name);
  expect(screen.getByRole('region', { name: 'Reviews' }).textContent).toContain('Quiet pressing.');
  expect(screen.queryByText(/new message/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Write a message' }).getAttribute('href')).toBe('/p/7/message');
});

it.each([
  [0, 'No new messages.'],
  [2, '2 new messages'],
])('shows its owner that there are %s new messages', async (newMessages, text) => {
  await renderScreen(<ProfilePage profile={{ ...PROFILE, projects: [], reviews: [] }} newMessages={newMessages} />);
  const own = screen.getByRole('region', { name: 'Your public profile' });
  expect(within(own).getByText(text)).toBeTruthy();
  expect(within(own).getByRole('link', { name: 'See messages' }).getAttribute('href')).toBe('/my-account/messages');
  expect(screen.queryByRole('region', { name: 'Records' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Write a message' })).toBeNull();
});
