import { screen, within } from '@testing-library/react';
import type { ActionFunction } from 'react-router';
import { expect, it } from 'vitest';
import type { CheckedCode, UserDownload } from '#generated/schemas.ts';
import { renderScreen } from '#storefront/testing/render.tsx';
import { DigitalPage } from './DigitalPage.tsx';

const DOWNLOAD: UserDownload = {
  ...{ id: 812, title: 'Salt & Signal', artist_name: 'Marisol Vega', project_id: 1204, tracks: 1 },
  ...{ redeemed_at: 1_767_225_600, expires_at: 1_767_312_000, fetches_each: 5 },
  signature: 'c2ln',
  files: [{ name: '01 Harbour Lights.mp3', url: '/api/downloads/812/1.mp3?until=1767312000&signature=c2ln' }],
};
const PAGE = { page: 1, pages: 1, answer: {} };
const CODE = '7QKM-W4XT-PR8C-H3YV';

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

it.each([
  [404, 'code_unknown', 'This code does not exist. Check it and try again.'],
  [409, 'code_used_up', 'This code has reached its redemption limit.'],
  [409, 'code_revoked', 'This code can no longer be redeemed. Contact us if you bought it.'],
])('keeps a code that was refused (%i %s) and describes the input with the reason', async (status, code, text) => {
  const problem = { type: 'about:blank', title: '', status, code, detail: text };
  await renderScreen(<DigitalPage downloads={[]} {...PAGE} answer={{ problem, code: CODE }} />);
  const input = screen.getByRole('textbox', { name: /code/i });
  expect(input.getAttribute('value')).toBe(CODE);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const describedBy = (input.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
  expect(describedBy.map((id) => document.querySelector(`[id="${id}"]`)?.textContent)).toContain(text);
  expect(screen.getAllByText(text)).toHaveLength(1);
});

it('shows a failure that is not the fault of the code above the form', async () => {
  const problem = {
    type: 'about:blank',
    title: '',
    status: 429,
    code: 'too_many_requests',
    detail: 'Try again later.',
  };
  await renderScreen(<DigitalPage downloads={[]} {...PAGE} answer={{ problem, code: CODE }} />);
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain('Try again later.');
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).not.toBe('true');
});

it('shows what a code unlocks, with the focus, and redeems it in the second step', async () => {
  const checked: CheckedCode = {
    ...{ title: 'Salt & Signal', artist_name: 'Marisol Vega', project_id: 1204, tracks: 1, picture: 'salt' },
    file_names: ['Marisol Vega - Salt & Signal.zip', '01 Harbour Lights.mp3'],
  };
  const posted: Record<string, unknown>[] = [];
  const action: ActionFunction = async ({ request }) => {
    posted.push(Object.fromEntries(await request.formData()));
    return null;
  };
  const { user } = await renderScreen(<DigitalPage downloads={[]} {...PAGE} answer={{ checked, code: CODE }} />, {
    routes: [{ path: 'my-account/digital', action, Component: () => null }],
  });
  const region = within(screen.getByRole('region', { name: 'Salt & Signal' }));
  expect(document.activeElement?.textContent).toBe('Salt & Signal');
  expect(region.getByText(`Code ${CODE} unlocks`)).toBeTruthy();
  expect(region.getByText('Marisol Vega')).toBeTruthy();
  expect(region.getByRole('presentation').getAttribute('src')).toContain('/storage/projects/salt/cover-');
  const files = within(region.getByRole('list', { name: 'Files' })).getAllByRole('listitem');
  expect(files.map(({ textContent }) => textContent)).toEqual(checked.file_names);
  await user.click(region.getByRole('button', { name: 'Redeem' }));
  expect(posted).toEqual([{ intent: 'redeem', code: CODE }]);
});
