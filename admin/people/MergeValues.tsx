import { countryName } from '#domain/countries.ts';
import { MergedPart } from '#generated/enums/MergedPart.ts';
import type { Client, ClientTwin } from '#generated/schemas.ts';
import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { useId } from 'react';

interface Props {
  client: Client;
  twin: ClientTwin;
  taken: readonly MergedPart[];
  onTake: (taken: readonly MergedPart[]) => void;
}

/** What both say of themselves beside each other; of each that differs one stays. The e-mail is that of who stays. */
export function MergeValues({ client, twin, taken, onTake }: Props) {
  const t = useTranslate();
  const locale = useLocale() ?? 'en';
  const saved = client.addresses?.find((one) => one.saved);
  const place = (lines: readonly (string | null | undefined)[], country: string | null | undefined) =>
    [...lines, country && countryName(country, locale)].filter(Boolean).join(', ');
  const town = [twin.zip_code, twin.city].filter(Boolean).join(' ');
  const values: Readonly<Record<MergedPart, readonly [string, string]>> = {
    name: [client.name, twin.name],
    phone: [client.phone ?? '', twin.phone ?? ''],
    company: [client.company ?? '', twin.company ?? ''],
    address: [place(saved?.lines.slice(1) ?? [], saved?.country_id), place([twin.address, town], twin.country_id)],
    lang: [t(`languages.${client.lang}`), t(`languages.${twin.lang}`)],
  };
  // a guest has no account that could keep anything: her orders say it
  const parts = client.user_id == null ? [] : MergedPart.values.filter((part) => values[part][0] !== values[part][1]);
  const take = (part: MergedPart, isTaken: boolean) =>
    onTake([...taken.filter((one) => one !== part), ...(isTaken ? [part] : [])]);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="body2">{t('client.stays_as', { email: client.email, old: twin.email })}</Typography>
      {parts.map((part) => (
        <Choice
          key={part}
          label={t(`enums.MergedPart.${part}`)}
          values={values[part]}
          isTaken={taken.includes(part)}
          onTake={(isTaken) => take(part, isTaken)}
        />
      ))}
    </Box>
  );
}

interface ChoiceProps {
  label: string;
  values: readonly [string, string];
  isTaken: boolean;
  onTake: (isTaken: boolean) => void;
}

function Choice({ label, values, isTaken, onTake }: ChoiceProps) {
  const name = useId();
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <Typography component="legend" variant="subtitle2">
        {label}
      </Typography>
      {values.map((value, place) => (
        <Box
          component="label"
          key={place === 0 ? 'kept' : 'taken'}
          sx={{ display: 'flex', alignItems: 'start', minWidth: 0, cursor: 'pointer' }}
        >
          <Radio size="small" name={name} checked={isTaken === (place === 1)} onChange={() => onTake(place === 1)} />
          <Typography component="span" sx={{ pt: 0.75, overflowWrap: 'anywhere' }}>
            {value || '–'}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
