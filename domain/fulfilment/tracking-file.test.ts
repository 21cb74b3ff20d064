import { describe, expect, test } from 'vitest';
import {
  normaliseTrackingNumber,
  detectColumns,
  getOutcomeGroup,
  matchRow,
  parseRowOrder,
  parseCarrier,
} from './tracking-file.ts';

test.each([
  [['Order number', 'Carrier', 'Tracking number'], { order: 0, carrier: 1, number: 2, link: null }],
  [
    ['N° de suivi', 'Référence commande', 'Transporteur', 'Lien de suivi'],
    { number: 0, order: 1, carrier: 2, link: 3 },
  ],
  [['Sendungsnummer', 'Bestellung', 'Versand'], { number: 0, order: 1, carrier: 2, link: null }],
  [['Tracking carrier', 'Order tracking reference', 'Order'], { carrier: 0, number: 1, order: 2, link: null }],
  [['a', 'b'], { order: null, carrier: null, number: null, link: null }],
])('the columns of %j are found', (headings, columns) => {
  expect(detectColumns(headings)).toEqual(columns);
});

test.each([
  ['Colissimo', 'col'],
  ['DHL Express', 'dhl'],
  ['mondial relay', 'mdr'],
  ['UPS', 'ups'],
  ['DB Schenker', 'schenker'],
  ['Speedy Boats', undefined],
  ['other', undefined],
])('%s is %s', (text, carrier) => {
  expect(parseCarrier(text)).toBe(carrier);
});

test('a number is normalised, and one rounded by a spreadsheet is dropped', () => {
  expect(normaliseTrackingNumber(' 6a 1234 ')).toBe('6A1234');
  expect(normaliseTrackingNumber('6.12346E+12')).toBe('');
});

test.each([
  ['VS-103190', 3190],
  ["'103190 ", 3190],
  ['#VS 103190', 3190],
  ['Léa', undefined],
])('%s is order %s', (order_number, id) => {
  expect(parseRowOrder({ order_number })).toBe(id);
});

describe('the outcome of a row is', () => {
  const row = {
    order_number: 'VS-1',
    tracking_number: '6A1',
    carrier: 'col',
    carrier_text: 'Colissimo',
    excluded: false,
  } as const;
  const part = {
    shop_order_id: 4,
    order_status: 'paid',
    payment_status: 'paid',
    status: 'pending',
    partner: 'daudin',
    handed_over: true,
    numbers: [],
  };
  const usual = { partner: 'daudin', usualCarrier: null, isRepeated: false };
  test.each([
    ['ready', {}, {}, {}],
    ['ready', { carrier: null, carrier_text: '' }, {}, { usualCarrier: 'col' }],
    ['unknown_carrier', { carrier: null, carrier_text: '' }, {}, {}],
    ['unknown_carrier', { carrier: null, carrier_text: 'Speedy' }, {}, { usualCarrier: 'col' }],
    ['no_number', { tracking_number: ' ' }, {}, {}],
    ['duplicate', {}, {}, { isRepeated: true }],
    ['same', {}, { numbers: ['6A 1'], status: 'sent' }, {}],
    ['other_number', {}, { numbers: ['7B1'], status: 'sent' }, {}],
    ['already_sent', {}, { status: 'delivered' }, {}],
    ['cancelled', {}, { status: 'cancelled' }, {}],
    ['not_paid', {}, { payment_status: 'pending' }, {}],
    ['not_paid', {}, { order_status: 'paused' }, {}],
    ['wrong_partner', {}, { partner: 'bigblue' }, {}],
    ['not_handed_over', {}, { handed_over: false }, {}],
    ['not_handed_over', {}, { handed_over: false }, { chosen: [4] }],
    ['ready', {}, { partner: 'bigblue' }, { partner: null }],
    ['excluded', { excluded: true }, {}, {}],
  ] as const)('%s', (outcome, ofRow, ofPart, ofContext) => {
    expect(matchRow({ ...row, ...ofRow }, [{ ...part, ...ofPart }], { ...usual, ...ofContext }).outcome).toBe(outcome);
  });

  test('unknown_order without such an order', () => {
    expect(matchRow(row, [], usual).outcome).toBe('unknown_order');
  });

  test('the part of its partner that is still open', () => {
    const parts = [
      { ...part, shop_order_id: 1, partner: 'bigblue' },
      { ...part, shop_order_id: 2, status: 'sent' },
      { ...part, shop_order_id: 3 },
    ];
    expect(matchRow(row, parts, usual).parts).toEqual([parts[2]]);
  });

  test('only parts that were handed over', () => {
    const parts = [
      { ...part, shop_order_id: 1, handed_over: false },
      { ...part, shop_order_id: 2 },
    ];
    expect(matchRow(row, parts, { ...usual, partner: null }).parts).toEqual([parts[1]]);
  });

  describe('with several candidates', () => {
    const parts = [
      { ...part, shop_order_id: 1 },
      { ...part, shop_order_id: 2 },
      { ...part, shop_order_id: 3, partner: 'bigblue' },
      { ...part, shop_order_id: 4, handed_over: false },
    ];
    const anyPartner = { ...usual, partner: null };
    test('the choices are those handed over', () => {
      const { outcome, choices } = matchRow(row, parts, anyPartner);
      expect([outcome, choices.map(({ shop_order_id }) => shop_order_id)]).toEqual(['several_parts', [1, 2, 3]]);
    });
    test.each([
      ['ready', [2], [2]],
      ['ready', [1, 2], [1, 2]],
      ['several_parts', [1, 3], []],
      ['not_handed_over', [4], [4]],
      ['several_parts', [99], []],
    ] as const)('it is %s for %j', (outcome, chosen, ids) => {
      const match = matchRow(row, parts, { ...anyPartner, chosen });
      expect([match.outcome, match.parts.map(({ shop_order_id }) => shop_order_id)]).toEqual([outcome, ids]);
    });
    test('a chosen part matches although another one has the number', () => {
      const numbered = [{ ...part, shop_order_id: 1, status: 'sent', numbers: ['6A1'] }, parts[1]!];
      expect(matchRow(row, numbered, usual).outcome).toBe('same');
      expect(matchRow(row, numbered, { ...usual, chosen: [2] }).outcome).toBe('ready');
    });
  });
});

test('outcomes are grouped', () => {
  expect((['ready', 'same', 'unknown_order', 'duplicate'] as const).map(getOutcomeGroup)).toEqual([
    'matched',
    'matched',
    'unmatched',
    'conflicting',
  ]);
});
