import { LOOK_PARTS, findLookWarnings } from '#domain/shops/look-contrast.ts';
import { ColorField } from '#forms-schema/fields/ColorField.tsx';
import { useFormScope } from '#forms-schema/form-scope.ts';
import type { FieldProps } from '#forms-schema/overrides.ts';
import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { ContrastNote } from './ContrastNote.tsx';

/** A text colour field of a theme with a contrast warning. */
export function ContrastField(props: FieldProps) {
  const { control, setValue } = useFormScope();
  const { ground = '', text = '' } = LOOK_PARTS.find((part) => part.text === props.name) ?? {};
  const [groundColor, textColor]: unknown[] = useWatch({ control, name: [ground, text] });
  const [warning] = findLookWarnings({ [ground]: groundColor, [text]: textColor });
  const apply = () => warning && setValue(warning.field, warning.color, { shouldDirty: true, shouldValidate: true });
  return (
    <Box>
      <ColorField {...props} />
      <div role="status">{warning && <ContrastNote warning={warning} onUse={apply} />}</div>
    </Box>
  );
}
