import { Partner } from '#generated/enums/Partner.ts';
import PreorderIcon from '@mui/icons-material/EventRepeatOutlined';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { Flag } from '#admin/ui/Flag.tsx';

interface Props {
  code: Partner;
  /** The two countries of §3 as they are kept; as documented when left out. */
  flag?: string | null;
  from?: string | null;
  /** The name stands elsewhere already. */
  flagsOnly?: boolean;
}

/** A partner with the flags of both lists of §3: the one it carries, and where it ships from when that is another. */
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
