import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { type FormEvent, useState } from 'react';
import { useCamera } from './use-camera.tsx';

/** Input for typed codes, and the camera. */
export function CodeBox({ label, onCode }: { label: string; onCode: (code: string) => void }) {
  const t = useTranslate();
  const [text, setText] = useState('');
  const camera = useCamera(onCode);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') onCode(text.trim());
    setText('');
  };
  return (
    <Stack component="form" onSubmit={submit} sx={{ gap: 1 }}>
      {camera.picture}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <TextField
          label={label}
          placeholder={t('scan.type')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          autoComplete="off"
          sx={{ flex: '1 1 220px' }}
          slotProps={{ htmlInput: { enterKeyHint: 'go', maxLength: 100 } }}
        />
        <Button type="submit" variant="contained">
          {t('scan.enter')}
        </Button>
        {camera.button}
      </Stack>
    </Stack>
  );
}
