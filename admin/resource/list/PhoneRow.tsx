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

/** References are shown by names that are not at hand here. */
const isReference = ({ ref }: FieldDefinition): boolean => ref !== undefined;

/** What parts the facts that a title is made of. */
const TITLE_PARTS = /, | – | · /;

const ONE_LINE = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

type Overrides = Readonly<Record<string, ColumnOverride | undefined>>;

interface Props {
  screen: Screen;
  fields: readonly FieldDefinition[];
  record: RaRecord;
  tabIndex: number;
}

/** A row of a narrow screen: title and amount, the statuses, then everything else in at most two lines. */
export function PhoneRow({ screen, fields, record, tabIndex }: Props) {
  const t = useTranslate();
  const { resource, columns, headline = [] } = screen;
  const title = resource.fields.find(({ name }) => name === resource.title);
  const words = useRecordTitle(screen.resource)(record);
  const textOf = useFieldValueFormatter();
  // a title may be made of what stands in the columns
  const isInTitle = (field: FieldDefinition) =>
    !isReference(field) && words.split(TITLE_PARTS).includes(textOf(field, record[field.name], record));
  const drawn = (name: string) => (columns as Overrides | undefined)?.[name]?.render;
  const filled = fields.filter(
    ({ name }) => record[name] !== null && record[name] !== undefined && record[name] !== '',
  );
  const picture = fields.find(({ type }) => type === 'image');
  const amounts = filled.filter(({ type }) => type === 'money');
  // what it is worth, not the VAT in it
  const worth = amounts.find(({ name }) => headline.includes(name)) ?? amounts[0];
  const amount = worth && !isInTitle(worth) ? worth : undefined;
  // an order that is paid, and whose payment is, says so once
  const statuses = filled
    .filter((field) => isStatus(field) && !isBlank(field, record[field.name], t))
    .filter(({ name }, place, all) => all.findIndex((one) => record[one.name] === record[name]) === place);
  const rest = filled.filter(
    (field) =>
      ![picture, worth].includes(field) &&
      !isInTitle(field) &&
      !isStatus(field) &&
      field.name !== resource.title &&
      !(isSwitch(field) && record[field.name] === false),
  );
  const day = rest.find(isDate);
  const show = (field: FieldDefinition) =>
    drawn(field.name)?.(record) ?? <CellValue field={field} record={record} pictureSize={40} />;
  return (
    <Box sx={{ display: 'flex', gap: 1.25, alignItems: 'center', width: 1, minWidth: 0, lineHeight: 1.45 }}>
      {picture && show(picture)}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
          <TitleLink resource={resource} record={record} tabIndex={tabIndex}>
            {title && (title.data || drawn(title.name)) ? show(title) : words}
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
            ...{ color: 'text.secondary', fontSize: '0.8125rem', whiteSpace: 'normal', overflow: 'hidden' },
            ...{ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2 },
            // a name is not broken at its dash
            '& a': { ...{ display: 'inline-block', maxWidth: '100%', verticalAlign: 'bottom' }, ...ONE_LINE },
          }}
        >
          {rest.map((field, index) => (
            <span key={field.name}>
              {index > 0 && ' · '}
              {((isLabelled(field) && !drawn(field.name)) || (isDate(field) && field !== day)) &&
                `${t(field.label)}${isSwitch(field) ? '' : ' '}`}
              {!isSwitch(field) && show(field)}
            </span>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
