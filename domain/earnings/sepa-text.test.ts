import { expect, it } from 'vitest';
import { sepaText } from './sepa-text.ts';

it.each([
  ['Björk Guðmundsdóttir & Söhne', 'Bjork Gudmundsdottir + Sohne'],
  ['Œuvre d’Ævar – Łódź', "OEuvre d'AEvar - Lodz"],
  ['  <b>“Nuit”</b>\nminérale ', 'b Nuit /b minerale'],
  ['漢字 Records', 'Records'],
])('a bank takes %s', (text, written) => {
  expect(sepaText(text, 70)).toBe(written);
});

it('is cut to its length, without a space at its end', () => {
  expect(sepaText('Halfmoon Audio Collective', 9)).toBe('Halfmoon');
});
