import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
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
  start?: ReactNode;
  end?: ReactNode;
  /** Id of what else describes the input. */
  describedBy?: string;
  /** What the input shows once it is left, for another way of writing the same. */
  tidy?: (typed: string) => string;
  /** The options, which make it a native select. */
  children?: ReactNode;
}

/** The line, area or native select behind most field types: uncontrolled, so that typing renders nothing. */
export function TextInput({ field, name, type, inputMode, multiline, start, end, tidy, describedBy, children }: Props) {
  const state = useField({ field, name });
  const { register, getValues, setValue } = useFormScope();
  const [initial] = useState<unknown>(() => getValues(name));
  const { ref, onBlur, ...registered } = register(name);
  const isAttached = useRef(false);
  const attach = (element: HTMLInputElement | null): void => {
    const typed = element && !isAttached.current && element.value !== initial ? element.value : undefined;
    ref(element);
    // what was typed into the server's page before its script arrived
    if (typed) setValue(name, typed);
    isAttached.current = true;
  };
  const described = [state.aria['aria-describedby'], describedBy].filter(Boolean).join(' ');
  const isSelect = children !== undefined;
  return (
    <TextField
      {...registered}
      onBlur={(event) => {
        const typed = event.target.value;
        if (tidy && tidy(typed) !== typed) setValue(name, tidy(typed));
        void onBlur(event);
      }}
      inputRef={attach}
      id={state.id}
      type={type}
      label={state.label}
      defaultValue={initial ?? ''}
      required={state.required}
      disabled={field.disabled}
      error={state.error !== undefined}
      helperText={notesOf(state)}
      multiline={multiline}
      minRows={multiline ? 3 : undefined}
      select={isSelect}
      fullWidth
      placeholder={field.placeholder}
      autoComplete={field.autoComplete ?? autoCompleteOf(field)}
      slotProps={{
        // always above: it stays put when a value comes from the server, a reset or the browser's autofill
        inputLabel: { shrink: true, sx: LABEL },
        select: { native: true },
        input: {
          startAdornment: start && <InputAdornment position="start">{start}</InputAdornment>,
          endAdornment: end && <InputAdornment position="end">{end}</InputAdornment>,
        },
        htmlInput: {
          ...state.aria,
          'aria-describedby': described || undefined,
          inputMode,
          dir: field.type === 'text' || multiline ? 'auto' : undefined,
        },
      }}
    >
      {children}
    </TextField>
  );
}
