import type { FieldDefinition } from '#generated/definitions.ts';
import { formatMoney } from '#domain/format-money.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { SecondaryText } from '#admin/ui/SecondaryText.tsx';

interface Props<Name extends string> {
  /** Field definitions that label the sums. */
  fields?: readonly FieldDefinition[];
  /** The sums in order; the last is the total. */
  names: readonly Name[];
  /** Decimal amounts; undefined until calculated. */
  sums: { readonly [One in Name]: number } | undefined;
  currency: string | undefined;
  /** Sums that are subtracted. */
  subtracted?: readonly Name[];
  /** Sums shown with their sign. */
  signed?: readonly Name[];
  /** Text after a label, such as a rate. */
  suffixes?: { readonly [One in Name]?: string };
  problems: readonly (string | false | null | undefined)[];
  /** Text below the sums. */
  hint?: string;
  isStale: boolean;
}

/** The sticky footer with the sums of a document being edited. */
export function SumsFoot<Name extends string>(props: Props<Name>) {
  const { fields = [], names, sums, currency, subtracted = [], signed = [], suffixes, problems, hint, isStale } = props;
  const t = useTranslate();
  const locale = useLocale();
  const messages = problems.filter(Boolean);
  const getLabel = (name: string) => t(fields.find((field) => field.name === name)?.label ?? `fields.${name}`);
  const formatSum = (name: Name): string => {
    if (!sums) return '–';
    const amount = sums[name];
    const isNegative = subtracted.includes(name) ? amount > 0 : signed.includes(name) && amount < 0;
    const sign = isNegative ? '−' : signed.includes(name) && amount > 0 ? '+' : '';
    return `${sign}${formatMoney(sign ? Math.abs(amount) : amount, currency, locale)}`;
  };
  return (
    <Box sx={{ pb: 1 }}>
      {messages.length > 0 && (
        <Typography variant="body2" color="error" role="status">
          {messages.join(' ')}
        </Typography>
      )}
      <Box component="dl" aria-busy={isStale} sx={LIST}>
        {names.map((name, index) => (
          <Box key={name} sx={index === names.length - 1 ? TOTAL : SUM}>
            <Box component="dt" sx={{ color: 'text.secondary', typography: 'body2' }}>
              {[getLabel(name), suffixes?.[name]].filter(Boolean).join(' ')}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              {formatSum(name)}
            </Box>
          </Box>
        ))}
      </Box>
      {hint !== undefined && (
        <SecondaryText noWrap sx={{ minHeight: 20 }}>
          {hint}
        </SecondaryText>
      )}
    </Box>
  );
}

const LIST = {
  m: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  rowGap: 0.5,
  fontVariantNumeric: 'tabular-nums',
  '&[aria-busy=true]': { color: 'text.secondary' },
} as const;

const SUM = { minWidth: 72 } as const;
const TOTAL = { ...SUM, fontWeight: 700, typography: 'h2', ml: 'auto' } as const;
