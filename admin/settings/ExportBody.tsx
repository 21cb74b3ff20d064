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
  const file = record as Export;
  const resource = useDefinition(file.resource);
  return (
    <Section
      title={t(`resources.${file.resource}`)}
      aside={file.status === 'done' && <DownloadButton export={file} variant="contained" />}
    >
      {file.customer_id != null && t(file.mailed ? 'exports.of_customer_mailed' : 'exports.of_customer')}
      {file.customer_id == null && resource && <Contents file={file} resource={resource} />}
    </Section>
  );
}

function Contents({ file, resource }: { file: Export; resource: ResourceDefinition }) {
  const t = useTranslate();
  const getLabel = (name: string) => {
    const field = (resource.listFields ?? resource.fields).find((one) => one.name === name);
    return field ? t(field.label) : name;
  };
  return (
    <>
      <FilterSummary resource={resource} filter={file.filter} />
      <Typography variant="body2" sx={{ mt: 1 }}>
        {t('list.columns')}: {(file.columns ?? []).map(getLabel).join(', ')}
      </Typography>
      {file.sort && (
        <Typography variant="body2">
          {t('list.sort')}: {getLabel(file.sort.field)}, {t(`options.${file.sort.order}`)}
        </Typography>
      )}
    </>
  );
}
