import { enums } from '#generated/enum-index.ts';
import type { AnyEnum, FieldDefinition } from '#generated/definitions.ts';

const tables: Readonly<Record<string, AnyEnum | undefined>> = enums;

/** Whether the field's enum has colours. */
export const isStatus = ({ data }: FieldDefinition): boolean =>
  data !== undefined && tables[data.name]?.colors !== undefined;

/** Types whose values are shown with the field's label. */
const LABELLED_TYPES: readonly FieldDefinition['type'][] = [
  ...(['integer', 'number', 'money', 'percent', 'duration', 'switch', 'checkbox'] as const),
];

/** Whether a value is shown with its field's label. */
export const isLabelled = ({ type }: FieldDefinition): boolean => LABELLED_TYPES.includes(type);

export const isSwitch = ({ type }: FieldDefinition): boolean => type === 'switch' || type === 'checkbox';

export const isDate = ({ type }: FieldDefinition): boolean => type === 'date' || type === 'datetime';
