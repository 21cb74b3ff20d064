import { unwrap } from '#generated/client/unwrap.ts';
import { TrackingGroup } from '#generated/enums/TrackingGroup.ts';
import type { TrackingImport } from '#generated/schemas.ts';
import Download from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type RaRecord, useRefresh, useTranslate } from 'react-admin';
import { useEffect, useId, useState } from 'react';
import { api } from '../api/client.ts';
import { Section } from '../resource/show/blocks.tsx';
import { TrackingColumnsForm } from './TrackingColumnsForm.tsx';
import { TrackingTable } from './TrackingTable.tsx';
import { fetchFile, useTold } from './use-dispatch.ts';

/** How often is looked how far the writing is, in milliseconds. */
const EVERY = 1000;

/** What a file comes to, by what is to be done about it: rows can be mended or left out before anything is written. */
export function TrackingPreview({ record }: { record: RaRecord }) {
  const t = useTranslate();
  const told = useTold();
  const refresh = useRefresh();
  const panelId = useId();
  const one = record as TrackingImport;
  const { id, status } = one;
  const counts = { matched: one.matched ?? 0, unmatched: one.unmatched ?? 0, conflicting: one.conflicting ?? 0 };
  // what wants a decision is shown first
  const [group, setGroup] = useState<TrackingGroup>(
    counts.conflicting > 0 ? 'conflicting' : counts.unmatched > 0 ? 'unmatched' : 'matched',
  );
  useEffect(() => {
    if (status !== 'writing') return undefined;
    const timer = setInterval(() => refresh(), EVERY);
    return () => clearInterval(timer);
  }, [status, refresh]);
  const report = () =>
    told(async () =>
      fetchFile((await unwrap(api.POST('/admin/tracking_imports/{id}/link', { params: { path: { id } } }))).url),
    );
  const button = (
    <Button startIcon={<Download />} onClick={() => void report()}>
      {t('tracking.report')}
    </Button>
  );
  return (
    <>
      {status === 'preview' && <TrackingColumnsForm one={one} />}
      <Section title={t('tracking.rows')} aside={status !== 'writing' && button}>
        <Tabs
          value={group}
          onChange={(_event, next: TrackingGroup) => setGroup(next)}
          variant="scrollable"
          aria-label={t('tracking.rows')}
        >
          {TrackingGroup.values.map((value) => (
            <Tab
              key={value}
              value={value}
              id={`${panelId}-${value}`}
              aria-controls={panelId}
              label={`${t(`enums.TrackingGroup.${value}`)} (${counts[value]})`}
            />
          ))}
        </Tabs>
        <div role="tabpanel" id={panelId} aria-labelledby={`${panelId}-${group}`}>
          <TrackingTable key={group} one={one} group={group} />
        </div>
      </Section>
    </>
  );
}
