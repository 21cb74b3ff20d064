import type { ActionDefinition } from '#generated/definitions.ts';
import type { SubmitErrors } from '#forms-schema/use-schema-form.ts';
import type { RaRecord } from 'react-admin';
import { useState } from 'react';
import { sumActionMoney } from './action-money.ts';

type Values = Record<string, unknown>;

interface Options {
  money: ActionDefinition['money'];
  records: readonly RaRecord[];
  /** Further values beside those of the form. */
  known: Readonly<Values>;
  /** Without a form the confirmation is the first thing shown. */
  hasForm: boolean;
  run: (values: Values) => Promise<SubmitErrors | undefined>;
}

/** A submitted form that waits for the confirmation of the amount. */
interface PendingSubmission {
  values: Values;
  /** Ends the submission: with the server's errors, or with none to go back to the form. */
  resolve: (refusal: SubmitErrors | undefined) => void;
}

/** Delays the submission of a form until the amount it moves is confirmed. */
export function useMoneyConfirmation({ money, records, known, hasForm, run }: Options) {
  const [pending, setPending] = useState<PendingSubmission>();
  const isShownFirst = money !== undefined && !hasForm;
  /** Whether submitting these values leads to the confirmation; an amount of zero needs none. */
  const needsConfirmation = (values: Values): boolean => {
    if (!money || isShownFirst) return false;
    const { sums } = sumActionMoney(money, records, { ...known, ...values });
    return sums.length === 0 || sums.some(({ amount }) => amount !== 0);
  };
  const submit = (values: Values): Promise<SubmitErrors | undefined> =>
    needsConfirmation(values) ? new Promise((resolve) => setPending({ values, resolve })) : run(values);
  const goBack = () => {
    pending?.resolve({ errors: [] });
    setPending(undefined);
  };
  const confirm = async () => {
    pending?.resolve(await run(pending.values));
    setPending(undefined);
  };
  const values = pending?.values ?? (isShownFirst ? {} : undefined);
  return {
    isPending: pending !== undefined,
    /** The values whose amount is shown; undefined while it is not. */
    values: values && { ...known, ...values },
    needsConfirmation,
    submit,
    goBack,
    confirm,
  };
}
