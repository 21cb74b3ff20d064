import type { ImportDates, ImportKind, ImportStockMode } from '#generated/enums.ts';

/** A file that the demo shop imported. */
export interface DemoFile {
  readonly kind: ImportKind;
  readonly name: string;
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly stock_mode: ImportStockMode;
  readonly dates: ImportDates;
  readonly isWritten: boolean;
}

export const DELIVERY_HEADINGS = ['EAN', 'Title', 'Quantity', 'Pallet'];

/** A delivery of the plant: index of the item in stock, number of copies and pallet. */
export const DEMO_DELIVERY = [
  { itemIndex: 3, quantity: '25', pallet: 'P-118' },
  { itemIndex: 7, quantity: '40', pallet: 'P-118' },
  { itemIndex: 11, quantity: '12', pallet: 'P-118' },
  { itemIndex: 16, quantity: '30', pallet: 'P-119' },
  { itemIndex: 22, quantity: '8', pallet: 'P-119' },
] as const;

export const BANDCAMP_HEADINGS = [
  ...[
    'date',
    'item type',
    'item name',
    'artist',
    'currency',
    'item price',
    'quantity',
    'sub total',
    'seller tax',
    'shipping',
  ],
  ...[
    'bandcamp transaction id',
    'net amount',
    'package',
    'upc',
    'buyer name',
    'buyer email',
    'ship to name',
    'ship to street',
  ],
  ...['ship to city', 'ship to zip', 'ship to country', 'ship to country code', 'buyer note'],
];

const createSale = (
  itemIndex: number | null,
  date: string,
  id: string,
  price: string,
  buyer: readonly [string, string],
  ship: readonly [string, string, string, string, string],
) => ({
  ...{
    itemIndex,
    date,
    'item type': 'package',
    currency: 'EUR',
    'item price': price,
    quantity: '1',
    'sub total': price,
    shipping: '7.50',
  },
  ...{
    'bandcamp transaction id': id,
    'net amount': price,
    'buyer name': buyer[0],
    'buyer email': buyer[1],
    'ship to name': buyer[0],
  },
  ...{
    'ship to street': ship[0],
    'ship to zip': ship[1],
    'ship to city': ship[2],
    'ship to country': ship[3],
    'ship to country code': ship[4],
  },
});

type DemoSale = Readonly<Record<string, string | number | null> & { itemIndex: number | null }>;

/** Sales on Bandcamp; the index of the item in stock, or null for one that the shop does not have. */
export const DEMO_BANDCAMP: readonly DemoSale[] = [
  createSale(
    2,
    '9/12/26 10:22am',
    '4031187201',
    '24.00',
    ['Oscar Lind', 'oscar.lind@example.org'],
    ['Sveavägen 12', '111 57', 'Stockholm', 'Sweden', 'SE'],
  ),
  createSale(
    5,
    '9/13/26 8:05pm',
    '4031187344',
    '22.00',
    ['Rosa Bianchi', 'rosa.bianchi@example.org'],
    ['Via Garibaldi 3', '10122', 'Torino', 'Italy', 'IT'],
  ),
  createSale(
    9,
    '9/19/26 1:47pm',
    '4031188010',
    '26.50',
    ['Tomás Ferreira', 'tomas.ferreira@example.org'],
    ['Rua das Flores 41', '4050-262', 'Porto', 'Portugal', 'PT'],
  ),
  createSale(
    5,
    '9/30/26 11:58pm',
    '4031189920',
    '22.00',
    ['Hanna Virtanen', 'hanna.virtanen(at)example.org'],
    ['Mannerheimintie 20', '00100', 'Helsinki', 'Finland', 'FI'],
  ),
  {
    ...createSale(
      null,
      '10/2/26 9:14am',
      '4031190077',
      '19.00',
      ['Piet de Vries', 'piet.devries@example.org'],
      ['Prinsengracht 9', '1015 DK', 'Amsterdam', 'Netherlands', 'NL'],
    ),
    ...{ 'item name': 'Lantern Hours', artist: 'The Estuary Choir', package: 'Test pressing' },
  },
  createSale(
    14,
    '10/11/26 6:31pm',
    '4031191502',
    '24.00',
    ['Claire Dubois', 'claire.dubois@example.org'],
    ['8 rue Sainte-Catherine', '33000', 'Bordeaux', 'France', 'FR'],
  ),
  {
    ...createSale(
      null,
      '10/18/26 4:09pm',
      '4031192214',
      '15.00',
      ['Aoife Byrne', 'aoife.byrne@example.org'],
      ['22 Camden Street', 'D02 X285', 'Dublin', 'Ireland', 'IE'],
    ),
    ...{ 'item name': 'Harbour Lights (tour poster)', artist: 'Marlow Street', package: 'Poster' },
  },
];
