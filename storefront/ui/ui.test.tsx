import { DISC_SPRITE } from '#domain/catalogue/disc-sprite.ts';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CARD } from '../testing/fixtures.ts';
import { renderScreen } from '../testing/render.tsx';
import { Cover } from './Cover.tsx';
import { ProjectTile } from './ProjectTile.tsx';
import { Shelf } from './Shelf.tsx';

describe('a cover', () => {
  const cover = <Cover picture="1204" alt="Salt" sizes="300px" />;
  const image = () => document.querySelector('img');

  it('is WebP in three widths with its dimensions', async () => {
    await renderScreen(cover);
    expect(image()?.srcset).toBe(
      ['320', '640', '960'].map((width) => `/storage/projects/1204/cover-${width}.webp ${width}w`).join(', '),
    );
    expect([image()?.width, image()?.height, image()?.getAttribute('loading')]).toEqual([640, 640, 'lazy']);
  });

  it('names the original for when the WebP fails (§8)', async () => {
    await renderScreen(cover);
    expect(image()?.dataset.original).toBe('/storage/projects/1204/preview_m.png');
  });
});

describe('a tile', () => {
  const tile = (changes: Partial<typeof CARD>) => (
    <ProjectTile project={{ ...CARD, ...changes }} heading="h2" sizes="50vw" />
  );

  it('links to its project and has a quick-add button', async () => {
    await renderScreen(tile({}));
    expect(screen.getByRole('link').getAttribute('href')).toBe('/vinyl/1204/salt-signal');
    expect(screen.getByText('€24.90')).toBeTruthy();
    expect(document.querySelector<HTMLInputElement>('input[name=item_id]')?.value).toBe('3301');
  });

  it.each([
    [{ in_stock: false }, 'Sold out'],
    [{ type: 'preorder' }, 'Pre-order'],
    [{ type: 'crowdfunding' }, 'Pre-order'],
    [{ type: 'limited_edition' }, 'Limited edition'],
  ] as const)('with %j shows the badge %s', async (changes, badge) => {
    await renderScreen(tile(changes));
    expect(screen.getByText(badge)).toBeTruthy();
  });

  it.each([{ item_id: null }, { in_stock: false }])('with %j has no quick-add button', async (changes) => {
    await renderScreen(tile(changes));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows the lowest price of several', async () => {
    await renderScreen(tile({ item_id: null }));
    expect(screen.getByText('from €24.90')).toBeTruthy();
  });

  it('shows the disc of a record, and none for a tape', async () => {
    const { container } = await renderScreen(tile({}));
    expect(container.querySelector('use')?.getAttribute('href')).toBe(`${DISC_SPRITE}#transparent_red`);
    const tape = await renderScreen(tile({ category: 'tape' }));
    expect(tape.container.querySelector('use')).toBeNull();
  });
});

it('renders no shelf without projects', async () => {
  await renderScreen(<Shelf title="Just in" projects={[]} />);
  expect(screen.queryByText('Just in')).toBeNull();
});
