import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { FieldDefinition } from '#generated/definitions.ts';
import { fieldStories } from '../stories/field-stories.ts';
import { SchemaForm } from '../SchemaForm.tsx';
import { SubmitButton } from '../SubmitButton.tsx';
import { getDescriptions, renderForm } from '../testing.tsx';
import { createFakeTransport } from '../upload/fake-transport.ts';
import { UploadFailure } from '../upload/upload-failure.ts';
import type { UploadTransport } from '../upload/transport.ts';

const AUDIO: FieldDefinition = { ...fieldStories.audio.field, maxSize: 1 };
const wav = (name = 'master.wav'): File =>
  new File(['RIFF\x10\0\0\0WAVEfmt ', 'x'.repeat(20)], name, { type: 'audio/wav', lastModified: 1 });
/** Creates a promise that resolves when `open` is called. */
function createGate() {
  let open = (): void => undefined;
  const opening = new Promise<undefined>((resolve) => (open = () => resolve(undefined)));
  return { open, wait: () => opening };
}

async function form(field: FieldDefinition, transport?: UploadTransport, values = {}) {
  const onSubmit = vi.fn();
  const view = renderForm(
    <SchemaForm definitions={[field]} values={values} onSubmit={onSubmit}>
      <SubmitButton />
    </SchemaForm>,
    { transport },
  );
  const picker = await screen.findByLabelText<HTMLInputElement>(/Tracklist|Picture/, { selector: 'input' });
  const press = () => view.user.click(screen.getByRole('button', { name: 'Save' }));
  const submit = async (): Promise<unknown> => {
    await press();
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    return (onSubmit.mock.lastCall?.[0] as Record<string, unknown>)[field.name];
  };
  return { ...view, picker, press, submit, onSubmit };
}
const getStatusText = (): string | null => screen.getByRole('status').textContent;

