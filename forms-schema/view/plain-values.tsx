import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { lazy, Suspense } from 'react';
import { isUrl } from '../predicates.ts';
import type { ValueProps } from './FieldValue.tsx';
import { Picture } from './Picture.tsx';
import { Swatch } from './Swatch.tsx';
import { useValueText } from './use-value-text.ts';

// few lists show discs
const PaletteValue = lazy(async () => ({ default: (await import('./PaletteValue.tsx')).PaletteValue }));

export function TextValue({ definition, value, record }: ValueProps) {
  const text = useValueText();
  return <span>{text(definition, value, record)}</span>;
}

/** Text with its line ends. */
export function LongText(props: ValueProps) {
  if (props.dense) return <TextValue {...props} />;
  return (
    <Box component="span" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {String(props.value)}
    </Box>
  );
}

const linkTo = (start: string) =>
  function ContactValue(props: ValueProps) {
    if (props.dense) return <TextValue {...props} />;
    return <Link href={`${start}${String(props.value)}`}>{String(props.value)}</Link>;
  };

export const EmailValue = linkTo('mailto:');
export const PhoneValue = linkTo('tel:');

/** A web address; what is none is shown and not linked. */
export function LinkValue(props: ValueProps) {
  const address = String(props.value);
  if (props.dense || !isUrl(address)) return <TextValue {...props} />;
  return (
    <Link href={address} target="_blank" rel="noopener noreferrer" sx={{ overflowWrap: 'anywhere' }}>
      {address}
    </Link>
  );
}

/** A colour and its code, or its name in a palette. */
export function ColorValue(props: ValueProps) {
  const { definition, value } = props;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      {definition.data === undefined ? (
        <Swatch background={String(value)} />
      ) : (
        <Suspense fallback={<Swatch isRound />}>
          <PaletteValue {...props} />
        </Suspense>
      )}
      <TextValue {...props} />
    </Box>
  );
}

export function PictureValue({ definition, value, dense }: ValueProps) {
  return <Picture folder={definition.preview} name={String(value)} size={dense ? 36 : 96} />;
}
