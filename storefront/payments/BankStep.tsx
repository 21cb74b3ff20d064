import type { CartTotals, PayAnswer } from '#generated/schemas.ts';
import { BankDialog } from './BankDialog.tsx';
import { StripeBank } from './stripe/StripeBank.tsx';

interface BankStepProps {
  readonly publishableKey: string | null;
  /** the payment that waits */
  readonly waiting: Pick<PayAnswer, 'client_secret'>;
  readonly total: CartTotals;
  /** for which the copies are kept */
  readonly minutes?: number;
  readonly busy: boolean;
  /** called with the choice on the page of the test provider; Stripe knows the outcome itself */
  readonly onAnswer: (answer: 'succeed' | 'fail') => void;
}

/** The 3-D Secure step of a payment. */
export function BankStep({ publishableKey, waiting, onAnswer, ...dialog }: BankStepProps) {
  const { client_secret: clientSecret } = waiting;
  if (publishableKey === null || !clientSecret) return <BankDialog {...dialog} onAnswer={onAnswer} />;
  return <StripeBank {...{ publishableKey, clientSecret }} onAnswer={() => onAnswer('succeed')} />;
}
