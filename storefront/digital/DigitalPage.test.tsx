import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { UserDownload } from '#generated/schemas.ts';
import { renderScreen } from '#storefront/testing/render.tsx';
import { DigitalPage } from './DigitalPage.tsx';

const DOWNLOAD: UserDownload = {
  ...{ id: 812, title: 'Salt & Signal', artist_name: 'Marisol Vega', project_id: 1204, tracks: 1 },
  ...{ redeemed_at: 1_767_225_600, expires_at: 1_767_312_000, fetches_each: 5 },
  files: [{ name: '01 Harbour Lights.mp3', url: '/api/downloads/812/1.mp3?until=1767312000&signature=c2ln' }],
};
const PAGE = { page: 1, pages: 1, problem: undefined, code: undefined };

it('lists the files of redeemed codes, and says when their links have expired', async () => {
  const expired = { ...DOWNLOAD, id: 811, title: 'Night Ferry', files: [] };
  await renderScreen(<DigitalPage downloads={[DOWNLOAD, expired]} {...PAGE} />);
  expect(screen.getByRole('link', { name: '01 Harbour Lights.mp3' }).getAttribute('href')).toBe(DOWNLOAD.files[0]?.url);
  expect(screen.getByRole('region', { name: 'Salt & Signal' }).textContent).toContain(
    'Each file up to 5 times, until 2 Jan 2026.',
  );
  expect(screen.getByRole('region', { name: 'Night Ferry' }).textContent).toContain('The links expired 2 Jan 2026.');
});

it('links to the shop when no code was redeemed', async () => {
  await renderScreen(<DigitalPage downloads={[]} {...PAGE} />);
  expect(screen.getByText('You have not redeemed a download code yet.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Browse the shop' })).toBeTruthy();
});

it('keeps a code that was refused and says why', async () => {
  const problem = { type: 'about:blank', title: '', status: 404, code: 'code_unknown' };
  await renderScreen(<DigitalPage downloads={[]} {...PAGE} problem={problem} code="7QKM-W4XT" />);
  expect(await screen.findByText('This code does not exist. Check it and try again.')).toBeTruthy();
  expect(screen.getByRole('textbox').getAttribute('value')).toBe('7QKM-W4XT');
});
