/** How the value of each field type becomes what its input holds, and back. */
import { formatPlayTime, parsePlayTime } from '#domain/catalogue/player.ts';
import type { FieldDefinition, FieldType } from '#generated/definitions.ts';
import { offeredValues } from './choices.ts';
import { contentOf } from './content.ts';
import { numberToText, textToNumber } from './numbers.ts';
import { decimalsOf } from './rule-table.ts';
import { fileValue, isChosen, keptFile } from './upload/file-value.ts';
import { UnreadJson } from './unread-json.ts';
import { localToSeconds, readMoment, secondsToLocal, writeMoment } from './zoned-time.ts';

export type Values = Readonly<Record<string, unknown>>;

export interface Conversion {
  readonly locale: string;
  readonly timeZone?: string;
  /** The other values of the object, where an amount finds its currency. */
  readonly siblings: Values;
}

interface Converter {
  toInput(value: unknown, field: FieldDefinition, conversion: Conversion): unknown;
  /** `before` is the value that the input was made of. */
  fromInput(input: unknown, field: FieldDefinition, conversion: Conversion, before?: unknown): unknown;
}

const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Nothing, as the field's schema writes it: null where it may be null, otherwise absent. */
const nothing = ({ nullable }: FieldDefinition): null | undefined => (nullable ? null : undefined);

/** An emptied text: '' where that is a right value, so that a text that is not nullable can be cleared as well. */
function emptyText(field: FieldDefinition): string | null | undefined {
  const takesBlank = !field.nullable && !field.required && !field.minLength && !field.pattern && !field.validate;
  return takesBlank ? '' : nothing(field);
}

const line: Converter = {
  toInput: asText,
  fromInput: (input, field) => asText(input).trim() || emptyText(field),
};

const area: Converter = {
  toInput: asText,
  // a form posted without JavaScript has CRLF at the ends of lines
  fromInput: (input, field) => asText(input).replace(/\r\n?/g, '\n') || emptyText(field),
};

/** Text of a form that only some texts have: an address, a day, a colour. Blank is nothing. */
const formal: Converter = {
  toInput: asText,
  fromInput: (input, field) => asText(input).trim() || nothing(field),
};

const secret: Converter = { toInput: asText, fromInput: (input, field) => asText(input) || nothing(field) };

const number: Converter = {
  toInput: (value, field, { locale, siblings }) =>
    typeof value === 'number'
      ? numberToText(value, locale, field.type === 'money' ? decimalsOf(field, siblings) : undefined)
      : asText(value),
  fromInput: (input, field, { locale }) => {
    const typed = asText(input).trim();
    return typed === '' ? nothing(field) : textToNumber(typed, locale);
  },
};

/** Seconds, written as minutes and seconds. */
const playTime: Converter = {
  toInput: (value) => (typeof value === 'number' ? formatPlayTime(value) : asText(value)),
  fromInput: (input, field) => {
    const typed = asText(input).trim();
    return typed === '' ? nothing(field) : (parsePlayTime(typed) ?? typed);
  },
};

const moment: Converter = {
  toInput: (value, { iso }, { timeZone }) => {
    const moment = iso ? readMoment(asText(value)) : undefined;
    if (moment) return secondsToLocal(moment.seconds, moment.isWallClock ? 'UTC' : timeZone);
    return !iso && typeof value === 'number' ? secondsToLocal(value, timeZone) : asText(value);
  },
  fromInput: (input, field, { timeZone }, before) => {
    const local = asText(input).trim();
    if (local === '') return nothing(field);
    if (field.iso) return writeMoment(local, asText(before) || undefined, timeZone) ?? local;
    const seconds = localToSeconds(local, timeZone);
    return Number.isNaN(seconds) ? local : seconds;
  },
};

/** The value of the list that is written like the input's text; numbers stay numbers. */
function chosen(input: unknown, field: FieldDefinition): unknown {
  return offeredValues(field).find((value) => String(value) === asText(input)) ?? input;
}

