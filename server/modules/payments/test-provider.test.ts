import { and, eq } from 'drizzle-orm';
import { testContext } from '#server/resources/exports/testing.ts';
import { startApi } from '#server/testing/start-api.ts';
import { testCharges } from './test-provider.table.ts';
import { testProvider } from './test-provider.ts';
import { describeProvider } from './provider-suite.sample.ts';

const card = (number: string) => ({ card: { number, expiry: '12 / 90', cvc: '123' } });

describeProvider('test', async () => {
  const api = await startApi();
  return {
    provider: testProvider,
    createContext: (seconds = 0) => testContext(api, { now: () => new Date(Date.now() + seconds * 1000) }),
    sources: {
      good: card('4242424242424242'),
      declined: {
        card_declined: card('4000000000000002'),
        insufficient_funds: card('4000000000009995'),
        expired_card: card('4000000000000069'),
        incorrect_cvc: card('4000000000000127'),
        incorrect_number: card('4242424242424241'),
      },
      secured: card('4000002500003155'),
      alwaysSecured: card('4000000000003220'),
      savedDeclined: card('4000000000000341'),
      refundFails: card('4000000000005126'),
      refundPending: card('4000000000007726'),
    },
    // the choice is passed to `complete`
    authenticate: async () => undefined,
    finishRefunds: async () => undefined,
    loseAnswer: async (call) => {
      await call();
      throw new Error('the answer is lost');
    },
    countPaid: async (key) =>
      (
        await api.db
          .select()
          .from(testCharges)
          .where(and(eq(testCharges.key, key), eq(testCharges.status, 'paid')))
      ).length,
    close: () => api.close(),
  };
});
