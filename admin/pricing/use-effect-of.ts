import type { QuoteEffect } from '#generated/schemas.ts';
import { useCalculation } from '#admin/orders/lines/use-calculation.ts';

interface Asked<Body> {
  /** Tells the table apart from others. */
  name: string;
  /** What the form has to say before anything can be told. */
  needs: readonly (keyof Body & string)[];
  read: (body: Body, signal: AbortSignal) => Promise<QuoteEffect>;
}

/** What open quotes would become with the row of the form around, as it is typed; nothing while it is not complete. */
export const useEffectOf = <Body extends object>({ name, needs, read }: Asked<Body>) =>
  useCalculation({
    name: ['effect', name],
    ask: (typed) => {
      const body = typed as Body;
      return needs.every((field) => body[field] != null && body[field] !== '') ? body : undefined;
    },
    calculate: read,
  });
