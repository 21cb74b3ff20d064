import { expect, it } from 'vitest';
import { findMakerCard, formatShareCardPath } from './share-card-path.ts';

it('has a French picture for French pages only', () => {
  expect(formatShareCardPath('posts', 12, 'fr')).toBe('/storage/og/posts/12.fr.jpg');
  expect(formatShareCardPath('projects', 1204, 'zh')).toBe('/storage/og/projects/1204.jpg');
});

it.each([
  ['/artist/4/nova', '/storage/og/artists/4.jpg'],
  ['/label/7', '/storage/og/labels/7.jpg'],
  ['/artist/x', undefined],
  ['/vinyl/4/nova', undefined],
])('the card of %s is %s', (path, card) => expect(findMakerCard(path)).toBe(card));
