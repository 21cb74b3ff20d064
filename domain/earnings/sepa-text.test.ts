import { expect, it } from 'vitest';
import { toSepaText } from './sepa-text.ts';

it.each([
  ['Björk Guðmundsdóttir & Söhne', 'Bjork Gudmundsdottir + Sohne'],
  ['Œuvre d’Ævar – Łódź', "OEuvre d'AEvar - Lodz"],
  ['  <b>“Nuit”</b>\nminérale ', 'b Nuit /b minerale'],
  ['漢字 Records', 'Records'],
])('a bank takes %s', (text, written) => {
  expect(toSepaText(text, 70)).toBe(written);
});

it('is cut to its length, without a space at its end', () => {
  expect(toSepaText('Halfmoon Audio Collective', 9)).toBe('Halfmoon');
});
