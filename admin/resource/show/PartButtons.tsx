import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { usePartActions } from './record-actions.ts';

interface Props {
  /** Schema of the part. */
  of: string;
  part: object & { id: number };
  /** Name of the part, for the accessible names of its buttons. */
  name: string;
}

/** Buttons of the actions on a part of the record, such as a parcel or an e-mail. */
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
