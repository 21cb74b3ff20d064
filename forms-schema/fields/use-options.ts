import { useEffect, useState } from 'react';
import { type Id, type ReferenceOption, type ReferenceResult, useForms } from '../context.tsx';
import type { FormField } from '../overrides.ts';

/** So long after the last key records are searched. */
const PAUSE = 250;

function noAdapter(): ReferenceResult {
  throw new Error('a reference field needs useReference in its FormsProvider');
}

interface Options extends ReferenceResult {
  /** The chosen records in the order of their ids; those not loaded yet are called by their number. */
  readonly chosen: readonly ReferenceOption[];
  /** For the combo box: what is typed, and whether its list is open. */
  readonly handlers: {
    onInputChange(event: unknown, text: string, reason: string): void;
    onOpen(): void;
    onClose(): void;
  };
}

/** Records for a reference field: searched while its list is open, named when chosen. */
export function useOptions(field: FormField, ids: readonly Id[]): Options {
  const { useReference = noAdapter } = useForms();
  const [typed, setTyped] = useState('');
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setText(typed.trim()), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  const { resource = '', label = 'id', filter } = field.ref ?? {};
  const result = useReference({ resource, label, filter, text, ids, enabled: isOpen });
  return {
    ...result,
    chosen: ids.map((id) => result.selected.find((one) => one.id === id) ?? { id, label: `#${id}` }),
    handlers: {
      // the chosen record's own name in the input is no search
      onInputChange: (_, value, reason) => setTyped(reason === 'input' ? value : ''),
      onOpen: () => setOpen(true),
      onClose: () => setOpen(false),
    },
  };
}

export const asIs = <Option>(options: Option[]): Option[] => options;
export const isSame = (one: ReferenceOption, other: ReferenceOption): boolean => one.id === other.id;
