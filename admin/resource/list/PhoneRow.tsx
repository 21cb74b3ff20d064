import { enums } from '#generated/enum-index.ts';
import type { AnyEnum, FieldDefinition } from '#generated/definitions.ts';
import Box from '@mui/material/Box';
import type { RaRecord } from 'react-admin';
import type { ColumnOverride, Screen } from '../define.ts';
import { recordTitle } from '../record-title.ts';
import { CellValue } from './CellValue.tsx';
import { TitleLink } from './TitleLink.tsx';

const tables: Readonly<Record<string, AnyEnum | undefined>> = enums;
/** Whether a field's values have colours. */
export const isStatus = ({ data }: FieldDefinition): boolean =>
  data !== undefined && tables[data.name]?.colors !== undefined;

type Overrides = Readonly<Record<string, ColumnOverride | undefined>>;

interface Props {
  screen: Screen;
  fields: readonly FieldDefinition[];
  record: RaRecord;
  tabIndex: number;
}

/** A row of a narrow screen: title and amount, the statuses, then everything else in one line. */
export function PhoneRow({ screen, fields, record, tabIndex }: Props) {
  const { resource, columns, headline = [] } = screen;
  const drawn = (name: string) => (columns as Overrides | undefined)?.[name]?.render;
  const filled = fields.filter(
    ({ name }) => record[name] !== null && record[name] !== undefined && record[name] !== '',
  );
  const title = resource.fields.find(({ name }) => name === resource.title);
  const picture = fields.find(({ type }) => type === 'image');
  const amounts = filled.filter(({ type }) => type === 'money');
  // what it is worth, not the VAT in it
  const amount = amounts.find(({ name }) => headline.includes(name)) ?? amounts[0];
  // an order that is paid, and whose payment is, says so once
  const statuses = filled
    .filter(isStatus)
    .filter(({ name }, place, all) => all.findIndex((one) => record[one.name] === record[name]) === place);
  const rest = filled.filter(
    (field) => field !== picture && field !== amount && !isStatus(field) && field.name !== resource.title,
  );
  const show = (field: FieldDefinition) =>
    drawn(field.name)?.(record) ?? <CellValue field={field} record={record} pictureSize={40} />;
  return (
    <Box sx={{ display: 'flex', gap: 1.25, alignItems: 'center', width: 1, minWidth: 0, lineHeight: 1.45 }}>
      {picture && show(picture)}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
          <TitleLink resource={resource} record={record} tabIndex={tabIndex}>
            {title && (title.data || drawn(title.name)) ? show(title) : recordTitle(resource, record)}
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
