import { passResource } from '#generated/resources/pass.ts';
import { screen } from '../resource/define.ts';

export default screen(passResource, {
  columns: {
    code: { width: 216 },
    email: { flex: 1.4 },
    state: { width: 104 },
    used: { width: 80 },
    uses: { width: 96 },
  },
  headline: ['state'],
  body: async () => (await import('./PassBody.tsx')).PassBody,
  show: [
    'type_id',
    'holder',
    'email',
    'user_id',
    'valid_from',
    'valid_until',
    'used',
    'uses',
    'last_used_at',
    'mailed_at',
    'revoked_at',
    'revoked_because',
    'created_by',
    'created_at',
  ],
});
