import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useState } from 'react';
import type { FormsContextValue } from '../context.tsx';
import { SECTIONS, stories } from '../stories/stories.ts';
import { AddressLink } from './AddressLink.tsx';

interface Props {
  current: string | undefined;
  forms: FormsContextValue;
  onChosen?: () => void;
}

const STEPS: Readonly<Record<string, number | undefined>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  Home: -Infinity,
  End: Infinity,
};

/** Arrow keys move the focus between search and links. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const by = STEPS[event.key];
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const isTyping = stops[at] instanceof HTMLInputElement && !Number.isFinite(by);
  if (by === undefined || at < 0 || isTyping) return;
  event.preventDefault();
  stops[Math.min(stops.length - 1, Math.max(0, at + by))]?.focus();
}

/** All stories by section, with a filter. */
export function StoryList({ current, forms, onChosen }: Props) {
  const { t } = forms;
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  const found = stories.filter(({ name }) => name.includes(wanted));
  return (
    <Box onKeyDown={moveFocus} sx={{ p: 2 }}>
      <Typography variant="subtitle1" component="p" sx={{ fontWeight: 650, mb: 1.5 }}>
        {t('gallery.title')}
      </Typography>
      <TextField
        type="search"
        size="small"
        fullWidth
        label={t('gallery.search')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {found.length === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {t('forms.no_match')}
        </Typography>
      )}
      {SECTIONS.map((section) => {
        const names = found.filter((story) => story.section === section).map(({ name }) => name);
        return (
          names.length > 0 && (
            <Box key={section} sx={{ mt: 2.5 }}>
              <Typography variant="caption" component="p" color="textSecondary" sx={{ mb: 0.5, px: 1 }}>
                {t(`sections.${section}`)}
              </Typography>
              <Box component="ul" aria-label={t(`sections.${section}`)} sx={{ m: 0, p: 0, listStyle: 'none' }}>
                {names.map((name) => (
                  <li key={name}>
                    <AddressLink
                      to={{ story: name, state: '' }}
                      onClick={onChosen}
                      aria-current={name === current ? 'page' : undefined}
                      underline="none"
                      color="textPrimary"
                      variant="body2"
                      sx={{
                        display: 'block',
                        px: 1,
                        py: 0.5,
                        borderRadius: 1,
                        '&:hover': { bgcolor: 'action.hover' },
                        '&[aria-current]': { bgcolor: 'action.selected', fontWeight: 600 },
                      }}
                    >
                      {name}
                    </AddressLink>
                  </li>
                ))}
              </Box>
            </Box>
          )
        );
      })}
    </Box>
  );
}
