import type { PreviewLook } from '#domain/shops/look-message.ts';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'react-admin';
import { type ReactNode, useState } from 'react';
import { Section } from '#admin/ui/blocks.tsx';
import { LookPage } from './LookPage.tsx';

/** Widths of the previewed page in CSS pixels. */
const WIDTHS = { phone: 390, desktop: 1280 } as const;
/** Below this window width the phone preview is the default. */
const PHONE_WIDTH = 600;
const DEVICES = ['phone', 'desktop'] as const;

interface Props {
  shop: { code: string; name: string };
  look: PreviewLook;
  children?: ReactNode;
}

/** A preview of the shop with a theme, in phone or desktop width. */
export function LookFrame({ shop, look, children }: Props) {
  const t = useTranslate();
  const [device, setDevice] = useState<(typeof DEVICES)[number]>(() =>
    window.innerWidth < PHONE_WIDTH ? 'phone' : 'desktop',
  );
  const deviceToggle = (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={t('looks.width')}
      value={device}
      onChange={(_event, next: typeof device | null) => next && setDevice(next)}
    >
      {DEVICES.map((one) => (
        <ToggleButton key={one} value={one} sx={{ py: 0.25, textTransform: 'none' }}>
          {t(`looks.${one}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
  return (
    <Section title={t('looks.preview')} aside={deviceToggle}>
      <LookPage
        key={device}
        code={shop.code}
        title={t('looks.preview_of', { shop: shop.name })}
        width={WIDTHS[device]}
        look={look}
      />
      {children}
    </Section>
  );
}
