/** Converts values of each field type to and from the values of their inputs. */
import { formatPlayTime, parsePlayTime } from '#domain/catalogue/player.ts';
import type { FieldDefinition, FieldType } from '#generated/definitions.ts';
import { listOfferedValues } from './choices.ts';
import { InvalidJson, parseJsonText } from './content.ts';
import { formatInputNumber, parseInputNumber } from './numbers.ts';
import { getDecimals } from './rule-table.ts';
import { toFileValue, isFileUpload, parseStoredFile } from './upload/file-value.ts';
import { localToSeconds, parseMoment, secondsToLocal, formatMoment } from './zoned-time.ts';

export type Values = Readonly<Record<string, unknown>>;

export interface Conversion {
  readonly locale: string;
  readonly timeZone?: string;
  /** The other values of the object, such as the currency of an amount. */
  readonly siblings: Values;
}

interface Converter {
  toInput(value: unknown, field: FieldDefinition, conversion: Conversion): unknown;
  /** @param original the value that the input was created from */
  fromInput(input: unknown, field: FieldDefinition, conversion: Conversion, original?: unknown): unknown;
}

const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The empty value of a field: null where nullable, otherwise absent. */
const getEmptyValue = ({ nullable }: FieldDefinition): null | undefined => (nullable ? null : undefined);

/** The value of an emptied text: '' where valid, so that texts that are not nullable can be cleared. */
function getEmptyText(field: FieldDefinition): string | null | undefined {
  const isBlankValid = !field.nullable && !field.required && !field.minLength && !field.pattern && !field.validate;
  return isBlankValid ? '' : getEmptyValue(field);
}

const singleLine: Converter = {
  toInput: toText,
  fromInput: (input, field) => toText(input).trim() || getEmptyText(field),
};

const multiLine: Converter = {
  toInput: toText,
  // a form posted without JavaScript has CRLF line endings
  fromInput: (input, field) => toText(input).replace(/\r\n?/g, '\n') || getEmptyText(field),
};

/** Text of a fixed format, such as a date or a colour. Blank text is empty. */
const formattedText: Converter = {
  toInput: toText,
  fromInput: (input, field) => toText(input).trim() || getEmptyValue(field),
};

const secret: Converter = { toInput: toText, fromInput: (input, field) => toText(input) || getEmptyValue(field) };

const number: Converter = {
  toInput: (value, field, { locale, siblings }) =>
    typeof value === 'number'
      ? formatInputNumber(value, locale, field.type === 'money' ? getDecimals(field, siblings) : undefined)
      : toText(value),
  fromInput: (input, field, { locale }) => {
    const text = toText(input).trim();
    return text === '' ? getEmptyValue(field) : parseInputNumber(text, locale);
  },
};

/** Seconds, shown as minutes and seconds. */
const playTime: Converter = {
  toInput: (value) => (typeof value === 'number' ? formatPlayTime(value) : toText(value)),
  fromInput: (input, field) => {
    const text = toText(input).trim();
    return text === '' ? getEmptyValue(field) : (parsePlayTime(text) ?? text);
  },
};

const dateTime: Converter = {
  toInput: (value, { iso }, { timeZone }) => {
    const moment = iso ? parseMoment(toText(value)) : undefined;
    if (moment) return secondsToLocal(moment.seconds, moment.isWallClock ? 'UTC' : timeZone);
    return !iso && typeof value === 'number' ? secondsToLocal(value, timeZone) : toText(value);
  },
  fromInput: (input, field, { timeZone }, original) => {
    const local = toText(input).trim();
    if (local === '') return getEmptyValue(field);
    if (field.iso) return formatMoment(local, toText(original) || undefined, timeZone) ?? local;
    const seconds = localToSeconds(local, timeZone);
    return Number.isNaN(seconds) ? local : seconds;
  },
};

/** Returns the offered value whose text equals the input; numbers stay numbers. */
function findOfferedValue(input: unknown, field: FieldDefinition): unknown {
  return listOfferedValues(field).find((value) => String(value) === toText(input)) ?? input;
}

const choice: Converter = {
  toInput: toText,
  fromInput: (input, field) => (toText(input) === '' ? getEmptyValue(field) : findOfferedValue(input, field)),
};

