import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { Forms } from '../context.tsx';
import { type Address, type Choice, CHOICE_NAMES, CHOICES, goTo, withChoice } from './address.ts';

/** How a choice is called: languages by themselves, sizes by their number. */
function called(name: Choice, value: string, { t }: Forms): string {
  if (name === 'language') return t(`languages.${value}`);
  return name === 'text' ? `${value} %` : t(`gallery.${name}_${value}`);
}

/** How what is shown looks; each choice is kept in the address. */
export function Tools({ address, forms }: { address: Address; forms: Forms }) {
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
          onChange={(event) => goTo(withChoice(address, name, event.target.value))}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          {CHOICES[name].map((value) => (
            <option key={value} value={value}>
              {called(name, value, forms)}
            </option>
          ))}
        </TextField>
      ))}
    </Box>
  );
}
