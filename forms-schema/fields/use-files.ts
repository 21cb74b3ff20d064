import { useCallback, useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import { useWatch } from 'react-hook-form';
import { useForms } from '../context.tsx';
import { useFormScope } from '../form-scope.ts';
import type { FieldProps } from '../overrides.ts';
import { examine, isTooLarge } from '../upload/examine.ts';
import { FileEntry } from '../upload/file-entry.ts';
import { startUpload, type Upload } from '../upload/upload.ts';

/** The uploads of this page, by entry: an entry outlives the field that shows it, as when a row is folded. */
const uploads = new WeakMap<FileEntry, Upload>();

/** How to pause, resume or cancel what is sent for an entry; undefined when nothing is. */
export const uploadOf = (entry: FileEntry): Upload | undefined => uploads.get(entry);

/** Finds the entries of an input's values; a file that the form came with gets one when it is first shown. */
function entryFinder(): (value: unknown) => readonly FileEntry[] {
  const shown = new Map<string, FileEntry>();
  const entryOf = (one: unknown): FileEntry | undefined => {
    if (one instanceof FileEntry) return one;
    const entry = FileEntry.kept(one);
    if (entry?.key === undefined) return undefined;
    const known = shown.get(entry.key) ?? entry;
    shown.set(entry.key, known);
    return known;
  };
  return (value) => [value].flat().flatMap((one: unknown) => entryOf(one) ?? []);
}

/** The files of an input, and how to add and take away. Renders its caller when one of them gets to another stage. */
export function useFiles({ field, name }: FieldProps) {
  const { transport } = useForms();
  const scope = useFormScope();
  const { control, errors, getValues, setValue } = scope;
  const value: unknown = useWatch({ control, name, exact: true });
  const [entriesOf] = useState(entryFinder);
  const entries = useMemo(() => entriesOf(value), [entriesOf, value]);
  const hasError = (): boolean => errors.messageOf(name) !== undefined;

  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = entries.map((entry) => entry.subscribe(listener));
      return () => ends.forEach((end) => end());
    },
    [entries],
  );
  const stages = (): string => entries.map(({ stage }) => stage).join();
  const stage = useSyncExternalStore(subscribe, stages, stages);

  // a file that came through or was refused is an answer too: what was said about the field is looked at again
  const react = useEffectEvent(() => {
    const isWrong = entries.some((entry) => entry.stage === 'refused' || entry.stage === 'failed');
    setValue(name, [...entries]);
    if (hasError() || isWrong) scope.recheck(name);
  });
  useEffect(() => {
    if (/[^,]/.test(stage.replaceAll('kept', ''))) react();
  }, [stage]);

  const send = (entry: FileEntry, file: File): void => {
    if (!transport) return;
    const upload = startUpload(file, { transport, field: name, purpose: field.upload, type: entry.kind ?? file.type });
    uploads.set(entry, upload);
    scope.uploads.add(upload);
    entry.follow(upload);
  };
  const take = async (entry: FileEntry, file: File): Promise<void> => {
    const refusal = isTooLarge(file, field);
    if (refusal) return entry.judge({ refusal });
    // without a question to the content there is nothing to wait for
    if (!transport && !field.accept) return entry.judge({});
    const finding = await examine(file, field);
    const isThere = entriesOf(getValues(name)).includes(entry);
    entry.judge(finding);
    if (!finding.refusal && isThere) send(entry, file);
  };
  const write = (next: readonly FileEntry[]): void =>
    setValue(name, next, { shouldDirty: true, shouldValidate: hasError() });
  const remove = (entry: FileEntry): void => {
    uploads.get(entry)?.cancel();
    write(entriesOf(getValues(name)).filter((one) => one !== entry));
  };
  const add = (files: readonly File[]): void => {
    const chosen = (field.multiple ? files : files.slice(0, 1)).map((file) => FileEntry.chosen(file));
    if (chosen.length === 0) return;
    const before = entriesOf(getValues(name));
    if (!field.multiple) before.forEach((entry) => uploads.get(entry)?.cancel());
    write(field.multiple ? [...before, ...chosen] : chosen);
    for (const entry of chosen) if (entry.file) void take(entry, entry.file);
  };
  return { entries, add, remove };
}

/** Renders its caller whenever the entry changes, progress included. */
export function useEntry(entry: FileEntry): void {
  const version = (): number => entry.version;
  useSyncExternalStore(entry.subscribe, version, version);
}
