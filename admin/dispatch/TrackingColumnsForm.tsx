import { unwrap } from '#generated/client/unwrap.ts';
import type { TrackingColumns, TrackingImport } from '#generated/schemas.ts';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useRefresh, useTranslate } from 'react-admin';
import { api } from '../api/client.ts';
import { Row, Section } from '../resource/show/blocks.tsx';
import { useTold } from './use-dispatch.ts';

/** What a file is asked for, each with its word. */
const WANTED = [
  ['order', 'fields.order_number'],
  ['number', 'fields.tracking_number'],
  ['carrier', 'fields.carrier'],
  ['link', 'tracking.link'],
] as const satisfies readonly (readonly [keyof TrackingColumns, string])[];

/** Which column of the file holds what; a change matches all rows anew, and is remembered for the partner. */
export function TrackingColumnsForm({ one }: { one: TrackingImport }) {
  const t = useTranslate();
  const told = useTold();
  const refresh = useRefresh();
  const { headings = [], columns } = one;
  if (!columns) return null;
  const choose = (name: keyof TrackingColumns, text: string) =>
    told(async () => {
      const body = { ...columns, [name]: text === '' ? null : Number(text) };
      await unwrap(api.POST('/admin/tracking_imports/{id}/columns', { params: { path: { id: one.id } }, body }));
      refresh();
    });
  return (
    <Section title={t('tracking.columns')}>
      <Row>
        {WANTED.map(([name, label]) => (
          <TextField
            key={name}
            select
            size="small"
            margin="dense"
            label={t(label)}
            value={columns[name] ?? ''}
            onChange={(event) => void choose(name, event.target.value)}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
            sx={{ minWidth: 170 }}
          >
            <MenuItem value="">{t('tracking.no_column')}</MenuItem>
            {headings.map((heading, index) => (
              // a file may have the same heading twice
              <MenuItem key={`${heading}-${String(index)}`} value={index}>
                {heading || `#${index + 1}`}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Row>
    </Section>
  );
}
