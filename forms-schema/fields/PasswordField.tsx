import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useState } from 'react';
import { useForms } from '../context.tsx';
import { useFormScope } from '../form-scope.ts';
import type { FieldProps } from '../overrides.ts';
import { TextInput } from './TextInput.tsx';

// who signs in needs no advice
const Meter = lazy(async () => ({ default: (await import('./PasswordMeter.tsx')).PasswordMeter }));

/** So short may be what somebody signs in with: any that was ever chosen. */
const SIGN_IN = 1;

/** A password that its writer can look at; while one is being chosen, with how strong it is. */
export function PasswordField(props: FieldProps) {
  const { t } = useForms();
  const { idOf } = useFormScope();
  const [isShown, setShown] = useState(false);
  const toggle = (
    <IconButton
      edge="end"
      aria-label={t('forms.show_password')}
      aria-pressed={isShown}
      onClick={() => setShown(!isShown)}
      // the caret stays where it was
      onMouseDown={(event) => event.preventDefault()}
    >
      {isShown ? <VisibilityOff /> : <Visibility />}
    </IconButton>
  );
  const line = { ...props, type: isShown ? 'text' : 'password', end: toggle };
  if ((props.field.minLength ?? 0) <= SIGN_IN) return <TextInput {...line} />;
  const meterId = `${idOf(props.name)}-strength`;
  return (
    <div>
      <TextInput {...line} describedBy={meterId} />
      <Suspense fallback={<div id={meterId} style={{ height: 29 }} />}>
        <Meter {...props} id={meterId} />
      </Suspense>
    </div>
  );
}
