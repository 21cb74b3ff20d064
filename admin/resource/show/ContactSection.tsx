import { getCountryName } from '#domain/countries.ts';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { Row, Section } from '#admin/ui/blocks.tsx';
import { CopyButton } from './CopyButton.tsx';

interface Props {
  title: string;
  /** Lines of the postal address; empty ones are left out. */
  lines: readonly (string | null | undefined)[];
  country_id: string;
  phone?: string | null;
  email?: string | null;
  vat_number?: string | null | undefined;
  children?: ReactNode;
}

/** Postal address, phone, e-mail and VAT number of a contact, with copy buttons. */
export function ContactSection({ title, lines, country_id, phone, email, vat_number, children }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const address = [...lines, getCountryName(country_id, locale ?? 'en')].filter(Boolean).join('\n');
  return (
    <Section title={title} aside={<CopyButton text={address} name={t('fields.address')} />}>
      <Typography component="address" sx={{ fontStyle: 'normal', whiteSpace: 'pre-line' }}>
        {[address, phone].filter(Boolean).join('\n')}
      </Typography>
      {email && (
        <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 1, minHeight: 30, typography: 'body1' }}>
          <MuiLink href={`mailto:${email}`} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {email}
          </MuiLink>
          <CopyButton text={email} name={t('fields.email')} />
        </Box>
      )}
      {vat_number && (
        <Row>
          {t('fields.vat_number')} {vat_number}
        </Row>
      )}
      {children}
    </Section>
  );
}
