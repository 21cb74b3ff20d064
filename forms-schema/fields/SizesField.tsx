import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { Size } from '#generated/enums.ts';
import { listOfferedValues } from '../choices.ts';
import { useForms } from '../context.tsx';
import { isRecord } from '../form-values.ts';
import { formatEnumLabel, formatValueLabel } from '../labels.ts';
import { formatInputNumber, parseInputNumber } from '../numbers.ts';
import type { FieldProps, FormField } from '../overrides.ts';
import { FieldSet, toFieldSetProps } from './FieldSet.tsx';
import { type InputAria, useField } from './use-field.ts';
import { useInput } from './use-input.ts';

/** Default maximum quantity per size. */
const DEFAULT_MAX = 99;

interface RowProps {
  label: string;
  id: string;
  name: string;
  text: string;
  field: FormField;
  aria: InputAria;
  onChange: (text: string) => void;
}

/** A size with its quantity and stepper buttons. */
function SizeRow({ label, id, name, text, field, aria, onChange }: RowProps) {
  const { t, locale } = useForms();
  const { min = 0, max = DEFAULT_MAX } = field.each ?? {};
  const parsed = parseInputNumber(text.trim() || '0', locale);
  const amount = typeof parsed === 'number' ? parsed : min;
  const changeBy = (step: number): void =>
    onChange(formatInputNumber(Math.min(max, Math.max(min, amount + step)), locale));
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <Typography component="label" htmlFor={id} sx={{ flex: 1, fontWeight: amount > 0 ? 600 : undefined }}>
        {label}
      </Typography>
      {/* aria-disabled keeps the focus at the limits */}
      <IconButton
        disabled={field.disabled}
        aria-label={t('forms.one_less', { name: label })}
        aria-disabled={amount <= min}
        onClick={() => changeBy(-1)}
      >
        <Remove fontSize="small" />
      </IconButton>
      <InputBase
        disabled={field.disabled}
        id={id}
        name={name}
        value={text}
        placeholder="0"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          changeBy(event.key === 'ArrowUp' ? 1 : -1);
        }}
        slotProps={{ input: { ...aria, inputMode: 'numeric', style: { textAlign: 'center', padding: '6px 0' } } }}
        sx={{
          width: 56,
          border: 1,
          borderColor: aria['aria-invalid'] ? 'error.main' : 'text.secondary',
          borderRadius: 1,
          '&.Mui-focused': { outline: '2px solid', outlineColor: 'primary.main' },
        }}
      />
      <IconButton
        disabled={field.disabled}
        aria-label={t('forms.one_more', { name: label })}
        aria-disabled={amount >= max}
        onClick={() => changeBy(1)}
      >
        <Add fontSize="small" />
      </IconButton>
    </Box>
  );
}

/** Quantities by size, with their total. */
export function SizesField({ field, name }: FieldProps) {
  const forms = useForms();
  const state = useField({ field, name });
  const [rawValue, change] = useInput(name);
  const texts = isRecord(rawValue) ? rawValue : {};
  const offeredSizes = listOfferedValues(field).map(String);
  const selectableSizes = offeredSizes.length > 0 ? offeredSizes : [...Size.values];
  // stored sizes that are no longer offered can be removed
  const sizes = [...selectableSizes, ...Object.keys(texts).filter((size) => !selectableSizes.includes(size))];
  const getText = (size: string): string => (typeof texts[size] === 'string' ? texts[size] : '');
  const amounts = sizes.map((size) => parseInputNumber(getText(size).trim() || '0', forms.locale));
  const total = amounts.reduce<number>((sum, amount) => sum + (typeof amount === 'number' ? amount : 0), 0);
  return (
    <FieldSet {...toFieldSetProps(state)} disabled={field.disabled}>
      <Box sx={{ maxWidth: 320, display: 'grid', gap: 0.5 }}>
        {sizes.map((size) => (
          <SizeRow
            key={size}
            label={offeredSizes.length > 0 ? formatValueLabel(field, size, forms) : formatEnumLabel(Size, size, forms)}
            id={`${state.id}-${size}`}
            name={`${name}.${size}`}
            text={getText(size)}
            field={field}
            aria={state.aria}
            onChange={(text) => change({ ...texts, [size]: text })}
          />
        ))}
        <Typography
          component="output"
          variant="body2"
          color="textSecondary"
          sx={{ borderTop: 1, borderColor: 'divider', pt: 1, mt: 0.5, textAlign: 'right' }}
        >
          {forms.t('forms.pieces', { count: total })}
        </Typography>
      </Box>
    </FieldSet>
  );
}
