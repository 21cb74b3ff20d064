import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputAdornment from '@mui/material/InputAdornment';
import type { InputBaseComponentProps } from '@mui/material/InputBase';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ChangeEvent, type HTMLAttributes, type ReactNode, useRef, useState } from 'react';
import { useFormScope } from '../form-scope.ts';
import type { FieldProps } from '../overrides.ts';
import { getAutoComplete } from './auto-complete.ts';
import { WRAPPING_LABEL } from './field-styles.ts';
import { renderNotes } from './FieldNotes.tsx';
import { useField } from './use-field.ts';

interface Props extends FieldProps {
  type?: string;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  multiline?: boolean;
  /** Monospaced, without spell checking. */
  code?: boolean;
  start?: ReactNode;
  end?: ReactNode;
  /** Id of an additional description. */
  describedBy?: string;
  /** Normalises the text on blur. */
  formatOnBlur?: (text: string) => string;
  /** Formats the text while it is typed; not while it is deleted. */
  formatOnType?: (text: string) => string;
  /** Options; turn the input into a native select. */
  children?: ReactNode;
}

// changes bypass MUI, which would otherwise render the field whenever it becomes empty or filled; the label is always
// shrunk
function LineElement({ onChange: _, onType, ...props }: InputBaseComponentProps) {
  return <input {...props} onChange={onType} />;
}

/** Grows by `field-sizing`; measuring it in script would cost a layout per key. */
function AreaElement({ onChange: _, onType, ...props }: InputBaseComponentProps) {
  return <textarea {...props} onChange={onType} />;
}

/** Formats the text of an input that was typed into. The caret stays behind the same digit or letter. */
function formatTyped({ target, nativeEvent }: ChangeEvent<HTMLInputElement>, format: (text: string) => string): void {
  if ('inputType' in nativeEvent && String(nativeEvent.inputType).startsWith('delete')) return;
  const { value, selectionStart } = target;
  const formatted = format(value);
  if (formatted === value) return;
  const isAtEnd = selectionStart === value.length;
  const typed = countSigns(value.slice(0, selectionStart ?? value.length));
  target.value = formatted;
  let caret = 0;
  while (countSigns(formatted.slice(0, caret)) < typed && caret < formatted.length) caret += 1;
  if (!isAtEnd) target.setSelectionRange(caret, caret);
}

type Change = (event: ChangeEvent<HTMLInputElement>) => Promise<unknown>;

const withFormat =
  (onChange: Change, format: (text: string) => string): Change =>
  (event) => {
    formatTyped(event, format);
    return onChange(event);
  };

const countSigns = (text: string): number => text.replace(/[^\p{L}\p{N}]/gu, '').length;

const AUTO_GROW = {
  // at least three lines
  '& textarea': { fieldSizing: 'content', minHeight: '4.3125em' },
  '@supports not (field-sizing: content)': { '& textarea': { resize: 'vertical' } },
} as const;

const CODE = {
  ...AUTO_GROW,
  '& textarea': { ...AUTO_GROW['& textarea'], fontFamily: 'monospace', fontSize: 13 },
} as const;

/**
 * The input, textarea or native select of most field types: uncontrolled, so that typing renders nothing. Composed of
 * the parts of MUI's TextField, at a lower cost.
 */
export function TextInput({
  field,
  name,
  type,
  inputMode,
  multiline,
  code,
  start,
  end,
  formatOnBlur,
  formatOnType,
  describedBy,
  children,
}: Props) {
  const state = useField({ field, name });
  const { register, getValues, setValue } = useFormScope();
  const [initial] = useState<unknown>(() => getValues(name));
  const { ref, onBlur, onChange } = register(name);
  const isAttached = useRef(false);
  const attach = (element: HTMLInputElement | null): void => {
    const earlyInput = element && !isAttached.current && element.value !== initial ? element.value : undefined;
    ref(element);
    // entered before hydration
    if (earlyInput) setValue(name, earlyInput);
    isAttached.current = true;
  };
  const isSelect = children !== undefined;
  const isWrong = state.error !== undefined;
  const notes = renderNotes(state);
  const noteIds = state.aria['aria-describedby'];
  const input = (
    <OutlinedInput
      id={state.id}
      name={name}
      type={type}
      label={state.label}
      error={isWrong}
      // always notched, also when the value is set by server, reset or autofill
      notched
      fullWidth
      defaultValue={initial ?? ''}
      multiline={multiline}
      placeholder={field.placeholder}
      autoComplete={field.autoComplete ?? getAutoComplete(field)}
      startAdornment={start && <InputAdornment position="start">{start}</InputAdornment>}
      endAdornment={end && <InputAdornment position="end">{end}</InputAdornment>}
      inputRef={attach}
      onBlur={(event) => {
        const text = event.target.value;
        if (formatOnBlur && formatOnBlur(text) !== text) setValue(name, formatOnBlur(text));
        void onBlur(event);
      }}
      {...(isSelect ? { onChange } : { inputComponent: multiline ? AreaElement : LineElement })}
      sx={multiline ? (code ? CODE : AUTO_GROW) : undefined}
      inputProps={{
        ...state.aria,
        'aria-describedby': noteIds && describedBy ? `${noteIds} ${describedBy}` : (noteIds ?? describedBy),
        inputMode,
        dir: field.type === 'text' || multiline ? 'auto' : undefined,
        ...(!isSelect && { onType: formatOnType ? withFormat(onChange, formatOnType) : onChange }),
        ...(multiline && { rows: 3 }),
        ...(code && { spellCheck: false }),
      }}
    />
  );
  return (
    // `error` is passed to each part, because via context React would commit twice
    <FormControl fullWidth required={state.required} disabled={field.disabled}>
      <InputLabel htmlFor={state.id} shrink error={isWrong} sx={WRAPPING_LABEL}>
        {state.label}
      </InputLabel>
      {isSelect ? <NativeSelect input={input}>{children}</NativeSelect> : input}
      {notes && <FormHelperText error={isWrong}>{notes}</FormHelperText>}
    </FormControl>
  );
}
