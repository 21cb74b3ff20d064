import { pickPreviewLook } from '#domain/shops/look-message.ts';
import { type RaRecord, useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { SecondaryText } from '#admin/ui/SecondaryText.tsx';
import { LookFrame } from './LookFrame.tsx';
import { useLogo } from './use-logo.ts';

/** A preview of the theme being edited. */
export function LookPreview({ record, values }: { record: RaRecord; values: Readonly<Record<string, unknown>> }) {
  const t = useTranslate();
  const logo = useLogo(values['logo'], record['logo']);
  const look = useMemo(() => pickPreviewLook({ ...values, logo }), [values, logo]);
  return (
    <LookFrame shop={{ code: record['shop_code'], name: record['shop_name'] }} look={look}>
      <SecondaryText sx={{ mt: 1 }}>{t('looks.hint')}</SecondaryText>
    </LookFrame>
  );
}
