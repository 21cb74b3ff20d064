import { describe, expect, it } from 'vitest';
import {
  detectFormat,
  guessColumns,
  findMissingColumns,
  parseAmount,
  parseEntry,
  parseTimestamp,
} from './payout-file.ts';

describe('an amount of a file', () => {
  it.each([
    ['24.90', 'EUR', 2490],
    ['24,90', 'EUR', 2490],
    ['1,234.50', 'EUR', 123450],
    ['1.234,50', 'EUR', 123450],
    ['1 234,50 €', 'EUR', 123450],
    ['1,234', 'EUR', 123400],
    ['-3.2', 'EUR', -320],
    ['(3.20)', 'EUR', -320],
    ['−7', 'EUR', -700],
    ['1500', 'JPY', 1500],
    ['1,500', 'JPY', 1500],
    ['0.00', 'EUR', 0],
    ['1500.00', 'JPY', 1500],
  ])('%s %s is %i', (text, currency, minor) => expect(parseAmount(text, currency)).toBe(minor));

  it.each(['', 'free', '24.9055', '-'])('is invalid: %s', (text) => expect(parseAmount(text, 'EUR')).toBeNaN());
});

describe('headings', () => {
  const STRIPE = [
    'automatic_payout_id',
    'balance_transaction_id',
    'created_utc',
    'currency',
    'gross',
    'fee',
    'net',
    'reporting_category',
    'source_id',
    'payment_intent_id',
  ];

  it("of Stripe's report are recognised", () => {
    expect(detectFormat(STRIPE)).toBe('stripe');
    expect(guessColumns(STRIPE)).toMatchObject({ provider_id: 'source_id', payout: 'automatic_payout_id' });
    expect(findMissingColumns(guessColumns(STRIPE), STRIPE)).toEqual([]);
  });

  it('of other providers are detected by name, and missing ones are reported', () => {
    const headings = ['Date', 'Reference', 'Type', 'Gross', 'Fees', 'Currency'];
    expect(guessColumns(headings)).toEqual({
      provider_id: 'Reference',
      kind: 'Type',
      amount: 'Gross',
      fee: 'Fees',
      net: null,
      currency: 'Currency',
      occurred_at: 'Date',
      payout: null,
      description: null,
    });
    const foreign = ['Zahlung', 'Summe'];
    expect(findMissingColumns(guessColumns(foreign), foreign)).toEqual(['provider_id', 'amount', 'currency']);
    expect(findMissingColumns({ provider_id: 'Zahlung', amount: 'Summe', currency: 'gone' }, foreign)).toEqual([
      'currency',
    ]);
  });
});

describe('a row', () => {
  const columns = guessColumns(['Date', 'Reference', 'Type', 'Gross', 'Fee', 'Net', 'Currency']);
  const row = {
    Date: '2026-11-20',
    Reference: 'pi_1',
    Type: 'sale',
    Gross: '24.90',
    Fee: '0.61',
    Net: '24.29',
    Currency: 'eur',
  };

  it('is parsed to a payment with its net amount', () => {
    expect(parseEntry(row, columns, 'generic')).toEqual({
      kind: 'payment',
      provider_id: 'pi_1',
      payout: null,
      amount: 2490,
      fee: 61,
      net: 2429,
      currency: 'EUR',
      original: null,
      occurred_at: new Date('2026-11-20'),
      description: null,
      arrived_at: null,
      transfer: false,
    });
  });

  it('has its missing fee, net amount or kind computed', () => {
    expect(parseEntry({ ...row, Fee: '' }, columns, 'generic')).toMatchObject({ fee: 61 });
    expect(parseEntry({ ...row, Net: '' }, columns, 'generic')).toMatchObject({ net: 2429 });
    expect(parseEntry({ ...row, Type: '', Gross: '-5.00', Fee: '', Net: '' }, columns, 'generic')).toMatchObject({
      kind: 'refund',
      net: -500,
    });
  });

  it.each([
    ['Chargeback', 'dispute'],
    ['Refund', 'refund'],
    ['Monthly fee', 'fee'],
    ['adjustment', 'other'],
  ])('of type %s is a %s', (Type, kind) => {
    expect(parseEntry({ ...row, Type }, columns, 'generic')).toMatchObject({ kind, transfer: false });
  });

  it('can be the transfer itself', () => {
    expect(parseEntry({ ...row, Type: 'payout' }, columns, 'generic')).toMatchObject({ kind: 'other', transfer: true });
  });

  it('of Stripe has its payment intent as id, and the amount paid by the customer', () => {
    const headings = ['balance_transaction_id', 'reporting_category', 'gross', 'fee', 'net', 'currency', 'source_id'];
    const stripe = {
      ...{ reporting_category: 'charge', gross: '21.47', fee: '0.9', net: '20.57', currency: 'eur', source_id: 'ch_1' },
      ...{ payment_intent_id: 'pi_1', customer_facing_amount: '24.90', customer_facing_currency: 'usd' },
    };
    expect(parseEntry(stripe, guessColumns(headings), 'stripe')).toMatchObject({
      kind: 'payment',
      provider_id: 'pi_1',
      original: { amount: 2490, currency: 'USD' },
    });
    const refund = { ...stripe, reporting_category: 'refund', source_id: 're_1' };
    expect(parseEntry(refund, guessColumns(headings), 'stripe')).toMatchObject({ kind: 'refund', provider_id: 're_1' });
  });

  it('that is invalid has an error', () => {
    expect(parseEntry({ ...row, Currency: 'XXX' }, columns, 'generic')).toEqual({ fault: 'payout_currency_unknown' });
    expect(parseEntry({ ...row, Gross: 'much' }, columns, 'generic')).toEqual({ fault: 'payout_amount_unreadable' });
  });
});

it('a timestamp is UTC by default', () => {
  expect(parseTimestamp('2026-11-20 14:03:11')?.toISOString()).toBe('2026-11-20T14:03:11.000Z');
  expect(parseTimestamp('2026-11-20T14:03:11+01:00')?.toISOString()).toBe('2026-11-20T13:03:11.000Z');
  expect([parseTimestamp(''), parseTimestamp('soon')]).toEqual([null, null]);
});
