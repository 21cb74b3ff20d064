// Alerts, banners, pick-up points, promo codes and customs codes of the demo shop.

export const DEMO_ALERTS = [
  {
    text_en: 'Free shipping in France from €120, in the EU from €200.',
    text_fr: 'Livraison offerte en France dès 120 €, dans l’UE dès 200 €.',
    link_en: '/vinyl-shop',
    link_fr: '/fr/vinyl-shop',
  },
  {
    text_en: 'Disquaire Day on 17 April: doors open at eight, forty records only here.',
    text_fr: 'Disquaire Day le 17 avril : ouverture à huit heures, quarante disques en exclusivité.',
    starts_at: new Date('2027-04-09T22:00:00Z'),
    ends_at: new Date('2027-04-17T22:00:00Z'),
  },
  {
    text_en: 'Parcels leave again on Monday: we are taking stock.',
    text_fr: 'Les colis repartent lundi : nous faisons l’inventaire.',
    starts_at: new Date('2026-07-02T22:00:00Z'),
    ends_at: new Date('2026-07-05T22:00:00Z'),
  },
] as const;

export const DEMO_BANNERS = [
  {
    title: 'Pressed in colour',
    text: 'Marbled, split, see-through: the records that are worth looking at.',
    picture: 'banner-1',
    link: '/vinyl-shop/285/color-records',
    position: 1,
  },
  {
    title: 'What our diggers play',
    text: 'Forty records the staff would not lend to anybody.',
    picture: 'banner-2',
    link: '/vinyl-shop/9/staff-picks',
    position: 2,
  },
  {
    title: 'After midnight',
    text: 'Modal, spiritual and small-group jazz, new and reissued.',
    picture: 'banner-3',
    link: '/vinyl-shop/260/Jazz',
    position: 3,
  },
] as const;

/** Pick-up points in France: relays and the counter of the shop. */
export const DEMO_PICKUPS = [
  {
    name: 'Groove House, the counter',
    address: '18 rue des Récollets',
    zip_code: '75010',
    city: 'Paris',
    opening_hours: 'Tue-Sat 11:00-19:30',
  },
  {
    name: 'Relais Montmartre',
    address: '3 rue Lepic',
    zip_code: '75018',
    city: 'Paris',
    transporter: 'mdr',
    opening_hours: 'Mon-Sat 9:00-20:00',
  },
  {
    name: 'Le Tabac du Canal',
    address: '94 quai de Jemmapes',
    zip_code: '75010',
    city: 'Paris',
    transporter: 'mdr',
    opening_hours: 'Mon-Sun 8:00-21:00',
  },
  {
    name: 'Épicerie Oberkampf',
    address: '61 rue Oberkampf',
    zip_code: '75011',
    city: 'Paris',
    transporter: 'col',
    opening_hours: 'Mon-Sat 8:30-20:30',
  },
  {
    name: 'Librairie des Abattoirs',
    address: '12 allées Charles de Fitte',
    zip_code: '31300',
    city: 'Toulouse',
    transporter: 'mdr',
    opening_hours: 'Mon-Sat 10:00-19:00',
  },
  {
    name: 'Disquaire Vieux-Port',
    address: '27 rue de la République',
    zip_code: '13002',
    city: 'Marseille',
    transporter: 'mdr',
    opening_hours: 'Tue-Sat 10:30-19:00',
  },
  {
    name: 'Pressing Bellecour',
    address: '8 rue Victor Hugo',
    zip_code: '69002',
    city: 'Lyon',
    transporter: 'col',
    opening_hours: 'Mon-Fri 8:00-19:00',
  },
  {
    name: 'Café Talensac',
    address: '5 rue de Bel Air',
    zip_code: '44000',
    city: 'Nantes',
    transporter: 'mdr',
    opening_hours: 'Tue-Sun 8:00-18:00',
  },
  {
    name: 'La Boîte à Vinyles',
    address: '41 cours Victor Hugo',
    zip_code: '33000',
    city: 'Bordeaux',
    transporter: 'mdr',
    opening_hours: 'Tue-Sat 11:00-19:00',
  },
  {
    name: 'Relais Wazemmes',
    address: '130 rue Gambetta',
    zip_code: '59000',
    city: 'Lille',
    transporter: 'mdr',
    opening_hours: 'Mon-Sat 9:00-19:30',
  },
  {
    name: 'Maison de la Presse Krutenau',
    address: '2 rue de Zurich',
    zip_code: '67000',
    city: 'Strasbourg',
    transporter: 'col',
    opening_hours: 'Mon-Sat 7:30-19:00',
  },
  {
    name: 'Atelier Saint-Hélier',
    address: '77 rue Saint-Hélier',
    zip_code: '35000',
    city: 'Rennes',
    transporter: 'mdr',
    opening_hours: 'closed for works',
    active: false,
  },
] as const;

export const DEMO_PROMO_CODES = [
  { code: 'WELCOME10', percent: 10 },
  { code: 'DIGGER5', amount: 500, currency: 'EUR', minimum: 4000 },
  { code: 'SUMMER25', percent: 25, ends_at: new Date('2025-09-01T00:00:00Z') },
  {
    ...{ code: 'DISQUAIREDAY', percent: 15, minimum: 3000 },
    ...{ starts_at: new Date('2027-04-16T22:00:00Z'), ends_at: new Date('2027-04-17T22:00:00Z') },
  },
  { code: 'FIRST100', amount: 1000, currency: 'EUR', minimum: 5000, max_uses: 100, uses: 100 },
  { code: 'PRESSEZ', percent: 20, max_uses: 50, uses: 12, active: false },
] as const;

/** National customs codes of the main destinations outside the EU, longer than the common six digits. */
export const DEMO_CUSTOMS_CODES = [
  { goods: 'record', country_id: 'US', code: '8523 80 10 00' },
  { goods: 'tape', country_id: 'US', code: '8523 29 40 10' },
  { goods: 'record', country_id: 'GB', code: '8523 80 90 00' },
  { goods: 'cd', country_id: 'GB', code: '8523 49 20 00' },
] as const;
