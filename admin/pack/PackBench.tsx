import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { ErrorPanel } from '../frame/ErrorPanel.tsx';
import { ScanScreen } from '../scan/ScanScreen.tsx';
import { PackSlip } from './PackSlip.tsx';
import { PackTable } from './PackTable.tsx';
import { printParcel } from './print-parcel.ts';
import { toneOf } from './tones.ts';
import { type Bench, useBench } from './use-bench.ts';

/** The pack bench: scan an order, then each item; the last one completes the parcel and prints. */
export function PackBench() {
  const t = useTranslate();
  const bench = useBench();
  const { session, done, standing, said } = bench;
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
        toneOf={toneOf}
        onCode={(code) => void bench.scan(code)}
        onDismiss={() => void bench.dismiss()}
        other={standing?.signal === 'claimed_by_colleague' ? takeOver : undefined}
      >
        {session ? <PackTable session={session} onCount={bench.count} /> : <Between bench={bench} />}
      </ScanScreen>
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
function Between({ bench: { done, paused, open } }: { bench: Bench }) {
  const t = useTranslate();
  return (
    <Box sx={{ flex: 1, display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 2, textAlign: 'center' }}>
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
        <Stack direction="row" component="section" aria-label={t('pack.aside')} sx={ASIDE}>
          <Typography color="textSecondary">{t('pack.aside')}:</Typography>
          {paused.map(({ id, number }) => (
            <Button key={id} size="small" onClick={() => void open(number)}>
              {number}
            </Button>
          ))}
        </Stack>
      )}
    </Box>
  );
}

const ASIDE = { gap: 1, flexWrap: 'wrap', justifyContent: 'center', alignItems: 'center' } as const;
