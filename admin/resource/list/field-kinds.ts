import { enums } from '#generated/enum-index.ts';
import type { AnyEnum, FieldDefinition } from '#generated/definitions.ts';

const tables: Readonly<Record<string, AnyEnum | undefined>> = enums;

/** Whether a field's values have colours. */
export const isStatus = ({ data }: FieldDefinition): boolean =>
  data !== undefined && tables[data.name]?.colors !== undefined;

/** Types whose values mean little without the field's label. */
const NAMED: readonly FieldDefinition['type'][] = [
  ...(['integer', 'number', 'money', 'percent', 'duration', 'switch', 'checkbox'] as const),
];

/** Whether a value is shown with its field's label. */
export const isLabelled = ({ type }: FieldDefinition): boolean => NAMED.includes(type);

export const isSwitch = ({ type }: FieldDefinition): boolean => type === 'switch' || type === 'checkbox';

export const isDate = ({ type }: FieldDefinition): boolean => type === 'date' || type === 'datetime';
