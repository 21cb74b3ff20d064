import { amountInFigures, amountInWords } from '#domain/amount-in-words/amount-in-words.ts';
import { DEFAULT_LANGUAGE, parseLanguage } from '#domain/language.ts';
import type { ActionDefinition, ResourceDefinition } from '#generated/definitions.ts';
import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { type RaRecord, useLocale, useTranslate } from 'react-admin';
import { actionMoney } from './action-money.ts';
import { countOfRecords } from './count-of-records.ts';

interface Props {
  action: ActionDefinition;
  resource: ResourceDefinition;
  money: NonNullable<ActionDefinition['money']>;
  records: readonly RaRecord[];
  /** What the form asked. */
  values: Readonly<Record<string, unknown>>;
}

/** Says what money is about to move, in figures and in words, and to whom: "… 24.90 EUR (twenty-four euros …) to Léa". */
export function MoneyQuestion({ action, resource, money, records, values }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const language = parseLanguage(locale) ?? DEFAULT_LANGUAGE;
  const { sums, to } = actionMoney(money, records, values);
  const { data: words = [] } = useQuery({
    queryKey: ['amounts in words', language, sums],
    queryFn: () => Promise.all(sums.map(({ amount, currency }) => amountInWords(amount, currency, language))),
    staleTime: Infinity,
  });
  const amount = sums
    .map((sum, place) => `${amountInFigures(sum.amount, sum.currency, locale)} (${words[place] ?? '…'})`)
    .join(' + ');
  const [person] = to;
  const whom = to.length > 1 ? countOfRecords(resource, records.length, t) : person;
  return (
    <Alert severity="warning" role="alert" sx={{ typography: 'body1' }}>
      {sums.length === 0
        ? t('action.money_unknown')
        : t(`action.money_of.${action.operationId}${whom ? '_to' : ''}`, {
            amount,
            to: whom,
            _: t(whom ? 'action.money_of.any_to' : 'action.money_of.any', { amount, to: whom }),
          })}
    </Alert>
  );
}
