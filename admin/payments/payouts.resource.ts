import { payoutsResource } from '#generated/resources/payouts.ts';
import { screen } from '../resource/define.ts';

export default screen(payoutsResource, {
  columns: {
    provider_id: { width: 180 },
    rows: { width: 80 },
    matched: { width: 90 },
    open: { width: 80 },
    balanced: { width: 100 },
  },
  headline: ['net'],
  createForm: async () => (await import('./ImportPayout.tsx')).ImportPayout,
  body: async () => (await import('./PayoutBody.tsx')).PayoutBody,
});
