import type { FieldDefinition } from '#generated/definitions.ts';
import type { Values } from '../converters.ts';
import type { FieldOverride } from '../overrides.ts';
import type { FieldProblem } from '../rules.ts';
import type { UploadTransport } from '../upload/transport.ts';
import type { Submit } from '../use-schema-form.ts';

/** A form or view with its data. */
export interface Example {
  readonly definitions: readonly FieldDefinition[];
  readonly values: Values;
  readonly errors?: readonly FieldProblem[];
  readonly overrides?: Readonly<Record<string, FieldOverride>>;
  readonly groups?: readonly string[];
  /** Roles of the account; nothing is locked when absent. */
  readonly roles?: readonly string[];
  /** Rendered by SchemaView. */
  readonly isView?: boolean;
  readonly warnOnLeave?: boolean;
  /** Rendered by SchemaWizard. */
  readonly isWizard?: boolean;
  readonly hasHistory?: boolean;
  readonly hasDraft?: boolean;
  /** Response of the server; accepts everything when absent. */
  readonly answer?: Submit;
  /** Upload transport; without it files are submitted with the form. */
  readonly transport?: UploadTransport;
  /** User actions run after mounting. */
  readonly begin?: (form: HTMLFormElement) => Promise<void> | void;
}
