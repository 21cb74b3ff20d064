import { unwrap } from '#generated/client/unwrap.ts';
import type { Export } from '#generated/schemas.ts';
import { formatBytes } from '#forms-schema/bytes.ts';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'react-admin';
import { api } from '../api/client.ts';
import { useBusy } from '../resource/use-busy.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { isUnfinished, percentOf } from './progress.ts';

interface Props {
  export: Export;
  isUnreachable: boolean;
  onHide: () => void;
}

/** One export: what it is of, how far it is, and what can be done about it. */
export function ExportCard({ export: one, isUnreachable, onHide }: Props) {
  const t = useTranslate();
  const queries = useQueryClient();
  const [busy, whileBusy] = useBusy();
  const { id, name, resource, format, status, failure } = one;
  const cancel = () =>
    whileBusy(async () => {
      // whoever is too late finds it done
      await unwrap(api.POST('/admin/exports/{id}/cancel', { params: { path: { id } } })).catch(() => undefined);
      await queries.invalidateQueries({ queryKey: ['watched-exports'] });
    });
  const title = t('exports.of', { list: t(`resources.${resource}`), format: t(`enums.ExportFormat.${format}`) });
  return (
    <Box component="li" sx={LOOK}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 32 }}>
        <Typography sx={{ flex: 1, fontWeight: 650 }} noWrap>
          {title}
        </Typography>
        {isUnfinished(one) ? (
          <Button loading={busy} onClick={() => void cancel()} aria-label={t('exports.cancel_one', { name })}>
            {t('record.cancel')}
          </Button>
        ) : (
          <>
            {status === 'done' && <DownloadButton export={one} variant="contained" />}
            <IconButton onClick={onHide} aria-label={t('exports.hide_one', { name })}>
              <Close fontSize="small" />
            </IconButton>
          </>
        )}
      </Box>
      {isUnfinished(one) && (
        <LinearProgress
          variant={one.rows_total ? 'determinate' : 'indeterminate'}
          value={percentOf(one)}
          aria-label={title}
        />
      )}
      <Typography
        variant="body2"
        color={failure ? 'error' : 'textSecondary'}
        sx={{ fontVariantNumeric: 'tabular-nums', mt: 0.5 }}
      >
        {isUnreachable ? (
          t('exports.unreachable')
        ) : failure ? (
          t(`enums.ExportFailure.${failure}`)
        ) : (
          <Progress export={one} />
        )}
      </Typography>
    </Box>
  );
}

function Progress({ export: one }: { export: Export }) {
  const t = useTranslate();
  const locale = useLocale();
  const { status, rows_done, rows_total, bytes } = one;
  const number = (value: number) => value.toLocaleString(locale);
  if (status === 'running' && rows_total !== null && rows_total !== undefined)
    return t('exports.progress', { done: number(rows_done), total: number(rows_total), percent: percentOf(one) });
  if (status === 'done')
    return t('exports.done', {
      smart_count: rows_done,
      rows: number(rows_done),
      size: formatBytes(bytes ?? 0, locale),
    });
  return t(isUnfinished(one) ? 'exports.waiting' : `enums.ExportStatus.${status}`);
}

const LOOK = { px: 1.5, py: 1, '& + &': { borderTop: 1, borderColor: 'divider' } } as const;
