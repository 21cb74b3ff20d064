import { unwrap } from '#generated/client/unwrap.ts';
import { EntryStatus } from '#generated/enums/EntryStatus.ts';
import type { Contest, ContestEntry } from '#generated/schemas.ts';
import { StatusChip } from '#forms-schema/view/StatusChip.tsx';
import Download from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type RaRecord, Link, useTranslate } from 'react-admin';
import { api } from '#admin/api/client.ts';
import { downloadFile } from '#admin/ui/open-file.ts';
import { listPath, buildRecordPath } from '#admin/resource/paths.ts';
import { Row, Section } from '#admin/ui/blocks.tsx';
import { CopyButton } from '#admin/resource/show/CopyButton.tsx';
import { PartButtons } from '#admin/resource/show/PartButtons.tsx';
import { WorkButton } from '#admin/ui/WorkButton.tsx';
import { SecondaryText } from '#admin/ui/SecondaryText.tsx';

/** The winners and the verifiable draw. */
export function ContestBody({ record }: { record: RaRecord }) {
  const t = useTranslate();
  const { id, winners = [], state, seed_hash, entries_hash, seed } = record as Contest;
  const download = async () =>
    downloadFile((await unwrap(api.POST('/admin/challenge/{id}/link', { params: { path: { id } } }))).url);
  const button = state === 'drawn' && (
    <WorkButton startIcon={<Download />} work={download}>
      {t('contest.record')}
    </WorkButton>
  );
  return (
    <Section title={t('contest.draw')} aside={button}>
      {winners.map((entry) => (
        <Winner key={entry.id} entry={entry} />
      ))}
      <Proof label={t('fields.seed_hash')} value={seed_hash} />
      <Proof label={t('fields.entries_hash')} value={entries_hash} />
      <Proof label={t('fields.draw_seed')} value={seed} />
      <Link to={listPath({ name: 'contest-entries' }, { contest_id: id })} sx={{ py: 0.5 }}>
        {t('contest.see_entries')}
      </Link>
    </Section>
  );
}

function Winner({ entry }: { entry: ContestEntry }) {
  const { id, name, email, place, status, reason } = entry;
  return (
    <Row>
      <Typography component="span" sx={{ minWidth: 32, fontVariantNumeric: 'tabular-nums' }}>
        {place}.
      </Typography>
      <Link to={buildRecordPath({ name: 'contest-entries' }, id)} sx={{ py: 0.25 }}>
        {name}
      </Link>
      <Typography component="span" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {email}
      </Typography>
      <StatusChip definition={EntryStatus} value={status} />
      <Typography variant="body2" component="span" sx={{ flex: 1 }}>
        {reason}
      </Typography>
      <PartButtons of="ContestEntry" part={entry} name={name} />
    </Row>
  );
}

function Proof({ label, value }: { label: string; value: string | null | undefined }) {
  if (!value) return null;
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <SecondaryText>{label}</SecondaryText>
      <Typography variant="body2" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
        {value}
      </Typography>
      <CopyButton text={value} name={label} />
    </Box>
  );
}
