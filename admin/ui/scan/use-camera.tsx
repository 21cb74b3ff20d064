import Camera from '@mui/icons-material/PhotoCameraOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { lazy, type ReactNode, Suspense, useState } from 'react';

const CameraScan = lazy(async () => ({ default: (await import('./CameraScan.tsx')).CameraScan }));

/** Returns a button that toggles the camera, and its preview, for the screen to render. */
export function useCamera(onCode: (code: string) => void): { button: ReactNode; picture: ReactNode } {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return {
    button: (
      <Button startIcon={<Camera />} variant="outlined" aria-pressed={isOpen} onClick={() => setOpen(!isOpen)}>
        {t(isOpen ? 'scan.camera_off' : 'scan.camera')}
      </Button>
    ),
    picture: <Suspense>{isOpen && <CameraScan onCode={onCode} />}</Suspense>,
  };
}
