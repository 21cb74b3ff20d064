import Button from '@mui/material/Button';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useFormScope } from '#forms-schema/form-scope.ts';
import { getValueAt } from '#forms-schema/paths.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { Icon } from '#storefront/ui/Icon.tsx';
import styles from './OptionalFields.module.css';

/** Fields that are shown when asked for. */
export interface OptionalPart {
  readonly name: 'company' | 'address2' | 'phone' | 'comment';
  /** input names */
  readonly inputs: readonly string[];
}

/**
 * The names of the optional parts that are open: those with a value, those asked for, and those with an error. With
 * buttons for the others.
 */
export function useOptionalParts(parts: readonly OptionalPart[]) {
  const { original, onReveal, focusInput } = useFormScope();
  const [open, setOpen] = useState<readonly string[]>(() =>
    parts.filter(({ inputs }) => inputs.some((input) => hasValue(original, input))).map(({ name }) => name),
  );
  const requested = useRef<string>(undefined);
  const show = useCallback(
    (name: string) => setOpen((current) => (current.includes(name) ? current : [...current, name])),
    [],
  );
  useEffect(() => {
    // others are members of a step, which reveals them
    const removals = parts.flatMap(({ name, inputs }) =>
      inputs.filter((input) => input.includes('.')).map((input) => onReveal(input, () => show(name))),
    );
    return () => removals.forEach((remove) => remove());
  }, [parts, onReveal, show]);
  useEffect(() => {
    if (requested.current) focusInput(requested.current);
    requested.current = undefined;
  }, [open, focusInput]);

  return {
    show,
    isOpen: (name: OptionalPart['name']) => open.includes(name),
    closed: parts.filter(({ name }) => !open.includes(name)),
    ask: ({ name, inputs }: OptionalPart) => {
      requested.current = inputs[0];
      show(name);
    },
  };
}

const hasValue = (record: object, input: string): boolean => Boolean(getValueAt(record, input.split('.')));

/** Buttons that show optional fields. */
export function OptionalButtons({
  parts,
  onAsk,
}: {
  parts: readonly OptionalPart[];
  onAsk: (part: OptionalPart) => void;
}) {
  const { t } = useTexts();
  if (parts.length === 0) return null;
  return (
    <div className={styles.buttons}>
      {parts.map((part) => (
        <Button
          key={part.name}
          size="small"
          color="inherit"
          startIcon={<Icon name="plus" size={16} />}
          onClick={() => onAsk(part)}
        >
          {t(`checkout.add_${part.name}`)}
        </Button>
      ))}
    </div>
  );
}
