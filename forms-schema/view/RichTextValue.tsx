import { lazy, Suspense } from 'react';
import type { ValueProps } from './value-props.ts';
import { TextValue } from './plain-values.tsx';

// lists show one line of it, only a record's page shows it whole
const RichText = lazy(async () => ({ default: (await import('../rich-text/RichText.tsx')).RichText }));

/** A text with its bold and italic words, links and lists; in a cell, its words alone. */
export function RichTextValue(props: ValueProps) {
  const text = String(props.value);
  if (props.dense) return <TextValue {...props} />;
  return (
    <Suspense fallback={<TextValue {...props} />}>
      <RichText text={text} />
    </Suspense>
  );
}
