import Box from '@mui/material/Box';
import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { useFormScope } from '../form-scope.ts';
import type { FieldProps } from '../overrides.ts';
import { isChosen } from '../upload/file-value.ts';
import { Picture } from '../view/Picture.tsx';
import { lazily } from './lazily.tsx';
import { TextInput } from './TextInput.tsx';

const FileField = lazily(async () => (await import('./FileField.tsx')).FileField);

/** A picture kept in the storage, by the name of its folder, with the picture beside it. */
function StoredImageField(props: FieldProps) {
  const { field, name } = props;
  const { control } = useFormScope();
  const folder: unknown = useDeferredValue(useWatch({ control, name, exact: true }));
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
      <Picture size={56} folder={field.preview} name={typeof folder === 'string' ? folder.trim() : ''} />
      <TextInput {...props} />
    </Box>
  );
}

/** A picture: a file to send where the description wants its bytes or its key, otherwise a name. */
export function ImageField(props: FieldProps) {
  return isChosen(props.field) ? <FileField {...props} /> : <StoredImageField {...props} />;
}
