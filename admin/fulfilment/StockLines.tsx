import type { StockLine } from '#generated/schemas.ts';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { ProjectLine } from '#admin/orders/lines/ProjectLine.tsx';

/** Lines of a shop order with available and ordered copies. */
export function StockLines({ lines }: { lines: readonly StockLine[] }) {
  const t = useTranslate();
  return (
    <Box sx={{ pl: { xs: 0, sm: 4 } }}>
      {lines.map((line) => (
        <ProjectLine
          key={line.order_line_id}
          line={{ ...line, project_id: line.project_id ?? 0 }}
          amounts={[t('dispatch.of', { there: line.allocated, wanted: line.wanted })]}
        />
      ))}
    </Box>
  );
}
