import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { ErrorPanel } from '#admin/ui/ErrorPanel.tsx';
import { Keys } from '#admin/ui/Keys.tsx';
import { ScanScreen } from '#admin/ui/scan/ScanScreen.tsx';
import { PackSide } from './PackSide.tsx';
import { PackSlip } from './PackSlip.tsx';
import { PackTable } from './PackTable.tsx';
import { printParcel } from './print-parcel.ts';
import { getTone } from './tones.ts';
import { BENCH_KEYS, useBenchKeys } from './use-bench-keys.ts';
import { type Bench, useBench } from './use-bench.ts';

/** The packing station: scan an order, then each item; the last one completes the parcel and prints the slip. */
export function PackBench() {
  const t = useTranslate();
  const bench = useBench();
  const { session, packedSession, standing, said, next } = bench;
  const isReady = !standing;
  useBenchKeys({
    next: isReady && !session && next !== null && (() => bench.open(next.number)),
    undo: isReady && session?.can_undo === true && bench.undo,
    pause: isReady && session !== null && bench.pause,
  });
  if (bench.loadError) return <ErrorPanel error={bench.loadError} />;
  const takeOver = { label: t('pack.take_over'), onPress: () => void bench.takeOver() };
  return (
    <>
      <ScanScreen
        title={session?.number ?? t('places.pack')}
        subtitle={session?.customer_name}
        tools={session && <SessionButtons bench={bench} />}
        said={said}
        wanted={t(session ? 'pack.item' : 'pack.begin')}
        standing={standing}
        getSignalTone={getTone}
        onCode={(code) => void bench.scan(code)}
        onDismiss={() => void bench.dismiss()}
        other={standing?.signal === 'claimed_by_colleague' ? takeOver : undefined}
      >
        {session ? (
          <Box sx={COLUMNS}>
            <PackSide session={session} next={next} waiting={bench.waiting} />
            <PackTable session={session} onCount={bench.count} />
          </Box>
        ) : (
          <BetweenOrders bench={bench} />
        )}
      </ScanScreen>
      {packedSession && <PackSlip session={packedSession} />}
    </>
  );
}

/** Two columns on wide screens. */
const COLUMNS = {
  flex: 1,
  minHeight: 0,
  display: { xs: 'flex', md: 'grid' },
  flexDirection: 'column',
  overflowY: { xs: 'auto', md: 'visible' },
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  gap: { xs: 2, md: 3 },
  '& > aside': { order: { md: 1 } },
} as const;

interface KeyButtonProps extends Pick<ButtonProps, 'disabled' | 'onClick' | 'variant' | 'autoFocus'> {
  name: keyof typeof BENCH_KEYS;
  children: string;
}

/** A button that shows its shortcut. */
function KeyButton({ name, children, ...props }: KeyButtonProps) {
  return (
    <Button {...props} aria-keyshortcuts={BENCH_KEYS[name]}>
      {children}
      <Box component="span" aria-hidden sx={KEY}>
        <Keys keys={BENCH_KEYS[name]} />
      </Box>
    </Button>
  );
}

const KEY = { display: { xs: 'none', sm: 'inline' }, ml: 1, color: 'text.primary' } as const;

function SessionButtons({ bench }: { bench: Bench }) {
  const t = useTranslate();
  return (
    <>
      <KeyButton name="undo" disabled={!bench.session?.can_undo} onClick={() => void bench.undo()}>
        {t('pack.undo')}
      </KeyButton>
      <KeyButton name="pause" onClick={() => void bench.pause()}>
        {t('pack.pause')}
      </KeyButton>
      <Button color="error" onClick={() => void bench.giveUp()}>
        {t('pack.give_up')}
      </Button>
    </>
  );
}

/** Shown between orders: the last packed order and the sessions on hold. */
function BetweenOrders({ bench: { packedSession, paused, open, next, waiting } }: { bench: Bench }) {
  const t = useTranslate();
  return (
    <Box sx={{ flex: 1, display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 2, textAlign: 'center' }}>
      <Typography variant="h2" component="p" sx={{ fontSize: { xs: 24, sm: 36 } }}>
        {packedSession ? t('pack.done', { number: packedSession.number }) : t('pack.begin')}
      </Typography>
      {next ? (
        <>
          <Typography sx={{ fontSize: { xs: 16, sm: 20 } }}>
            {t('pack.next_order', { number: next.number, name: next.customer_name })}
            {' · '}
            {t('dispatch.copies', { count: next.copies })}
          </Typography>
          <KeyButton name="next" variant="contained" onClick={() => void open(next.number)}>
            {t('pack.open_next')}
          </KeyButton>
          <Typography color="textSecondary">{t('pack.waiting', { count: waiting })}</Typography>
        </>
      ) : (
        <Typography>{t('pack.none_waiting')}</Typography>
      )}
      {packedSession && (
        <Button variant="outlined" onClick={printParcel}>
          {t('pack.print')}
        </Button>
      )}
      {paused.length > 0 && (
        <Stack direction="row" component="section" aria-label={t('pack.aside')} sx={PAUSED}>
          <Typography color="textSecondary">{t('pack.aside')}:</Typography>
          {paused.map(({ id, number }) => (
            <Button key={id} onClick={() => void open(number)}>
              {number}
            </Button>
          ))}
        </Stack>
      )}
    </Box>
  );
}

const PAUSED = { gap: 1, flexWrap: 'wrap', justifyContent: 'center', alignItems: 'center' } as const;
