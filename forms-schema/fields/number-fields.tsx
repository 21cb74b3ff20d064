import { getCurrencyDecimals } from '#domain/money.ts';
import { useForms } from '../context.tsx';
import { formatInputNumber, parseDecimal } from '../numbers.ts';
import type { FieldProps } from '../overrides.ts';
import { getParentName, useSibling } from './siblings.ts';
import { TextInput } from './TextInput.tsx';

// Text inputs, because inputs of type number drop unparsable text and change on mouse wheel.

export const IntegerField = (props: FieldProps) => <TextInput {...props} inputMode="numeric" />;
export const NumberField = (props: FieldProps) => <TextInput {...props} inputMode="decimal" />;
export const PercentField = (props: FieldProps) => <TextInput {...props} inputMode="decimal" end="%" />;

function getCurrencySymbol(currency: string, locale: string): string | undefined {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value;
}

/** An amount with its currency symbol, formatted with decimals on blur. */
export function MoneyField(props: FieldProps) {
  const { field, name } = props;
  const { locale } = useForms();
  const siblingCurrency = useSibling(getParentName(name, field.name), field.currency ?? 'currency');
  const hasCurrency = typeof siblingCurrency === 'string' && /^[A-Z]{3}$/.test(siblingCurrency);
  const currency = hasCurrency ? siblingCurrency : undefined;
  const formatAmount = (text: string): string => {
    const decimal = parseDecimal(text, locale);
    const digits = currency ? getCurrencyDecimals(currency) : 2;
    return decimal === undefined ? text : formatInputNumber(Number(decimal), locale, digits);
  };
  return (
    <TextInput
      {...props}
      inputMode="decimal"
      formatOnBlur={formatAmount}
      end={currency && getCurrencySymbol(currency, locale)}
    />
  );
}
