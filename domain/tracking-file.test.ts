import { describe, expect, test } from 'vitest';
import { cleanTracking, detectColumns, groupOf, matchRow, orderOfRow, parseCarrier } from './tracking-file.ts';

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

test('a number loses spaces, and one that a spreadsheet rounded is none', () => {
  expect(cleanTracking(' 6a 1234 ')).toBe('6A1234');
  expect(cleanTracking('6.12346E+12')).toBe('');
});

test.each([
  ['VS-103190', 3190],
  ["'103190 ", 3190],
  ['#VS 103190', 3190],
  ['Léa', undefined],
])('%s leads to order %s', (order_number, id) => {
  expect(orderOfRow({ order_number })).toBe(id);
});

describe('a row comes to', () => {
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
    ['ready', {}, { partner: 'bigblue' }, { partner: null }],
    ['excluded', { excluded: true }, {}, {}],
  ] as const)('%s', (outcome, ofRow, ofPart, ofContext) => {
    expect(matchRow({ ...row, ...ofRow }, [{ ...part, ...ofPart }], { ...usual, ...ofContext }).outcome).toBe(outcome);
  });

  test('nothing where there is no such order', () => {
    expect(matchRow(row, [], usual).outcome).toBe('unknown_order');
  });

  test('the part of its partner that is still open', () => {
    const parts = [
      { ...part, shop_order_id: 1, partner: 'bigblue' },
      { ...part, shop_order_id: 2, status: 'sent' },
      { ...part, shop_order_id: 3 },
    ];
    expect(matchRow(row, parts, usual).part?.shop_order_id).toBe(3);
  });
});

test('rows are grouped by what is to be done', () => {
  expect((['ready', 'same', 'unknown_order', 'duplicate'] as const).map(groupOf)).toEqual([
    'matched',
    'matched',
    'unmatched',
    'conflicting',
  ]);
});
