import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FormScope, useFormScope } from '../form-scope.ts';
import { isAsked } from '../form-values.ts';
import { inputName, inputPath, valueAt } from '../paths.ts';
import { copyOf, isSame } from '../plain.ts';
import { draftChanges } from './draft.ts';
import { type DraftChange, forgetDraft, readDraft, writeDraft } from './draft-store.ts';

/** Milliseconds without a change before the draft is saved. */
const DEBOUNCE = 400;

export interface RestoredDraft {
  /** Unix seconds of its last change. */
  readonly at: number;
  /** Changes put back into the form. */
  readonly restored: readonly DraftChange[];
  /** Changes of fields that somebody else has changed since; they wait for a decision. */
  readonly disputed: readonly DraftChange[];
}

interface Handlers {
  onStart: () => void;
  /** Once the page has hydrated what the server rendered. */
  onHydrated: () => void;
  onSave: () => void;
  onForget: () => void;
}

/** Calls back when the form is there, when its draft is due to be saved, and when the draft is no longer needed. */
function useDraftEvents({ subscribe, on }: FormScope, { onStart, onHydrated, onSave, onForget }: Handlers): void {
  const start = useEffectEvent(onStart);
  const hydrated = useEffectEvent(onHydrated);
  const save = useEffectEvent(onSave);
  const forget = useEffectEvent(onForget);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stopTimer = (): void => {
      clearTimeout(timer);
      timer = undefined;
    };
    const saveNow = (): void => {
      if (timer === undefined) return;
      stopTimer();
      save();
    };
    const saveLater = (): void => {
      clearTimeout(timer);
      timer = setTimeout(saveNow, DEBOUNCE);
    };
    const drop = (): void => {
      stopTimer();
      forget();
    };
    start();
    queueMicrotask(() => hydrated());
    const stops = [
      subscribe({ formState: { values: true }, callback: saveLater }),
      on('saved', drop),
      on('left', drop),
    ];
    // the last events a page is sure to get
    window.addEventListener('pagehide', saveNow);
    document.addEventListener('visibilitychange', saveNow);
    return () => {
      saveNow();
      stops.forEach((stop) => stop());
      window.removeEventListener('pagehide', saveNow);
      document.removeEventListener('visibilitychange', saveNow);
    };
  }, [subscribe, on]);
}

/** Saves the draft of a form in this browser and restores it when the form is opened again. */
export function useDraft(name: string) {
  const scope = useFormScope();
  const { getValues, setValue, fields } = scope;
  const [draft, setDraft] = useState<RestoredDraft>();
  /** The inputs' values at first, or when the server last took them. */
  const initial = useRef<Readonly<Record<string, unknown>>>({});

  const setInput = (input: string, value: unknown): void =>
    setValue(input, copyOf(value) ?? '', { shouldDirty: true, shouldValidate: true });
  const initialOf = (input: string): unknown => valueAt(initial.current, inputPath(input));
  const readInitial = (): void => void (initial.current = copyOf(getValues()) as Record<string, unknown>);
  const restore = (): void => {
    const stored = readDraft(localStorage, name, Date.now() / 1000);
    if (!stored) return;
    const inputs = new Set(
      fields()
        .filter(isAsked)
        .map((field) => inputName('', field.name)),
    );
    const changes = stored.changes.filter(
      (change) => inputs.has(change.name) && !isSame(initialOf(change.name), change.to),
    );
    if (changes.length === 0) return forgetDraft(localStorage, name);
    const isUntouched = ({ name: input, from }: DraftChange): boolean => isSame(initialOf(input), from);
    const restored = changes.filter(isUntouched);
    for (const change of restored) setInput(change.name, change.to);
    setDraft({ at: stored.at, restored, disputed: changes.filter((change) => !isUntouched(change)) });
  };

  useDraftEvents(scope, {
    onStart: readInitial,
    onHydrated: restore,
    onSave: () => {
      const changes = draftChanges(fields(), initial.current, getValues());
      // what waits for a decision is still there after the next crash
      const disputed = (draft?.disputed ?? []).filter(({ name: one }) =>
        changes.every((change) => change.name !== one),
      );
      if (changes.length + disputed.length === 0) return forgetDraft(localStorage, name);
      writeDraft(localStorage, name, { at: Math.floor(Date.now() / 1000), changes: [...changes, ...disputed] });
    },
    onForget: () => {
      forgetDraft(localStorage, name);
      readInitial();
      setDraft(undefined);
    },
  });

  return {
    draft,
    discard: () => {
      for (const change of draft?.restored ?? []) setInput(change.name, initialOf(change.name));
      forgetDraft(localStorage, name);
      setDraft(undefined);
    },
    /** Puts the disputed changes into the form, too. */
    applyDisputed: () => {
      if (!draft) return;
      for (const change of draft.disputed) setInput(change.name, change.to);
      setDraft({ ...draft, restored: [...draft.restored, ...draft.disputed], disputed: [] });
    },
    dismiss: () => setDraft(undefined),
  };
}
