/** The stages of an upload. */
import type { FieldDefinition } from '#generated/definitions.ts';
import { createFakeTransport, type PutCall } from '../upload/fake-transport.ts';
import { UploadFailure } from '../upload/upload-failure.ts';
import type { PartToSend } from '../upload/transport.ts';
import { waitForElement, chooseFiles, createSoundFile } from './choose-file.ts';
import type { Example } from './example.ts';
import { fieldStories } from './field-stories.ts';

const MASTER: FieldDefinition = { ...fieldStories.audio.field, required: true, maxSize: 700, withMime: true };

/** Uploads the first part and stalls the others. */
const stallAfterFirstPart = (
  { number }: PutCall,
  { body, onProgress, signal }: PartToSend,
): Promise<undefined> | undefined => {
  if (number === 1) return undefined;
  onProgress(Math.floor(body.size / 3));
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
};

const rejectPart = (): never => {
  throw new UploadFailure('Forbidden', { status: 403 });
};

type Behaviour = NonNullable<Parameters<typeof createFakeTransport>[0]>;

const buildExample = (onPut: Behaviour['onPut'], begin: Example['begin']): Example => ({
  definitions: [MASTER],
  values: {},
  // a separate transport per example, so that uploads are not resumed across examples
  transport: { ...createFakeTransport({ onPut, scope: crypto.randomUUID() }), listParts: undefined },
  begin,
});

const chooseSoundFile = (form: HTMLFormElement): Promise<void> =>
  chooseFiles(form, [createSoundFile('master-side-a.wav')]);

export const uploadStates = () =>
  ({
    empty: buildExample(undefined, undefined),
    running: buildExample(stallAfterFirstPart, chooseSoundFile),
    paused: buildExample(stallAfterFirstPart, async (form) => {
      await chooseSoundFile(form);
      await waitForElement(form, '[role=progressbar]');
      (await waitForElement<HTMLButtonElement>(form, 'li button')).click();
    }),
    failed: buildExample(rejectPart, chooseSoundFile),
    refused: buildExample(undefined, (form) => chooseFiles(form, [createSoundFile('renamed.wav', false)])),
    done: buildExample(undefined, chooseSoundFile),
  }) as const satisfies Record<string, Example>;
