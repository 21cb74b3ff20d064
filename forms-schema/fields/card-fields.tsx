import { formatCardExpiry, formatCardNumber } from '#domain/payments/card-input.ts';
import type { FieldProps } from '../overrides.ts';
import { TextInput } from './TextInput.tsx';

/** A card number, grouped while it is typed. */
export const CardNumberLine = ({ field, name }: FieldProps) => (
  <TextInput
    field={{ ...field, autoComplete: 'cc-number' }}
    name={name}
    inputMode="numeric"
    formatOnType={formatCardNumber}
    formatOnBlur={formatCardNumber}
  />
);

/** An expiry, 'MM / YY' in one input. */
export const CardExpiryLine = ({ field, name }: FieldProps) => (
  <TextInput
    field={{ ...field, autoComplete: 'cc-exp' }}
    name={name}
    inputMode="numeric"
    formatOnType={formatCardExpiry}
    formatOnBlur={formatCardExpiry}
  />
);

/** The security code of a card. */
export const CardCodeLine = ({ field, name }: FieldProps) => (
  <TextInput field={{ ...field, autoComplete: 'cc-csc' }} name={name} inputMode="numeric" />
);
