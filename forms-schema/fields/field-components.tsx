import type { ComponentType } from 'react';
import type { FieldType } from '#generated/definitions.ts';
import type { FieldProps } from '../overrides.ts';
import { CheckboxField, SwitchField } from './FlagField.tsx';
import { GroupField } from './GroupField.tsx';
import { createLazyField } from './lazy-field.tsx';
import { DateLine, DateTimeLine, EmailLine, TelLine, TextArea, TextLine, UrlLine } from './text-fields.tsx';
import { IntegerField, MoneyField, NumberField, PercentField } from './number-fields.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SelectField } from './SelectField.tsx';

const ArrayField = createLazyField(async () => (await import('./ArrayField.tsx')).ArrayField);
const FileField = createLazyField(async () => (await import('./FileField.tsx')).FileField);
const ColorField = createLazyField(async () => (await import('./ColorField.tsx')).ColorField);

/** Components by field type; rare ones are loaded on demand. */
export const fieldComponents = {
  text: TextLine,
  textarea: TextArea,
  'rich-text': createLazyField(async () => (await import('./RichTextField.tsx')).RichTextField),
  email: EmailLine,
  password: PasswordField,
  tel: TelLine,
  url: UrlLine,
  integer: IntegerField,
  number: NumberField,
  money: MoneyField,
  percent: PercentField,
  duration: TextLine,
  date: DateLine,
  datetime: DateTimeLine,
  select: SelectField,
  country: SelectField,
  language: SelectField,
  currency: SelectField,
  radio: createLazyField(async () => (await import('./RadioField.tsx')).RadioField),
  checkbox: CheckboxField,
  switch: SwitchField,
  'multi-select': createLazyField(async () => (await import('./MultiSelectField.tsx')).MultiSelectField),
  chips: createLazyField(async () => (await import('./ChipsField.tsx')).ChipsField),
  reference: createLazyField(async () => (await import('./ReferenceField.tsx')).ReferenceField),
  references: createLazyField(async () => (await import('./ReferencesField.tsx')).ReferencesField),
  color: ColorField,
  discs: createLazyField(async () => (await import('./DiscsField.tsx')).DiscsField),
  image: createLazyField(async () => (await import('./ImageField.tsx')).ImageField),
  file: FileField,
  audio: FileField,
  group: GroupField,
  address: createLazyField(async () => (await import('./AddressField.tsx')).AddressField),
  array: ArrayField,
  tracklist: createLazyField(async () => (await import('./TracklistField.tsx')).TracklistField),
  sizes: createLazyField(async () => (await import('./SizesField.tsx')).SizesField),
  json: createLazyField(async () => (await import('./JsonField.tsx')).JsonField),
} as const satisfies Record<FieldType, ComponentType<FieldProps>>;
