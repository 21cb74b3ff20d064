import { canImport } from '#domain/imports/kinds.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import { ImportRequestFields } from '#generated/fields/ImportRequest.ts';
import type { Role } from '#generated/definitions.ts';
import type { ImportRequest } from '#generated/schemas.ts';
import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { api } from '#admin/api/client.ts';
import { useRole } from '#admin/api/use-role.ts';
import { buildRecordPath } from '#admin/resource/paths.ts';
import { ImportPage } from './ImportPage.tsx';

type KindField = Extract<(typeof ImportRequestFields)[number], { name: 'kind' }>;

/** Limits the import kinds to those a role may use. */
const limitKindsToRole = (field: KindField, role: Role | undefined) => ({
  ...field,
  data: { ...field.data, values: field.data.values.filter((kind) => canImport(kind, role)) },
});

/** The first step of an import: kind and file. */
export function NewImport() {
  const t = useTranslate();
  const role = useRole();
  const definitions = useMemo(
    () => ImportRequestFields.map((field) => (field.name === 'kind' ? limitKindsToRole(field, role) : field)),
    [role],
  );
  const begin = async (values: object) => {
    const { id } = await unwrap(api.POST('/admin/imports', { body: values as ImportRequest }));
    return buildRecordPath({ name: 'imports' }, id);
  };
  return (
    <ImportPage title={t('imports.new')} hint={t('imports.new_hint')} definitions={definitions} uploadFile={begin} />
  );
}
