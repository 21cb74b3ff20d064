import type { FieldDefinition } from '#generated/definitions.ts';
import { historyField } from '#domain/resources/history-fields.ts';
import { FieldValue } from '#forms-schema/view/FieldValue.tsx';
import { useFieldValueFormatter } from '#forms-schema/view/use-value-text.ts';
import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { useTranslate } from 'react-admin';

interface Props {
  field: FieldDefinition;
  value: unknown;
  /** The object the value stands in. */
  record: unknown;
}

/** What is longer stands folded, so that an imported file does not fill the page. */
const LONGEST = 160;

type Facts = Readonly<Record<string, unknown>>;

const isFacts = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value of a history in words: records by name, objects by their named parts, long texts folded. */
export function HistoryValue({ field, value, record }: Props) {
  const valueText = useFieldValueFormatter();
  if (field.ref && value !== null && value !== undefined) return <FieldValue dense definition={field} value={value} />;
  if (!field.items && isFacts(value)) return <PartsText facts={value} />;
  if (!field.items && Array.isArray(value) && value.some(isFacts))
    return value.map((one: unknown, place) => (
      <Fragment key={place}>
        {place > 0 && '; '}
        {isFacts(one) ? <PartsText facts={one} /> : String(one)}
      </Fragment>
    ));
  const text = valueText(field, value, record);
  return text.length > LONGEST ? <Folded text={text} /> : text || '–';
}

/** The parts of an object, each with its name: "Paid 12, Failed 3". */
function PartsText({ facts }: { facts: Facts }) {
  const t = useTranslate();
  return Object.entries(facts).map(([name, value], place) => {
    const field = historyField(name, value);
    return (
      <Fragment key={name}>
        {place > 0 && ', '}
        {t(field.label, { _: name })} <HistoryValue field={field} value={value} record={facts} />
      </Fragment>
    );
  });
}

/** The beginning of a long text, and the whole behind it. */
function Folded({ text }: { text: string }) {
  return (
    <Box component="details" sx={{ '&[open] > summary > span': { display: 'none' }, whiteSpace: 'pre-wrap' }}>
      <Box component="summary" sx={{ cursor: 'pointer', whiteSpace: 'normal' }}>
        <span>{text.slice(0, LONGEST)}…</span>
      </Box>
      {text}
    </Box>
  );
}
