import { unwrap } from '#generated/client/unwrap.ts';
import { Language } from '#generated/enums/Language.ts';
import type { Project, StatementSums } from '#generated/schemas.ts';
import { formatMoney } from '#domain/format-money.ts';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'react-admin';
import { useState } from 'react';
import { api } from '#admin/api/client.ts';
import { saveBytes, openPdf } from '#admin/ui/open-file.ts';
import { ErrorPanel } from '#admin/ui/ErrorPanel.tsx';
import { Row, Section } from '#admin/ui/blocks.tsx';
import { WorkButton } from '#admin/ui/WorkButton.tsx';
import { listQuarters } from './quarters.ts';

type Bytes = ReadableStream<Uint8Array>;

const COUNTS = ['sold', 'returned'] as const;
const AMOUNTS = ['gross', 'refunds', 'vat', 'net', 'fee', 'due'] as const;

/** Space for the labels of the selects below the title on phones. */
const BELOW_TITLE = { mt: { xs: 1, sm: 0 } } as const;

/** The statement of a project for a quarter, with files in the artist's language. */
export function Statement({ project }: { project: Project }) {
  const t = useTranslate();
  const locale = useLocale() ?? 'en';
  const [quarters] = useState(() => listQuarters(project.created_at ?? 0, Date.now() / 1000));
  const [quarterIndex, setQuarterIndex] = useState(0);
  const [lang, setLang] = useState<Language>(project.owner?.lang ?? 'en');
  const { from = '', to = '' } = quarters[quarterIndex] ?? {};
  const path = { id: project.id ?? 0 };
  const { data, error, refetch } = useQuery({
    queryKey: ['statement', path.id, from],
    queryFn: () => unwrap(api.GET('/admin/projects/{id}/statement', { params: { path, query: { from, to } } })),
    placeholderData: keepPreviousData,
  });
  const options = { params: { path, query: { from, to, lang } }, parseAs: 'stream' } as const;
  const fetchPdf = async () => (await unwrap(api.GET('/admin/projects/{id}/statement/pdf', options))) as Bytes;
  const fetchCsv = async () => (await unwrap(api.GET('/admin/projects/{id}/statement/csv', options))) as Bytes;
  const languageNames = new Intl.DisplayNames(locale, { type: 'language' });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  return (
    <Section
      title={t('statement.title')}
      aside={
        <Row>
          <TextField
            select
            label={t('statement.quarter')}
            value={quarterIndex}
            sx={BELOW_TITLE}
            onChange={({ target }) => setQuarterIndex(Number(target.value))}
          >
            {quarters.map(({ quarter, year }, index) => (
              <MenuItem key={index} value={index}>
                {t('statement.all_of', { quarter, year })}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            select
            label={t('statement.language')}
            value={lang}
            onChange={({ target }) => setLang(Language.values.find((one) => one === target.value) ?? 'en')}
            sx={{ ...BELOW_TITLE, minWidth: 130 }}
          >
            {Language.values.map((one) => (
              <MenuItem key={one} value={one}>
                {languageNames.of(one)}
              </MenuItem>
            ))}
          </TextField>
          <WorkButton work={async () => openPdf(await fetchPdf())}>{t('statement.pdf')}</WorkButton>
          <WorkButton work={async () => saveBytes(await fetchCsv(), `statement-${path.id}-${from}-${to}.csv`)}>
            {t('statement.csv')}
          </WorkButton>
        </Row>
      }
    >
      {error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={120} />}
      {data && (
        <Box sx={{ color: 'text.secondary', typography: 'body2', mt: 0.5 }}>
          {data.sums.length === 0
            ? t('statement.empty')
            : t('statement.fee_rate', { rate: list.format(data.fee_rates.map((rate) => percent.format(rate / 100))) })}
        </Box>
      )}
      {data?.sums.map((sums) => (
        <Sums key={sums.currency} sums={sums} />
      ))}
    </Section>
  );
}

function Sums({ sums }: { sums: StatementSums }) {
  const t = useTranslate();
  const locale = useLocale();
  const { currency, rows } = sums;
  const renderFigures = (row: Pick<StatementSums, (typeof COUNTS)[number] | (typeof AMOUNTS)[number]>) => [
    ...COUNTS.map((name) => (
      <TableCell key={name} align="right">
        {row[name]}
      </TableCell>
    )),
    ...AMOUNTS.map((name) => (
      <TableCell key={name} align="right" sx={{ whiteSpace: 'nowrap' }}>
        {formatMoney(row[name], currency, locale)}
      </TableCell>
    )),
  ];
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={`${t('statement.title')} ${currency}`}>
      <Table size="small" sx={{ fontVariantNumeric: 'tabular-nums', '& tr:last-child td': { borderBottom: 0 } }}>
        <TableHead>
          <TableRow>
            <TableCell>{t('statement.item')}</TableCell>
            {[...COUNTS, ...AMOUNTS].map((name) => (
              <TableCell key={name} align="right">
                {t(`fields.${name}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.item_id}>
              <TableCell sx={{ minWidth: 96 }}>{row.item_name}</TableCell>
              {renderFigures(row)}
            </TableRow>
          ))}
          {rows.length > 1 && (
            <TableRow sx={{ '& td': { fontWeight: 650 } }}>
              <TableCell>{t('statement.total')}</TableCell>
              {renderFigures(sums)}
            </TableRow>
          )}
        </TableBody>
      </Table>
    </Box>
  );
}
