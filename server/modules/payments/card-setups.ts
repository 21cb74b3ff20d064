import { and, eq } from 'drizzle-orm';
import type { PaymentProvider as ProviderName } from '#generated/enums.ts';
import type { AnyCall } from '#server/core/api/handler.ts';
import { requireAccount } from '#server/core/authentication/require-account.ts';
import { notFound } from '#server/core/problems/problem.ts';
import { declinedProblem } from './decline.ts';
import { limitDeclines } from './decline-limit.ts';
import type { CardOutcome, Declined } from './payment-provider.ts';
import { getPaymentProvider } from './provider.ts';
import { cardSetups } from './saved-cards.table.ts';

/** A card that is saved with the provider, or waits for 3-D Secure. */
export type SetUpCard = Exclude<CardOutcome, Declined>;

type SetupCall = AnyCall & { readonly body: unknown };

/**
 * Runs a provider call that saves a card for the caller. A card that waits for 3-D Secure is recorded, so that only its account
 * completes it. Throws 402 when it is declined.
 */
export async function setUpCard(
  call: SetupCall,
  provider: ProviderName,
  work: () => Promise<CardOutcome>,
): Promise<SetUpCard> {
  const { context, user } = call;
  const { id: user_id } = requireAccount(user);
  const outcome = await limitDeclines(call, async () => {
    const result = await work();
    if (result.status === 'declined') throw declinedProblem(result.code);
    return result;
  });
  if (outcome.status === 'requires_action')
    await context.db
      .insert(cardSetups)
      .values({ user_id, provider, provider_id: outcome.id, created_at: context.now() })
      .onConflictDoNothing();
  return outcome;
}

/** The caller's answer to the 3-D Secure step of a card. */
interface SetupConfirmation {
  readonly setup_id: string;
  /** The choice on the page of the test provider. */
  readonly authentication?: 'succeed' | 'fail' | undefined;
}

/**
 * Completes a set-up of the caller after 3-D Secure; returns it with its provider. Throws 402 when it fails, and 404 for a set-up of
 * another account.
 */
export async function completeCardSetup(
  call: SetupCall,
  { setup_id, authentication }: SetupConfirmation,
): Promise<{ provider: ProviderName; outcome: SetUpCard }> {
  const { context, user } = call;
  const { id: userId } = requireAccount(user);
  const [setup] = await context.db
    .select()
    .from(cardSetups)
    .where(and(eq(cardSetups.user_id, userId), eq(cardSetups.provider_id, setup_id)));
  if (!setup) throw notFound();
  const { provider, provider_id } = setup;
  const outcome = await setUpCard(call, provider, () =>
    getPaymentProvider(provider).completeCard(provider_id, authentication, context),
  );
  return { provider, outcome };
}
