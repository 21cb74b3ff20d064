import type { FieldDefinition } from '#generated/definitions.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import { TrackingImportFields } from '#generated/fields/TrackingImport.ts';
import type { Query } from '#generated/operation-types.ts';
import { useTranslate } from 'react-admin';
import { api } from '#admin/api/client.ts';
import { ImportPage } from '#admin/imports/ImportPage.tsx';
import { buildRecordPath } from '#admin/resource/paths.ts';

const headers = { 'content-type': 'application/octet-stream' };

/** The file, sent as the body of the request, and the partner it is from. */
const FIELDS: readonly FieldDefinition[] = [
  {
    ...{ name: 'file', type: 'file', label: 'fields.file', binary: true, required: true },
    ...{ accept: '.csv, .tsv, .txt, .xlsx', maxSize: 5 },
  },
  ...TrackingImportFields.filter(({ name }) => name === 'partner').map((field) => ({
    ...field,
    readOnly: false,
    help: 'tracking.any_partner',
  })),
];

interface FormValues {
  file: File;
  partner?: Query<'adminCreateTrackingImport'>['partner'] | null;
}

/** The first step of an import of tracking numbers. */
export function UploadTracking() {
  const t = useTranslate();
  const upload = async (values: object) => {
    const { file, partner } = values as FormValues;
    const params = { query: { name: file.name, ...(partner && { partner }) } };
    const { id } = await unwrap(api.POST('/admin/tracking-imports', { params, body: file, headers }));
    return buildRecordPath({ name: 'tracking-imports' }, id);
  };
  return <ImportPage title={t('tracking.new')} hint={t('tracking.hint')} definitions={FIELDS} uploadFile={upload} />;
}
