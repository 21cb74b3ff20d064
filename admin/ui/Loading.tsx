import { useTranslate } from 'react-admin';
import { BusyLine } from './BusyLine.tsx';

/** Loading indicator of the account and of lazy screens; takes no space. */
export function Loading() {
  const t = useTranslate();
  return <BusyLine label={t('words.loading')} />;
}
