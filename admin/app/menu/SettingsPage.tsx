import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { PageTitle } from '#admin/ui/PageTitle.tsx';
import { getIcon } from '#admin/ui/icons.ts';
import { SecondaryText } from '#admin/ui/SecondaryText.tsx';
import { type SettingsItem, useSettingsItems } from './use-settings-items.ts';

/** The settings lists in sections, with a search over names, descriptions and single settings. */
export function SettingsPage() {
  const t = useTranslate();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const text = query.get('q') ?? '';
  const sections = useSettingsItems(text);
  const count = sections.flatMap(({ items }) => items).length;
  const best = sections[0]?.items[0];
  return (
    <Box sx={{ px: { xs: 1.5, sm: 3 }, py: 2, maxWidth: 1040 }}>
      <PageTitle text={t('menu.settings')} />
      <TextField
        type="search"
        fullWidth
        value={text}
        placeholder={t('menu.search')}
        onChange={({ target }) => setQuery(target.value ? { q: target.value } : {}, { replace: true })}
        onKeyDown={({ key }) => {
          if (key === 'Enter' && text && best) void navigate(best.to);
          if (key === 'Escape') setQuery({}, { replace: true });
        }}
        slotProps={{
          htmlInput: { 'aria-label': t('menu.search'), 'aria-keyshortcuts': '/' },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Search fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
        sx={{ mt: 2, mb: 1, maxWidth: 480, bgcolor: 'background.paper' }}
      />
      <SecondaryText role="status" sx={{ minHeight: 20 }}>
        {text && t(count === 0 ? 'menu.none_found' : 'menu.found', { count, text })}
      </SecondaryText>
      {sections.map(({ name, items }) => (
        <Section key={name} name={name} items={items} />
      ))}
    </Box>
  );
}

function Section({ name, items }: { name: string; items: readonly SettingsItem[] }) {
  const t = useTranslate();
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 2.5 }}>
      <Typography variant="h2" id={id} sx={{ mb: 1 }}>
        {t(`resource_groups.${name}`)}
      </Typography>
      <Box component="ul" sx={GRID}>
        {items.map(({ to, title, about, icon }) => {
          const Icon = getIcon(icon);
          return (
            <li key={to}>
              <Box component={Link} to={to} sx={CARD}>
                <Icon fontSize="small" color="action" sx={{ mt: 0.25 }} />
                <span>
                  <Typography variant="body1" component="span" sx={{ display: 'block', fontWeight: 600 }}>
                    {title}
                  </Typography>
                  <SecondaryText component="span">{about}</SecondaryText>
                </span>
              </Box>
            </li>
          );
        })}
      </Box>
    </Box>
  );
}

const GRID = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(3, 1fr)' },
} as const;

const CARD = {
  display: 'flex',
  gap: 1.5,
  height: '100%',
  boxSizing: 'border-box',
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
} as const;
