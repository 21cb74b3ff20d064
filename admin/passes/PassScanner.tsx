import { unwrap } from '#generated/client/unwrap.ts';
import type { PassScan } from '#generated/schemas.ts';
import TextField from '@mui/material/TextField';
import { useStore, useTranslate } from 'react-admin';
import { useState } from 'react';
import { api } from '../api/client.ts';
import { createIdempotencyKey } from '../api/request-headers.ts';
import { ScanScreen } from '#admin/ui/scan/ScanScreen.tsx';
import { useScanning } from '#admin/ui/scan/use-scanning.ts';
import { ScannedPass } from './ScannedPass.tsx';
import { getTone } from './tones.ts';

/** Scans and redeems passes; rejected scans show and sound an error. */
export function PassScanner() {
  const t = useTranslate();
  const [place, setPlace] = useStore('scanPlace', '');
  const [scan, setScan] = useState<PassScan>();
  const { said, standing, say, scanned, settle } = useScanning({
    getSignalTone: getTone,
    refused: t('enums.PackSignal.refused'),
  });
  const redeem = (code: string) =>
    scanned(code, async () => {
      setScan(undefined);
      const body = { code, key: `pass-${createIdempotencyKey()}`, place: place || null };
      const result = await unwrap(api.POST('/admin/pass/scan', { body }));
      setScan(result);
      const name = result.pass.holder ?? result.pass.email;
      say(result.left === 0 ? 'last' : 'ok', t('passes.counted', { name }));
    });
  return (
    <ScanScreen
      title={t('places.pass_scan')}
      tools={
        <TextField
          sx={{ flex: { xs: 1, sm: 'none' } }}
          label={t('fields.scan_place')}
          value={place}
          onChange={({ target }) => setPlace(target.value)}
          slotProps={{ htmlInput: { maxLength: 80 } }}
        />
      }
      said={said}
      wanted={t('passes.wanted')}
      standing={standing}
      getSignalTone={getTone}
      onCode={(code) => void redeem(code)}
      onDismiss={settle}
    >
      <ScannedPass scan={scan} />
    </ScanScreen>
  );
}
