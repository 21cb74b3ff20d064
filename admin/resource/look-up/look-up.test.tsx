import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { FakeApi, json } from '../../testing/fake-api.ts';
import { RECORDS } from '../../testing/fixture.ts';
import { renderAdmin } from '../../testing/render.tsx';
import { LookUp } from './LookUp.tsx';

async function open(found: readonly { id: number }[]) {
  const api = new FakeApi('labels', RECORDS);
  const headers = { 'content-range': `labels 0-${found.length}/${found.length}` };
  api.on(({ query }) => (query.get('filter')?.includes('find') ? json(found, { headers }) : undefined));
  const { router } = await renderAdmin({
    at: '/label',
    routes: { '/label': <LookUp name="labels" />, '/labels/:id/show': <p>its page</p>, '/labels': <p>the list</p> },
  });
  await userEvent.type(await screen.findByLabelText('Number'), ' 4021 {Enter}');
  return { api, router };
}

it('a scanned code opens its record', async () => {
  const { api, router } = await open([{ id: 21 }]);
  expect(await screen.findByText('its page')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/labels/21/show');
  expect(api.last('GET')?.query.get('filter')).toBe('{"find":"4021"}');
});

it('several records open as a list', async () => {
  const { router } = await open([{ id: 21 }, { id: 22 }]);
  expect(await screen.findByText('the list')).toBeTruthy();
  expect(new URLSearchParams(router.state.location.search).get('filter')).toBe('{"find":"4021"}');
});

it('an unknown code is reported at the input, with a link to the search', async () => {
  await open([]);
  const box = screen.getByLabelText('Number');
  const message = await screen.findByText(/No record with “4021”/);
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.contains(message)).toBe(true);
  expect([(box as HTMLInputElement).selectionStart, (box as HTMLInputElement).selectionEnd]).toEqual([0, 6]);
  const link = screen.getByRole('link', { name: 'Search everything for “4021”' });
  expect(link.getAttribute('href')).toContain(encodeURIComponent('{"q":"4021"}'));
});
