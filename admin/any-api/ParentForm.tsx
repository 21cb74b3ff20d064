import type { FieldDefinition } from '#generated/definitions.ts';
import { SchemaForm } from '#forms-schema/SchemaForm.tsx';
import { SubmitButton } from '#forms-schema/SubmitButton.tsx';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'react-admin';

/**
 * Selects the parent of a nested list, such as the org of `/orgs/{org}/repos`, where the API has no list of all
 * records.
 */
export function ParentForm({ owners }: { owners: readonly FieldDefinition[] }) {
  const t = useTranslate();
  const { filterValues, setFilters } = useListContext();
  return (
    <Stack sx={{ p: { xs: 2, sm: 4 }, gap: 2, maxWidth: 480 }}>
      <Typography>{t('errors.parent_needed')}</Typography>
      <SchemaForm
        definitions={owners}
        values={filterValues}
        submitOnEnter
        onSubmit={(values) => setFilters({ ...filterValues, ...values })}
      >
        <SubmitButton sx={{ mt: 2 }}>{t('list.apply')}</SubmitButton>
      </SchemaForm>
    </Stack>
  );
}
