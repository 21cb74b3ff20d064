import { bulkRecordsResource } from '#generated/resources/bulk-records.ts';
import { screen } from '#admin/resource/define.ts';
import { TranslatedText } from '#admin/resource/undo/EntryText.tsx';
import { ENTRY_COLUMNS } from './entry-columns.tsx';

const { record_id, resource } = ENTRY_COLUMNS;

export default screen(bulkRecordsResource, {
  columns: {
    record_id,
    resource,
    code: {
      flex: 1,
      width: 260,
      render: ({ code }) => code && <TranslatedText textKey={`errors.${code}`} fallback={String(code)} />,
    },
  },
});
