import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputAdornment from '@mui/material/InputAdornment';
import type { InputBaseComponentProps } from '@mui/material/InputBase';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type HTMLAttributes, type ReactNode, useRef, useState } from 'react';
import { useFormScope } from '../form-scope.ts';
import type { FieldProps } from '../overrides.ts';
import { autoCompleteOf } from './auto-complete.ts';
import { LABEL } from './label-style.ts';
import { notesOf } from './FieldNotes.tsx';
import { useField } from './use-field.ts';

interface Props extends FieldProps {
  type?: string;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  multiline?: boolean;
  /** What is typed is code: letters of one width, and no spelling to check. */
  code?: boolean;
  start?: ReactNode;
  end?: ReactNode;
  /** Id of what else describes the input. */
  describedBy?: string;
  /** What the input shows once it is left, for another way of writing the same. */
  tidy?: (typed: string) => string;
  /** The options, which make it a native select. */
  children?: ReactNode;
}

// Labels are always above, so MUI need not hear of each change, which would render the field whenever it becomes empty
// or is no longer: changes go to the form alone.
function Line({ onChange: _, onType, ...props }: InputBaseComponentProps) {
  return <input {...props} onChange={onType} />;
}

/** Grows with its text where the browser can do that by itself; measuring it instead would cost a layout each time. */
function Area({ onChange: _, onType, ...props }: InputBaseComponentProps) {
  return <textarea {...props} onChange={onType} />;
}

const GROWING = {
  // three lines of MUI's height at least
  '& textarea': { fieldSizing: 'content', minHeight: '4.3125em' },
  '@supports not (field-sizing: content)': { '& textarea': { resize: 'vertical' } },
} as const;

const CODE = {
  ...GROWING,
  '& textarea': { ...GROWING['& textarea'], fontFamily: 'monospace', fontSize: 13 },
} as const;

/**
 * The line, area or native select behind most field types: uncontrolled, so that typing renders nothing. It is put
 * together of the parts of MUI's TextField, which is the same on the screen and costs more.
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
  tidy,
  describedBy,
  children,
}: Props) {
  const state = useField({ field, name });
  const { register, getValues, setValue } = useFormScope();
  const [initial] = useState<unknown>(() => getValues(name));
  const { ref, onBlur, onChange } = register(name);
  const isAttached = useRef(false);
  const attach = (element: HTMLInputElement | null): void => {
    const typed = element && !isAttached.current && element.value !== initial ? element.value : undefined;
    ref(element);
    // what was typed into the server's page before its script arrived
    if (typed) setValue(name, typed);
    isAttached.current = true;
  };
  const isSelect = children !== undefined;
  const isWrong = state.error !== undefined;
  const notes = notesOf(state);
  const described = state.aria['aria-describedby'];
  const input = (
    <OutlinedInput
      id={state.id}
      name={name}
      type={type}
      label={state.label}
      error={isWrong}
      // always above: it stays put when a value comes from the server, a reset or the browser's autofill
      notched
      fullWidth
      defaultValue={initial ?? ''}
      multiline={multiline}
      placeholder={field.placeholder}
      autoComplete={field.autoComplete ?? autoCompleteOf(field)}
      startAdornment={start && <InputAdornment position="start">{start}</InputAdornment>}
      endAdornment={end && <InputAdornment position="end">{end}</InputAdornment>}
      inputRef={attach}
      onBlur={(event) => {
        const typed = event.target.value;
        if (tidy && tidy(typed) !== typed) setValue(name, tidy(typed));
        void onBlur(event);
      }}
      {...(isSelect ? { onChange } : { inputComponent: multiline ? Area : Line })}
      sx={multiline ? (code ? CODE : GROWING) : undefined}
      inputProps={{
        ...state.aria,
        'aria-describedby': described && describedBy ? `${described} ${describedBy}` : (described ?? describedBy),
        inputMode,
        dir: field.type === 'text' || multiline ? 'auto' : undefined,
        ...(!isSelect && { onType: onChange }),
        ...(multiline && { rows: 3 }),
        ...(code && { spellCheck: false }),
      }}
    />
  );
  return (
    // the error is told to its parts: told by their context, it would make React commit twice
    <FormControl fullWidth required={state.required} disabled={field.disabled}>
      <InputLabel htmlFor={state.id} shrink error={isWrong} sx={LABEL}>
        {state.label}
      </InputLabel>
      {isSelect ? <NativeSelect input={input}>{children}</NativeSelect> : input}
      {notes && <FormHelperText error={isWrong}>{notes}</FormHelperText>}
    </FormControl>
  );
}
