import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useForms } from '../context.tsx';
import type { FieldProps } from '../overrides.ts';
import { TextInput } from './TextInput.tsx';

/** A password that its writer can look at. */
export function PasswordField(props: FieldProps) {
  const { t } = useForms();
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
  return <TextInput {...props} type={isShown ? 'text' : 'password'} end={toggle} />;
}
