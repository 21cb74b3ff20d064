import { bulkRecordsResource } from '#generated/resources/bulk-records.ts';
import { screen } from '#admin/resource/define.ts';
import { Words } from '#admin/resource/undo/Words.tsx';
import { ENTRY_COLUMNS } from './entry-columns.tsx';

const { record_id, resource } = ENTRY_COLUMNS;

export default screen(bulkRecordsResource, {
  columns: {
    record_id,
    resource,
    code: { flex: 1, width: 260, render: ({ code }) => code && <Words of={`errors.${code}`} _={String(code)} /> },
  },
});
