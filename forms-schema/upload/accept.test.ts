import { describe, expect, it } from 'vitest';
import { isAccepted } from './accept.ts';
import { detectType, detectTypeOfBytes } from './content-type.ts';

const bytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text, (character) => character.charCodeAt(0));
const HEADS: Readonly<Record<string, string>> = {
  'image/png': '\x89PNG\r\n\x1a\n\0\0',
  'image/jpeg': '\xff\xd8\xff\xe0',
  'image/gif': 'GIF89a',
  'image/webp': 'RIFF\x10\0\0\0WEBPVP8 ',
  'application/pdf': '%PDF-1.7',
  'audio/wav': 'RIFF\x10\0\0\0WAVEfmt ',
  'audio/flac': 'fLaC\0',
  'audio/aiff': 'FORM\0\0\0\x10AIFF',
  'audio/mpeg': 'ID3\x04',
  'audio/ogg': 'OggS\0',
  'application/zip': 'PK\x03\x04',
};

describe('detectType', () => {
  it.each(Object.entries(HEADS))('%s', async (type, head) => {
    expect(await detectType(new Blob([bytes(head)]))).toBe(type);
  });

  it('detects MP3 without tags, large WAV and compressed AIFF files', () => {
    expect(detectTypeOfBytes(bytes('\xff\xfb\x90\x64'))).toBe('audio/mpeg');
    expect(detectTypeOfBytes(bytes('RF64\xff\xff\xff\xffWAVE'))).toBe('audio/wav');
    expect(detectTypeOfBytes(bytes('FORM\0\0\0\x10AIFC'))).toBe('audio/aiff');
  });

  it.each(['', 'RIFF', 'RIFF\0\0\0\0AVI ', '\xff\xff\xff\xff', '<svg xmlns=""/>', 'FORM\0\0\0\x10ILBM'])(
    'returns undefined for %j',
    (head) => expect(detectTypeOfBytes(bytes(head))).toBeUndefined(),
  );
});

describe('isAccepted', () => {
  const file = (name: string, type = ''): File => new File(['x'], name, { type });
  it.each([
    ['any file without an accept list', undefined, file('a.exe'), undefined, true],
    ['a listed type', 'audio/flac, audio/wav', file('a.wav', 'audio/x-wav'), 'audio/wav', true],
    ['an alias of a type', 'audio/x-wav', file('a.wav'), 'audio/wav', true],
    ['a type of a wildcard', 'image/*', file('a.png', 'image/png'), 'image/png', true],
    ['a type of another wildcard', 'image/*', file('a.mp3', 'audio/mpeg'), 'audio/mpeg', false],
    ['an image declared as audio', 'audio/*', file('a.wav', 'audio/wav'), 'image/png', false],
    ['audio declared as an image', 'audio/*', file('a.png', 'image/png'), 'audio/flac', true],
    ['a detectable type without matching content', 'audio/*', file('a.wav', 'audio/wav'), undefined, false],
    ['an undetectable type, as declared', 'audio/*', file('a.m4a', 'audio/mp4'), undefined, true],
    ['an extension that matches the content', '.zip', file('a.ZIP'), 'application/zip', true],
    ['an extension that does not match the content', '.zip', file('a.zip'), undefined, false],
    ['an extension of an undetectable type', '.cue', file('A.CUE'), undefined, true],
    ['another extension', '.cue', file('a.txt', 'text/plain'), undefined, false],
    [
      'a document in a ZIP container',
      'application/vnd.oasis.opendocument.text',
      file('a.odt', 'application/vnd.oasis.opendocument.text'),
      'application/zip',
      true,
    ],
  ])('%s', (_, accept, declared, detectedType, expected) => {
    expect(isAccepted(accept, declared, detectedType)).toBe(expected);
  });
});
