import type { PackLine, PackSession } from '#generated/schemas.ts';
import { Picture } from '#forms-schema/view/Picture.tsx';
import CheckCircle from '@mui/icons-material/CheckCircle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, useState } from 'react';
import { formatItemName } from '#admin/orders/lines/format-item-name.ts';

const CountDialog = lazy(async () => ({ default: (await import('./CountDialog.tsx')).CountDialog }));

interface Props {
  session: PackSession;
  onCount: (line: number, quantity: number, reason: string) => Promise<unknown>;
}

/** The items of the parcel in large type: cover, title, sizes, packed and ordered copies. */
export function PackTable({ session, onCount }: Props) {
  const t = useTranslate();
  const [countedLine, setCountedLine] = useState<PackLine>();
  return (
    <Box
      sx={{ flex: { md: 1 }, overflowY: { md: 'auto' }, minHeight: { md: 0 } }}
      tabIndex={0}
      role="region"
      aria-label={t('fields.lines')}
    >
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {session.lines.map((line) => {
          const isDone = line.packed === line.wanted;
          return (
            <Stack
              key={line.id}
              component="li"
              direction="row"
              sx={LINE}
              aria-current={session.signal_line === line.id}
            >
              <Picture folder="projects" name={String(line.picture ?? line.project_id)} size={72} />
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography sx={{ fontSize: { xs: 16, sm: 20 }, fontWeight: 650 }}>{formatItemName(line)}</Typography>
                <Typography color="textSecondary">
                  {[line.artist_name, line.codes[0]].filter(Boolean).join(' · ')}
                </Typography>
                {line.comment && <Typography>“{line.comment}”</Typography>}
              </Box>
              {!isDone && (
                <Button
                  onClick={() => setCountedLine(line)}
                  aria-label={t('pack.by_hand', { name: formatItemName(line) })}
                  sx={BY_HAND}
                >
                  {t('pack.count')}
                </Button>
              )}
              <Typography sx={COUNT} color={isDone ? 'success' : 'textPrimary'} aria-label={t('pack.of', { ...line })}>
                {line.packed}/{line.wanted}
              </Typography>
              {/* the space of a hidden icon is reserved, except on phones, where the button uses it */}
              <CheckCircle color="success" sx={isDone ? undefined : RESERVED} />
            </Stack>
          );
        })}
      </Box>
      <Suspense>
        {countedLine && (
          <CountDialog
            line={countedLine}
            onClose={() => setCountedLine(undefined)}
            onCount={(quantity, reason) => {
              setCountedLine(undefined);
              void onCount(countedLine.id, quantity, reason);
            }}
          />
        )}
      </Suspense>
    </Box>
  );
}

const RESERVED = { visibility: 'hidden', display: { xs: 'none', sm: 'block' } } as const;

/** Below the name on phones. */
const BY_HAND = {
  order: { xs: 1, sm: 0 },
  flexBasis: { xs: '100%', sm: 'auto' },
  justifyContent: { xs: 'flex-start', sm: 'center' },
  pl: { xs: '80px', sm: 1 },
} as const;

const LINE = {
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'center',
  gap: { xs: 1, sm: 2 },
  py: 1,
  px: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
  '&[aria-current=true]': { bgcolor: 'action.selected' },
} as const;

const COUNT = {
  fontSize: { xs: 22, sm: 32 },
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  minWidth: { xs: 64, sm: 104 },
  textAlign: 'right',
} as const;
