import { data } from 'react-router';
import { parsePage, type Page } from '#content/page.ts';
import { toLocalPath } from '#domain/local-paths.ts';
import type { Language } from '#generated/enums.ts';

const FOLDER = '../../../content/pages';
const FILES = import.meta.glob<string>('../../../content/pages/**/*.md', { query: '?raw', import: 'default' });

const pages = new Map<string, Promise<Page>>();

/** Loads the page of an English address, such as /services/vinyl, in a language. Throws 404 when there is none. */
export async function loadPage(path: string, language: Language): Promise<Page> {
  const file = `${FOLDER}${path}.${language}.md`;
  const read = FILES[file];
  if (!read) throw data(null, { status: 404 });
  let page = pages.get(file);
  if (!page) {
    page = read().then((source) => parsePage(source, (to) => toLocalPath(to, language)));
    pages.set(file, page);
  }
  return page;
}

/** English addresses of all pages. */
export function listPagePaths(): string[] {
  return Object.keys(FILES).flatMap((file) => /^\.\.\/\.\.\/\.\.\/content\/pages(.+)\.en\.md$/.exec(file)?.[1] ?? []);
}
