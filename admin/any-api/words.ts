import type { Words } from '../i18n.ts';

/** `createdAt`, `created_at`, `repos-issues` -> `Created at`, `Repos issues` */
export function humanised(name: string): string {
  const words = name
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu}+)(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => (/^\p{Lu}+$/u.test(word) ? word : word.toLowerCase()));
  const text = words
    .join(' ')
    .replace(/\bid\b/g, 'ID')
    .replace(/\burl\b/g, 'URL')
    .replace(/\bapi\b/g, 'API');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Texts that speak of what an API has: those of the shop say nothing of another's. */
const OF_THE_API = new Set([
  'fields',
  'resources',
  'resource_groups',
  'actions',
  'enums',
  'options',
  'views',
  'help',
  'groups',
]);

/**
 * Gives words for the names of another API: the description's own where it has some (`texts`, by key), else the names
 * themselves. Words of the shop are used for the screens alone.
 */
export function withApiWords(words: Words, texts: Readonly<Record<string, string>>): Words {
  const isOfApi = (key: string) => OF_THE_API.has(key.split('.')[0] ?? '') || /^[^.]+\.fields\./.test(key);
  return {
    ...words,
    text: (key, values) => {
      const own = Object.hasOwn(texts, key) ? texts[key] : undefined;
      return own ?? (isOfApi(key) ? undefined : words.text(key, values)) ?? humanised(key.split('.').pop() ?? key);
    },
    in: async (language) => withApiWords(await words.in(language), texts),
  };
}
