import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { FormsContextValue } from '../context.tsx';
import { type Address, type Choice, CHOICE_NAMES, CHOICES, navigateTo, setChoice } from './address.ts';

/** Formats an option: languages in their own name, text sizes in percent. */
function formatChoice(name: Choice, value: string, { t }: FormsContextValue): string {
  if (name === 'language') return t(`languages.${value}`);
  return name === 'text' ? `${value} %` : t(`gallery.${name}_${value}`);
}

/** Display settings, stored in the URL. */
export function Tools({ address, forms }: { address: Address; forms: FormsContextValue }) {
  return (
    <Box
      role="group"
      aria-label={forms.t('gallery.tools')}
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: {
          xs: 'repeat(auto-fill, minmax(min(132px, 100%), 1fr))',
          sm: 'repeat(auto-fill, minmax(168px, 1fr))',
        },
      }}
    >
      {CHOICE_NAMES.map((name) => (
        <TextField
          key={name}
          id={`tool-${name}`}
          select
          size="small"
          label={forms.t(`gallery.${name}`)}
          value={address[name]}
          onChange={(event) => navigateTo(setChoice(address, name, event.target.value))}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          {CHOICES[name].map((value) => (
            <option key={value} value={value}>
              {formatChoice(name, value, forms)}
            </option>
          ))}
        </TextField>
      ))}
    </Box>
  );
}
