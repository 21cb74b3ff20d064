import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from '../setup/root.mjs';
import { shopSource, shownWords, type Words } from './shown-words.ts';

const COMMON = /^#locales\/(\w+)\/common\.json\?url$/;

/**
 * Vite plugin that leaves out of the words that browsers fetch with the shop's pages what only the back office shows: half
 * of what both have in common. The server, which renders pages from all words, and development see them whole.
 */
export function shopWords(): Plugin {
  let source: string | undefined;
  return {
    name: 'shop-words',
    apply: 'build',
    enforce: 'pre',
    resolveId(id) {
      const language = COMMON.exec(id)?.[1];
      if (!language) return undefined;
      source ??= shopSource();
      const words = JSON.parse(readFileSync(join(ROOT, 'locales', language, 'common.json'), 'utf8')) as Words;
      const folder = join(ROOT, '.cache/shop-words', language);
      mkdirSync(folder, { recursive: true });
      const file = join(folder, 'common.json');
      writeFileSync(file, JSON.stringify(shownWords(words, source)));
      return `${file}?url`;
    },
  };
}
