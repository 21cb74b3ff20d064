import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FieldDefinition } from '#generated/definitions.ts';
import { fieldStories } from '../stories/field-stories.ts';
import { SchemaForm } from '../SchemaForm.tsx';
import { SubmitButton } from '../SubmitButton.tsx';
import { descriptionOf, draw } from '../testing.tsx';
import { fakeTransport } from '../upload/fake-transport.ts';
import { UploadFailure } from '../upload/failure.ts';
import type { UploadTransport } from '../upload/transport.ts';

beforeEach(() => localStorage.clear());

const AUDIO: FieldDefinition = { ...fieldStories.audio.field, maxSize: 1 };
const wav = (name = 'master.wav'): File =>
  new File(['RIFF\x10\0\0\0WAVEfmt ', 'x'.repeat(20)], name, { type: 'audio/wav', lastModified: 1 });
/** Holds a part back until it is let go. */
function gate() {
  let open = (): void => undefined;
  const opened = new Promise<undefined>((resolve) => (open = () => resolve(undefined)));
  return { open, wait: () => opened };
}

async function form(field: FieldDefinition, transport?: UploadTransport, values = {}) {
  const onSubmit = vi.fn();
  const drawn = draw(
    <SchemaForm definitions={[field]} values={values} onSubmit={onSubmit}>
      <SubmitButton />
    </SchemaForm>,
    { transport },
  );
  const picker = await screen.findByLabelText<HTMLInputElement>(/Tracklist|Picture/, { selector: 'input' });
  const press = () => drawn.user.click(screen.getByRole('button', { name: 'Save' }));
  const sent = async (): Promise<unknown> => {
    await press();
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    return (onSubmit.mock.lastCall?.[0] as Record<string, unknown>)[field.name];
  };
  return { ...drawn, picker, press, sent, onSubmit };
}
const said = (): string | null => screen.getByRole('status').textContent;

