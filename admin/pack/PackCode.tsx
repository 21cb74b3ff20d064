import Camera from '@mui/icons-material/PhotoCameraOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { type FormEvent, lazy, Suspense, useState } from 'react';

const CameraScan = lazy(async () => ({ default: (await import('./CameraScan.tsx')).CameraScan }));

/** A box for numbers typed by hand, and the camera of a phone. A scanner needs neither. */
export function PackCode({ label, onCode }: { label: string; onCode: (code: string) => void }) {
  const t = useTranslate();
  const [text, setText] = useState('');
  const [isSeeing, setSeeing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') onCode(text.trim());
    setText('');
  };
  return (
    <Stack component="form" onSubmit={submit} sx={{ gap: 1 }}>
      <Suspense>{isSeeing && <CameraScan onCode={onCode} />}</Suspense>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <TextField
          label={label}
          placeholder={t('pack.type')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          autoComplete="off"
          sx={{ flex: '1 1 220px' }}
          slotProps={{ htmlInput: { enterKeyHint: 'go', maxLength: 100 } }}
        />
        <Button type="submit" variant="contained">
          {t('pack.enter')}
        </Button>
        <Button startIcon={<Camera />} variant="outlined" aria-pressed={isSeeing} onClick={() => setSeeing(!isSeeing)}>
          {t(isSeeing ? 'pack.camera_off' : 'pack.camera')}
        </Button>
      </Stack>
    </Stack>
  );
}
