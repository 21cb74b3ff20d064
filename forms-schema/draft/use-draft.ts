import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FormScope, useFormScope } from '../form-scope.ts';
import { hasInput } from '../form-values.ts';
import { toInputName, toInputPath, getValueAt } from '../paths.ts';
import { cloneValues, isEqual } from '../plain.ts';
import { diffInputs } from './draft.ts';
import { type DraftChange, removeDraft, readDraft, writeDraft } from './draft-store.ts';

/** Milliseconds without a change before the draft is saved. */
const DEBOUNCE = 400;

export interface RestoredDraft {
  /** Unix seconds of its last change. */
  readonly at: number;
  /** Changes put back into the form. */
  readonly restored: readonly DraftChange[];
  /** Changes of fields that have changed on the server since; the user decides. */
  readonly disputed: readonly DraftChange[];
}

interface Handlers {
  onStart: () => void;
  /** Called after hydration. */
  onHydrated: () => void;
  onSave: () => void;
  onForget: () => void;
}

/** Calls the handlers when the form mounts, when the draft is due to be saved, and when it is no longer needed. */
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
    const forgetDraft = (): void => {
      stopTimer();
      forget();
    };
    start();
    queueMicrotask(() => hydrated());
    const unsubscribes = [
      subscribe({ formState: { values: true }, callback: saveLater }),
      on('saved', forgetDraft),
      on('discarded', forgetDraft),
    ];
    // the last events that a page reliably receives
    window.addEventListener('pagehide', saveNow);
    document.addEventListener('visibilitychange', saveNow);
    return () => {
      saveNow();
      unsubscribes.forEach((unsubscribe) => unsubscribe());
      window.removeEventListener('pagehide', saveNow);
      document.removeEventListener('visibilitychange', saveNow);
    };
  }, [subscribe, on]);
}

/** Saves the draft of a form in this browser and restores it when the form is opened again. */
export function useDraft(name: string) {
  const scope = useFormScope();
  const { getValues, setValue, getFields } = scope;
  const [draft, setDraft] = useState<RestoredDraft>();
  /** Input values at the start, or when last saved to the server. */
  const initial = useRef<Readonly<Record<string, unknown>>>({});

  const setInput = (input: string, value: unknown): void =>
    setValue(input, cloneValues(value) ?? '', { shouldDirty: true, shouldValidate: true });
  const getInitialValue = (input: string): unknown => getValueAt(initial.current, toInputPath(input));
  const readInitial = (): void => void (initial.current = cloneValues(getValues()) as Record<string, unknown>);
  const restore = (): void => {
    const stored = readDraft(localStorage, name, Date.now() / 1000);
    if (!stored) return;
    const inputs = new Set(
      getFields()
        .filter(hasInput)
        .map((field) => toInputName('', field.name)),
    );
    const changes = stored.changes.filter(
      (change) => inputs.has(change.name) && !isEqual(getInitialValue(change.name), change.to),
    );
    if (changes.length === 0) return removeDraft(localStorage, name);
    const isUntouched = ({ name: input, from }: DraftChange): boolean => isEqual(getInitialValue(input), from);
    const restored = changes.filter(isUntouched);
    for (const change of restored) setInput(change.name, change.to);
    setDraft({ at: stored.at, restored, disputed: changes.filter((change) => !isUntouched(change)) });
  };

  useDraftEvents(scope, {
    onStart: readInitial,
    onHydrated: restore,
    onSave: () => {
      const changes = diffInputs(getFields(), initial.current, getValues());
      // undecided changes stay in the draft
      const disputed = (draft?.disputed ?? []).filter(({ name: input }) =>
        changes.every((change) => change.name !== input),
      );
      if (changes.length + disputed.length === 0) return removeDraft(localStorage, name);
      writeDraft(localStorage, name, { at: Math.floor(Date.now() / 1000), changes: [...changes, ...disputed] });
    },
    onForget: () => {
      removeDraft(localStorage, name);
      readInitial();
      setDraft(undefined);
    },
  });

  return {
    draft,
    discard: () => {
      for (const change of draft?.restored ?? []) setInput(change.name, getInitialValue(change.name));
      removeDraft(localStorage, name);
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
