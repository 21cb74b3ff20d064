/** Transliteration of characters that have no decomposition. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', ø: 'o', Ø: 'O', ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ı: 'i' },
  ...{ þ: 'th', Þ: 'Th', ð: 'd', Ð: 'D', '’': "'", '–': '-', '&': '+' },
};

/**
 * Converts a text to the SEPA character set (EPC217-08) and truncates it.
 *
 * @example toSepaText('Björk Guðmundsdóttir & Söhne', 70) // 'Bjork Gudmundsdottir + Sohne'
 */
export function toSepaText(text: string, length: number): string {
  const plain = [...text.normalize('NFD').replace(/\p{M}/gu, '')].map((letter) => LETTERS[letter] ?? letter).join('');
  return plain
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, length)
    .trim();
}
