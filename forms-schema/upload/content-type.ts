/** Detects the media type of a file by its first bytes. */

interface Signature {
  readonly type: string;
  readonly matches: (bytes: Uint8Array) => boolean;
}

/** Number of bytes needed for detection. */
export const HEADER_BYTES = 64;

/** Tests for ASCII text at an offset. */
function hasText(text: string, offset = 0): (bytes: Uint8Array) => boolean {
  return (bytes) => [...text].every((character, index) => bytes[offset + index] === character.charCodeAt(0));
}
const hasAll =
  (...tests: ((bytes: Uint8Array) => boolean)[]) =>
  (bytes: Uint8Array): boolean =>
    tests.every((test) => test(bytes));

/** An MPEG layer III frame header: eleven sync bits, then valid version, layer, bit rate and sample rate. */
function isMp3Frame([first = 0, second = 0, third = 0]: Uint8Array): boolean {
  const version = (second >> 3) & 3;
  const layer = (second >> 1) & 3;
  return (
    first === 0xff && second >> 5 === 7 && version !== 1 && layer === 1 && third >> 4 !== 15 && ((third >> 2) & 3) !== 3
  );
}

const SIGNATURES: readonly Signature[] = [
  { type: 'image/png', matches: hasText('\x89PNG\r\n\x1a\n') },
  { type: 'image/jpeg', matches: hasText('\xff\xd8\xff') },
  { type: 'image/gif', matches: (bytes) => hasText('GIF87a')(bytes) || hasText('GIF89a')(bytes) },
  { type: 'image/webp', matches: hasAll(hasText('RIFF'), hasText('WEBP', 8)) },
  { type: 'application/pdf', matches: hasText('%PDF-') },
  // RF64 and BW64 are WAV files beyond 4 GB
  {
    type: 'audio/wav',
    matches: hasAll(
      (bytes) => hasText('RIFF')(bytes) || hasText('RF64')(bytes) || hasText('BW64')(bytes),
      hasText('WAVE', 8),
    ),
  },
  { type: 'audio/flac', matches: hasText('fLaC') },
  {
    type: 'audio/aiff',
    matches: hasAll(hasText('FORM'), (bytes) => hasText('AIFF', 8)(bytes) || hasText('AIFC', 8)(bytes)),
  },
  { type: 'audio/mpeg', matches: (bytes) => hasText('ID3')(bytes) || isMp3Frame(bytes) },
  { type: 'audio/ogg', matches: hasText('OggS') },
  { type: 'application/zip', matches: (bytes) => hasText('PK\x03\x04')(bytes) || hasText('PK\x05\x06')(bytes) },
];

/** Types that are detected by content; files that declare one of them must have it. */
export const DETECTABLE_TYPES: ReadonlySet<string> = new Set(SIGNATURES.map(({ type }) => type));

/** Returns the media type of a file's first bytes; undefined when unknown. */
export function detectTypeOfBytes(bytes: Uint8Array): string | undefined {
  return SIGNATURES.find(({ matches }) => matches(bytes))?.type;
}

/** Detects the media type of a file. Rejects when the file cannot be read. */
export async function detectType(file: Blob): Promise<string | undefined> {
  return detectTypeOfBytes(new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer()));
}
