/** Pass types of the demo shop. */
export const DEMO_PASS_TYPES = [
  {
    name: 'Friend of the house',
    name_fr: 'Ami de la maison',
    name_zh: '本店之友',
    benefit: 'percent_off',
    percent: 15,
    terms: 'Show it at the counter. It cannot be handed on.',
    uses: 10,
    days: 365,
  },
  {
    name: 'Release party',
    name_fr: 'Release party',
    name_zh: '发行派对',
    benefit: 'admission',
    percent: null,
    terms: 'One person, one entry. Doors open at 19:00.',
    uses: 1,
    days: 60,
  },
  {
    name: 'Early digger',
    name_fr: 'Digger matinal',
    name_zh: '早鸟淘碟客',
    benefit: 'early_access',
    percent: null,
    terms: 'Limited editions open to you a day before everybody else.',
    uses: null,
    days: 180,
  },
  {
    name: 'Birthday single',
    name_fr: '45 tours d’anniversaire',
    name_zh: '生日单曲',
    benefit: 'gift',
    percent: null,
    terms: 'A seven-inch of our choice, at the counter.',
    uses: 1,
    days: 30,
  },
] as const;

/** Places where passes are scanned. */
export const DEMO_SCAN_PLACES = ['Counter', 'Door', 'Record fair, table 12'];
