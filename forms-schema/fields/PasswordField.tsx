import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useState } from 'react';
import { useForms } from '../context.tsx';
import { useFormScope } from '../form-scope.ts';
import type { FieldProps } from '../overrides.ts';
import { TextInput } from './TextInput.tsx';

// not loaded by sign-in forms
const Meter = lazy(async () => ({ default: (await import('./PasswordMeter.tsx')).PasswordMeter }));

/** Minimum length in sign-in forms, which accept any existing password. */
const SIGN_IN_MIN_LENGTH = 1;

/** A password that can be shown; new passwords have a strength meter. */
export function PasswordField(props: FieldProps) {
  const { t } = useForms();
  const { getInputId } = useFormScope();
  const [isShown, setShown] = useState(false);
  const toggle = (
    <IconButton
      edge="end"
      aria-label={t('forms.show_password')}
      aria-pressed={isShown}
      onClick={() => setShown(!isShown)}
      // keeps the caret position
      onMouseDown={(event) => event.preventDefault()}
    >
      {isShown ? <VisibilityOff /> : <Visibility />}
    </IconButton>
  );
  const inputProps = { ...props, type: isShown ? 'text' : 'password', end: toggle };
  if ((props.field.minLength ?? 0) <= SIGN_IN_MIN_LENGTH) return <TextInput {...inputProps} />;
  const meterId = `${getInputId(props.name)}-strength`;
  return (
    <div>
      <TextInput {...inputProps} describedBy={meterId} />
      <Suspense fallback={<div id={meterId} style={{ height: 29 }} />}>
        <Meter {...props} id={meterId} />
      </Suspense>
    </div>
  );
}
