import Summarize from '@mui/icons-material/SummarizeOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

/** Link from the list of documents to the VAT report. */
export function ReportLink() {
  const t = useTranslate();
  return (
    <Button startIcon={<Summarize />} component={Link} to="/invoice/vat" sx={{ flexShrink: 0 }}>
      {t('vat.title')}
    </Button>
  );
}
