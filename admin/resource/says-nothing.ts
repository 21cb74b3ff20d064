import type { FieldDefinition } from '#generated/definitions.ts';

const NOTHING = '–';

/** Whether a value of an enum only says that there is none, such as where the push of a batch stands that is not pushed. */
export const saysNothing = ({ data }: FieldDefinition, value: unknown, t: (key: string) => string): boolean =>
  data !== undefined && t(`enums.${data.name}.${String(value)}`) === NOTHING;
