import type { Import, ImportErrorCount } from '#generated/schemas.ts';
import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { Row } from '#admin/ui/blocks.tsx';
import { CheckedRows, type RowQuery } from './CheckedRows.tsx';
import { IMPORT_KINDS } from './import-kinds.ts';

/** The rows of a group; invalid rows can be filtered by error. */
export function ErrorGroups({ importRecord, query }: { importRecord: Import; query: RowQuery }) {
  const t = useTranslate();
  const [chosen, setChosen] = useState<ImportErrorCount>();
  const { errors = [], kind } = importRecord;
  const isWrong = query.status === 'wrong';
  const formatErrorLabel = ({ path, code, count, params }: ImportErrorCount): string => {
    const field = IMPORT_KINDS[kind].fields.find(({ name }) => name === path);
    return `${field ? `${t(field.label)}: ` : ''}${t(`errors.${code}`, params ?? {})} (${count})`;
  };
  const isChosen = ({ path, code }: ImportErrorCount) => chosen?.path === path && chosen.code === code;
  // all rows when the selected error is gone
  const selected = errors.find(isChosen);
  return (
    <>
      {isWrong && errors.length > 1 && (
        <Row>
          {errors.map((error) => (
            <Chip
              key={`${error.path} ${error.code}`}
              label={formatErrorLabel(error)}
              color={isChosen(error) ? 'primary' : 'default'}
              aria-pressed={isChosen(error)}
              onClick={() => setChosen(isChosen(error) ? undefined : error)}
              sx={{ my: 0.5, height: 'auto', '& .MuiChip-label': { whiteSpace: 'normal', py: 0.5 } }}
            />
          ))}
        </Row>
      )}
      <CheckedRows
        key={selected && `${selected.path} ${selected.code}`}
        importRecord={importRecord}
        query={{ ...query, ...(isWrong && selected && { path: selected.path, code: selected.code }) }}
      />
    </>
  );
}
