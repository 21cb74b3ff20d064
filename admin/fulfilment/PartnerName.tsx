import { Partner } from '#generated/enums/Partner.ts';
import PreorderIcon from '@mui/icons-material/EventRepeatOutlined';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { Flag } from '#admin/ui/Flag.tsx';

interface Props {
  code: Partner;
  /** Country of the partner and country it ships from (§3); the documented ones by default. */
  country_id?: string | null;
  logistics_country?: string | null;
  /** Hides the name. */
  flagsOnly?: boolean;
}

/** A partner with the flag of its country and, when different, of the country it ships from (§3). */
export function PartnerName({ code, country_id, logistics_country, flagsOnly = false }: Props) {
  const t = useTranslate();
  const documented: { country?: string; logistics?: string } = Partner.data[code] ?? {};
  const [country, origin] = [country_id ?? documented.country, logistics_country ?? documented.logistics];
  const title = t('dispatch.carries', { flag: country ?? '–', from: origin ?? '–' });
  return (
    <Box component="span" title={title} sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, minWidth: 0 }}>
      {code === 'preorder' && <PreorderIcon fontSize="small" color="secondary" aria-hidden />}
      {country && <Flag code={country} />}
      {!flagsOnly && t(`enums.Partner.${code}`)}
      {origin && origin !== country && (
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color: 'text.secondary' }}>
          → <Flag code={origin} />
        </Box>
      )}
    </Box>
  );
}
