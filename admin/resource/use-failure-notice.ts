import { useNotify, useTranslate } from 'react-admin';
import { refusalOf } from '../api/refusal.ts';

/** Says why a call was refused where no form does. An error of another kind is thrown on. */
export function useFailureNotice(): (error: unknown) => void {
  const t = useTranslate();
  const notify = useNotify();
  return (error) => notify(refusalOf(error, t).message ?? t('errors.validation_failed'), { type: 'error' });
}
