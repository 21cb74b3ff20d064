import type { FieldDefinition, ResourceDefinition } from '#generated/definitions.ts';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { type RaRecord, useGetList, useLocale, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { CellValue } from '../list/CellValue.tsx';
import { pickFields } from '../define.ts';
import { listPath, buildRecordPath } from '../paths.ts';
import { useRecordTitle } from '../record-title.ts';
import { useDefinition } from '#admin/api/use-definition.ts';
import { Section } from '#admin/ui/blocks.tsx';

/** Rows, and columns besides the title. */
const MAX_ROWS = 5;
const MAX_COLUMNS = 3;

interface Props {
  /** Resource of the records. */
  name: string;
  count: number;
  /** Filter of its list. */
  filter: Readonly<Record<string, unknown>>;
}

/** The newest related records of another resource, and a link to all of them. */
export function RelatedList({ name, count, filter }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const definition = useDefinition(name);
  const title = `${t(`resources.${name}`)} (${count.toLocaleString(locale)})`;
  return (
    <Section
      title={title}
      aside={
        <Link component={RouterLink} to={listPath({ name }, filter)} variant="body2">
          {t('record.see_all')}
        </Link>
      }
    >
      {definition ? <Rows definition={definition} filter={filter} /> : <Skeleton variant="rounded" height={90} />}
    </Section>
  );
}

function Rows({ definition, filter }: { definition: ResourceDefinition; filter: Props['filter'] }) {
  const t = useTranslate();
  const formatTitle = useRecordTitle(definition);
  const { data } = useGetList<RaRecord>(definition.name, {
    filter,
    pagination: { page: 1, perPage: MAX_ROWS },
    sort: definition.defaultSort,
  });
  if (!data) return <Skeleton variant="rounded" height={90} />;
  const columns = listColumns(definition, filter);
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((record) => (
        <Box component="li" key={record.id} sx={ROW}>
          <Link component={RouterLink} to={buildRecordPath(definition, record.id)} sx={TITLE}>
            {formatTitle(record)}
          </Link>
          {columns.map((field) => (
            <Box key={field.name} sx={field.type === 'money' ? AMOUNT : CELL} title={t(field.label)}>
              <CellValue field={field} record={record} />
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}

/** Returns the columns besides the title, without those that are equal for all records. */
function listColumns(definition: ResourceDefinition, filter: Props['filter']): readonly FieldDefinition[] {
  const candidates = pickFields(definition, definition.columns)
    .filter(({ name, type }) => name !== definition.title && !(name in filter) && type !== 'image')
    .filter(({ name }) => !OWNERS.includes(name));
  // an amount is always included
  const money = candidates.find(({ type }) => type === 'money');
  const others = candidates.filter((field) => field !== money);
  return [...others.slice(0, money ? MAX_COLUMNS - 1 : MAX_COLUMNS), ...(money ? [money] : [])];
}

/** Fields with the owner, which is the record of the page. */
const OWNERS = ['customer_name', 'name', 'email', 'holder', 'author_name', 'recipient'];

const ROW = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr auto', sm: 'minmax(0, 2fr) minmax(148px, 1fr) repeat(2, minmax(0, 1fr))' },
  columnGap: 1.5,
  alignItems: 'center',
  minHeight: 34,
  borderTop: 1,
  borderColor: 'divider',
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
} as const;

const TITLE = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', py: 0.75 } as const;

const CELL = {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // on a phone only the title and the first column
  '&:nth-of-type(n + 2)': { display: { xs: 'none', sm: 'block' } },
} as const;

const AMOUNT = { ...CELL, textAlign: 'end' } as const;
