import type { Country, Currency, Language, ManualOrderStatus } from '#generated/enums.ts';

/** A customer of manual orders: a retailer, a label or the press. */
export interface DemoCustomer {
  readonly firstname: string;
  readonly lastname: string;
  readonly company: string;
  readonly email: string;
  readonly vat_number: string | null;
  readonly address: string;
  readonly zip_code: string;
  readonly city: string;
  readonly state: string | null;
  readonly country_id: Country;
  readonly currency: Currency;
  readonly lang: Language;
}

/** A manual order; `copies` are quantities of different records. */
export interface DemoDraft {
  readonly customer: number;
  readonly status: ManualOrderStatus;
  /** Age in days. */
  readonly age: number;
  readonly copies: readonly number[];
  /** Discount on each line in percent, and its reason. */
  readonly off?: number;
  readonly reason?: string;
  readonly shipping?: { readonly price: number; readonly reason: string };
  readonly message?: string;
  readonly note?: string;
  /** Reference of the bank transfer. */
  readonly reference?: string;
}

const createCustomer = (
  [firstname, lastname, company, email]: readonly [string, string, string, string],
  [address, zip_code, city, state]: readonly [string, string, string, string?],
  [country_id, currency, lang]: readonly [Country, Currency, Language],
  vat_number: string | null = null,
): DemoCustomer => ({
  ...{
    firstname,
    lastname,
    company,
    email,
    vat_number,
    address,
    zip_code,
    city,
    state: state ?? null,
    country_id,
    currency,
    lang,
  },
});

export const DEMO_CUSTOMERS: readonly DemoCustomer[] = [
  createCustomer(
    ['Joris', 'van Dam', 'Zwarte Schijf Platen', 'inkoop@zwarteschijf.example.com'],
    ['Prinsengracht 212', '1016 HD', 'Amsterdam'],
    ['NL', 'EUR', 'en'],
    'NL859372614B01',
  ),
  createCustomer(
    ['Camille', 'Perrin', 'Disquaire Le Sillon', 'commandes@lesillon.example.com'],
    ['18 rue Sainte-Catherine', '69001', 'Lyon'],
    ['FR', 'EUR', 'fr'],
    'FR40512739846',
  ),
  createCustomer(
    ['Hanno', 'Reuter', 'Plattenladen Kiez', 'hanno@plattenladen-kiez.example.com'],
    ['Oranienstrasse 44', '10969', 'Berlin'],
    ['DE', 'EUR', 'en'],
    'DE318274650',
  ),
  createCustomer(
    ['Imogen', 'Hartley', 'Groove Temple Records', 'buying@groovetemple.example.com'],
    ['7 Call Lane', 'LS1 6LS', 'Leeds'],
    ['GB', 'GBP', 'en'],
  ),
  createCustomer(
    ['Nina', 'Castellanos', 'Needle and Thread', 'nina@needleandthread.example.com'],
    ['391 Metropolitan Ave', '11211', 'Brooklyn', 'NY'],
    ['US', 'USD', 'en'],
  ),
  createCustomer(
    ['Elio', 'Marchetti', 'Halfmoon Audio', 'elio@halfmoon-audio.example.com'],
    ['5 impasse des Tonneliers', '33000', 'Bordeaux'],
    ['FR', 'EUR', 'fr'],
    'FR71834905127',
  ),
  createCustomer(
    ['Solange', 'Auber', 'Revue Microsillon', 'redaction@microsillon.example.com'],
    ['62 boulevard Voltaire', '75011', 'Paris'],
    ['FR', 'EUR', 'fr'],
  ),
  createCustomer(
    ['Tomas', 'Ek', 'Radio Saltsjon', 'musik@saltsjon.example.com'],
    ['Hornsgatan 80', '118 21', 'Stockholm'],
    ['SE', 'EUR', 'en'],
  ),
];

const WHOLESALE = 'Wholesale from ten copies';
const PALLET = { price: 45, reason: 'Pallet rate agreed with the carrier' };

export const DEMO_DRAFTS: readonly DemoDraft[] = [
  { customer: 0, status: 'offered', age: 2, copies: [30, 20, 10], off: 35, reason: WHOLESALE, shipping: PALLET },
  {
    customer: 1,
    status: 'offered',
    age: 9,
    copies: [12, 10],
    off: 30,
    reason: WHOLESALE,
    message: 'Comme convenu au salon : les deux titres au tarif détaillant.',
  },
  { customer: 2, status: 'draft', age: 0, copies: [15, 10, 10, 5], off: 30, reason: WHOLESALE },
  { customer: 3, status: 'offered', age: 1, copies: [10, 10], off: 25, reason: 'First order of the shop' },
  {
    customer: 4,
    status: 'draft',
    age: 3,
    copies: [25],
    off: 35,
    reason: WHOLESALE,
    note: 'Waits for her import licence.',
  },
  {
    customer: 5,
    status: 'converted',
    age: 12,
    copies: [50],
    off: 40,
    reason: 'The label’s own copies',
    note: 'Invoice at 30 days.',
  },
  {
    customer: 6,
    status: 'paid',
    age: 5,
    copies: [1, 1, 1],
    off: 100,
    reason: 'Press copies',
    shipping: { price: 0, reason: 'Press copies' },
  },
  {
    customer: 7,
    status: 'paid',
    age: 20,
    copies: [2],
    off: 100,
    reason: 'Radio copies',
    shipping: { price: 0, reason: 'Radio copies' },
  },
  { customer: 0, status: 'paid', age: 41, copies: [20, 20], off: 35, reason: WHOLESALE, reference: 'ZSP 2026-118' },
  { customer: 1, status: 'paid', age: 33, copies: [10], off: 30, reason: WHOLESALE, reference: 'VIR LE SILLON 0711' },
  { customer: 2, status: 'paid', age: 64, copies: [12, 8, 5], off: 30, reason: WHOLESALE, reference: 'RE 4471 Kiez' },
  {
    customer: 5,
    status: 'paid',
    age: 90,
    copies: [40],
    off: 40,
    reason: 'The label’s own copies',
    reference: 'HALFMOON SEPT',
  },
  { customer: 3, status: 'expired', age: 48, copies: [15], off: 25, reason: WHOLESALE },
  { customer: 4, status: 'expired', age: 70, copies: [10, 10], off: 30, reason: WHOLESALE },
  {
    customer: 7,
    status: 'cancelled',
    age: 25,
    copies: [3],
    off: 20,
    reason: 'For the studio',
    note: 'They found the copies after all.',
  },
];
