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
function isZipContainer(declaredType: string, detectedType: string): boolean {
  return detectedType === 'application/zip' && /^application\/(?:vnd\.|epub\+zip|java-archive)/.test(declaredType);
}

function matchesPattern(pattern: string, type: string, name: string): boolean {
  if (pattern.startsWith('.')) {
    const extensionType = TYPES_BY_EXTENSION[pattern.slice(1)];
    // the content must match extensions of detectable types
    return extensionType === undefined ? name.endsWith(pattern) : type === extensionType;
  }
  const listedType = normaliseType(pattern);
  if (listedType === '*/*') return true;
  return listedType.endsWith('/*') ? type.startsWith(listedType.slice(0, -1)) : type === listedType;
}

/** Declared name and type of a file. */
export type DeclaredFile = Pick<File, 'name' | 'type'>;

/**
 * Whether a file is accepted. `detectedType` is the type detected by content, undefined when unknown. A file that
 * declares a detectable type but has other content is never accepted.
 */
export function isAccepted(accept: string | undefined, file: DeclaredFile, detectedType: string | undefined): boolean {
  const patterns = (accept ?? '').split(',').filter((pattern) => pattern.trim() !== '');
  if (patterns.length === 0) return true;
  const declaredType = normaliseType(file.type);
  if (detectedType === undefined && DETECTABLE_TYPES.has(declaredType)) return false;
  const type = detectedType === undefined || isZipContainer(declaredType, detectedType) ? declaredType : detectedType;
  const name = file.name.toLowerCase();
  return patterns.some((pattern) => matchesPattern(pattern.trim().toLowerCase(), type, name));
}
