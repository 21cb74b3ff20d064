import { expect, it } from 'vitest';
import { buildTransferFile } from './transfer-file.ts';

const FILE = {
  message: 'GH-20261123-7',
  createdAt: new Date('2026-11-23T09:30:00Z'),
  execution_on: '2026-11-24',
  from: { name: 'Groove House & Söhne', iban: 'FR76 3000 6000 0112 3456 7890 189', bic: 'AGRIFRPP' },
};
const MARISOL = {
  ...{ number: 'P-1042', amount: 42_050, holder: 'Marisol <Vega> Núñez', iban: 'ES9121000418450200051332', bic: null },
};

it('contains payer, payee, amount, date and purpose of each transfer', () => {
  const second = { ...MARISOL, number: 'P-1043', amount: 10, iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' };
  const xml = buildTransferFile({ ...FILE, transfers: [MARISOL, second] });
  expect(xml).toContain('xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"');
  for (const element of [
    '<MsgId>GH-20261123-7</MsgId>',
    '<NbOfTxs>2</NbOfTxs><CtrlSum>420.60</CtrlSum>',
    '<BtchBookg>false</BtchBookg>',
    '<ReqdExctnDt><Dt>2026-11-24</Dt></ReqdExctnDt>',
    '<Dbtr><Nm>Groove House + Sohne</Nm></Dbtr><DbtrAcct><Id><IBAN>FR7630006000011234567890189</IBAN></Id></DbtrAcct>',
    '<EndToEndId>P-1042</EndToEndId>',
    '<InstdAmt Ccy="EUR">420.50</InstdAmt>',
    '<Cdtr><Nm>Marisol Vega Nunez</Nm></Cdtr><CdtrAcct><Id><IBAN>ES9121000418450200051332</IBAN></Id></CdtrAcct>',
    '<BICFI>COBADEFFXXX</BICFI>',
    '<Ustrd>Groove House + Sohne P-1043</Ustrd>',
  ])
    expect(xml).toContain(element);
});

it('throws for an invalid IBAN', () => {
  const wrong = { ...MARISOL, iban: 'ES9121000418450200051333' };
  expect(() => buildTransferFile({ ...FILE, transfers: [wrong] })).toThrow('IBAN');
});
