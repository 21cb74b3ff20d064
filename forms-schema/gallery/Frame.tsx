import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import type { FormsContextValue } from '../context.tsx';
import type { Story } from '../stories/stories.ts';
import { VISUALLY_HIDDEN } from '../visually-hidden.ts';
import type { Address } from './address.ts';
import { StoryList } from './StoryList.tsx';
import { Tools } from './Tools.tsx';

interface Props {
  address: Address;
  story: Story | undefined;
  forms: FormsContextValue;
  children: ReactNode;
}

const WIDTH = 264;

/** Page layout: story list, settings and the selected story. */
export function Frame({ address, story, forms, children }: Props) {
  const { t } = forms;
  const [isOpen, setOpen] = useState(false);
  return (
    <Box sx={{ display: 'flex', minHeight: '100vh' }}>
      <Link
        href="#story"
        sx={{
          ...VISUALLY_HIDDEN,
          '&:focus': {
            position: 'fixed',
            inset: '8px auto auto 8px',
            zIndex: 2000,
            width: 'auto',
            height: 'auto',
            clipPath: 'none',
            p: 1,
            bgcolor: 'background.paper',
          },
        }}
      >
        {t('gallery.skip')}
      </Link>
      <Box
        component="nav"
        aria-label={t('gallery.stories')}
        sx={{
          display: { xs: 'none', md: 'block' },
          width: WIDTH,
          flex: 'none',
          position: 'sticky',
          top: 0,
          height: '100vh',
          overflowY: 'auto',
          borderInlineEnd: 1,
          borderColor: 'divider',
        }}
      >
        <StoryList current={story?.name} forms={forms} />
      </Box>
      <Drawer
        open={isOpen}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { component: 'nav', 'aria-label': t('gallery.stories'), sx: { width: WIDTH } } }}
      >
        <StoryList current={story?.name} forms={forms} onSelect={() => setOpen(false)} />
      </Drawer>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box
          component="header"
          sx={{
            display: 'flex',
            alignItems: 'flex-start',
            gap: 1.5,
            p: { xs: 2, sm: 3 },
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <IconButton
            aria-label={t('gallery.show_list')}
            onClick={() => setOpen(true)}
            sx={{ display: { md: 'none' } }}
          >
            <MenuIcon />
          </IconButton>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="subtitle2" component="p" sx={{ display: { md: 'none' }, py: 0.75, mb: 1.5 }}>
              {t('gallery.title')}
            </Typography>
            <Tools address={address} forms={forms} />
          </Box>
        </Box>
        <main>{children}</main>
      </Box>
    </Box>
  );
}
