import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useRef } from 'react';
import { ErrorPanel } from '../frame/ErrorPanel.tsx';
import { PageTitle } from '../frame/PageTitle.tsx';
import { PackCode } from './PackCode.tsx';
import { PackErrorScreen } from './PackErrorScreen.tsx';
import { PackSlip } from './PackSlip.tsx';
import { PackTable } from './PackTable.tsx';
import { printParcel } from './print-parcel.ts';
import { type Bench, useBench } from './use-bench.ts';
import { useWedge } from './use-wedge.ts';

/** The pack bench, for scanners and phones: scan an order, then each item; the last one completes the parcel and prints. */
export function PackBench() {
  const t = useTranslate();
  const bench = useBench();
  const screen = useRef<HTMLDivElement>(null);
  const { session, done, standing, said } = bench;
  useWedge((code) => void bench.scan(code));
  if (bench.loadError) return <ErrorPanel error={bench.loadError} />;
  return (
    <>
      <Stack ref={screen} sx={SCREEN}>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <PageTitle text={session?.number ?? t('places.pack')} />
          <Typography sx={{ flex: 1 }}>{session?.customer_name}</Typography>
          {session && <SessionButtons bench={bench} />}
        </Stack>
        <Typography role="status" sx={SAID}>
          {said}
        </Typography>
        {session ? <PackTable session={session} onCount={bench.count} /> : <Between bench={bench} />}
        <PackCode label={t(session ? 'pack.item' : 'pack.begin')} onCode={(code) => void bench.scan(code)} />
      </Stack>
      {standing && (
        <PackErrorScreen
          standing={standing}
          onDismiss={() => void bench.dismiss()}
          onTakeOver={() => void bench.takeOver()}
        />
      )}
      {done && <PackSlip session={done} />}
    </>
  );
}

function SessionButtons({ bench }: { bench: Bench }) {
  const t = useTranslate();
  return (
    <>
      <Button disabled={!bench.session?.can_undo} onClick={() => void bench.undo()}>
        {t('pack.undo')}
      </Button>
      <Button onClick={() => void bench.pause()}>{t('pack.pause')}</Button>
      <Button color="error" onClick={() => void bench.giveUp()}>
        {t('pack.give_up')}
      </Button>
    </>
  );
}

/** Between two orders: the one just packed, and what was put aside. */
function Between({ bench }: { bench: Bench }) {
  const t = useTranslate();
  const { done, paused } = bench;
  return (
    <Box sx={{ flex: 1, display: 'grid', alignContent: 'center', justifyItems: 'center', gap: 2, textAlign: 'center' }}>
      <Typography variant="h2" component="p" sx={{ fontSize: { xs: 24, sm: 36 } }}>
        {done ? t('pack.done', { number: done.number }) : t('pack.begin')}
      </Typography>
      {done && (
        <>
          <Typography>{t('pack.next')}</Typography>
          <Button variant="outlined" onClick={() => printParcel(done)}>
            {t('pack.print')}
          </Button>
        </>
      )}
      {paused.length > 0 && (
        <Stack
          direction="row"
          component="section"
          aria-label={t('pack.aside')}
          sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'center', alignItems: 'center' }}
        >
          <Typography color="textSecondary">{t('pack.aside')}:</Typography>
          {paused.map(({ id, number }) => (
            <Button key={id} size="small" onClick={() => void bench.open(number)}>
              {number}
            </Button>
          ))}
        </Stack>
      )}
    </Box>
  );
}

const SCREEN = {
  p: { xs: 1, sm: 2 },
  gap: 1.5,
  height: 'calc(100dvh - 48px)',
  minHeight: 420,
  displayPrint: 'none',
} as const;

const SAID = { fontSize: { xs: 18, sm: 22 }, fontWeight: 650, minHeight: 32 } as const;
