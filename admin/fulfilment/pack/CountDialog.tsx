import { PackEventFields } from '#generated/fields/PackEvent.ts';
import type { PackLine } from '#generated/schemas.ts';
import { useTranslate } from 'react-admin';
import { formatItemName } from '#admin/orders/lines/format-item-name.ts';
import { FormDialog } from '#admin/resource/edit/FormDialog.tsx';

interface Props {
  line: PackLine;
  onClose: () => void;
  onCount: (quantity: number, reason: string) => void;
}

/** Enters a quantity without scanning, with a reason. */
export function CountDialog({ line, onClose, onCount }: Props) {
  const { wanted } = line;
  const t = useTranslate();
  const labels = { quantity: { label: 'pack.copies', max: wanted }, reason: { label: 'pack.reason' } };
  const fields = PackEventFields.filter((field) => field.name in labels);
  return (
    <FormDialog
      title={t('pack.by_hand', { name: formatItemName(line) })}
      submitLabel={t('scan.enter')}
      definitions={fields.map((field) => ({ ...field, required: true }))}
      overrides={labels}
      values={{ quantity: wanted }}
      onSubmit={async ({ quantity, reason }) => onCount(Number(quantity), String(reason))}
      onClose={onClose}
    />
  );
}
