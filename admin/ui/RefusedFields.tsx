import type { ApiError } from '#generated/client/api-error.ts';
import type { FieldDefinition } from '#generated/definitions.ts';
import type { UndoConflict } from '#generated/schemas.ts';
import { useFieldValueFormatter } from '#forms-schema/view/use-value-text.ts';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { formatApiError } from '#admin/api/submit-errors.ts';
import { useDefinition } from '#admin/api/use-definition.ts';

interface Props {
  error: ApiError;
  /** Resource of the record, where the error has none. */
  resource?: string;
}

/** Message of a refused call with its fields; for an undo conflict also the expected and current values. */
export function RefusedFields({ error, resource }: Props) {
  const t = useTranslate();
  const valueText = useFieldValueFormatter();
  const { resource: resourceName = resource, expected, current } = Object(error.body) as Partial<UndoConflict>;
  const definition = useDefinition(resourceName);
  const formatLine = ({ path, code, params }: ApiError['fields'][number]) => {
    const [name = ''] = path.split('.');
    const field: FieldDefinition = definition?.fields.find((candidate) => candidate.name === name) ?? {
      name,
      type: 'text',
      label: `fields.${name}`,
    };
    const label = t(field.label, { _: name });
    const formatRecordValue = (record: Record<string, unknown>) => valueText(field, record[name], record) || '–';
    return expected && current && name in expected
      ? t('undo.set_now', { field: label, expected: formatRecordValue(expected), current: formatRecordValue(current) })
      : t('words.pair', { label, value: t(`errors.${code}`, { ...params, _: code }) });
  };
  return (
    <>
      {formatApiError(error, t)}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {error.fields.map((field) => (
          <li key={field.path}>{formatLine(field)}</li>
        ))}
      </Box>
    </>
  );
}
