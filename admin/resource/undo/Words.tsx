import { useTranslate } from 'react-admin';

/** A word of the description in the reader's language; as it is where there is none. */
export function Words({ of, _ }: { of: string; _: string }) {
  return useTranslate()(of, { _ });
}
