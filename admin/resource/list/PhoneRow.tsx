import type { FieldDefinition } from '#generated/definitions.ts';
import { useFieldValueFormatter } from '#forms-schema/view/use-value-text.ts';
import Box from '@mui/material/Box';
import { type RaRecord, useTranslate } from 'react-admin';
import type { ColumnOverride, Screen } from '../define.ts';
import { useRecordTitle } from '../record-title.ts';
import { isBlank } from '../is-blank.ts';
import { CellValue } from './CellValue.tsx';
import { isDate, isLabelled, isStatus, isSwitch } from './field-kinds.ts';
import { TitleLink } from './TitleLink.tsx';

/** References have labels that are loaded elsewhere. */
const isReference = ({ ref }: FieldDefinition): boolean => ref !== undefined;

/** Separators of the values in a title. */
const TITLE_SEPARATORS = /, | – | · /;

const ONE_LINE = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

type Overrides = Readonly<Record<string, ColumnOverride | undefined>>;

interface Props {
  screen: Screen;
  fields: readonly FieldDefinition[];
  record: RaRecord;
  tabIndex: number;
}

/** A row on a phone: title and amount, statuses, then the other fields in at most two lines. */
export function PhoneRow({ screen, fields, record, tabIndex }: Props) {
  const t = useTranslate();
  const { resource, columns, headline = [] } = screen;
  const title = resource.fields.find(({ name }) => name === resource.title);
  const titleText = useRecordTitle(screen.resource)(record);
  const formatValue = useFieldValueFormatter();
  // a title may consist of column values
  const isInTitle = (field: FieldDefinition) =>
    !isReference(field) && titleText.split(TITLE_SEPARATORS).includes(formatValue(field, record[field.name], record));
  const getRenderer = (name: string) => (columns as Overrides | undefined)?.[name]?.render;
  const filled = fields.filter(
    ({ name }) => record[name] !== null && record[name] !== undefined && record[name] !== '',
  );
  const picture = fields.find(({ type }) => type === 'image');
  const amounts = filled.filter(({ type }) => type === 'money');
  // the headline's amount, rather than e.g. its VAT
  const mainAmount = amounts.find(({ name }) => headline.includes(name)) ?? amounts[0];
  const amount = mainAmount && !isInTitle(mainAmount) ? mainAmount : undefined;
  // equal statuses, such as of an order and its payment, are shown once
  const statuses = filled
    .filter((field) => isStatus(field) && !isBlank(field, record[field.name], t))
    .filter(({ name }, index, all) => all.findIndex((other) => record[other.name] === record[name]) === index);
  const otherFields = filled.filter(
    (field) =>
      ![picture, mainAmount].includes(field) &&
      !isInTitle(field) &&
      !isStatus(field) &&
      field.name !== resource.title &&
      !(isSwitch(field) && record[field.name] === false),
  );
  const day = otherFields.find(isDate);
  const renderField = (field: FieldDefinition) =>
    getRenderer(field.name)?.(record) ?? <CellValue field={field} record={record} pictureSize={40} />;
  return (
    <Box sx={{ display: 'flex', gap: 1.25, alignItems: 'center', width: 1, minWidth: 0, lineHeight: 1.45 }}>
      {picture && renderField(picture)}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
          <TitleLink resource={resource} record={record} tabIndex={tabIndex}>
            {title && (title.data || getRenderer(title.name)) ? renderField(title) : titleText}
          </TitleLink>
          <Box sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>{amount && renderField(amount)}</Box>
        </Box>
        {statuses.length > 0 && (
          <Box sx={{ display: 'flex', gap: 0.5, my: 0.25 }}>
            {statuses.map((field) => (
              <span key={field.name}>{renderField(field)}</span>
            ))}
          </Box>
        )}
        <Box
          sx={{
            ...{ color: 'text.secondary', fontSize: '0.8125rem', whiteSpace: 'normal', overflow: 'hidden' },
            ...{ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2 },
            // names do not wrap at a hyphen
            '& a': { ...{ display: 'inline-block', maxWidth: '100%', verticalAlign: 'bottom' }, ...ONE_LINE },
          }}
        >
          {otherFields.map((field, index) => (
            <span key={field.name}>
              {index > 0 && ' · '}
              {((isLabelled(field) && !getRenderer(field.name)) || (isDate(field) && field !== day)) &&
                `${t(field.label)}${isSwitch(field) ? '' : ' '}`}
              {!isSwitch(field) && renderField(field)}
            </span>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
