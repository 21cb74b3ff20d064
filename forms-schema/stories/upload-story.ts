/** A sound file on its way, at every place it can be. */
import type { FieldDefinition } from '#generated/definitions.ts';
import { fakeTransport, type PutCall } from '../upload/fake-transport.ts';
import { UploadFailure } from '../upload/failure.ts';
import type { PartToSend } from '../upload/transport.ts';
import { appearing, chooseFiles, soundFile } from './choose-file.ts';
import type { Example } from './example.ts';
import { fieldStories } from './field-stories.ts';

export const MASTER: FieldDefinition = { ...fieldStories.audio.field, required: true, maxSize: 700, withMime: true };

/** The first part arrives, the others never do. */
const stuck = ({ number }: PutCall, { body, onProgress, signal }: PartToSend): Promise<undefined> | undefined => {
  if (number === 1) return undefined;
  onProgress(Math.floor(body.size / 3));
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
};

const refuse = (): never => {
  throw new UploadFailure('Forbidden', { status: 403 });
};

type Behaviour = NonNullable<Parameters<typeof fakeTransport>[0]>;

const example = (onPut: Behaviour['onPut'], begin: Example['begin']): Example => ({
  definitions: [MASTER],
  values: {},
  // each uploads to a keeper of its own, so that none goes on where another stopped
  transport: { ...fakeTransport({ onPut, scope: crypto.randomUUID() }), listParts: undefined },
  begin,
});

const choose = (form: HTMLFormElement): Promise<void> => chooseFiles(form, [soundFile('master-side-a.wav')]);

export const uploadStates = () =>
  ({
    empty: example(undefined, undefined),
    running: example(stuck, choose),
    paused: example(stuck, async (form) => {
      await choose(form);
      await appearing(form, '[role=progressbar]');
      (await appearing<HTMLButtonElement>(form, 'li button')).click();
    }),
    failed: example(refuse, choose),
    refused: example(undefined, (form) => chooseFiles(form, [soundFile('renamed.wav', false)])),
    done: example(undefined, choose),
  }) as const satisfies Record<string, Example>;
