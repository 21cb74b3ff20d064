/** Alert banners, large pictures and promo codes of the demo shop. */
export const DEMO_ALERTS = [
  {
    text_en: 'Free shipping in France from €120, in the EU from €200.',
    text_fr: 'Livraison offerte en France dès 120 €, dans l’UE dès 200 €.',
    link_en: '/vinyl-shop',
    link_fr: '/fr/vinyl-shop',
  },
] as const;

export const DEMO_BANNERS = [
  {
    title: 'Pressed in colour',
    text: 'Marbled, split, see-through: the records that are worth looking at.',
    picture: 'banner-1',
    link: '/vinyl-shop/285/color-records',
  },
  {
    title: 'What our diggers play',
    text: 'Forty records the staff would not lend to anybody.',
    picture: 'banner-2',
    link: '/vinyl-shop/9/staff-picks',
  },
  {
    title: 'After midnight',
    text: 'Modal, spiritual and small-group jazz, new and reissued.',
    picture: 'banner-3',
    link: '/vinyl-shop/260/Jazz',
  },
] as const;

export const DEMO_PROMO_CODES = [
  { code: 'WELCOME10', percent: 10 },
  { code: 'DIGGER5', amount: 500, currency: 'EUR', minimum: 4000 },
  { code: 'SUMMER25', percent: 25, ends_at: new Date('2025-09-01T00:00:00Z') },
] as const;
