/** Matches files against an `accept` list as in HTML: 'image/png, audio/*, .zip'. */
import { DETECTABLE_TYPES } from './content-type.ts';

/** Aliases of media types. */
const TYPE_ALIASES: Readonly<Record<string, string>> = {
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
  'audio/x-wav': 'audio/wav',
  'audio/wave': 'audio/wav',
  'audio/vnd.wave': 'audio/wav',
  'audio/x-flac': 'audio/flac',
  'audio/x-aiff': 'audio/aiff',
  'audio/aif': 'audio/aiff',
  'audio/mp3': 'audio/mpeg',
  'audio/x-mpeg': 'audio/mpeg',
  'application/ogg': 'audio/ogg',
  'application/x-zip-compressed': 'application/zip',
  'application/x-pdf': 'application/pdf',
};
const TYPES_BY_EXTENSION: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  pdf: 'application/pdf',
  wav: 'audio/wav',
  flac: 'audio/flac',
  aif: 'audio/aiff',
  aiff: 'audio/aiff',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  oga: 'audio/ogg',
  zip: 'application/zip',
};

/** Normalises a media type: canonical name, without parameters. */
export const normaliseType = (type: string): string => {
  const name = type.trim().toLowerCase().split(';')[0]?.trim() ?? '';
  return TYPE_ALIASES[name] ?? name;
};

/** Whether the declared type is a ZIP container, such as .docx. */
function isZipContainer(claimed: string, found: string): boolean {
  return found === 'application/zip' && /^application\/(?:vnd\.|epub\+zip|java-archive)/.test(claimed);
}

function matchesPattern(pattern: string, type: string, name: string): boolean {
  if (pattern.startsWith('.')) {
    const promised = TYPES_BY_EXTENSION[pattern.slice(1)];
    // the content must match extensions of detectable types
    return promised === undefined ? name.endsWith(pattern) : type === promised;
  }
  const wanted = normaliseType(pattern);
  return wanted === '*/*' || (wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted);
}

/** Declared name and type of a file. */
export type DeclaredFile = Pick<File, 'name' | 'type'>;

/**
 * Whether a file is accepted. `found` is the type detected by content, undefined when unknown. A file that declares a
 * detectable type but has other content is never accepted.
 */
export function isAccepted(accept: string | undefined, file: DeclaredFile, found: string | undefined): boolean {
  const patterns = (accept ?? '').split(',').filter((pattern) => pattern.trim() !== '');
  if (patterns.length === 0) return true;
  const claimed = normaliseType(file.type);
  if (found === undefined && DETECTABLE_TYPES.has(claimed)) return false;
  const type = found === undefined || isZipContainer(claimed, found) ? claimed : found;
  const name = file.name.toLowerCase();
  return patterns.some((pattern) => matchesPattern(pattern.trim().toLowerCase(), type, name));
}
