import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useForms } from '../context.tsx';
import { useFormScope } from '../form-scope.ts';
import type { FormField } from '../overrides.ts';
import { toInputName } from '../paths.ts';
import { isEmpty } from '../predicates.ts';
import { useNestedFields } from './nested-fields.ts';

interface Props {
  fields: readonly FormField[];
  /** Input name of the track. */
  parent: string;
}

/**
 * Further fields of a track, such as its sound, in a native details element: they post without JavaScript, and an error
 * expands them.
 */
export function TrackDetails({ fields, parent }: Props) {
  const { t } = useForms();
  const { Fields } = useNestedFields();
  const { control, onReveal } = useFormScope();
  const [isOpen, setOpen] = useState(false);
  const names = fields.map((field) => toInputName(parent, field.name));
  useEffect(() => onReveal(parent, () => setOpen(true)), [onReveal, parent]);
  const values: readonly unknown[] = useWatch({ control, name: names });
  const isFilled = values.some((value) => !isEmpty(value));
  return (
    <Box
      component="details"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen((currentTarget as HTMLDetailsElement).open)}
      sx={{ mt: 1 }}
    >
      <Box component="summary" sx={SUMMARY}>
        {fields.map(({ label }) => t(label)).join(', ')}
        {isFilled && <Check fontSize="inherit" titleAccess={t('forms.filled')} sx={{ ml: 0.5, mb: '-2px' }} />}
      </Box>
      <Box sx={{ pt: 1.5 }}>
        <Fields fields={fields} parent={parent} />
      </Box>
    </Box>
  );
}

const SUMMARY = {
  width: 'fit-content',
  cursor: 'pointer',
  typography: 'body2',
  color: 'text.secondary',
  borderRadius: 1,
  px: 0.5,
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
} as const;
