import { currencyDecimals } from '#domain/money.ts';
import { useForms } from '../context.tsx';
import { numberToText, textToDecimal } from '../numbers.ts';
import type { FieldProps } from '../overrides.ts';
import { parentOf, useSibling } from './siblings.ts';
import { TextInput } from './TextInput.tsx';

// Lines of text rather than inputs of type number: those lose what they cannot read and change under the mouse wheel.

export const IntegerField = (props: FieldProps) => <TextInput {...props} inputMode="numeric" />;
export const NumberField = (props: FieldProps) => <TextInput {...props} inputMode="decimal" />;
export const PercentField = (props: FieldProps) => <TextInput {...props} inputMode="decimal" end="%" />;

function symbolOf(currency: string, locale: string): string | undefined {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value;
}

/** An amount with the sign of the currency beside it, written out with its decimals when it is left. */
export function MoneyField(props: FieldProps) {
  const { field, name } = props;
  const { locale } = useForms();
  const given = useSibling(parentOf(name, field.name), field.currency ?? 'currency');
  const currency = typeof given === 'string' && /^[A-Z]{3}$/.test(given) ? given : undefined;
  const tidy = (typed: string): string => {
    const decimal = textToDecimal(typed, locale);
    const digits = currency ? currencyDecimals(currency) : 2;
    return decimal === undefined ? typed : numberToText(Number(decimal), locale, digits);
  };
  return <TextInput {...props} inputMode="decimal" tidy={tidy} end={currency && symbolOf(currency, locale)} />;
}
