import { formatAmountInFigures, formatAmountInWords } from '#domain/amount-in-words/amount-in-words.ts';
import { DEFAULT_LANGUAGE, parseLanguage } from '#domain/language.ts';
import type { ActionDefinition, ResourceDefinition } from '#generated/definitions.ts';
import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { type RaRecord, useLocale, useTranslate } from 'react-admin';
import { sumActionMoney } from './action-money.ts';
import { formatRecordCount } from './format-record-count.ts';

interface Props {
  action: ActionDefinition;
  resource: ResourceDefinition;
  money: NonNullable<ActionDefinition['money']>;
  records: readonly RaRecord[];
  /** Values of the form. */
  values: Readonly<Record<string, unknown>>;
}

/** Shows the amount an action moves in figures and in words, and the recipient: "24.90 EUR (twenty-four euros …) to Léa". */
export function MoneyConfirmation({ action, resource, money, records, values }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const language = parseLanguage(locale) ?? DEFAULT_LANGUAGE;
  const { sums, to: recipients } = sumActionMoney(money, records, values);
  const { data: words = [] } = useQuery({
    queryKey: ['amounts in words', language, sums],
    queryFn: () => Promise.all(sums.map(({ amount, currency }) => formatAmountInWords(amount, currency, language))),
    staleTime: Infinity,
  });
  const amount = sums
    .map((sum, index) => `${formatAmountInFigures(sum.amount, sum.currency, locale)} (${words[index] ?? '…'})`)
    .join(' + ');
  const [recipient] = recipients;
  const to = recipients.length > 1 ? formatRecordCount(resource, records.length, t) : recipient;
  return (
    <Alert severity="warning" role="alert" sx={{ typography: 'body1' }}>
      {sums.length === 0
        ? t('action.money_unknown')
        : t(`action.money_of.${action.operationId}${to ? '_to' : ''}`, {
            amount,
            to,
            _: t(to ? 'action.money_of.any_to' : 'action.money_of.any', { amount, to }),
          })}
    </Alert>
  );
}
