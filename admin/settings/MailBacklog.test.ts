import { describe, expect, it } from 'vitest';
import { estimateMinutesLeft } from './MailBacklog.tsx';

const backlog = { waiting: 100, failed: 0, sent_last_minute: 0, oldest_at: 1, mails_per_minute: null };

describe('the time until the last waiting mail is sent', () => {
  it('is computed from the mails sent in the last minute', () => {
    expect(estimateMinutesLeft({ ...backlog, sent_last_minute: 40, mails_per_minute: 600 })).toBe(3);
  });
  it('is computed from the configured rate when no mail was sent', () => {
    expect(estimateMinutesLeft({ ...backlog, waiting: 1300, mails_per_minute: 600 })).toBe(3);
  });
  it('is undefined without either, and at least one minute', () => {
    expect(estimateMinutesLeft(backlog)).toBeUndefined();
    expect(estimateMinutesLeft({ ...backlog, waiting: 1, sent_last_minute: 500 })).toBe(1);
  });
});
