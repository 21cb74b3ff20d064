import { bidsResource } from '#generated/resources/bids.ts';
import { screen } from '../resource/define.ts';

export default screen(bidsResource, {
  columns: { picture: { width: 72 }, number: { width: 88 }, title: { flex: 2 }, status: { width: 104 } },
  headline: ['status', 'price', 'reserve_met'],
  editable: ({ status }) => status === 'draft' || status === 'open',
  deletable: ({ status }) => status === 'draft',
});
