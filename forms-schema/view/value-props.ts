import type { ComponentType } from 'react';
import type { FieldDefinition } from '#generated/definitions.ts';

export interface ValueProps {
  readonly definition: FieldDefinition;
  readonly value: unknown;
  /** The object the value stands in. */
  readonly record?: unknown;
  /** For a cell of a grid: one line, no boxes. */
  readonly dense?: boolean;
}

/** A value whose parts are values themselves, drawn by `Nested`. */
export interface NestingProps extends ValueProps {
  readonly Nested: ComponentType<ValueProps>;
}
