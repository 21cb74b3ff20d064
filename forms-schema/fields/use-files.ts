import { useCallback, useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import { useWatch } from 'react-hook-form';
import { useForms } from '../context.tsx';
import { useFormScope } from '../form-scope.ts';
import type { FieldProps } from '../overrides.ts';
import { checkFile, checkSize } from '../upload/check-file.ts';
import { FileEntry } from '../upload/file-entry.ts';
import { startUpload, type Upload } from '../upload/upload.ts';

/** Uploads by entry, because an entry outlives its field, for example in a collapsed row. */
const uploads = new WeakMap<FileEntry, Upload>();

/** The upload of an entry; undefined when there is none. */
export const getUpload = (entry: FileEntry): Upload | undefined => uploads.get(entry);

/** Creates a function that returns the entries of an input value; stored files get an entry on first use. */
function createEntryFinder(): (value: unknown) => readonly FileEntry[] {
  const storedEntries = new Map<string, FileEntry>();
  const findEntry = (item: unknown): FileEntry | undefined => {
    if (item instanceof FileEntry) return item;
    const entry = FileEntry.fromValue(item);
    if (entry?.key === undefined) return undefined;
    const storedEntry = storedEntries.get(entry.key) ?? entry;
    storedEntries.set(entry.key, storedEntry);
    return storedEntry;
  };
  return (value) => [value].flat().flatMap((item: unknown) => findEntry(item) ?? []);
}

/** The files of an input, and functions to add and remove them. Renders the caller when a file changes its stage. */
export function useFiles({ field, name }: FieldProps) {
  const { transport } = useForms();
  const scope = useFormScope();
  const { control, errors, getValues, setValue } = scope;
  const value: unknown = useWatch({ control, name, exact: true });
  const [findEntries] = useState(createEntryFinder);
  const entries = useMemo(() => findEntries(value), [findEntries, value]);
  const hasError = (): boolean => errors.getMessage(name) !== undefined;

  const subscribe = useCallback(
    (listener: () => void) => {
      const unsubscribes = entries.map((entry) => entry.subscribe(listener));
      return () => unsubscribes.forEach((unsubscribe) => unsubscribe());
    },
    [entries],
  );
  const getStages = (): string => entries.map(({ stage }) => stage).join();
  const stage = useSyncExternalStore(subscribe, getStages, getStages);

  // a finished or rejected file changes the validity of the field
  const updateField = useEffectEvent(() => {
    const isWrong = entries.some((entry) => entry.stage === 'refused' || entry.stage === 'failed');
    setValue(name, [...entries]);
    if (hasError() || isWrong) scope.recheck(name);
  });
  useEffect(() => {
    if (/[^,]/.test(stage.replaceAll('kept', ''))) updateField();
  }, [stage]);

  const send = (entry: FileEntry, file: File): void => {
    if (!transport) return;
    const upload = startUpload(file, {
      transport,
      field: name,
      purpose: field.upload,
      type: entry.contentType ?? file.type,
    });
    uploads.set(entry, upload);
    scope.uploads.add(upload);
    entry.trackUpload(upload);
  };
  const checkAndSend = async (entry: FileEntry, file: File): Promise<void> => {
    const violation = checkSize(file, field);
    if (violation) return entry.setCheckResult({ violation });
    // without upload or `accept` the content need not be read
    if (!transport && !field.accept) return entry.setCheckResult({});
    const result = await checkFile(file, field);
    const isPresent = findEntries(getValues(name)).includes(entry);
    entry.setCheckResult(result);
    if (!result.violation && isPresent) send(entry, file);
  };
  const setEntries = (next: readonly FileEntry[]): void =>
    setValue(name, next, { shouldDirty: true, shouldValidate: hasError() });
  const remove = (entry: FileEntry): void => {
    uploads.get(entry)?.cancel();
    setEntries(findEntries(getValues(name)).filter((other) => other !== entry));
  };
  const add = (files: readonly File[]): void => {
    const newEntries = (field.multiple ? files : files.slice(0, 1)).map((file) => FileEntry.fromFile(file));
    if (newEntries.length === 0) return;
    const currentEntries = findEntries(getValues(name));
    if (!field.multiple) currentEntries.forEach((entry) => uploads.get(entry)?.cancel());
    setEntries(field.multiple ? [...currentEntries, ...newEntries] : newEntries);
    for (const entry of newEntries) if (entry.file) void checkAndSend(entry, entry.file);
  };
  return { entries, add, remove };
}

/** Renders the caller whenever the entry changes, including progress. */
export function useEntry(entry: FileEntry): void {
  const getVersion = (): number => entry.version;
  useSyncExternalStore(entry.subscribe, getVersion, getVersion);
}
