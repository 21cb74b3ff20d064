import { formatDate, formatDateTime } from '#domain/dates.ts';
import { formatMoney } from '#domain/format-money.ts';
import { formatPlayTime } from '#domain/catalogue/player.ts';
import { plainText } from '#domain/rich-text/plain-text.ts';
import type { FieldDefinition } from '#generated/definitions.ts';
import { contentOf } from '../content.ts';
import type { Forms } from '../context.tsx';
import { valueLabel } from '../labels.ts';
import { segmentsOf, valueAt } from '../paths.ts';
import { readMoment } from '../zoned-time.ts';

// not from form-values.ts: a list shows values and loads no form
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const numbers = new Map<string, Intl.NumberFormat>();

function formatNumber(value: unknown, locale: string, options: Intl.NumberFormatOptions): string {
  if (typeof value !== 'number') return String(value);
  const key = `${locale} ${JSON.stringify(options)}`;
  let format = numbers.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, { maximumFractionDigits: 20, ...options });
    numbers.set(key, format);
  }
  return format.format(value);
}

function isOn({ options }: FieldDefinition, value: unknown): boolean {
  return options ? value === options[0] : value === true;
}

function momentText(value: unknown, { locale, timeZone }: Forms): string {
  const moment = typeof value === 'string' ? readMoment(value) : undefined;
  if (moment) return formatDateTime(moment.seconds, locale, moment.isWallClock ? 'UTC' : timeZone);
  return typeof value === 'number' && Number.isFinite(value) ? formatDateTime(value, locale, timeZone) : String(value);
}

/** Parts of a group that say something, as "12 rue des Martyrs, 75009, Paris". */
function groupText(items: readonly FieldDefinition[], value: unknown, forms: Forms): string {
  const texts = items.map((item) => valueText(item, valueAt(value, segmentsOf(item.name)), value, forms));
  return texts.filter((text) => text !== '').join(', ');
}

/**
 * A value as one line of text in the reader's language; '' for nothing. Records are called by their number, lists of
 * entries by how many they are. `record` is the object the value stands in, where an amount finds its currency.
 */
export function valueText(field: FieldDefinition, value: unknown, record: unknown, forms: Forms): string {
  if (value === null || value === undefined || value === '') return '';
  const { locale, t } = forms;
  switch (field.type) {
    case 'money': {
      const currency = valueAt(record, [field.currency ?? 'currency']);
      return formatMoney(value, typeof currency === 'string' ? currency : undefined, locale);
    }
    case 'integer':
      // numbers of records and years are not grouped, large counts are
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
      return momentText(value, forms);
    case 'checkbox':
    case 'switch':
      return t(isOn(field, value) ? 'words.yes' : 'words.no');
    case 'password':
      return '••••••';
    case 'reference':
      return `#${String(value)}`;
    case 'rich-text':
      return plainText(String(value));
    case 'sizes':
      // "1 × S, 2 × M"
      return Object.entries(isObject(value) ? value : {})
        .map(([size, amount]) => `${String(amount)} × ${valueLabel(field, size, forms)}`)
        .join(', ');
    case 'file':
    case 'audio':
      return [value].flat().map(fileText).join(', ');
    case 'discs':
      return field.content ? otherText(field.content, contentOf(value) ?? value, forms) : String(value);
    case 'json':
      return JSON.stringify(value);
    default:
      return otherText(field, value, forms);
  }
}

/** A kept file by its name, by its key where that is all there is. */
const fileText = (file: unknown): string => String(isObject(file) ? (file.name ?? file.key) : file);

function otherText(field: FieldDefinition, value: unknown, forms: Forms): string {
  if (Array.isArray(value)) {
    if (field.items) return String(value.length);
    return value.map((one: unknown) => (field.ref ? `#${String(one)}` : valueLabel(field, one, forms))).join(', ');
  }
  if (isObject(value)) return field.items ? groupText(field.items, value, forms) : JSON.stringify(value);
  return valueLabel(field, value, forms);
}
