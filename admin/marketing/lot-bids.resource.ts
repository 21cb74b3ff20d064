import { lotBidsResource } from '#generated/resources/lot-bids.ts';
import { screen } from '../resource/define.ts';

export default screen(lotBidsResource, {
  columns: { lot_id: { flex: 2 }, user_id: { flex: 1.2 } },
  headline: ['maximum'],
});
