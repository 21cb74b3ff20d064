import { findLookWarnings } from '#domain/shops/look-contrast.ts';
import { pickPreviewLook } from '#domain/shops/look-message.ts';
import type { ShopLook } from '#generated/schemas.ts';
import { type RaRecord } from 'react-admin';
import { useMemo } from 'react';
import { ContrastNote } from './ContrastNote.tsx';
import { LookFrame } from './LookFrame.tsx';

/** A preview of this theme version with contrast warnings. */
export function LookBody({ record }: { record: RaRecord }) {
  const { shop_code: code = '', shop_name: name = '' } = record as ShopLook;
  const look = useMemo(() => pickPreviewLook(record), [record]);
  return (
    <LookFrame shop={{ code, name }} look={look}>
      {findLookWarnings(record).map((warning) => (
        <ContrastNote key={warning.part} warning={warning} />
      ))}
    </LookFrame>
  );
}