const list: Converter = {
  toInput: (value) => (Array.isArray(value) ? value : []),
  fromInput: (input, field) =>
    Array.isArray(input) ? input.map((entry: unknown) => findOfferedValue(entry, field)) : getEmptyValue(field),
};

/** A list in the form, JSON text on the wire. Other text becomes the only entry, which validation rejects. */
const jsonList: Converter = {
  toInput: (value) => {
    if (typeof value !== 'string' || value === '') return [];
    const parsed = parseJsonText(value) ?? value;
    return (Array.isArray(parsed) ? parsed : [parsed]).map((entry) =>
      typeof entry === 'string' ? entry : JSON.stringify(entry),
    );
  },
  fromInput: (input, field) =>
    Array.isArray(input) && input.length > 0 ? JSON.stringify(input) : getEmptyValue(field),
};

/** On and off, stored as the field's two options in this order when it has options (§5). */
const flag: Converter = {
  toInput: (value, { options }) => (options ? value === options[0] : value === true),
  fromInput: (input, { options }) => (options ? options[input === true ? 0 : 1] : input === true),
};

/** Typed JSON. Invalid JSON becomes an InvalidJson. */
const jsonText: Converter = {
  toInput: (value) => (value === undefined || value === null ? '' : JSON.stringify(value, null, 2)),
  fromInput: (input, field) => {
    const text = toText(input).trim();
    if (text === '') return getEmptyValue(field);
    try {
      return JSON.parse(text) as unknown;
    } catch {
      return new InvalidJson(text);
    }
  },
};

const passThrough: Converter = {
  toInput: (value) => value ?? null,
  fromInput: (input, field) => input ?? getEmptyValue(field),
};

/** Files: stored, selected, uploaded, or posted with the form. */
const files: Converter = {
  toInput: (value) => [value].flat().filter((entry) => parseStoredFile(entry) !== undefined),
  fromInput: (input, field) => {
    const values = [input].flat().flatMap((entry) => toFileValue(entry, field) ?? []);
    if (values.length === 0) return getEmptyValue(field);
    // a form posted without JavaScript has the stored file before its replacement
    return field.multiple ? values : values.at(-1);
  },
};

/** Quantities by size: texts in the form; on the wire numbers, without zeros. */
const amounts: Converter = {
  toInput: (value, _, { locale }) => {
    const quantities = typeof value === 'object' && value !== null ? Object.entries(value) : [];
    return Object.fromEntries(
      quantities.map(([size, n]) => [size, typeof n === 'number' ? formatInputNumber(n, locale) : toText(n)]),
    );
  },
  fromInput: (input, field, { locale }) => {
    const texts = Object.entries(typeof input === 'object' && input !== null ? input : {});
    const quantities = texts
      .map(([size, text]) => [size, parseInputNumber(toText(text).trim() || '0', locale)] as const)
      .filter(([, n]) => n !== 0);
    return quantities.length === 0 ? getEmptyValue(field) : Object.fromEntries(quantities);
  },
};

const converters = {
  text: singleLine,
  textarea: multiLine,
  'rich-text': multiLine,
  email: formattedText,
  tel: singleLine,
  url: formattedText,
  password: secret,
  color: formattedText,
  discs: jsonList,
  date: formattedText,
  datetime: dateTime,
  integer: number,
  number,
  money: number,
  percent: number,
  duration: playTime,
  select: choice,
  radio: choice,
  country: choice,
  language: choice,
  currency: choice,
  reference: passThrough,
  references: list,
  'multi-select': list,
  chips: list,
  checkbox: flag,
  switch: flag,
  image: formattedText,
  audio: files,
  file: files,
  group: passThrough,
  address: passThrough,
  array: passThrough,
  tracklist: passThrough,
  sizes: amounts,
  json: passThrough,
} as const satisfies Record<FieldType, Converter>;

/** Returns the converter of a field without members. */
export function getConverter(field: FieldDefinition): Converter {
  if (field.asText) return jsonText;
  return field.type === 'image' && isFileUpload(field) ? files : converters[field.type];
}
