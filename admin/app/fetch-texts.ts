import type { ReadWords } from '#locales/read-words.ts';

/** URLs of the translation files; JSON parses faster than a script. */
const addresses = import.meta.glob<string>('../../locales/*/{admin,common}.json', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** Fetches the texts of a namespace. Rejects when the request fails. */
export const fetchTexts: ReadWords = async (language, namespace) => {
  const address = addresses[`../../locales/${language}/${namespace}.json`];
  if (!address) throw new Error(`no words of ${language} in ${namespace}`);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`no words: ${answer.status}`);
  return answer.json();
};
