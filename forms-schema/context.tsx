import type { FieldDefinition } from '#generated/definitions.ts';
import { type ComponentType, createContext, type ReactNode, use } from 'react';
import type { Wording } from './labels.ts';
import type { UploadTransport } from './upload/transport.ts';
import type { ShopRules } from './validators.ts';

export type Id = string | number;

/** A record that a reference can point at. */
export interface ReferenceOption {
  readonly id: Id;
  readonly label: string;
  /** Its page, where the reader has one. */
  readonly href?: string;
}

export interface ReferenceQuery {
  readonly resource: string;
  /** Property that names a record. */
  readonly label: string;
  /** Which records can be chosen, as their list takes it; all when absent. */
  readonly filter?: NonNullable<FieldDefinition['ref']>['filter'];
  /** Typed text to search for. */
  readonly text: string;
  /** Records chosen already, to be named. */
  readonly ids: readonly Id[];
  /** Whether the list of options is wanted; the chosen records always are. */
  readonly enabled: boolean;
}

export interface ReferenceResult {
  readonly options: readonly ReferenceOption[];
  readonly selected: readonly ReferenceOption[];
  readonly loading: boolean;
}

/** What the screens give to forms and views: words, language, and ways to the outside. */
export interface Forms extends Wording {
  /** A hook that searches records of a resource and names the chosen ones. Needed where a form has references. */
  readonly useReference?: (query: ReferenceQuery) => ReferenceResult;
  /** Draws the link to a record's page; a plain one when absent. */
  readonly Link?: ComponentType<{ href: string; children: ReactNode }>;
  /** Where pictures are, '/storage' when absent. */
  readonly storage?: string;
  readonly timeZone?: string;
  /** Where chosen files are sent in parts while the form is filled; without it they go with the form. */
  readonly transport?: UploadTransport;
  /** What the shop judges by, or its coming. */
  readonly rules?: ShopRules | Promise<ShopRules>;
  /** Role words of the account; without them nothing is locked and the server alone decides. */
  readonly roles?: readonly string[];
  /**
   * A hook that keeps the reader from leaving to another page of the application while the form has unsaved changes; it
   * tells when they are given up.
   */
  readonly useLeaveGuard?: (isDirty: () => boolean, onLeave: () => void) => void;
}

const FormsContext = createContext<Forms | undefined>(undefined);

/** Stands once around everything that uses forms or views. Keep the value's identity, or all of them render anew. */
export function FormsProvider({ value, children }: { value: Forms; children: ReactNode }) {
  return <FormsContext value={value}>{children}</FormsContext>;
}

/** Throws outside of a FormsProvider. */
export function useForms(): Forms {
  const forms = use(FormsContext);
  if (!forms) throw new Error('forms need a FormsProvider around them');
  return forms;
}

const NO_RULES: ShopRules = { validators: {} };

/** What the shop judges by; who asks waits until that has come. */
export function useRules(): ShopRules {
  const { rules = NO_RULES } = useForms();
  return rules instanceof Promise ? use(rules) : rules;
}
