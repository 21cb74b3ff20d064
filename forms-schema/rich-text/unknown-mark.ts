/** What somebody wrote into a Markdown text that would not be shown as meant. Pure: forms and the server's door ask it. */
import { isUrl } from '../predicates.ts';

/** HTML, headings, pictures: they would stand there as typed. */
const UNKNOWN = /<(?:!--|\/?[a-z])[^<>]*>?|^#{1,6}[ \t].*|!\[[^\]\n]*\]\([^)\n]*\)/im;
const LINK = /\[[^\][\n]*\]\((?<href>[^)\s]+)\)/g;
const SHOWN = 40;

/** The first mark that is none of ours, cut where it is long; undefined when there is none. */
export function unknownMark(text: string): string | undefined {
  const link = [...text.matchAll(LINK)].find(({ groups }) => !isUrl(groups?.href ?? ''));
  const found = UNKNOWN.exec(text)?.[0] ?? link?.[0];
  return found === undefined || found.length <= SHOWN ? found : `${found.slice(0, SHOWN - 1)}…`;
}
