import { digitalCodesResource } from '#generated/resources/digital-codes.ts';
import { screen } from '../resource/define.ts';

export default screen(digitalCodesResource, {
  columns: { hint: { width: 112 }, state: { width: 116 }, used: { width: 104 } },
  headline: ['state'],
  show: ['release_id', 'batch_id', 'used', 'redeemed_at', 'redeemed_by', 'revoked_at', 'revoked_because'],
});
