import { expect, it } from 'vitest';
import { getPathBeforeToken } from '#domain/secret-pages.ts';
import routes from './routes.ts';

const paths = routes.flatMap(({ path }) => path ?? []).map((path) => path.replace(/^\/?/, '/'));

it('redacts the token in a page’s address in logs', () => {
  const withToken = paths.filter((path) => path.includes(':token'));
  expect(withToken.length).toBeGreaterThan(3);
  expect(withToken.filter((path) => getPathBeforeToken(path) !== path.slice(0, path.indexOf(':token')))).toEqual([]);
});

it('logs other addresses in full', () => {
  expect(paths.filter((path) => !path.includes(':token') && getPathBeforeToken(path) !== undefined)).toEqual([]);
});
