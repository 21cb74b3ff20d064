import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { watchCamera } from './watch-camera.ts';

/** Camera preview that reads barcodes; a warning where there is no camera or no permission. */
export function CameraScan({ onCode }: { onCode: (code: string) => void }) {
  const t = useTranslate();
  const video = useRef<HTMLVideoElement>(null);
  const [isBroken, setBroken] = useState(false);
  const reportCode = useEffectEvent(onCode);
  useEffect(() => {
    if (!video.current) return undefined;
    const controller = new AbortController();
    watchCamera(video.current, (code) => reportCode(code), controller.signal).catch(() => setBroken(true));
    return () => controller.abort();
  }, []);
  if (isBroken) return <Alert severity="warning">{t('scan.no_camera')}</Alert>;
  return (
    <video
      ref={video}
      muted
      playsInline
      aria-label={t('scan.camera')}
      style={{ width: '100%', maxHeight: 240, objectFit: 'cover', borderRadius: 8 }}
    />
  );
}
