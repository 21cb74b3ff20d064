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
import { PACKING_KEYS, usePackingKeys } from './use-packing-keys.ts';
import { type Station, usePackingStation } from './use-packing-station.ts';

/** The packing station: scan an order, then each item; the last one completes the parcel and prints the slip. */
export function PackingStation() {
  const t = useTranslate();
  const station = usePackingStation();
  const { session, packedSession, standing, said, next } = station;
  const isReady = !standing;
  usePackingKeys({
    next: isReady && !session && next !== null && (() => station.open(next.number)),
    undo: isReady && session?.can_undo === true && station.undo,
    pause: isReady && session !== null && station.pause,
  });
  if (station.loadError) return <ErrorPanel error={station.loadError} />;
  const takeOver = { label: t('pack.take_over'), onPress: () => void station.takeOver() };
  return (
    <>
      <ScanScreen
        title={session?.number ?? t('places.pack')}
        subtitle={session?.customer_name}
        tools={session && <SessionButtons station={station} />}
        said={said}
        wanted={t(session ? 'pack.item' : 'pack.begin')}
        standing={standing}
        getSignalTone={getTone}
        onCode={(code) => void station.scan(code)}
        onDismiss={() => void station.dismiss()}
        other={standing?.signal === 'claimed_by_colleague' ? takeOver : undefined}
      >
        {session ? (
          <Box sx={COLUMNS}>
            <PackSide session={session} next={next} waiting={station.waiting} />
            <PackTable session={session} onCount={station.count} />
          </Box>
        ) : (
          <BetweenOrders station={station} />
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
  name: keyof typeof PACKING_KEYS;
  children: string;
}

/** A button that shows its shortcut. */
function KeyButton({ name, children, ...props }: KeyButtonProps) {
  return (
    <Button {...props} aria-keyshortcuts={PACKING_KEYS[name]}>
      {children}
      <Box component="span" aria-hidden sx={KEY}>
        <Keys keys={PACKING_KEYS[name]} />
      </Box>
    </Button>
  );
}

const KEY = { display: { xs: 'none', sm: 'inline' }, ml: 1, color: 'text.primary' } as const;

function SessionButtons({ station }: { station: Station }) {
  const t = useTranslate();
  return (
    <>
      <KeyButton name="undo" disabled={!station.session?.can_undo} onClick={() => void station.undo()}>
        {t('pack.undo')}
      </KeyButton>
      <KeyButton name="pause" onClick={() => void station.pause()}>
        {t('pack.pause')}
      </KeyButton>
      <Button color="error" onClick={() => void station.giveUp()}>
        {t('pack.give_up')}
      </Button>
    </>
  );
}

/** Shown between orders: the last packed order and the sessions on hold. */
function BetweenOrders({ station: { packedSession, paused, open, next, waiting } }: { station: Station }) {
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
