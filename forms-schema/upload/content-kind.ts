/** What a file is by its first bytes; names and the browser's guesses are no evidence. */

interface Kind {
  readonly type: string;
  readonly is: (bytes: Uint8Array) => boolean;
}

/** So many bytes are enough to tell. */
export const HEAD = 64;

/** Text at an offset, as these formats write their marks. */
function says(text: string, at = 0): (bytes: Uint8Array) => boolean {
  return (bytes) => [...text].every((sign, index) => bytes[at + index] === sign.charCodeAt(0));
}
const both =
  (...tests: ((bytes: Uint8Array) => boolean)[]) =>
  (bytes: Uint8Array): boolean =>
    tests.every((test) => test(bytes));

/** An MPEG audio frame of layer III: eleven bits of sync, then version, layer, bit rate and sample rate that exist. */
function isMp3Frame([first = 0, second = 0, third = 0]: Uint8Array): boolean {
  const version = (second >> 3) & 3;
  const layer = (second >> 1) & 3;
  return (
    first === 0xff && second >> 5 === 7 && version !== 1 && layer === 1 && third >> 4 !== 15 && ((third >> 2) & 3) !== 3
  );
}

const KINDS: readonly Kind[] = [
  { type: 'image/png', is: says('\x89PNG\r\n\x1a\n') },
  { type: 'image/jpeg', is: says('\xff\xd8\xff') },
  { type: 'image/gif', is: (bytes) => says('GIF87a')(bytes) || says('GIF89a')(bytes) },
  { type: 'image/webp', is: both(says('RIFF'), says('WEBP', 8)) },
  { type: 'application/pdf', is: says('%PDF-') },
  // RF64 and BW64 are WAV files beyond 4 GB
  {
    type: 'audio/wav',
    is: both((bytes) => says('RIFF')(bytes) || says('RF64')(bytes) || says('BW64')(bytes), says('WAVE', 8)),
  },
  { type: 'audio/flac', is: says('fLaC') },
  { type: 'audio/aiff', is: both(says('FORM'), (bytes) => says('AIFF', 8)(bytes) || says('AIFC', 8)(bytes)) },
  { type: 'audio/mpeg', is: (bytes) => says('ID3')(bytes) || isMp3Frame(bytes) },
  { type: 'audio/ogg', is: says('OggS') },
  { type: 'application/zip', is: (bytes) => says('PK\x03\x04')(bytes) || says('PK\x05\x06')(bytes) },
];

/** Types this page can tell by content; a file that claims one of them has to be one. */
export const TOLD_BY_CONTENT: ReadonlySet<string> = new Set(KINDS.map(({ type }) => type));

/** Media type of the bytes a file begins with, undefined for kinds unknown here. */
export function kindOfBytes(bytes: Uint8Array): string | undefined {
  return KINDS.find(({ is }) => is(bytes))?.type;
}

/** Media type of a file by its content. Rejects when the file cannot be read. */
export async function kindOf(file: Blob): Promise<string | undefined> {
  return kindOfBytes(new Uint8Array(await file.slice(0, HEAD).arrayBuffer()));
}
