import type { FieldDefinition } from '#generated/definitions.ts';
import type { Values } from '../converters.ts';
import type { FieldOverride } from '../overrides.ts';
import type { FieldProblem } from '../rules.ts';
import type { UploadTransport } from '../upload/transport.ts';
import type { Submit } from '../use-schema-form.ts';

/** One form, or one record for reading, as it can be looked at. */
export interface Example {
  readonly definitions: readonly FieldDefinition[];
  readonly values: Values;
  readonly errors?: readonly FieldProblem[];
  readonly overrides?: Readonly<Record<string, FieldOverride>>;
  readonly groups?: readonly string[];
  /** Who looks at it; everybody may change everything when absent. */
  readonly roles?: readonly string[];
  /** For reading, by SchemaView. */
  readonly isView?: boolean;
  readonly warnOnLeave?: boolean;
  /** One group after the other, by SchemaWizard. */
  readonly isWizard?: boolean;
  readonly hasHistory?: boolean;
  readonly hasDraft?: boolean;
  /** What the server says to the record; it takes everything when absent. */
  readonly answer?: Submit;
  /** Keeps the files; without it they go with the form. */
  readonly transport?: UploadTransport;
  /** What somebody did before we look. */
  readonly begin?: (form: HTMLFormElement) => Promise<void> | void;
}
