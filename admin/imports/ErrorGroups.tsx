import type { Import, ImportErrorCount } from '#generated/schemas.ts';
import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { Row } from '#admin/ui/blocks.tsx';
import { CheckedRows, type RowQuery } from './CheckedRows.tsx';
import { IMPORT_KINDS } from './import-kinds.ts';

/** The rows of a group; of wrong ones those with one thing wrong, if that is asked for. */
export function ErrorGroups({ one, query }: { one: Import; query: RowQuery }) {
  const t = useTranslate();
  const [chosen, setChosen] = useState<ImportErrorCount>();
  const { errors = [], kind } = one;
  const isWrong = query.status === 'wrong';
  const nameOf = ({ path, code, count, params }: ImportErrorCount): string => {
    const field = IMPORT_KINDS[kind].fields.find(({ name }) => name === path);
    return `${field ? `${t(field.label)}: ` : ''}${t(`errors.${code}`, params ?? {})} (${count})`;
  };
  const isChosen = ({ path, code }: ImportErrorCount) => chosen?.path === path && chosen.code === code;
  // once nothing is wrong that way any more, all others are shown
  const only = errors.find(isChosen);
  return (
    <>
      {isWrong && errors.length > 1 && (
        <Row>
          {errors.map((error) => (
            <Chip
              key={`${error.path} ${error.code}`}
              label={nameOf(error)}
              color={isChosen(error) ? 'primary' : 'default'}
              aria-pressed={isChosen(error)}
              onClick={() => setChosen(isChosen(error) ? undefined : error)}
              sx={{ my: 0.5, height: 'auto', '& .MuiChip-label': { whiteSpace: 'normal', py: 0.5 } }}
            />
          ))}
        </Row>
      )}
      <CheckedRows
        key={only && `${only.path} ${only.code}`}
        one={one}
        query={{ ...query, ...(isWrong && only && { path: only.path, code: only.code }) }}
      />
    </>
  );
}
