import type { Translations } from '#admin/app/i18n.ts';

/** `createdAt`, `created_at`, `repos-issues` -> `Created at`, `Repos issues` */
export function humanise(name: string): string {
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

/** Namespaces about an API's content, which the shop's texts do not apply to. */
const API_NAMESPACES = new Set([
  'fields',
  'resources',
  'resource_one',
  'resource_groups',
  'actions',
  'enums',
  'options',
  'views',
  'help',
  'groups',
]);

/** Error codes raised by forms, client and screens; all others come from the API. */
const OWN_ERROR_CODES = new Set([
  ...[
    'network',
    'timeout',
    'internal_error',
    'unknown',
    'invalid',
    'validation_failed',
    'stale_version',
    'parent_needed',
  ],
  ...['email_invalid', 'date_invalid', 'duration_invalid', 'url_invalid', 'color_invalid', 'json_invalid'],
  ...['country_unknown', 'reference_unknown'],
]);

function isApiKey(key: string): boolean {
  const [group = '', name = ''] = key.split('.');
  if (group === 'errors') return !OWN_ERROR_CODES.has(name) && !/^(input|file|upload)_/.test(name);
  return API_NAMESPACES.has(group) || /^[^.]+\.fields\./.test(key);
}

/**
 * Adds labels for the names of another API: from its description (`texts`, by key), else humanised names. The shop's
 * texts apply to the screens only.
 */
export function addApiLabels(words: Translations, texts: Readonly<Record<string, string>>): Translations {
  return {
    ...words,
    text: (key, values) => {
      const label = Object.hasOwn(texts, key) ? texts[key] : undefined;
      // the singular is derived from the resource's name
      if (label !== undefined && key.startsWith('resource_one.')) return humanise(label);
      return label ?? (isApiKey(key) ? undefined : words.text(key, values)) ?? humanise(key.split('.').pop() ?? key);
    },
    in: async (language) => addApiLabels(await words.in(language), texts),
  };
}
