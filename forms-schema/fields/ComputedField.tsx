import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ComponentType, useEffect, useEffectEvent, useRef } from 'react';
import { useForms } from '../context.tsx';
import { useFormScope } from '../form-scope.ts';
import { toInput } from '../form-values.ts';
import type { FieldProps, FormField } from '../overrides.ts';
import { FieldValue } from '../view/FieldValue.tsx';
import { useComputed } from './use-computed.ts';

export interface ComputedProps extends FieldProps {
  siblingFields: readonly FormField[];
  /** Renders the input of an editable field. */
  Input: ComponentType<FieldProps>;
}

/** A computed value: read-only output, or a suggestion that the user may replace. */
export function ComputedField(props: ComputedProps) {
  return props.field.readOnly ? <ComputedOutput {...props} /> : <ComputedInput {...props} />;
}

function ComputedOutput(props: ComputedProps) {
  const { t } = useForms();
  const { getInputId, original } = useFormScope();
  const { field, name } = props;
  return (
    <Box>
      <Typography variant="caption" color="textSecondary" component="label" htmlFor={getInputId(name)}>
        {t(field.label)}
      </Typography>
      {/* not announced on every key */}
      <output id={getInputId(name)} aria-live="off" style={{ display: 'block' }}>
        <FieldValue definition={field} value={useComputed(props)} record={original} />
      </output>
    </Box>
  );
}

function ComputedInput(props: ComputedProps) {
  const { field, name, Input } = props;
  const forms = useForms();
  const { getValues, setValue, original } = useFormScope();
  const value = useComputed(props);
  const text = toInput(field, value, { ...forms, siblings: original });
  const lastSuggestion = useRef<unknown>(text);
  const applySuggestion = useEffectEvent((next: unknown) => {
    const input: unknown = getValues(name);
    // stored and entered values are kept
    const isSuggestion = input === '' || input === lastSuggestion.current;
    lastSuggestion.current = next;
    if (isSuggestion && input !== next) setValue(name, next);
  });
  useEffect(() => applySuggestion(text), [text]);
  return <Input field={field} name={name} />;
}
