import type { Language } from '#generated/enums.ts';

/** Path of the picture that social networks show for a link to a record: ('posts', 12, 'fr') → /storage/og/posts/12.fr.jpg. */
export function formatShareCardPath(
  kind: 'projects' | 'artists' | 'labels' | 'posts',
  id: number,
  language: Language = 'en',
): string {
  return `/storage/og/${kind}/${id}${language === 'fr' ? '.fr' : ''}.jpg`;
}
