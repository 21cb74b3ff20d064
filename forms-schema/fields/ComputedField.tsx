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
  among: readonly FormField[];
  /** Draws the input where the reader may write another value. */
  Input: ComponentType<FieldProps>;
}

/** A value that follows from others: shown where it is only read, otherwise written ahead until the reader writes another. */
export function ComputedField(props: ComputedProps) {
  return props.field.readOnly ? <Result {...props} /> : <Suggestion {...props} />;
}

function Result(props: ComputedProps) {
  const { t } = useForms();
  const { idOf, original } = useFormScope();
  const { field, name } = props;
  return (
    <Box>
      <Typography variant="caption" color="textSecondary" component="label" htmlFor={idOf(name)}>
        {t(field.label)}
      </Typography>
      {/* what is typed is said already; sums are read when somebody goes to them */}
      <output id={idOf(name)} aria-live="off" style={{ display: 'block' }}>
        <FieldValue definition={field} value={useComputed(props)} record={original} />
      </output>
    </Box>
  );
}

function Suggestion(props: ComputedProps) {
  const { field, name, Input } = props;
  const forms = useForms();
  const { getValues, setValue, original } = useFormScope();
  const value = useComputed(props);
  const text = toInput(field, value, { ...forms, siblings: original });
  const last = useRef<unknown>(text);
  const follow = useEffectEvent((next: unknown) => {
    const typed: unknown = getValues(name);
    // what a record has stays, and so does what the reader wrote
    const isOurs = typed === '' || typed === last.current;
    last.current = next;
    if (isOurs && typed !== next) setValue(name, next);
  });
  useEffect(() => follow(text), [text]);
  return <Input field={field} name={name} />;
}
