import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { errorStore } from './error-store.ts';
import type { FormScope, Happening } from './form-scope.ts';
import type { useSchemaForm } from './use-schema-form.ts';

type SchemaFormState = ReturnType<typeof useSchemaForm>;

/** Folded or lazily loaded parts take some frames to appear. */
function focusWhenThere(id: string, frames = 60): void {
  const element = document.getElementById(id);
  if (element) element.focus();
  else if (frames > 0) requestAnimationFrame(() => focusWhenThere(id, frames - 1));
}

/** Who is told of what happens to a form. */
export function useHappenings() {
  const [listeners] = useState(() => new Set<readonly [Happening, () => void]>());
  return {
    on: (happening: Happening, callback: () => void) => {
      const listener = [happening, callback] as const;
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell: (happening: Happening): void => {
      for (const [heard, callback] of listeners) if (heard === happening) callback();
    },
  };
}

/** The scope of a form's inputs; `id` is the one of its element. */
export function useNewScope(state: SchemaFormState, id: string | undefined, on: FormScope['on']): FormScope {
  const { form, original, checks } = state;
  const { control, register, getValues, setValue, subscribe } = form;
  const ownId = useId();
  const folds = useRef(new Map<string, () => void>());
  // asked long after the render they came from
  const now = useRef(state);
  const keep = useEffectEvent(() => void (now.current = state));
  useEffect(() => keep());
  const [scope] = useState<FormScope>(() => {
    const idOf = (name: string): string => `${id ?? ownId}-${name}`;
    return {
      control,
      register,
      getValues,
      setValue,
      subscribe,
      errors: errorStore(form),
      original,
      checks,
      on,
      uploads: new Set(),
      fields: () => now.current.fields,
      recheck: (name) => now.current.recheck(name),
      learn: (facts) => now.current.learn(facts),
      isDirty: () => now.current.isDirty(),
      idOf,
      focus: (name) => {
        const outermostFirst = [...folds.current].sort(([one], [other]) => one.length - other.length);
        for (const [folded, open] of outermostFirst) if (`${name}.`.startsWith(`${folded}.`)) open();
        focusWhenThere(idOf(name));
      },
      onReveal: (name, open) => {
        folds.current.set(name, open);
        return () => void folds.current.delete(name);
      },
    };
  });
  useEffect(() => () => scope.uploads.forEach((upload) => upload.pause()), [scope]);
  return scope;
}
