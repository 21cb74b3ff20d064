import type { Mail } from '#generated/schemas.ts';
import Paper from '@mui/material/Paper';
import type { RaRecord } from 'react-admin';

/** The mail in a sandboxed frame. */
export function MailBody({ record }: { record: RaRecord }) {
  const mail = record as Mail;
  return (
    <Paper variant="outlined" sx={{ borderRadius: 2, overflow: 'hidden', lineHeight: 0 }}>
      <iframe
        title={mail.subject}
        srcDoc={mail.html}
        sandbox=""
        style={{ width: '100%', height: 640, border: 0, background: '#fff' }}
      />
    </Paper>
  );
}
