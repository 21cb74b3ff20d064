import DarkMode from '@mui/icons-material/DarkModeOutlined';
import LightMode from '@mui/icons-material/LightModeOutlined';
import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';

/** Switches between the dark and light scheme; the default follows the system. */
export function SchemeButton() {
  const t = useTranslate();
  const { mode, systemMode, setMode } = useColorScheme();
  const dark = (mode === 'system' ? systemMode : mode) === 'dark';
  return (
    <IconButton aria-label={t(dark ? 'frame.light' : 'frame.dark')} onClick={() => setMode(dark ? 'light' : 'dark')}>
      {dark ? <LightMode fontSize="small" /> : <DarkMode fontSize="small" />}
    </IconButton>
  );
}
