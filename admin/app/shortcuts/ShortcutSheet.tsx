import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useStore, useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import { Keys } from '#admin/ui/Keys.tsx';
import { type OpenScreen, type Shortcut, listShortcuts } from './registry.ts';
import { SINGLE_KEYS } from './single-keys.ts';

const GROUPS: readonly Shortcut['group'][] = ['screen', 'everywhere', 'go'];

interface Props {
  screen: OpenScreen;
  onClose: () => void;
}

/** The shortcuts of the open screen, and the switch for single-key shortcuts. */
export function ShortcutSheet({ screen, onClose }: Props) {
  const t = useTranslate();
  const titleId = useId();
  const [isOn, setOn] = useStore(SINGLE_KEYS, true);
  const [shortcuts] = useState(() => listShortcuts(screen));
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="md">
      <DialogTitle id={titleId}>{t('shortcuts.title')}</DialogTitle>
      <DialogContent sx={{ columnCount: { xs: 1, sm: 2 }, columnGap: 4 }}>
        {GROUPS.map((group) => {
          const lines = shortcuts.filter((shortcut) => shortcut.group === group);
          return (
            lines.length > 0 && (
              <Box key={group} component="section" aria-label={t(`shortcuts.${group}`)} sx={{ mb: 2 }}>
                <Typography variant="h3" sx={{ mb: 0.5, breakAfter: 'avoid' }}>
                  {t(`shortcuts.${group}`)}
                </Typography>
                <Box component="dl" sx={{ m: 0 }}>
                  {lines.map(({ keys, label, name }) => (
                    <Box key={`${keys} ${label ?? name}`} sx={LINE}>
                      <Box component="dt" sx={{ opacity: isOn || isAlwaysOn(keys) ? 1 : 0.5, minWidth: 72 }}>
                        <Keys keys={keys} />
                      </Box>
                      <Box component="dd" sx={{ m: 0 }}>
                        {label ? t(label) : name}
                      </Box>
                    </Box>
                  ))}
                </Box>
              </Box>
            )
          );
        })}
      </DialogContent>
      <DialogActions sx={{ justifyContent: 'space-between', pl: 3 }}>
        <FormControlLabel
          control={<Switch size="small" checked={isOn} onChange={(_, next) => setOn(next)} />}
          label={t('shortcuts.single_keys')}
        />
        <Button onClick={onClose} autoFocus>
          {t('words.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Whether keys work while single-key shortcuts are off. */
const isAlwaysOn = (keys: string): boolean => keys.includes('+') || keys === 'Enter' || keys === 'F2';

const LINE = {
  display: 'flex',
  gap: 1.5,
  alignItems: 'baseline',
  py: 0.375,
  breakInside: 'avoid',
  typography: 'body2',
} as const;