describe('a file with an upload transport', () => {
  it('is uploaded while the form is filled in, and stored by key', async () => {
    const transport = createFakeTransport();
    const { user, picker, submit, container } = await form(AUDIO, transport);
    await user.upload(picker, wav());
    await screen.findByText(/Uploaded$/);
    expect(getStatusText()).toBe('master.wav has been uploaded.');
    expect(container.querySelector('input[type=hidden]')).toMatchObject({ name: 'audio', value: 'media/upload-1' });
    expect(await submit()).toBe('media/upload-1');
    expect(transport.opened[0]).toMatchObject({ type: 'audio/wav', field: 'audio' });
  });

  it('includes name and type where the definition requires them', async () => {
    const { user, picker, submit } = await form({ ...AUDIO, withName: true, withMime: true }, createFakeTransport());
    await user.upload(picker, wav());
    await screen.findByText(/audio\/wav · Uploaded$/);
    expect(await submit()).toEqual({ key: 'media/upload-1', name: 'master.wav', mime: 'audio/wav' });
  });

  it('blocks submit while uploading, with an error at the input', async () => {
    const part = createGate();
    const { user, picker, press, submit, onSubmit } = await form(AUDIO, createFakeTransport({ onPut: part.wait }));
    await user.upload(picker, wav());
    expect((await screen.findByRole('progressbar', { name: 'master.wav' })).getAttribute('aria-valuenow')).toBe('0');
    await press();
    const message = '“master.wav” is still uploading. Wait a moment, then save.';
    await waitFor(() => expect(getDescriptions(picker)).toEqual([message, 'audio · up to 1 MB']));
    expect(picker.getAttribute('aria-invalid')).toBe('true');
    expect(onSubmit).not.toHaveBeenCalled();
    part.open();
    await waitFor(() => expect(picker.getAttribute('aria-invalid')).toBe('false'));
    expect(await submit()).toBe('media/upload-1');
  });

  it('is paused and resumed', async () => {
    const transport = createFakeTransport({
      onPut: ({ attempt }, { signal }) =>
        attempt > 1
          ? undefined
          : new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
    });
    const { user, picker, press } = await form(AUDIO, transport);
    await user.upload(picker, wav());
    await user.click(await screen.findByRole('button', { name: 'Pause master.wav' }));
    expect(getStatusText()).toBe('master.wav is paused.');
    await press();
    await waitFor(() => expect(getDescriptions(picker)[0]).toMatch(/is paused at 0%/));
    await user.click(screen.getByRole('button', { name: 'Resume master.wav' }));
    await screen.findByText(/Uploaded$/);
    expect(screen.queryByRole('button', { name: /Pause|Resume/ })).toBeNull();
  });

  it('shows a failure at the input and can be retried', async () => {
    let isRefused = true;
    const transport = createFakeTransport({
      onPut: () => {
        if (isRefused) throw new UploadFailure('Forbidden', { status: 403 });
        return undefined;
      },
    });
    const { user, picker } = await form(AUDIO, transport);
    await user.upload(picker, wav());
    await waitFor(() => expect(getDescriptions(picker)[0]).toMatch(/was rejected/));
    isRefused = false;
    await user.click(screen.getByRole('button', { name: 'Retry master.wav' }));
    await screen.findByText(/Uploaded$/);
    await waitFor(() => expect(picker.getAttribute('aria-invalid')).toBe('false'));
  });

  it('deletes the uploaded parts and focuses the input when it is cancelled', async () => {
    const transport = createFakeTransport({ onPut: createGate().wait });
    const { user, picker, submit } = await form({ ...AUDIO, nullable: true }, transport);
    await user.upload(picker, wav());
    await user.click(await screen.findByRole('button', { name: 'Cancel master.wav' }));
    await waitFor(() => expect(transport.aborted).toEqual(['upload-1']));
    expect(document.activeElement).toBe(picker);
    expect(await submit()).toBeNull();
  });

  it('pauses when the form unmounts, and resumes when the same file is selected again', async () => {
    const part = createGate();
    const transport = { ...createFakeTransport({ onPut: part.wait }), listParts: undefined };
    const first = await form(AUDIO, transport);
    await first.user.upload(first.picker, wav());
    await screen.findByRole('progressbar');
    await waitFor(() => expect(localStorage.length).toBe(1));
    first.unmount();
    const second = await form(AUDIO, transport);
    expect(getDescriptions(second.picker).at(-1)).toBe(
      'The upload of “master.wav” stopped at 0%. Choose the same file again to resume.',
    );
    await second.user.upload(second.picker, wav());
    part.open();
    await screen.findByText(/Uploaded$/);
    expect(transport.opened).toHaveLength(1);
  });

  it('is added to the others when multiple, and can be removed', async () => {
    const transport = createFakeTransport();
    const { user, picker, submit } = await form({ ...AUDIO, multiple: true }, transport);
    await user.upload(picker, [wav('side-a.wav'), wav('side-b.wav')]);
    await waitFor(() => expect(screen.getAllByText(/Uploaded$/)).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Remove side-a.wav' }));
    expect(await submit()).toEqual(['media/upload-2']);
  });

  it('stored with the record is listed, kept, and removable', async () => {
    const { user, submit } = await form({ ...AUDIO, nullable: true }, createFakeTransport(), {
      audio: 'songs/5012.wav',
    });
    const row = screen.getByRole('listitem');
    expect(row.textContent).toBe('5012.wavSaved');
    expect(await submit()).toBe('songs/5012.wav');
    await user.click(within(row).getByRole('button', { name: 'Remove 5012.wav' }));
    expect(await submit()).toBeNull();
  });
});

describe('checks before upload', () => {
  it('reject a file that is too large', async () => {
    const transport = createFakeTransport();
    const { user, picker } = await form(AUDIO, transport);
    await user.upload(picker, new File([new Uint8Array(1_048_577)], 'large.wav', { type: 'audio/wav' }));
    await waitFor(() => expect(getDescriptions(picker)[0]).toBe('max size : 1 mo'));
    expect(transport.opened).toEqual([]);
  });

  it('reject a file with other content than its declared type, also without transport', async () => {
    const { user, picker, press, onSubmit } = await form(AUDIO);
    await user.upload(picker, new File(['MZ'], 'song.wav', { type: 'audio/wav' }));
    await waitFor(() => expect(getDescriptions(picker)[0]).toBe('This file type is not supported.'));
    expect(getStatusText()).toBe('song.wav was rejected.');
    await press();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('show the reason at the rejected one of several files', async () => {
    const { user, picker } = await form({ ...AUDIO, multiple: true }, createFakeTransport());
    await user.upload(picker, [wav(), new File(['MZ'], 'song.wav', { type: 'audio/wav' })]);
    await screen.findByText(/This file type is not supported\.$/, { selector: 'li *' });
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows[0]).toMatch(/^master\.wav.*Uploaded$/);
    expect(rows[1]).toMatch(/^song\.wav.*not supported\.$/);
  });
});

it('shows a thumbnail of a selected picture', async () => {
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

it('highlights the drop zone while a file is dragged over it', async () => {
  const { picker } = await form(AUDIO);
  const zone = picker.parentElement;
  const initialClass = zone?.className;
  fireEvent.dragEnter(picker);
  expect(zone?.className).not.toBe(initialClass);
  fireEvent.drop(picker);
  expect(zone?.className).toBe(initialClass);
});

describe('a picture stored by key', () => {
  const LOGO: FieldDefinition = {
    ...fieldStories.image.field,
    upload: 'shop_logo',
    accept: 'image/png',
    preview: 'pictures',
  };
  const png = (): File =>
    new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])], 'new.png', { type: 'image/png' });

  it('shows the stored picture until a new one is uploaded', async () => {
    const transport = createFakeTransport();
    const { user, picker, submit, container } = await form(LOGO, transport, { [LOGO.name]: 'c19d4f' });
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/storage/pictures/c19d4f/original-160.webp');
    expect(screen.getByRole('button', { name: 'Remove Picture' })).toBeTruthy();
    expect(container.textContent).not.toContain('c19d4f');
    await user.upload(picker, png());
    await screen.findByText(/Uploaded$/);
    expect(transport.opened[0]).toMatchObject({ purpose: 'shop_logo', type: 'image/png' });
    expect(await submit()).toBe('media/upload-1');
  });

  it('can be removed', async () => {
    const { user, submit } = await form({ ...LOGO, nullable: true }, createFakeTransport(), { [LOGO.name]: 'c19d4f' });
    await user.click(screen.getByRole('button', { name: 'Remove Picture' }));
    expect(await submit()).toBeNull();
  });

  it('shows the error of the storage', async () => {
    const transport = createFakeTransport({
      onBegin: () => {
        throw new UploadFailure('Conflict', { status: 409, code: 'upload_quota' });
      },
    });
    const { user, picker, press } = await form(LOGO, transport);
    await user.upload(picker, png());
    await screen.findByText(/Upload failed$/);
    await press();
    await waitFor(() => expect(getDescriptions(picker).join(' ')).toContain('Too many uploads are in progress.'));
  });
});
