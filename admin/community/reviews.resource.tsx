import { reviewsResource } from '#generated/resources/reviews.ts';
import type { Review } from '#generated/schemas.ts';
import { screen } from '#admin/resource/define.ts';
import { Stars } from './Stars.tsx';

export default screen(reviewsResource, {
  columns: {
    rating: { width: 104, align: 'left', render: (record) => <Stars rating={(record as Review).rating ?? null} /> },
    text: { flex: 3 },
    status: { width: 116 },
    verified: { width: 116 },
  },
  headline: ['status'],
  name: (record) => (record as Review).author_name,
  show: [
    'project_id',
    'rating',
    'verified',
    'user_id',
    'lang',
    'created_at',
    'text',
    'answer',
    'answered_at',
    'answered_by',
    'refusal',
    'refusal_note',
    'checked_at',
    'checked_by',
  ],
});
