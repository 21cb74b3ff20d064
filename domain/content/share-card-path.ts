import type { Language } from '#generated/enums.ts';

/** Path of the picture that social networks show for a link to a record: ('posts', 12, 'fr') → /storage/og/posts/12.fr.jpg. */
export function formatShareCardPath(
  kind: 'projects' | 'artists' | 'labels' | 'posts',
  id: number,
  language: Language = 'en',
): string {
  return `/storage/og/${kind}/${id}${language === 'fr' ? '.fr' : ''}.jpg`;
}

/** The share card of an artist's or label's page, by its English address; undefined for other pages. */
export function findMakerCard(path: string): string | undefined {
  const [, kind, id] = /^\/(artist|label)\/([1-9]\d{0,8})(?:\/|$)/.exec(path) ?? [];
  return id === undefined ? undefined : formatShareCardPath(kind === 'artist' ? 'artists' : 'labels', Number(id));
}
