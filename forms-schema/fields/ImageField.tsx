import Box from '@mui/material/Box';
import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { useFormScope } from '../form-scope.ts';
import type { FieldProps } from '../overrides.ts';
import { isFileUpload } from '../upload/file-value.ts';
import { Picture } from '../view/Picture.tsx';
import { createLazyField } from './lazy-field.tsx';
import { TextInput } from './TextInput.tsx';

const FileField = createLazyField(async () => (await import('./FileField.tsx')).FileField);

/** The folder name of a stored picture, with a preview. */
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

/** A picture: an upload where the field takes bytes or a key, otherwise a folder name. */
export function ImageField(props: FieldProps) {
  return isFileUpload(props.field) ? <FileField {...props} /> : <StoredImageField {...props} />;
}
