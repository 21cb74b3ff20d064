import type { ComponentType } from 'react';
import type { FieldType } from '#generated/definitions.ts';
import type { FieldProps } from '../overrides.ts';
import { CheckboxField, SwitchField } from './FlagField.tsx';
import { GroupField } from './GroupField.tsx';
import { lazily } from './lazily.tsx';
import { DateLine, DateTimeLine, EmailLine, TelLine, TextArea, TextLine, UrlLine } from './lines.tsx';
import { IntegerField, MoneyField, NumberField, PercentField } from './numbers.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SelectField } from './SelectField.tsx';

const ArrayField = lazily(async () => (await import('./ArrayField.tsx')).ArrayField);
const FileField = lazily(async () => (await import('./FileField.tsx')).FileField);
const ColorField = lazily(async () => (await import('./ColorField.tsx')).ColorField);

/** How each field type is drawn. What only some forms have is loaded when they do. */
export const fieldComponents = {
  text: TextLine,
  textarea: TextArea,
  'rich-text': lazily(async () => (await import('./RichTextField.tsx')).RichTextField),
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
  radio: lazily(async () => (await import('./RadioField.tsx')).RadioField),
  checkbox: CheckboxField,
  switch: SwitchField,
  'multi-select': lazily(async () => (await import('./MultiSelectField.tsx')).MultiSelectField),
  chips: lazily(async () => (await import('./ChipsField.tsx')).ChipsField),
  reference: lazily(async () => (await import('./ReferenceField.tsx')).ReferenceField),
  references: lazily(async () => (await import('./ReferencesField.tsx')).ReferencesField),
  color: ColorField,
  discs: lazily(async () => (await import('./DiscsField.tsx')).DiscsField),
  image: lazily(async () => (await import('./ImageField.tsx')).ImageField),
  file: FileField,
  audio: FileField,
  group: GroupField,
  address: lazily(async () => (await import('./AddressField.tsx')).AddressField),
  array: ArrayField,
  tracklist: lazily(async () => (await import('./TracklistField.tsx')).TracklistField),
  sizes: lazily(async () => (await import('./SizesField.tsx')).SizesField),
  json: lazily(async () => (await import('./JsonField.tsx')).JsonField),
} as const satisfies Record<FieldType, ComponentType<FieldProps>>;
