import type { ResourceDefinition } from '#generated/definitions.ts';
import type { Export } from '#generated/schemas.ts';
import Typography from '@mui/material/Typography';
import { type RaRecord, useTranslate } from 'react-admin';
import { DownloadButton } from '#admin/resource/exports/DownloadButton.tsx';
import { FilterSummary } from '#admin/resource/exports/FilterSummary.tsx';
import { Section } from '#admin/ui/blocks.tsx';
import { useDefinition } from '#admin/api/use-definition.ts';

/** The contents of an export and its file. */
export function ExportBody({ record }: { record: RaRecord }) {
  const t = useTranslate();
  const made = record as Export;
  const resource = useDefinition(made.resource);
  return (
    <Section
      title={t(`resources.${made.resource}`)}
      aside={made.status === 'done' && <DownloadButton export={made} variant="contained" />}
    >
      {made.customer_id != null && t(made.mailed ? 'exports.of_customer_mailed' : 'exports.of_customer')}
      {made.customer_id == null && resource && <Contents made={made} resource={resource} />}
    </Section>
  );
}

function Contents({ made, resource }: { made: Export; resource: ResourceDefinition }) {
  const t = useTranslate();
  const nameOf = (name: string) => {
    const field = (resource.listFields ?? resource.fields).find((one) => one.name === name);
    return field ? t(field.label) : name;
  };
  return (
    <>
      <FilterSummary resource={resource} filter={made.filter} />
      <Typography variant="body2" sx={{ mt: 1 }}>
        {t('list.columns')}: {(made.columns ?? []).map(nameOf).join(', ')}
      </Typography>
      {made.sort && (
        <Typography variant="body2">
          {t('list.sort')}: {nameOf(made.sort.field)}, {t(`options.${made.sort.order}`)}
        </Typography>
      )}
    </>
  );
}
