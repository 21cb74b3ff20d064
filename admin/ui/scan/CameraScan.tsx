import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { watchCamera } from './watch-camera.ts';

/** The picture of the camera, in which barcodes are read. Says so where there is no camera or nobody allows it. */
export function CameraScan({ onCode }: { onCode: (code: string) => void }) {
  const t = useTranslate();
  const video = useRef<HTMLVideoElement>(null);
  const [isBroken, setBroken] = useState(false);
  const seen = useEffectEvent(onCode);
  useEffect(() => {
    if (!video.current) return undefined;
    const ending = new AbortController();
    watchCamera(video.current, (code) => seen(code), ending.signal).catch(() => setBroken(true));
    return () => ending.abort();
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
