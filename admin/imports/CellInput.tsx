import type { FieldDefinition } from '#generated/definitions.ts';
import { listChoices } from '#forms-schema/labels.ts';
import TextField from '@mui/material/TextField';
import { useLocale, useTranslate } from 'react-admin';
import { useEffect, useMemo, useRef } from 'react';
import { MenuSelect } from '#admin/ui/MenuSelect.tsx';

interface Props {
  field: FieldDefinition;
  value: unknown;
  /** Name of the row, for the label. */
  row: string;
  disabled?: boolean;
  /** Placeholder while no option is selected. */
  unknown?: string | null;
  /** Error message. */
  fault?: string | undefined;
  onChange: (value: string) => void;
}

/** An editable cell. Reports text on blur or Enter, and selections at once. */
export function CellInput({ field, value, row, disabled, unknown, fault, onChange }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const name = `${row}: ${t(field.label)}`;
  const text = value == null ? '' : String(value);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { current } = input;
    // do not overwrite while typing
    if (current && current !== document.activeElement) current.value = text;
  }, [text]);
  const choices = useMemo(() => listChoices(field, { t, locale }), [field, t, locale]);
  if (field.data || field.options) {
    return (
      <MenuSelect
        label={name}
        fault={fault}
        value={choices.some(({ value: known }) => known === text) ? text : ''}
        options={choices}
        empty={unknown || '–'}
        disabled={disabled}
        onChange={onChange}
      />
    );
  }
  return (
    <TextField
      inputRef={input}
      variant="standard"
      defaultValue={text}
      disabled={disabled}
      error={fault !== undefined}
      helperText={fault}
      onBlur={(event) => event.target.value !== text && onChange(event.target.value)}
      onKeyDown={(event) => event.key === 'Enter' && event.target instanceof HTMLElement && event.target.blur()}
      slotProps={{ htmlInput: { 'aria-label': name, maxLength: field.maxLength } }}
      sx={{ minWidth: field.type === 'email' ? 200 : 116 }}
    />
  );
}
