import { enums } from '#generated/enum-index.ts';
import type { AnyEnum, FieldDefinition, ResourceDefinition } from '#generated/definitions.ts';
import Box from '@mui/material/Box';
import { type RaRecord, useTranslate } from 'react-admin';
import { recordTitle } from '../record-title.ts';
import { CellValue } from './CellValue.tsx';
import { TitleLink } from './TitleLink.tsx';

const tables: Readonly<Record<string, AnyEnum | undefined>> = enums;
/** Whether a field's values have colours. */
export const isStatus = ({ data }: FieldDefinition): boolean =>
  data !== undefined && tables[data.name]?.colors !== undefined;

interface Props {
  resource: ResourceDefinition;
  fields: readonly FieldDefinition[];
  record: RaRecord;
  tabIndex: number;
}

/** A row of a narrow screen: title and amount, the statuses, then everything else in one line. */
export function PhoneRow({ resource, fields, record, tabIndex }: Props) {
  const t = useTranslate();
  const filled = fields.filter(
    ({ name }) => record[name] !== null && record[name] !== undefined && record[name] !== '',
  );
  const picture = fields.find(({ type }) => type === 'image');
  const amount = filled.find(({ type }) => type === 'money');
  const statuses = filled.filter(isStatus);
  const rest = filled.filter(
    (field) => field !== picture && field !== amount && !statuses.includes(field) && field.name !== resource.title,
  );
  const show = (field: FieldDefinition) => <CellValue field={field} record={record} pictureSize={40} />;
  return (
    <Box sx={{ display: 'flex', gap: 1.25, alignItems: 'center', width: 1, minWidth: 0, lineHeight: 1.45 }}>
      {picture && show(picture)}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
          <TitleLink resource={resource} record={record} tabIndex={tabIndex}>
            {recordTitle(resource, record, t)}
          </TitleLink>
          <Box sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>{amount && show(amount)}</Box>
        </Box>
        {statuses.length > 0 && (
          <Box sx={{ display: 'flex', gap: 0.5, my: 0.25 }}>
            {statuses.map((field) => (
              <span key={field.name}>{show(field)}</span>
            ))}
          </Box>
        )}
        <Box
          sx={{
            color: 'text.secondary',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
            fontSize: '0.8125rem',
          }}
        >
          {rest.map((field, index) => (
            <span key={field.name}>
              {index > 0 && ' · '}
              {show(field)}
            </span>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
