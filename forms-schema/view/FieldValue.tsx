import type { ComponentType } from 'react';
import type { FieldType } from '#generated/definitions.ts';
import { isEmpty } from '../predicates.ts';
import {
  ColorValue,
  DiscsValue,
  EmailValue,
  LinkValue,
  LongText,
  PhoneValue,
  PictureValue,
  SoundValue,
  TextValue,
} from './plain-values.tsx';
import { ChoicesValue, ChoiceValue } from './choice-values.tsx';
import { EntriesValue, GroupValue, JsonValue } from './nested-values.tsx';
import { ReferenceValue } from './ReferenceValue.tsx';
import { RichTextValue } from './RichTextValue.tsx';
import type { NestingProps, ValueProps } from './value-props.ts';

/** Components by field type. */
const valueComponents = {
  text: TextValue,
  textarea: LongText,
  'rich-text': RichTextValue,
  email: EmailValue,
  password: TextValue,
  tel: PhoneValue,
  url: LinkValue,
  integer: TextValue,
  number: TextValue,
  money: TextValue,
  percent: TextValue,
  duration: TextValue,
  date: TextValue,
  datetime: TextValue,
  select: ChoiceValue,
  radio: ChoiceValue,
  country: TextValue,
  language: TextValue,
  currency: TextValue,
  checkbox: TextValue,
  switch: TextValue,
  'multi-select': ChoicesValue,
  chips: ChoicesValue,
  reference: ReferenceValue,
  references: ReferenceValue,
  color: ColorValue,
  discs: DiscsValue,
  image: PictureValue,
  file: TextValue,
  audio: SoundValue,
  group: GroupValue,
  address: GroupValue,
  array: EntriesValue,
  tracklist: EntriesValue,
  sizes: TextValue,
  json: JsonValue,
} as const satisfies Record<FieldType, ComponentType<NestingProps>>;

/** A read-only value: localised amounts and dates, statuses as chips, references by label, pictures. */
export function FieldValue(props: ValueProps) {
  const { definition, value, dense } = props;
  if (isEmpty(value)) return dense ? null : <span aria-hidden>–</span>;
  const Value: ComponentType<NestingProps> = valueComponents[definition.type];
  return <Value {...props} Nested={FieldValue} />;
}