describe('a file with a keeper', () => {
  it('is sent while the form is filled, and the record names it by its key', async () => {
    const transport = fakeTransport();
    const { user, picker, sent, container } = await form(AUDIO, transport);
    await user.upload(picker, wav());
    await screen.findByText(/Uploaded$/);
    expect(said()).toBe('master.wav has been uploaded.');
    expect(container.querySelector('input[type=hidden]')).toMatchObject({ name: 'audio', value: 'media/upload-1' });
    expect(await sent()).toBe('media/upload-1');
    expect(transport.begun[0]).toMatchObject({ type: 'audio/wav', field: 'audio' });
  });

  it('comes with its name and type where the definition asks for them', async () => {
    const { user, picker, sent } = await form({ ...AUDIO, withName: true, withMime: true }, fakeTransport());
    await user.upload(picker, wav());
    await screen.findByText(/audio\/wav · Uploaded$/);
    expect(await sent()).toEqual({ key: 'media/upload-1', name: 'master.wav', mime: 'audio/wav' });
  });

  it('blocks sending the form while it is under way, and says so at the input', async () => {
    const part = gate();
    const { user, picker, press, sent, onSubmit } = await form(AUDIO, fakeTransport({ onPut: part.wait }));
    await user.upload(picker, wav());
    expect((await screen.findByRole('progressbar', { name: 'master.wav' })).getAttribute('aria-valuenow')).toBe('0');
    await press();
    const words = '“master.wav” is still uploading. Wait a moment, then save.';
    await waitFor(() => expect(descriptionOf(picker)).toEqual([words, 'audio · up to 1 MB']));
    expect(picker.getAttribute('aria-invalid')).toBe('true');
    expect(onSubmit).not.toHaveBeenCalled();
    part.open();
    await waitFor(() => expect(picker.getAttribute('aria-invalid')).toBe('false'));
    expect(await sent()).toBe('media/upload-1');
  });

  it('is paused and resumed', async () => {
    const transport = fakeTransport({
      onPut: ({ attempt }, { signal }) =>
        attempt > 1
          ? undefined
          : new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
    });
    const { user, picker, press } = await form(AUDIO, transport);
    await user.upload(picker, wav());
    await user.click(await screen.findByRole('button', { name: 'Pause master.wav' }));
    expect(said()).toBe('master.wav is paused.');
    await press();
    await waitFor(() => expect(descriptionOf(picker)[0]).toMatch(/is paused at 0%/));
    await user.click(screen.getByRole('button', { name: 'Resume master.wav' }));
    await screen.findByText(/Uploaded$/);
    expect(screen.queryByRole('button', { name: /Pause|Resume/ })).toBeNull();
  });

  it('that failed says so at the input and can be tried again', async () => {
    let isRefused = true;
    const transport = fakeTransport({
      onPut: () => {
        if (isRefused) throw new UploadFailure('Forbidden', { status: 403 });
        return undefined;
      },
    });
    const { user, picker } = await form(AUDIO, transport);
    await user.upload(picker, wav());
    await waitFor(() => expect(descriptionOf(picker)[0]).toMatch(/was rejected/));
    isRefused = false;
    await user.click(screen.getByRole('button', { name: 'Retry master.wav' }));
    await screen.findByText(/Uploaded$/);
    await waitFor(() => expect(picker.getAttribute('aria-invalid')).toBe('false'));
  });

  it('is cancelled with what arrived of it, and the focus goes back to the input', async () => {
    const transport = fakeTransport({ onPut: gate().wait });
    const { user, picker, sent } = await form({ ...AUDIO, nullable: true }, transport);
    await user.upload(picker, wav());
    await user.click(await screen.findByRole('button', { name: 'Cancel master.wav' }));
    await waitFor(() => expect(transport.aborted).toEqual(['upload-1']));
    expect(document.activeElement).toBe(picker);
    expect(await sent()).toBeNull();
  });

  it('pauses when the form goes away, and goes on when the same file is chosen again', async () => {
    const part = gate();
    const transport = { ...fakeTransport({ onPut: part.wait }), listParts: undefined };
    const first = await form(AUDIO, transport);
    await first.user.upload(first.picker, wav());
    await screen.findByRole('progressbar');
    await waitFor(() => expect(localStorage.length).toBe(1));
    first.unmount();
    const second = await form(AUDIO, transport);
    expect(descriptionOf(second.picker).at(-1)).toBe(
      'The upload of “master.wav” stopped at 0%. Choose the same file again to resume.',
    );
    await second.user.upload(second.picker, wav());
    part.open();
    await screen.findByText(/Uploaded$/);
    expect(transport.begun).toHaveLength(1);
  });

  it('replaces the one before, unless there may be several', async () => {
    const transport = fakeTransport();
    const { user, picker, sent } = await form({ ...AUDIO, multiple: true }, transport);
    await user.upload(picker, [wav('side-a.wav'), wav('side-b.wav')]);
    await waitFor(() => expect(screen.getAllByText(/Uploaded$/)).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Remove side-a.wav' }));
    expect(await sent()).toEqual(['media/upload-2']);
  });

  it('that a record has already is listed, kept, and can be taken away', async () => {
    const { user, sent } = await form({ ...AUDIO, nullable: true }, fakeTransport(), { audio: 'songs/5012.wav' });
    const row = screen.getByRole('listitem');
    expect(row.textContent).toBe('5012.wavSaved');
    expect(await sent()).toBe('songs/5012.wav');
    await user.click(within(row).getByRole('button', { name: 'Remove 5012.wav' }));
    expect(await sent()).toBeNull();
  });
});

describe('what is chosen is looked at first', () => {
  it('too large a file is refused before a byte is sent', async () => {
    const transport = fakeTransport();
    const { user, picker } = await form(AUDIO, transport);
    await user.upload(picker, new File([new Uint8Array(1_048_577)], 'large.wav', { type: 'audio/wav' }));
    await waitFor(() => expect(descriptionOf(picker)[0]).toBe('max size : 1 mo'));
    expect(transport.begun).toEqual([]);
  });

  it('a file that only claims to be of the kind is refused, with or without a keeper', async () => {
    const { user, picker, press, onSubmit } = await form(AUDIO);
    await user.upload(picker, new File(['MZ'], 'song.wav', { type: 'audio/wav' }));
    await waitFor(() => expect(descriptionOf(picker)[0]).toBe('This file type is not supported.'));
    expect(said()).toBe('song.wav was rejected.');
    await press();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('of several files, the list says which one is refused and why', async () => {
    const { user, picker } = await form({ ...AUDIO, multiple: true }, fakeTransport());
    await user.upload(picker, [wav(), new File(['MZ'], 'song.wav', { type: 'audio/wav' })]);
    await screen.findByText(/This file type is not supported\.$/, { selector: 'li *' });
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows[0]).toMatch(/^master\.wav.*Uploaded$/);
    expect(rows[1]).toMatch(/^song\.wav.*not supported\.$/);
  });
});

it('a picture is shown small, from the disk', async () => {
  const create = vi.fn(() => 'blob:one');
  const revoke = vi.fn();
  Object.assign(URL, { createObjectURL: create, revokeObjectURL: revoke });
  const field = { ...fieldStories.image.field, binary: true, accept: 'image/png' };
  const { user, picker, container } = await form(field);
  const png = new File([Uint8Array.of(0x89, 80, 78, 71, 13, 10, 26, 10)], 'cover.png', { type: 'image/png' });
  await user.upload(picker, png);
  await waitFor(() => expect(container.querySelector('img')?.src).toBe('blob:one'));
  await user.click(screen.getByRole('button', { name: 'Remove cover.png' }));
  expect(revoke).toHaveBeenCalledWith('blob:one');
});

it('the drop zone is the input itself and shows when a file is above it', async () => {
  const { picker } = await form(AUDIO);
  const zone = picker.parentElement;
  const before = zone?.className;
  fireEvent.dragEnter(picker);
  expect(zone?.className).not.toBe(before);
  fireEvent.drop(picker);
  expect(zone?.className).toBe(before);
});

describe('a picture that is uploaded beforehand', () => {
  const LOGO: FieldDefinition = {
    ...fieldStories.image.field,
    upload: 'shop_logo',
    accept: 'image/png',
    preview: 'pictures',
  };
  const png = (): File =>
    new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])], 'new.png', { type: 'image/png' });

  it('shows the one there is, and takes its place when it arrived', async () => {
    const transport = fakeTransport();
    const { user, picker, sent, container } = await form(LOGO, transport, { [LOGO.name]: 'c19d4f' });
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/storage/pictures/c19d4f/original-160.webp');
    expect(screen.getByRole('button', { name: 'Remove Picture' })).toBeTruthy();
    expect(container.textContent).not.toContain('c19d4f');
    await user.upload(picker, png());
    await screen.findByText(/Uploaded$/);
    expect(transport.begun[0]).toMatchObject({ purpose: 'shop_logo', type: 'image/png' });
    expect(await sent()).toBe('media/upload-1');
  });

  it('can be taken away', async () => {
    const { user, sent } = await form({ ...LOGO, nullable: true }, fakeTransport(), { [LOGO.name]: 'c19d4f' });
    await user.click(screen.getByRole('button', { name: 'Remove Picture' }));
    expect(await sent()).toBeNull();
  });

  it('says why the keeper did not take it', async () => {
    const transport = fakeTransport({
      onBegin: () => {
        throw new UploadFailure('Conflict', { status: 409, code: 'upload_quota' });
      },
    });
    const { user, picker, press } = await form(LOGO, transport);
    await user.upload(picker, png());
    await screen.findByText(/Upload failed$/);
    await press();
    await waitFor(() => expect(descriptionOf(picker).join(' ')).toContain('Too many uploads are in progress.'));
  });
});
