import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { lazy, Suspense } from 'react';
import { parseJsonText } from '../content.ts';
import { useForms } from '../context.tsx';
import { isUrl } from '../predicates.ts';
import { VISUALLY_HIDDEN } from '../visually-hidden.ts';
import type { ValueProps } from './value-props.ts';
import { Picture } from './Picture.tsx';
import { Player } from './Player.tsx';
import { Swatch } from './Swatch.tsx';
import { useFieldValueFormatter } from './use-value-text.ts';

// lazy, as few lists show discs
const PaletteValue = lazy(async () => ({ default: (await import('./PaletteValue.tsx')).PaletteValue }));

export function TextValue({ definition, value, record }: ValueProps) {
  const text = useFieldValueFormatter();
  return <span>{text(definition, value, record)}</span>;
}

/** Text with line breaks. */
export function LongText(props: ValueProps) {
  if (props.dense) return <TextValue {...props} />;
  return (
    <Box component="span" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {String(props.value)}
    </Box>
  );
}

const createContactValue = (start: string) =>
  function ContactValue(props: ValueProps) {
    if (props.dense) return <TextValue {...props} />;
    return <Link href={`${start}${String(props.value)}`}>{String(props.value)}</Link>;
  };

export const EmailValue = createContactValue('mailto:');
export const PhoneValue = createContactValue('tel:');

/** A web address, linked when valid. */
export function LinkValue(props: ValueProps) {
  const address = String(props.value);
  if (props.dense || !isUrl(address)) return <TextValue {...props} />;
  return (
    <Link href={address} target="_blank" rel="noopener noreferrer" sx={{ overflowWrap: 'anywhere' }}>
      {address}
    </Link>
  );
}

/** A colour with its code or palette name. */
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

/** The colours of a record's discs with their names. */
export function DiscsValue(props: ValueProps) {
  const { definition, value } = props;
  const discs = parseJsonText(value);
  if (!definition.content || !Array.isArray(discs)) return <TextValue {...props} />;
  const { content } = definition;
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 2 }}>
      {discs.map((color: unknown, index) => (
        <span key={index}>
          {index > 0 && (
            <Box component="span" sx={VISUALLY_HIDDEN}>
              {', '}
            </Box>
          )}
          <ColorValue definition={content} value={color} />
        </span>
      ))}
    </Box>
  );
}

/** A player for a stored sound, otherwise its name. */
export function SoundValue(props: ValueProps) {
  const { definition, value } = props;
  const { t } = useForms();
  if (definition.preview === undefined || typeof value !== 'string') return <TextValue {...props} />;
  return <Player area={definition.preview} name={value} label={t(definition.label)} />;
}

export function PictureValue({ definition, value, dense }: ValueProps) {
  return <Picture folder={definition.preview} name={String(value)} size={dense ? 36 : 96} />;
}
