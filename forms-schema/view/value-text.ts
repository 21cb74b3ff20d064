import { formatDate, formatDateTime } from '#domain/dates.ts';
import { formatMoney } from '#domain/format-money.ts';
import { formatPlayTime } from '#domain/catalogue/player.ts';
import { extractPlainText } from '#domain/rich-text/plain-text.ts';
import type { FieldDefinition } from '#generated/definitions.ts';
import { parseJsonText } from '../content.ts';
import type { FormsContextValue } from '../context.tsx';
import { formatValueLabel } from '../labels.ts';
import { splitFieldName, getValueAt } from '../paths.ts';
import { parseMoment } from '../zoned-time.ts';

// not imported from form-values.ts, so that lists do not load form code
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const numberFormats = new Map<string, Intl.NumberFormat>();

function formatNumber(value: unknown, locale: string, options: Intl.NumberFormatOptions): string {
  if (typeof value !== 'number') return String(value);
  const key = `${locale} ${JSON.stringify(options)}`;
  let format = numberFormats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, { maximumFractionDigits: 20, ...options });
    numberFormats.set(key, format);
  }
  return format.format(value);
}

function isOn({ options }: FieldDefinition, value: unknown): boolean {
  return options ? value === options[0] : value === true;
}

function formatDateTimeValue(value: unknown, { locale, timeZone }: FormsContextValue): string {
  const moment = typeof value === 'string' ? parseMoment(value) : undefined;
  if (moment) return formatDateTime(moment.seconds, locale, moment.isWallClock ? 'UTC' : timeZone);
  return typeof value === 'number' && Number.isFinite(value) ? formatDateTime(value, locale, timeZone) : String(value);
}

/** Joins the non-empty members of a group: "12 rue des Martyrs, 75009, Paris". */
function formatGroup(items: readonly FieldDefinition[], value: unknown, forms: FormsContextValue): string {
  const texts = items.map((item) => formatFieldValue(item, getValueAt(value, splitFieldName(item.name)), value, forms));
  return texts.filter((text) => text !== '').join(', ');
}

/**
 * Formats a value as one line of localised text; '' when empty. References are shown by id, lists of entries by their
 * length. `record` is the containing object, for the currency of amounts.
 */
export function formatFieldValue(
  field: FieldDefinition,
  value: unknown,
  record: unknown,
  forms: FormsContextValue,
): string {
  if (value === null || value === undefined || value === '') return '';
  const { locale, t } = forms;
  switch (field.type) {
    case 'money': {
      const currency = getValueAt(record, [field.currency ?? 'currency']);
      return formatMoney(value, typeof currency === 'string' ? currency : undefined, locale);
    }
    case 'integer':
      // ids and years are not grouped
      return formatNumber(value, locale, { useGrouping: field.name === 'id' ? false : 'min2' });
    case 'number':
      return formatNumber(value, locale, { minimumFractionDigits: field.decimals });
    case 'percent':
      return formatNumber(value, locale, { style: 'unit', unit: 'percent' });
    case 'duration':
      return typeof value === 'number' ? formatPlayTime(value) : String(value);
    case 'date':
      return typeof value === 'string' ? formatDate(value, locale) : String(value);
    case 'datetime':
      return formatDateTimeValue(value, forms);
    case 'checkbox':
    case 'switch':
      return t(isOn(field, value) ? 'words.yes' : 'words.no');
    case 'password':
      return '••••••';
    case 'reference':
      return `#${String(value)}`;
    case 'rich-text':
      return extractPlainText(String(value));
    case 'sizes':
      // "1 × S, 2 × M"
      return Object.entries(isObject(value) ? value : {})
        .map(([size, amount]) => `${String(amount)} × ${formatValueLabel(field, size, forms)}`)
        .join(', ');
    case 'file':
    case 'audio':
      return [value].flat().map(formatFile).join(', ');
    case 'discs':
      return field.content ? formatOther(field.content, parseJsonText(value) ?? value, forms) : String(value);
    case 'json':
      return JSON.stringify(value);
    default:
      return formatOther(field, value, forms);
  }
}

/** Formats a stored file: name, or key without one. */
const formatFile = (file: unknown): string => String(isObject(file) ? (file.name ?? file.key) : file);

function formatOther(field: FieldDefinition, value: unknown, forms: FormsContextValue): string {
  if (Array.isArray(value)) {
    if (field.items) return String(value.length);
    return value
      .map((entry: unknown) => (field.ref ? `#${String(entry)}` : formatValueLabel(field, entry, forms)))
      .join(', ');
  }
  if (isObject(value)) return field.items ? formatGroup(field.items, value, forms) : JSON.stringify(value);
  return formatValueLabel(field, value, forms);
}
