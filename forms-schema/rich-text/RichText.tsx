import Box from '@mui/material/Box';
import DOMPurify from 'dompurify';
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS, LINK_SCHEMES, SITE_PATH } from '#domain/rich-text/allowed-html.ts';
import { PROSE } from './prose.ts';

const CONFIG = {
  ALLOWED_TAGS: [...ALLOWED_TAGS],
  ALLOWED_ATTR: Object.values(ALLOWED_ATTRIBUTES).flat(),
  ALLOWED_URI_REGEXP: new RegExp(`^(?:${LINK_SCHEMES.join('|')}):|${SITE_PATH.source}`, 'i'),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

// a separate instance, because hooks are global to one
const purifier = DOMPurify();
purifier.addHook('afterSanitizeAttributes', (element) => {
  if (!element.hasAttribute('href')) return;
  element.setAttribute('target', '_blank');
  element.setAttribute('rel', 'noopener noreferrer');
});

/** Sanitised rich text. Browser only: DOMPurify needs its parser. */
export function RichText({ text }: { text: string }) {
  return <Box sx={PROSE} dangerouslySetInnerHTML={{ __html: purifier.sanitize(text, CONFIG) }} />;
}
