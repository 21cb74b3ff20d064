import type { FieldDefinition } from '#generated/definitions.ts';
import { getHistoryField } from '#domain/resources/history-fields.ts';
import { FieldValue } from '#forms-schema/view/FieldValue.tsx';
import { useFieldValueFormatter } from '#forms-schema/view/use-value-text.ts';
import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { useTranslate } from 'react-admin';

interface Props {
  field: FieldDefinition;
  value: unknown;
  /** The object that has the value. */
  record: unknown;
}

/** Longer texts, such as imported files, are collapsed. */
const MAX_LENGTH = 160;

type ObjectValue = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is ObjectValue =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value of a history: references by label, objects by their properties, long texts collapsed. */
export function HistoryValue({ field, value, record }: Props) {
  const valueText = useFieldValueFormatter();
  if (field.ref && value !== null && value !== undefined) return <FieldValue dense definition={field} value={value} />;
  if (!field.items && isObject(value)) return <PartsText facts={value} />;
  if (!field.items && Array.isArray(value) && value.some(isObject))
    return value.map((entry: unknown, index) => (
      <Fragment key={index}>
        {index > 0 && '; '}
        {isObject(entry) ? <PartsText facts={entry} /> : String(entry)}
      </Fragment>
    ));
  const text = valueText(field, value, record);
  return text.length > MAX_LENGTH ? <CollapsedText text={text} /> : text || '–';
}

/** The properties of an object: "Paid 12, Failed 3". */
function PartsText({ facts }: { facts: ObjectValue }) {
  const t = useTranslate();
  return Object.entries(facts).map(([name, value], index) => {
    const field = getHistoryField(name, value);
    return (
      <Fragment key={name}>
        {index > 0 && ', '}
        {t(field.label, { _: name })} <HistoryValue field={field} value={value} record={facts} />
      </Fragment>
    );
  });
}

/** A long text, collapsed to its beginning. */
function CollapsedText({ text }: { text: string }) {
  return (
    <Box component="details" sx={{ '&[open] > summary > span': { display: 'none' }, whiteSpace: 'pre-wrap' }}>
      <Box component="summary" sx={{ cursor: 'pointer', whiteSpace: 'normal' }}>
        <span>{text.slice(0, MAX_LENGTH)}…</span>
      </Box>
      {text}
    </Box>
  );
}
