import { formatBytes } from '#forms-schema/bytes.ts';
import { exportsResource } from '#generated/resources/exports.ts';
import type { Export } from '#generated/schemas.ts';
import { useLocale, useTranslate } from 'react-admin';
import { DownloadButton } from '#admin/resource/exports/DownloadButton.tsx';
import { screen } from '#admin/resource/define.ts';

// exports are started in the lists
const { create: _, ...operations } = exportsResource.operations;

export default screen(
  { ...exportsResource, operations },
  {
    columns: {
      resource: { width: 130, render: ({ resource }) => <ListName name={String(resource)} /> },
      bytes: { width: 130, render: (record) => <ExportFile export={record as Export} /> },
    },
    headline: ['status'],
    show: [
      'customer_id',
      'format',
      'failure',
      'rows_done',
      'rows_total',
      'bytes',
      'created_by',
      'created_at',
      'finished_at',
      'expires_at',
    ],
    body: async () => (await import('./ExportBody.tsx')).ExportBody,
  },
);

function ListName({ name }: { name: string }) {
  return useTranslate()(`resources.${name}`);
}

function ExportFile({ export: file }: { export: Export }) {
  const locale = useLocale();
  return file.status === 'done' && <DownloadButton export={file} sizeLabel={formatBytes(file.bytes ?? 0, locale)} />;
}
