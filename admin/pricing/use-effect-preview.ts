import type { QuoteEffect } from '#generated/schemas.ts';
import { useCalculation } from '#admin/orders/lines/use-calculation.ts';

interface EffectOptions<Body> {
  /** query key of the table */
  name: string;
  /** fields required for the calculation */
  needs: readonly (keyof Body & string)[];
  read: (body: Body, signal: AbortSignal) => Promise<QuoteEffect>;
}

/** Calculates the effect of the row being edited on open quotes; undefined while it is incomplete. */
export const useEffectPreview = <Body extends object>({ name, needs, read }: EffectOptions<Body>) =>
  useCalculation({
    name: ['effect', name],
    ask: (typed) => {
      const body = typed as Body;
      return needs.every((field) => body[field] != null && body[field] !== '') ? body : undefined;
    },
    calculate: read,
  });
