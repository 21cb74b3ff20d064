import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import type { FormsContextValue } from '../context.tsx';
import type { Story } from '../stories/stories.ts';
import { AddressLink } from './AddressLink.tsx';
import { ExampleCard } from './ExampleCard.tsx';

interface Props {
  story: Story | undefined;
  /** A single state; '' for all. */
  state: string;
  forms: FormsContextValue;
}

/** The states of a story in a grid. */
export function StoryPage({ story, state, forms }: Props) {
  const { t, locale } = forms;
  const [states] = useState(() => Object.entries(story?.states() ?? {}));
  const shownStates = states.filter(([name]) => state === '' || name === state);
  const title = story?.name ?? t('gallery.no_story');
  useEffect(() => {
    document.title = `${title} · ${t('gallery.title')}`;
  }, [title, t]);
  return (
    <Box sx={{ p: { xs: 2, sm: 3 }, maxWidth: 1680 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, mb: 2.5 }}>
        <Typography id="story" component="h1" variant="h3" tabIndex={-1} sx={{ overflowWrap: 'anywhere', outline: 0 }}>
          {title}
        </Typography>
        {state !== '' && <AddressLink to={{ state: '' }}>{t('gallery.all_states')}</AddressLink>}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          alignItems: 'start',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(380px, 100%), 1fr))',
        }}
      >
        {shownStates.map(([name, example]) => (
          <ExampleCard
            key={`${name} ${locale}`}
            id={`${story?.name}-${name}`}
            state={name}
            example={example}
            forms={forms}
          />
        ))}
      </Box>
    </Box>
  );
}
