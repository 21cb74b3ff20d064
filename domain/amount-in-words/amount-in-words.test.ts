import { expect, test } from 'vitest';
import { Currency, Language } from '#generated/enums.ts';
import { formatAmountInFigures, formatAmountInWords } from './amount-in-words.ts';

test.each([
  [24.9, 'EUR', 'twenty-four euros and ninety cents'],
  [1, 'EUR', 'one euro'],
  [0.01, 'USD', 'one cent'],
  [0, 'EUR', 'zero euros'],
  [1.01, 'GBP', 'one pound sterling and one penny'],
  [2.02, 'GBP', 'two pounds sterling and two pence'],
  [1101, 'AUD', 'one thousand one hundred and one Australian dollars'],
  [1500, 'JPY', 'one thousand five hundred Japanese yen'],
  [32000, 'KRW', 'thirty-two thousand South Korean won'],
  [-3.5, 'PHP', 'minus three Philippine pesos and fifty centavos'],
] as const)('English: %f %s', async (amount, currency, words) => {
  expect(await formatAmountInWords(amount, currency, 'en')).toBe(words);
});

test.each([
  [24.9, 'EUR', 'vingt-quatre euros et quatre-vingt-dix centimes'],
  [0, 'EUR', 'zéro euro'],
  [80, 'EUR', 'quatre-vingts euros'],
  [200_000_000, 'EUR', 'deux cents millions d’euros'],
  [1_000_000, 'GBP', 'un million de livres sterling'],
  [21, 'GBP', 'vingt et une livres sterling'],
  [81, 'GBP', 'quatre-vingt-une livres sterling'],
  [1, 'GBP', 'une livre sterling'],
  [1.01, 'CAD', 'un dollar canadien et un cent'],
  [71000, 'KRW', 'soixante et onze mille wons sud-coréens'],
  [-0.5, 'USD', 'moins cinquante cents'],
] as const)('French: %f %s', async (amount, currency, words) => {
  expect(await formatAmountInWords(amount, currency, 'fr')).toBe(words);
});

test.each([
  [24.9, 'EUR', '贰拾肆欧元玖拾欧分'],
  [24, 'EUR', '贰拾肆欧元整'],
  [24.05, 'USD', '贰拾肆美元零伍美分'],
  [0.05, 'USD', '伍美分'],
  [0, 'CNY', '人民币零圆整'],
  [24.9, 'CNY', '人民币贰拾肆圆玖角整'],
  [1234.56, 'CNY', '人民币壹仟贰佰叁拾肆圆伍角陆分'],
  [1500, 'JPY', '壹仟伍佰日元整'],
  [-100, 'GBP', '负壹佰英镑整'],
] as const)('Chinese: %f %s', async (amount, currency, words) => {
  expect(await formatAmountInWords(amount, currency, 'zh')).toBe(words);
});

test('the words of all currencies differ in every language', async () => {
  for (const language of Language.values) {
    const all = await Promise.all(Currency.values.map((currency) => formatAmountInWords(3, currency, language)));
    expect(new Set(all).size).toBe(Currency.values.length);
  }
});

test('an invalid amount is refused', async () => {
  await expect(formatAmountInWords(NaN, 'EUR', 'en')).rejects.toThrow(RangeError);
});

test('figures have the decimals of their currency and its code', () => {
  expect(formatAmountInFigures(24.9, 'EUR', 'en')).toBe('24.90 EUR');
  expect(formatAmountInFigures(1500, 'JPY', 'en')).toBe('1,500 JPY');
  expect(formatAmountInFigures(1234.5, 'CAD', 'fr').replace(/\s/g, ' ')).toBe('1 234,50 CAD');
});
