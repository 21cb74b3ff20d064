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
    .replace(/\burl\b/g, 'URL');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Gives words for the names of another API, for which nobody has written any: the names themselves. */
export function withHumanisedNames(words: Words): Words {
  return {
    ...words,
    text: (key, values) => words.text(key, values) ?? humanised(key.split('.').pop() ?? key),
    in: async (language) => withHumanisedNames(await words.in(language)),
  };
}
