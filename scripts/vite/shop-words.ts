import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from '../setup/root.mjs';
import { readShopSource, filterShownWords, type Words } from './shown-words.ts';

const COMMON = /^#locales\/(\w+)\/common\.json\?url$/;

/**
 * Vite plugin that removes texts that only the back office shows from the common texts that the shop's pages fetch, half of
 * their size. The server and development use the whole files.
 */
export function trimShopWords(): Plugin {
  let source: string | undefined;
  return {
    name: 'shop-words',
    apply: 'build',
    enforce: 'pre',
    resolveId(id) {
      const language = COMMON.exec(id)?.[1];
      if (!language) return undefined;
      source ??= readShopSource();
      const words = JSON.parse(readFileSync(join(ROOT, 'locales', language, 'common.json'), 'utf8')) as Words;
      const folder = join(ROOT, '.cache/shop-words', language);
      mkdirSync(folder, { recursive: true });
      const file = join(folder, 'common.json');
      writeFileSync(file, JSON.stringify(filterShownWords(words, source)));
      return `${file}?url`;
    },
  };
}
