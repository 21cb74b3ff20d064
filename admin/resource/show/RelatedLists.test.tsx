import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RelatedList } from '#generated/definitions.ts';
import { FakeApi } from '../../testing/fake-api.ts';
import { renderAdmin } from '../../testing/render.tsx';
import { RelatedLists } from './RelatedLists.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const RELATED: readonly RelatedList[] = [{ resource: 'labels', by: 'country_id', columns: ['name', 'shop_code'] }];
const labels = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    id: place + 1,
    version: 1,
    name: `Label ${place + 1}`,
    shop_code: `l-${place + 1}`,
  }));

async function open(count: number, role: 'team' | 'user' = 'team') {
  new FakeApi('labels', labels(count));
  await renderAdmin({ at: '/', role, routes: { '/': <RelatedLists related={RELATED} record={{ id: 7 }} /> } });
}

describe('what belongs to a record', () => {
  it('is shown with its first rows, which lead to their pages, and the way to all', async () => {
    await open(9);
    const section = await screen.findByRole('region', { name: 'Labels' });
    const link = await within(section).findByRole('link', { name: 'Label 1' });
    expect(link.getAttribute('href')).toContain('/labels/1/show');
    expect(within(section).getAllByRole('row')).toHaveLength(7);
    const all = within(section).getByRole('link', { name: 'All 9' });
    expect(decodeURIComponent(all.getAttribute('href') ?? '')).toContain('{"country_id":7}');
  });

  it('says that there is none', async () => {
    await open(0);
    expect(await screen.findByText('None yet.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^All/ })).toBeNull();
  });
});
