import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import InputAdornment from '@mui/material/InputAdornment';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import type { HTMLAttributes, ReactNode } from 'react';
import { type FieldError, get, type RegisterOptions, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { t } from '../words.ts';
import type { Option } from './lists.ts';

type Rules = Pick<RegisterOptions, 'min' | 'max' | 'minLength' | 'maxLength' | 'pattern' | 'validate'>;

interface Props {
  name: string;
  label: string;
  rules?: Rules & Pick<RegisterOptions, 'setValueAs'>;
  type?: 'text' | 'email' | 'tel' | 'url' | 'date';
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  autoComplete?: string;
  multiline?: boolean;
  end?: ReactNode;
  /** Formats the text on blur. */
  format?: (typed: string) => string;
  /** Options of a native select. */
  children?: ReactNode;
}

/** Returns the error of a field and renders only when it changes. */
function useError(name: string): string | undefined {
  const { control } = useFormContext();
  const { errors } = useFormState({ control, name, exact: true });
  const error = get(errors, name) as FieldError | undefined;
  return error?.message;
}

/** A registered, uncontrolled TextField with its error. */
export function TextRow({
  name,
  label,
  rules,
  type,
  inputMode,
  autoComplete,
  multiline,
  end,
  format,
  children,
}: Props) {
  const { register, setValue } = useFormContext();
  const error = useError(name);
  const { ref, onBlur, ...registered } = register(name, {
    ...rules,
    required: t('errors.input_required'),
  });
  return (
    <TextField
      {...registered}
      onBlur={(event) => {
        if (format) setValue(name, format(event.target.value));
        void onBlur(event);
      }}
      inputRef={ref}
      id={name}
      type={type}
      label={label}
      required
      error={error !== undefined}
      helperText={error}
      multiline={multiline}
      minRows={multiline ? 3 : undefined}
      select={children !== undefined}
      fullWidth
      autoComplete={autoComplete}
      defaultValue=""
      slotProps={{
        inputLabel: { shrink: true },
        select: { native: true },
        input: { endAdornment: end && <InputAdornment position="end">{end}</InputAdornment> },
        htmlInput: {
          inputMode,
          'aria-required': true,
          dir: multiline || (!type && !inputMode && !children) ? 'auto' : undefined,
        },
      }}
    >
      {children}
    </TextField>
  );
}

/** A native select. */
export function SelectRow({ options, ...props }: Props & { options: readonly Option[] }) {
  return (
    <TextRow {...props}>
      <option value="" disabled hidden>
        {t('forms.choose')}
      </option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </TextRow>
  );
}

/** A text input whose value is a number. */
export function NumberRow({ rules, inputMode = 'decimal', ...props }: Props) {
  return (
    <TextRow
      {...props}
      inputMode={inputMode}
      rules={{
        setValueAs: (typed: string) => (typed.trim() === '' ? undefined : Number(typed)),
        ...rules,
        validate: {
          number: (value: number) => !Number.isNaN(value) || t('errors.input_must_number'),
          ...(inputMode === 'numeric' && {
            integer: (value: number) => Number.isInteger(value) || t('errors.input_must_integer'),
          }),
        },
      }}
    />
  );
}

/** An amount with the symbol of the selected currency. */
export function MoneyRow({ currency, ...props }: Props & { currency: string }) {
  const { control } = useFormContext();
  const code: unknown = useWatch({ control, name: currency });
  const format = (typed: string): string => {
    const amount = typed.trim() === '' ? NaN : Number(typed);
    return Number.isNaN(amount) ? typed : amount.toFixed(2);
  };
  return (
    <NumberRow
      {...props}
      format={format}
      end={typeof code === 'string' && code !== '' ? getCurrencySymbol(code) : undefined}
    />
  );
}

function getCurrencySymbol(currency: string): string | undefined {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value;
}

interface FlagProps {
  name: string;
  label: string;
}

export function CheckboxRow({ name, label }: FlagProps) {
  const { register } = useFormContext();
  const { ref, ...registered } = register(name);
  return (
    <FormControlLabel label={label} control={<Checkbox {...registered} id={name} slotProps={{ input: { ref } }} />} />
  );
}

export function SwitchRow({ name, label }: FlagProps) {
  const { register } = useFormContext();
  const { ref, ...registered } = register(name);
  return (
    <FormControlLabel label={label} control={<Switch {...registered} id={name} slotProps={{ input: { ref } }} />} />
  );
}
