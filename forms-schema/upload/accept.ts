/** Whether a file is of a kind that a field takes, by an `accept` list as HTML has it: 'image/png, audio/*, .zip'. */
import { TOLD_BY_CONTENT } from './content-kind.ts';

/** Other names of the same kinds. */
const SAME: Readonly<Record<string, string>> = {
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
const BY_ENDING: Readonly<Record<string, string>> = {
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

/** A media type by its usual name, without parameters. */
export const plainType = (type: string): string => {
  const name = type.trim().toLowerCase().split(';')[0]?.trim() ?? '';
  return SAME[name] ?? name;
};

/** Whether a kind of its own is a zip inside, as a .docx is. */
function isZipWithin(claimed: string, found: string): boolean {
  return found === 'application/zip' && /^application\/(?:vnd\.|epub\+zip|java-archive)/.test(claimed);
}

function matches(pattern: string, type: string, name: string): boolean {
  if (pattern.startsWith('.')) {
    const promised = BY_ENDING[pattern.slice(1)];
    // an ending of a kind that content tells has to be kept by the content, any other is believed
    return promised === undefined ? name.endsWith(pattern) : type === promised;
  }
  const wanted = plainType(pattern);
  return wanted === '*/*' || (wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted);
}

/** What a file says of itself. */
export type Claim = Pick<File, 'name' | 'type'>;

/**
 * `found` is the kind by content, undefined when it is none we can tell. A file that claims a kind we could tell, but is
 * not of that kind, is taken nowhere.
 */
export function isAccepted(accept: string | undefined, file: Claim, found: string | undefined): boolean {
  const patterns = (accept ?? '').split(',').filter((pattern) => pattern.trim() !== '');
  if (patterns.length === 0) return true;
  const claimed = plainType(file.type);
  if (found === undefined && TOLD_BY_CONTENT.has(claimed)) return false;
  const type = found === undefined || isZipWithin(claimed, found) ? claimed : found;
  const name = file.name.toLowerCase();
  return patterns.some((pattern) => matches(pattern.trim().toLowerCase(), type, name));
}
