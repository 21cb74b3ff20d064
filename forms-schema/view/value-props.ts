import type { ComponentType } from 'react';
import type { FieldDefinition } from '#generated/definitions.ts';

export interface ValueProps {
  readonly definition: FieldDefinition;
  readonly value: unknown;
  /** The object that contains the value. */
  readonly record?: unknown;
  /** One line, for grid cells. */
  readonly dense?: boolean;
}

/** Props of a value with nested values, rendered by `Nested`. */
export interface NestingProps extends ValueProps {
  readonly Nested: ComponentType<ValueProps>;
}
