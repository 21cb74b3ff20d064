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
  onSelect?: () => void;
}

const STEPS: Readonly<Record<string, number | undefined>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  Home: -Infinity,
  End: Infinity,
};

/** Moves the focus between search and links by arrow keys. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const targets = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')];
  const current = targets.findIndex((target) => target === document.activeElement);
  const isTyping = targets[current] instanceof HTMLInputElement && !Number.isFinite(step);
  if (step === undefined || current < 0 || isTyping) return;
  event.preventDefault();
  targets[Math.min(targets.length - 1, Math.max(0, current + step))]?.focus();
}

/** All stories by section, with a filter. */
export function StoryList({ current, forms, onSelect }: Props) {
  const { t } = forms;
  const [filterText, setFilterText] = useState('');
  const filter = filterText.trim().toLowerCase();
  const matchingStories = stories.filter(({ name }) => name.includes(filter));
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
        value={filterText}
        onChange={(event) => setFilterText(event.target.value)}
      />
      {matchingStories.length === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {t('forms.no_match')}
        </Typography>
      )}
      {SECTIONS.map((section) => {
        const names = matchingStories.filter((story) => story.section === section).map(({ name }) => name);
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
                      onClick={onSelect}
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
