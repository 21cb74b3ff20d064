import { Partner } from '#generated/enums/Partner.ts';
import PreorderIcon from '@mui/icons-material/EventRepeatOutlined';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { Flag } from '#admin/ui/Flag.tsx';

interface Props {
  code: Partner;
  /** The partner's two countries of §3; the documented ones when left out. */
  flag?: string | null;
  from?: string | null;
  /** hides the name */
  flagsOnly?: boolean;
}

/** A partner with its flag and, when different, the flag of the country it ships from (§3). */
export function PartnerName({ code, flag, from, flagsOnly = false }: Props) {
  const t = useTranslate();
  const documented: { country?: string; logistics?: string } = Partner.data[code] ?? {};
  const [carried, ships] = [flag ?? documented.country, from ?? documented.logistics];
  const title = t('dispatch.carries', { flag: carried ?? '–', from: ships ?? '–' });
  return (
    <Box component="span" title={title} sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, minWidth: 0 }}>
      {code === 'preorder' && <PreorderIcon fontSize="small" color="secondary" aria-hidden />}
      {carried && <Flag code={carried} />}
      {!flagsOnly && t(`enums.Partner.${code}`)}
      {ships && ships !== carried && (
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color: 'text.secondary' }}>
          → <Flag code={ships} />
        </Box>
      )}
    </Box>
  );
}
