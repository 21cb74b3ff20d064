import { useEffect, useState } from 'react';
import { type Id, type ReferenceOption, type ReferenceResult, useForms } from '../context.tsx';
import type { FormField } from '../overrides.ts';

const DEBOUNCE_MS = 250;

function useMissingReference(): ReferenceResult {
  throw new Error('a reference field needs useReference in its FormsProvider');
}

interface Options extends ReferenceResult {
  /** The selected records in the order of `ids`; labelled by id until they are loaded. */
  readonly selectedOptions: readonly ReferenceOption[];
  /** Event handlers of the combo box. */
  readonly handlers: {
    onInputChange(event: unknown, text: string, reason: string): void;
    onOpen(): void;
    onClose(): void;
  };
}

/** Options of a reference field, searched while its list is open, and its selected records. */
export function useReferenceOptions(field: FormField, ids: readonly Id[]): Options {
  const { useReference = useMissingReference } = useForms();
  const [searchInput, setSearchInput] = useState('');
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setText(searchInput.trim()), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [searchInput]);
  const { resource = '', label = 'id', filter } = field.ref ?? {};
  const result = useReference({ resource, label, filter, text, ids, enabled: isOpen });
  return {
    ...result,
    selectedOptions: ids.map((id) => result.selected.find((option) => option.id === id) ?? { id, label: `#${id}` }),
    handlers: {
      // the label of the selected record is not a search
      onInputChange: (_, value, reason) => setSearchInput(reason === 'input' ? value : ''),
      onOpen: () => setOpen(true),
      onClose: () => setOpen(false),
    },
  };
}

export const keepOptions = <Option>(options: Option[]): Option[] => options;
export const isSameOption = (a: ReferenceOption, b: ReferenceOption): boolean => a.id === b.id;
