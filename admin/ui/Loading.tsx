import { useTranslate } from 'react-admin';
import { BusyLine } from './BusyLine.tsx';

/** The moment before it is known who is signed in, or before a screen is there. Takes no room, so that nothing jumps. */
export function Loading() {
  const t = useTranslate();
  return <BusyLine label={t('words.loading')} />;
}
