import { describe, expect, it } from 'vitest';
import { isAccepted } from './accept.ts';
import { detectType, detectTypeOfBytes } from './content-type.ts';

const bytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
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
    ['anything where nothing is asked', undefined, file('a.exe'), undefined, true],
    ['a kind', 'audio/flac, audio/wav', file('a.wav', 'audio/x-wav'), 'audio/wav', true],
    ['a kind by an older name', 'audio/x-wav', file('a.wav'), 'audio/wav', true],
    ['a family', 'image/*', file('a.png', 'image/png'), 'image/png', true],
    ['another family', 'image/*', file('a.mp3', 'audio/mpeg'), 'audio/mpeg', false],
    ['a picture that is called a song', 'audio/*', file('a.wav', 'audio/wav'), 'image/png', false],
    ['a song that is called a picture', 'audio/*', file('a.png', 'image/png'), 'audio/flac', true],
    ['what only claims to be one', 'audio/*', file('a.wav', 'audio/wav'), undefined, false],
    ['a kind nobody here can tell, as claimed', 'audio/*', file('a.m4a', 'audio/mp4'), undefined, true],
    ['an ending kept by the content', '.zip', file('a.ZIP'), 'application/zip', true],
    ['an ending not kept by the content', '.zip', file('a.zip'), undefined, false],
    ['an ending nobody here can tell', '.cue', file('A.CUE'), undefined, true],
    ['another ending', '.cue', file('a.txt', 'text/plain'), undefined, false],
    [
      'a document that is a zip inside',
      'application/vnd.oasis.opendocument.text',
      file('a.odt', 'application/vnd.oasis.opendocument.text'),
      'application/zip',
      true,
    ],
  ])('%s', (_, accept, given, found, expected) => {
    expect(isAccepted(accept, given, found)).toBe(expected);
  });
});
