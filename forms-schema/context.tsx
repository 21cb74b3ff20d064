import type { FieldDefinition } from '#generated/definitions.ts';
import { type ComponentType, createContext, type ReactNode, use } from 'react';
import type { Localization } from './labels.ts';
import type { UploadTransport } from './upload/transport.ts';
import type { ShopRules } from './validators.ts';

export type Id = string | number;

/** A record that a reference field can select. */
export interface ReferenceOption {
  readonly id: Id;
  readonly label: string;
  /** URL of its page, if the user can open it. */
  readonly href?: string;
}

export interface ReferenceQuery {
  readonly resource: string;
  /** Property used as the label. */
  readonly label: string;
  /** List filter that limits the selectable records; all when absent. */
  readonly filter?: NonNullable<FieldDefinition['ref']>['filter'];
  /** Search text. */
  readonly text: string;
  /** Selected records, whose labels are needed. */
  readonly ids: readonly Id[];
  /** Whether to load options; selected records are always loaded. */
  readonly enabled: boolean;
}

export interface ReferenceResult {
  readonly options: readonly ReferenceOption[];
  readonly selected: readonly ReferenceOption[];
  readonly loading: boolean;
}

/** Dependencies of forms and views, provided by the application: translation, locale and data access. */
export interface FormsContextValue extends Localization {
  /** Hook that searches records of a resource and loads the selected ones. Required by reference fields. */
  readonly useReference?: (query: ReferenceQuery) => ReferenceResult;
  /** Link component for record pages; a plain link when absent. */
  readonly Link?: ComponentType<{ href: string; children: ReactNode }>;
  /** Base URL of stored media; '/storage' when absent. */
  readonly storage?: string;
  readonly timeZone?: string;
  /** Uploads selected files before the form is submitted; without it they are submitted with the form. */
  readonly transport?: UploadTransport;
  /** Validation rules of the shop; a promise suspends the form. */
  readonly rules?: ShopRules | Promise<ShopRules>;
  /** Roles of the account; when absent no field is locked and the server alone decides. */
  readonly roles?: readonly string[];
  /**
   * Hook that blocks navigation within the application while `isDirty()`; calls `onLeave` when the user discards the
   * changes.
   */
  readonly useLeaveGuard?: (isDirty: () => boolean, onLeave: () => void) => void;
}

const FormsContext = createContext<FormsContextValue | undefined>(undefined);

/** Provides the context for forms and views. Keep `value` referentially stable: a new one renders all of them. */
export function FormsProvider({ value, children }: { value: FormsContextValue; children: ReactNode }) {
  return <FormsContext value={value}>{children}</FormsContext>;
}

/** Throws outside of a FormsProvider. */
export function useForms(): FormsContextValue {
  const forms = use(FormsContext);
  if (!forms) throw new Error('forms need a FormsProvider around them');
  return forms;
}

const NO_RULES: ShopRules = { validators: {} };

/** The validation rules of the shop. Suspends until they are loaded. */
export function useShopRules(): ShopRules {
  const { rules = NO_RULES } = useForms();
  return rules instanceof Promise ? use(rules) : rules;
}
