import Chip from '@mui/material/Chip';
import type { Color, EnumDefinition } from '#generated/definitions.ts';
import { useForms } from '../context.tsx';
import { formatEnumLabel } from '../labels.ts';
import { STATUS_TONES } from './status-colors.ts';

type Value = string | number;

interface Props {
  /** The enum, with the colours of its values (§4). */
  definition: EnumDefinition & { readonly colors?: Readonly<Partial<Record<Value, Color>>> };
  value: Value | null | undefined;
}

/** A status with label and colour; nothing when empty. */
export function StatusChip({ definition, value }: Props) {
  const forms = useForms();
  if (value === null || value === undefined || value === '') return null;
  const label = formatEnumLabel(definition, value, forms);
  // a dash needs no colour
  if (label === '–') return label;
  const { light, dark } = STATUS_TONES[definition.colors?.[value] ?? 'grey'];
  return (
    <Chip
      component="span"
      size="small"
      label={label}
      sx={(theme) => ({
        fontWeight: 500,
        bgcolor: light,
        color: dark,
        ...theme.applyStyles('dark', { backgroundColor: dark, color: light }),
      })}
    />
  );
}
