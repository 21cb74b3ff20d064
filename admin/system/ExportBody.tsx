import { loadResource } from '#generated/resource-index.ts';
import type { ResourceDefinition } from '#generated/definitions.ts';
import type { Export } from '#generated/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { type RaRecord, useTranslate } from 'react-admin';
import { DownloadButton } from '../exports/DownloadButton.tsx';
import { FilterWords } from '../exports/FilterWords.tsx';
import { Section } from '../resource/show/blocks.tsx';

const loaders: Readonly<Record<string, (() => Promise<ResourceDefinition>) | undefined>> = loadResource;

/** Which rows an export has, in words, and its file. */
export function ExportBody({ record }: { record: RaRecord }) {
  const t = useTranslate();
  const made = record as Export;
  const { data: resource } = useQuery({
    queryKey: ['resource-definition', made.resource],
    queryFn: async () => (await loaders[made.resource]?.()) ?? null,
  });
  return (
    <Section
      title={t('exports.what')}
      aside={made.status === 'done' && <DownloadButton export={made} variant="contained" />}
    >
      {resource && <FilterWords resource={resource} filter={made.filter} />}
    </Section>
  );
}
