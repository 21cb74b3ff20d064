import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { usePartActions } from './record-actions.ts';

interface Props {
  /** Schema of the part. */
  of: string;
  part: object & { id: number };
  /** Tells this part's buttons from those of others. */
  name: string;
}

/** What can be done now to a part of the record whose page this is: a parcel of an order, one of its mails. */
export function PartButtons({ of, part, name }: Props) {
  const t = useTranslate();
  return usePartActions(of, part).map(({ operationId, label, start }) => (
    <Button
      key={operationId}
      size="small"
      onClick={start}
      aria-label={t('words.pair', { label: t(label), value: name })}
    >
      {t(label)}
    </Button>
  ));
}
