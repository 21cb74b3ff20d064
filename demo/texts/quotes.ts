import type { QuoteRequest } from '#domain/pressing/quotes.ts';
import type { Country, Language, QuoteLine, QuoteStatus } from '#generated/enums.ts';

/** A pressing quote of the demo shop. Amounts in minor units. */
export interface DemoQuote {
  readonly name: string;
  readonly company?: string;
  readonly email: string;
  readonly country_id: Country;
  readonly lang: Language;
  readonly title: string;
  readonly status: QuoteStatus;
  /** Age in days. */
  readonly age: number;
  readonly spec: Partial<QuoteRequest>;
  readonly question?: string;
  readonly message?: string;
  readonly reason?: string;
  readonly note?: string;
  readonly agreed?: readonly { readonly line: QuoteLine; readonly amount: number; readonly reason: string }[];
  readonly discount?: readonly [percent: number, reason: string];
}

const DOUBLE = { discs: 2, sides: 4 } as const;
const SINGLE = { format: '7_45', sleeve: 'discobag', inner_sleeve: null } as const;

export const DEMO_QUOTES: readonly DemoQuote[] = [
  {
    ...{
      name: 'Inès Marchetti',
      company: 'Basalte Disques',
      email: 'ines@basalte.example',
      country_id: 'FR',
      lang: 'fr',
    },
    ...{ title: 'Nuit minérale', status: 'draft', age: 0.2, spec: { quantity: 300 } },
    question: 'Les laques sont déjà gravées chez un confrère. Peut-on partir de là ?',
  },
  {
    ...{
      name: 'Tom Ashworth',
      email: 'tom.ashworth@example.com',
      country_id: 'GB',
      lang: 'en',
      title: 'Low Tide Radio',
    },
    ...{ status: 'draft', age: 1.4, spec: { quantity: 100, colour: 'marbled', sticker: true } },
    question: 'We play a festival in May and would love to have them by then.',
  },
  {
    ...{
      name: 'Marlene Voss',
      company: 'Kesselhaus Tonträger',
      email: 'voss@kesselhaus.example',
      country_id: 'DE',
      lang: 'en',
    },
    ...{ title: 'Stahlwerk Sessions', status: 'draft', age: 3 },
    spec: { ...DOUBLE, quantity: 500, weight: '180g', sleeve: 'gatefold', inner_sleeve: 'printed', shrink: true },
    note: 'Has pressed with us twice; wants the same weight as the first volume.',
  },
  {
    ...{ name: 'Joana Figueira', company: 'Maré Alta', email: 'joana@marealta.example', country_id: 'PT', lang: 'en' },
    ...{ title: 'Sal na Voz', status: 'sent', age: 4, spec: { quantity: 500, colour: 'plain', insert: true } },
    message: 'As discussed on the telephone, with the lyric sheet as an insert.',
  },
  {
    ...{ name: 'Li Wen', company: '云雾唱片', email: 'liwen@yunwu.example', country_id: 'CN', lang: 'zh' },
    ...{ title: '山间电台', status: 'sent', age: 11, spec: { quantity: 1000, colour: 'splatter', print_finish: true } },
  },
  {
    ...{
      name: 'Oskar Lindqvist',
      company: 'Norrsken Records',
      email: 'oskar@norrsken.example',
      country_id: 'SE',
      lang: 'en',
    },
    ...{
      title: 'Vinterljus',
      status: 'sent',
      age: 26,
      spec: { quantity: 300, mastering: true, tracks: 9, shrink: true },
    },
    discount: [5, 'Third pressing with us'],
  },
  {
    ...{
      name: 'Camille Roussel',
      company: 'Petit Matin',
      email: 'camille@petitmatin.example',
      country_id: 'FR',
      lang: 'fr',
    },
    ...{ title: 'Faubourg 45', status: 'sent', age: 52, spec: { ...SINGLE, quantity: 200, label: true } },
    message: 'Deux titres, une face chacun, comme convenu.',
  },
  {
    ...{ name: 'Dario Bellini', company: 'Onda Corta', email: 'dario@ondacorta.example', country_id: 'IT', lang: 'en' },
    ...{
      title: 'Radio Adriatica',
      status: 'accepted',
      age: 18,
      spec: { quantity: 300, mechanical_right: true, retail_price: 2075 },
    },
    agreed: [{ line: 'cutting', amount: 200, reason: 'Lacquer of side B is still good' }],
  },
  {
    ...{
      name: 'Hanne de Wit',
      company: 'Zuiderlicht',
      email: 'hanne@zuiderlicht.example',
      country_id: 'NL',
      lang: 'en',
    },
    ...{ title: 'Polder Dub', status: 'accepted', age: 34, spec: { quantity: 500, colour: 'plain', numbered: true } },
  },
  {
    ...{
      name: 'Gabriel Okafor',
      email: 'gabriel.okafor@example.com',
      country_id: 'GB',
      lang: 'en',
      title: 'Night Bus Hymns',
    },
    ...{
      status: 'refused',
      age: 29,
      spec: { quantity: 100, colour: 'picture_disc' },
      reason: 'Too dear for a first record; we go for black next year.',
    },
  },
  {
    ...{
      name: 'Sofía Arrieta',
      company: 'Tierra Firme',
      email: 'sofia@tierrafirme.example',
      country_id: 'ES',
      lang: 'en',
    },
    ...{
      title: 'Cartas de la Costa',
      status: 'expired',
      age: 83,
      spec: { quantity: 1000, sleeve: 'gatefold', design: true },
    },
  },
  {
    ...{ name: 'Emil Novák', company: 'Vltava Sound', email: 'emil@vltava.example', country_id: 'CZ', lang: 'en' },
    ...{ title: 'Podzim', status: 'expired', age: 101, spec: { ...DOUBLE, quantity: 300, insert_sleeve: true } },
  },
];
