import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { createErrorStore } from './error-store.ts';
import type { FormScope, FormEventName } from './form-scope.ts';
import type { useSchemaForm } from './use-schema-form.ts';

type SchemaFormState = ReturnType<typeof useSchemaForm>;

/** Focuses an element as soon as it is rendered, because collapsed or lazy parts take some frames. */
function focusWhenRendered(id: string, frames = 60): void {
  const element = document.getElementById(id);
  if (element) element.focus();
  else if (frames > 0) requestAnimationFrame(() => focusWhenRendered(id, frames - 1));
}

/** Creates the event emitter of a form. */
export function useFormEvents() {
  const [listeners] = useState(() => new Set<readonly [FormEventName, () => void]>());
  return {
    on: (name: FormEventName, callback: () => void) => {
      const listener = [name, callback] as const;
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    emit: (name: FormEventName): void => {
      for (const [event, callback] of listeners) if (event === name) callback();
    },
  };
}

/** Creates the scope of a form's inputs; `id` is that of the form element. */
export function useCreateFormScope(state: SchemaFormState, id: string | undefined, on: FormScope['on']): FormScope {
  const { form, original, checks } = state;
  const { control, register, getValues, setValue, subscribe } = form;
  const generatedId = useId();
  const collapsedParts = useRef(new Map<string, () => void>());
  // the scope outlives the render that created it
  const latest = useRef(state);
  const updateLatest = useEffectEvent(() => void (latest.current = state));
  useEffect(() => updateLatest());
  const [scope] = useState<FormScope>(() => {
    const getInputId = (name: string): string => `${id ?? generatedId}-${name}`;
    return {
      control,
      register,
      getValues,
      setValue,
      subscribe,
      errors: createErrorStore(form),
      original,
      asyncChecks: checks,
      on,
      uploads: new Set(),
      getFields: () => latest.current.fields,
      recheck: (name) => latest.current.recheck(name),
      updateContext: (context) => latest.current.updateContext(context),
      isDirty: () => latest.current.isDirty(),
      getInputId,
      focusInput: (name) => {
        // outermost parts have the shortest names
        const sortedParts = [...collapsedParts.current].sort(([a], [b]) => a.length - b.length);
        for (const [prefix, open] of sortedParts) if (`${name}.`.startsWith(`${prefix}.`)) open();
        focusWhenRendered(getInputId(name));
      },
      onReveal: (name, open) => {
        collapsedParts.current.set(name, open);
        return () => void collapsedParts.current.delete(name);
      },
    };
  });
  useEffect(() => () => scope.uploads.forEach((upload) => upload.pause()), [scope]);
  return scope;
}
