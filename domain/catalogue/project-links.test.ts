import { expect, test } from 'vitest';
import { ProjectCategory } from '#generated/enums.ts';
import { getLinkCategory, buildMakerLink, buildProjectLink, parseProjectPath, buildShopLink } from './project-links.ts';
import { slugify } from '#domain/slug.ts';

test.each([
  ['Été à Paris (Deluxe)', 'ete-a-paris-deluxe'],
  ["L'Œuvre d’Ours", 'loeuvre-dours'],
  ['  --Low/End  Theory!!', 'low-end-theory'],
  ['Straße & Øl, Łódź', 'strasse-ol-lodz'],
  ['東京の夜', '東京の夜'],
  ['がっこう', 'がっこう'],
  ['!!!', ''],
])('%s becomes %s', (text, slug) => {
  expect(slugify(text)).toBe(slug);
});

test.each([
  [{ id: 12, category: 'vinyl', name: 'Night Drive' }, '/vinyl/12/night-drive'],
  [{ id: 12, category: 'hoodie', name: 'Night Drive' }, '/hoodie/12/night-drive'],
  [{ id: 12, category: 'accessory', name: 'Brush' }, '/project/12/brush'],
  [{ id: 12, category: null, name: 'X' }, '/project/12/x'],
  [{ id: 12, category: 'cd', name: '!!!' }, '/cd/12'],
  [{ id: 12, category: 'cd', name: 'ignored', slug: 'kept' }, '/cd/12/kept'],
  [{ id: 12, category: 'tape' }, '/tape/12'],
  [{ id: 12, category: 'vinyl', name: '東京' }, '/vinyl/12/%E6%9D%B1%E4%BA%AC'],
])('%j has the link %s', (project, link) => {
  expect(buildProjectLink(project)).toBe(link);
});

test('artists, labels and shops have their links', () => {
  expect(buildMakerLink('artist', 3, 'Été Noir')).toBe('/artist/3/ete-noir');
  expect(buildMakerLink('label', 4, 'Low & Slow')).toBe('/label/4/low-slow');
  expect(buildShopLink('etenoir')).toBe('/shop/etenoir');
});

test('eight categories have their own path', () => {
  const linkCategories = ['vinyl', 'cd', 'tape', 'bundle', 'project', 't-shirt', 'hoodie', 'merch'];
  expect(ProjectCategory.values.filter((category) => getLinkCategory(category) === category)).toEqual(linkCategories);
});

test.each([
  ['/vinyl/12', 12],
  ['/fr/t-shirt/12/soleil', 12],
  ['/artist/12/nordlys', undefined],
  ['/label/12', undefined],
  ['/accessory/12', undefined],
  ['/vinyl', undefined],
])('%s is the page of project %s', (address, id) => {
  expect(parseProjectPath(address)).toBe(id);
});
