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
  const pair = LOOK_PARTS.find(({ text }) => text === props.name);
  const [ground = '', text = ''] = [pair?.ground, pair?.text];
  const [back, front]: unknown[] = useWatch({ control, name: [ground, text] });
  const [warning] = findLookWarnings({ [ground]: back, [text]: front });
  const use = () => warning && setValue(warning.field, warning.color, { shouldDirty: true, shouldValidate: true });
  return (
    <Box>
      <ColorField {...props} />
      <div role="status">{warning && <ContrastNote warning={warning} onUse={use} />}</div>
    </Box>
  );
}
