import { parseMonthStart } from '#domain/calendar.ts';
import type { FieldDefinition } from '#generated/definitions.ts';
import { formatDate } from '#domain/dates.ts';
import { type ReferenceOption, useForms } from '#forms-schema/context.tsx';
import { parseMoment } from '#forms-schema/zoned-time.ts';
import { useFieldValueFormatter } from '#forms-schema/view/use-value-text.ts';
import { useLocale, useTranslate } from 'react-admin';
import { type Condition, ME, type Range } from '#admin/api/filters.ts';

const UNITS = { D: 'day', W: 'week', H: 'hour' } as const;

/** Formats '-P3D' as "3 days". */
function formatDuration(duration: unknown, locale: string): string {
  const text = String(duration);
  const unit = UNITS[text.at(-1) as keyof typeof UNITS];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(
    parseInt(text.replace(/\D+/, ''), 10),
  );
}

/** The values of a condition as a list. */
export function listValues({ value }: Condition): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

/** Returns a formatter of conditions for chips: "Status: Paid or Sent", "Created: Nov 1, 2026 – Nov 20, 2026". */
export function useConditionText(): (
  field: FieldDefinition,
  condition: Condition,
  references: readonly ReferenceOption[],
) => string {
  const t = useTranslate();
  const locale = useLocale();
  const valueText = useFieldValueFormatter();
  const { timeZone } = useForms();
  const or = new Intl.ListFormat(locale, { type: 'disjunction' });

  return (field, condition, references) => {
    const formatValue = (value: unknown): string => {
      if (field.ref && value === ME) return t('conditions.me');
      if (field.ref) return references.find(({ id }) => id === value)?.label ?? `#${String(value)}`;
      const text = field.iso && typeof value === 'string' ? parseMoment(value)?.seconds : undefined;
      const moment =
        text ?? (field.type === 'datetime' ? (parseMonthStart(value, Date.now() / 1000, timeZone) ?? value) : value);
      if (field.type === 'datetime' && typeof moment === 'number') return formatDate(moment, locale, timeZone);
      // an amount of a filter is of any currency
      return valueText({ ...field, currency: '' }, value);
    };
    const { operator } = condition;
    const label = t(field.label);
    if (operator === 'empty') return t(condition.value ? 'conditions.empty' : 'conditions.not_empty', { field: label });
    if (operator === 'within' || operator === 'older')
      return t(`conditions.${operator}`, { field: label, time: formatDuration(condition.value, locale) });
    if (operator === 'between') {
      const { from, to } = condition.value as Range;
      const [start, end] = [from, to].map((end) => (end === undefined ? undefined : formatValue(end)));
      if (start !== undefined && end !== undefined)
        return t('conditions.between', { field: label, from: start, to: end });
      return start === undefined
        ? t('conditions.until', { field: label, to: end })
        : t('conditions.from', { field: label, from: start });
    }
    const value = or.format(listValues(condition).map(formatValue));
    const isText = operator === 'contains' && field.type !== 'multi-select' && !field.ref;
    return t(`conditions.${operator === 'contains' && !isText ? 'in' : operator}`, { field: label, value });
  };
}
