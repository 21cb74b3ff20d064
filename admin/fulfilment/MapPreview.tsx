import { unwrap } from '#generated/client/unwrap.ts';
import type { PartnerMap } from '#generated/schemas.ts';
import Box from '@mui/material/Box';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type RaRecord, useTranslate } from 'react-admin';
import { useDeferredValue } from 'react';
import { api } from '#admin/api/client.ts';
import { useDebounced } from '#admin/ui/use-debounced.ts';
import { Section } from '#admin/ui/blocks.tsx';
import { SecondaryText } from '#admin/ui/SecondaryText.tsx';

/** Debounce of the preview, in milliseconds. */
const DEBOUNCE_MS = 400;

/** A preview of a partner's file with the columns being edited. */
export function MapPreview({ record, values }: { record: RaRecord; values: Readonly<Record<string, unknown>> }) {
  const t = useTranslate();
  const map = useDeferredValue(useDebounced(JSON.stringify(values['map'] ?? record['map']), DEBOUNCE_MS));
  const { data, error } = useQuery({
    queryKey: ['map-preview', record.id, map],
    queryFn: () => {
      const body = { map: JSON.parse(map) as PartnerMap };
      return unwrap(api.POST('/admin/partners/{id}/preview', { params: { path: { id: Number(record.id) } }, body }));
    },
    placeholderData: keepPreviousData,
  });
  return (
    <Box sx={{ maxWidth: 920 }}>
      <Section title={t('dispatch.preview')}>
        {error && <SecondaryText role="status">{t('dispatch.unfinished')}</SecondaryText>}
        <Box component="pre" tabIndex={0} aria-label={t('dispatch.preview')} sx={FILE}>
          {data?.orders === 0 ? t('dispatch.preview_none') : data?.text}
        </Box>
      </Section>
    </Box>
  );
}

const FILE = {
  m: 0,
  p: 1.5,
  overflow: 'auto',
  maxHeight: 320,
  bgcolor: 'action.hover',
  borderRadius: 1,
  fontSize: 12,
} as const;
