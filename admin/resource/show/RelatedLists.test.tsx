import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { RelatedList } from '#generated/definitions.ts';
import { FakeApi } from '../../testing/fake-api.ts';
import { renderAdmin } from '../../testing/render.tsx';
import { RelatedLists } from './RelatedLists.tsx';

const RELATED: readonly RelatedList[] = [{ resource: 'labels', by: 'country_id', columns: ['name', 'shop_code'] }];
const listLabels = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    version: 1,
    name: `Label ${index + 1}`,
    shop_code: `l-${index + 1}`,
  }));

async function open(count: number, role: 'team' | 'user' = 'team') {
  new FakeApi('labels', listLabels(count));
  await renderAdmin({ at: '/', role, routes: { '/': <RelatedLists related={RELATED} record={{ id: 7 }} /> } });
}

describe('related lists', () => {
  it('show the first rows with links to their pages, and a link to all', async () => {
    await open(9);
    const section = await screen.findByRole('region', { name: 'Labels' });
    const link = await within(section).findByRole('link', { name: 'Label 1' });
    expect(link.getAttribute('href')).toContain('/labels/1/show');
    expect(within(section).getAllByRole('row')).toHaveLength(7);
    const all = within(section).getByRole('link', { name: 'All 9' });
    expect(decodeURIComponent(all.getAttribute('href') ?? '')).toContain('{"country_id":7}');
  });

  it('have an empty state', async () => {
    await open(0);
    expect(await screen.findByText('None yet.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^All/ })).toBeNull();
  });
});
