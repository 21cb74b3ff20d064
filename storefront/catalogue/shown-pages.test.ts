import { expect, it } from 'vitest';
import { CARD } from '#storefront/testing/fixtures.ts';
import { addPage, listProjectsOf, type ShownPages } from './shown-pages.ts';

const createPage = (page: number) => [{ ...CARD, id: page }];
const show = (first: number, last: number): ShownPages => ({
  first,
  pages: Array.from({ length: last - first + 1 }, (_, index) => createPage(first + index)),
});

it.each([
  ['nothing', undefined, 3, show(3, 3)],
  ['the pages before', show(1, 2), 3, show(1, 3)],
  ['the page after', show(3, 4), 2, show(2, 4)],
  ['the same pages, as on Back', show(1, 3), 3, show(1, 3)],
  ['the first page of several, as by a new visit', show(1, 3), 1, show(1, 1)],
  ['pages that are not adjacent', show(1, 2), 7, show(7, 7)],
])('after %s', (_name, shown, page, expected) => expect(addPage(shown, page, createPage(page))).toEqual(expected));

it('replaces a page that was loaded again', () => {
  const project = { ...CARD, id: 2, price: 19 };
  expect(addPage(show(1, 2), 2, [project]).pages[1]).toEqual([project]);
});

it('lists a project once', () => {
  expect(listProjectsOf({ first: 1, pages: [createPage(1), [...createPage(1), ...createPage(2)]] })).toEqual([
    ...createPage(1),
    ...createPage(2),
  ]);
});
