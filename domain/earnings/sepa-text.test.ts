import { expect, it } from 'vitest';
import { toSepaText } from './sepa-text.ts';

it.each([
  ['Björk Guðmundsdóttir & Söhne', 'Bjork Gudmundsdottir + Sohne'],
  ['Œuvre d’Ævar – Łódź', "OEuvre d'AEvar - Lodz"],
  ['  <b>“Nuit”</b>\nminérale ', 'b Nuit /b minerale'],
  ['漢字 Records', 'Records'],
])('%s is converted', (text, expected) => {
  expect(toSepaText(text, 70)).toBe(expected);
});

it('is truncated without a trailing space', () => {
  expect(toSepaText('Halfmoon Audio Collective', 9)).toBe('Halfmoon');
});
