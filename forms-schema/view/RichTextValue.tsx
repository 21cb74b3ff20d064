import { lazy, Suspense } from 'react';
import type { ValueProps } from './value-props.ts';
import { TextValue } from './plain-values.tsx';

// lists show one line of plain text
const RichText = lazy(async () => ({ default: (await import('../rich-text/RichText.tsx')).RichText }));

/** Formatted rich text; plain text in a cell. */
export function RichTextValue(props: ValueProps) {
  const text = String(props.value);
  if (props.dense) return <TextValue {...props} />;
  return (
    <Suspense fallback={<TextValue {...props} />}>
      <RichText text={text} />
    </Suspense>
  );
}
