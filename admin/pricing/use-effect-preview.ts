import type { QuoteEffect } from '#generated/schemas.ts';
import { useCalculation } from '#admin/orders/lines/use-calculation.ts';

interface EffectOptions<Body> {
  /** Query key of the table. */
  name: string;
  /** Fields required for the calculation. */
  required: readonly (keyof Body & string)[];
  fetchEffect: (body: Body, signal: AbortSignal) => Promise<QuoteEffect>;
}

/** Calculates the effect of the row being edited on open quotes; undefined while it is incomplete. */
export const useEffectPreview = <Body extends object>({ name, required, fetchEffect }: EffectOptions<Body>) =>
  useCalculation({
    name: ['effect', name],
    buildRequest: (values) => {
      const body = values as Body;
      return required.every((field) => body[field] != null && body[field] !== '') ? body : undefined;
    },
    calculate: fetchEffect,
  });
