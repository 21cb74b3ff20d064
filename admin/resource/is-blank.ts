import type { FieldDefinition } from '#generated/definitions.ts';

const BLANK_LABEL = '–';

/** Whether the label of an enum value is only a dash, such as the push status of a batch that is not pushed. */
export const isBlank = ({ data }: FieldDefinition, value: unknown, t: (key: string) => string): boolean =>
  data !== undefined && t(`enums.${data.name}.${String(value)}`) === BLANK_LABEL;