const choice: Converter = {
  toInput: asText,
  fromInput: (input, field) => (asText(input) === '' ? nothing(field) : chosen(input, field)),
};

const list: Converter = {
  toInput: (value) => (Array.isArray(value) ? value : []),
  fromInput: (input, field) =>
    Array.isArray(input) ? input.map((one: unknown) => chosen(one, field)) : nothing(field),
};

/** A list in the form, JSON text on the wire. A text that is no list is the only entry, for the rules to judge. */
const jsonList: Converter = {
  toInput: (value) => {
    if (typeof value !== 'string' || value === '') return [];
    const said = contentOf(value) ?? value;
    return (Array.isArray(said) ? said : [said]).map((one) => (typeof one === 'string' ? one : JSON.stringify(one)));
  },
  fromInput: (input, field) => (Array.isArray(input) && input.length > 0 ? JSON.stringify(input) : nothing(field)),
};

/** On and off; the field's two options, in this order, stand for them where it has some (§5). */
const flag: Converter = {
  toInput: (value, { options }) => (options ? value === options[0] : value === true),
  fromInput: (input, { options }) => (options ? options[input === true ? 0 : 1] : input === true),
};

/** JSON as it is typed. What cannot be read stays text that says so. */
const jsonText: Converter = {
  toInput: (value) => (value === undefined || value === null ? '' : JSON.stringify(value, null, 2)),
  fromInput: (input, field) => {
    const typed = asText(input).trim();
    if (typed === '') return nothing(field);
    try {
      return JSON.parse(typed) as unknown;
    } catch {
      return new UnreadJson(typed);
    }
  },
};

const same: Converter = { toInput: (value) => value ?? null, fromInput: (input, field) => input ?? nothing(field) };

/** Files that were kept, chosen and sent before the form, or posted with it. */
const files: Converter = {
  toInput: (value) => [value].flat().filter((one) => keptFile(one) !== undefined),
  fromInput: (input, field) => {
    const given = [input].flat().flatMap((entry) => fileValue(entry, field) ?? []);
    if (given.length === 0) return nothing(field);
    // a form posted without JavaScript has the kept one before the one that is to replace it
    return field.multiple ? given : given.at(-1);
  },
};

/** Amounts by size: one text each in the form, on the wire only the sizes that somebody wants. */
const amounts: Converter = {
  toInput: (value, _, { locale }) => {
    const given = typeof value === 'object' && value !== null ? Object.entries(value) : [];
    return Object.fromEntries(
      given.map(([size, n]) => [size, typeof n === 'number' ? numberToText(n, locale) : asText(n)]),
    );
  },
  fromInput: (input, field, { locale }) => {
    const typed = Object.entries(typeof input === 'object' && input !== null ? input : {});
    const wanted = typed
      .map(([size, text]) => [size, textToNumber(asText(text).trim() || '0', locale)] as const)
      .filter(([, n]) => n !== 0);
    return wanted.length === 0 ? nothing(field) : Object.fromEntries(wanted);
  },
};

const converters = {
  text: line,
  textarea: area,
  'rich-text': area,
  email: formal,
  tel: line,
  url: formal,
  password: secret,
  color: formal,
  discs: jsonList,
  date: formal,
  datetime: moment,
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
  reference: same,
  references: list,
  'multi-select': list,
  chips: list,
  checkbox: flag,
  switch: flag,
  image: formal,
  audio: files,
  file: files,
  group: same,
  address: same,
  array: same,
  tracklist: same,
  sizes: amounts,
  json: same,
} as const satisfies Record<FieldType, Converter>;

/** The converter of a field without members; JSON that is typed has one of its own. An image that is chosen is a file; one kept elsewhere is a name. */
export function converterOf(field: FieldDefinition): Converter {
  if (field.asText) return jsonText;
  return field.type === 'image' && isChosen(field) ? files : converters[field.type];
}
