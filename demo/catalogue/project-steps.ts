import type pg from 'pg';
import type { Language, ProjectStep } from '#generated/enums.ts';
import { auditEntries } from '#server/resources/audit/audit.table.ts';
import { createStepLetter } from '#server/modules/catalogue/index.ts';
import { composeMail } from '#server/core/mail/compose-mail.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { random } from '#server/core/media/random.ts';
import { notes } from '#server/resources/notes/notes.table.ts';
import { copyRows, type CopyRow } from '../copy.ts';
import { PROJECT_NOTES, STEP_MESSAGES } from '../texts/project-messages.ts';

interface RecentProject {
  id: number;
  name: string;
  step: ProjectStep;
  created_at: Date;
  step_at: Date;
  owner_name: string | null;
  owner_email: string | null;
  lang: Language | null;
}
interface Colleague {
  id: number;
  name: string;
}

/** Number of projects with a team and a history, unfinished ones first. */
const PROJECTS_WITH_HISTORY = 90;
const MINUTE = 60_000;

/** Steps that lead to each step of a project. */
const STEP_PATHS: Readonly<Record<ProjectStep, readonly ProjectStep[]>> = {
  creating: [],
  checking: ['checking'],
  in_progress: ['checking', 'in_progress'],
  confirmed: ['checking', 'in_progress', 'confirmed'],
  successful: ['checking', 'in_progress', 'confirmed', 'successful'],
  failed: ['checking', 'in_progress', 'failed'],
  refused: ['checking', 'refused'],
};
/** Action that leads to each step. */
const OPERATIONS: Readonly<Record<ProjectStep, string>> = {
  creating: 'adminReopenProject',
  checking: 'adminCheckProject',
  in_progress: 'adminStartProject',
  confirmed: 'adminConfirmProject',
  successful: 'adminSucceedProject',
  failed: 'adminFailProject',
  refused: 'adminRefuseProject',
};

/** Loads production dates around the current step of projects, their teams and their history. */
export async function loadProjectSteps(client: pg.ClientBase, now: Date): Promise<void> {
  await client.query(
    `update projects set step_at = greatest(created_at + case step when 'creating' then 0 else 3 end * interval '1 hour', least(created_at + case step
        when 'creating' then 0 when 'checking' then 4 when 'refused' then 7 when 'in_progress' then 12
        when 'failed' then 75 when 'confirmed' then 48 else 80 end * interval '1 day',
      $1::timestamptz - (id % 9) * interval '1 day' - (id % 7) * interval '1 hour'))`,
    [now],
  );
  await client.query(UPDATE_PRODUCTION_DATES);
  await loadHistory(client, now);
}

const IS_PRESSED = `type in ('preorder', 'crowdfunding', 'direct_pressing', 'limited_edition', 'test_pressing')
  and category in ('vinyl', 'bundle', 'project', 'cd', 'tape')`;
const IS_VINYL = `category in ('vinyl', 'bundle', 'project')`;

/** Of the projects in progress, a third await approval of the proof and a third have no proof yet. */
const UPDATE_PRODUCTION_DATES = `
  update projects p set
    audio_on = greatest(created_at, step_at - days * interval '1 day')::date,
    proof_sent_on = case when is_made or id % 3 > 0 then greatest(created_at, step_at - (days - 6) * interval '1 day')::date end,
    proof_approved_on = case when is_made or id % 3 > 1 then greatest(created_at, step_at - (days - 9) * interval '1 day')::date end,
    test_pressing_sent_on = case when ${IS_VINYL} and (is_made or id % 6 = 2) then greatest(created_at, step_at - (days - 20) * interval '1 day')::date end,
    test_pressing_approved_on = case when ${IS_VINYL} and is_made then greatest(created_at, step_at - (days - 28) * interval '1 day')::date end,
    pressing_on = case when is_made then (step_at + (case step when 'confirmed' then 4 else -24 end) * interval '1 day')::date end,
    shipped_on = case when step = 'successful' then step_at::date end
  from (select id as number, step in ('confirmed', 'successful') as is_made,
      case step when 'in_progress' then 10 when 'confirmed' then 30 else 60 end as days from projects) dates
  where dates.number = p.id and p.step in ('in_progress', 'confirmed', 'successful') and ${IS_PRESSED}`;

async function loadHistory(client: pg.ClientBase, now: Date): Promise<void> {
  const { rows: staff } = await client.query<Colleague>(
    `select id, name from users where role in ('admin', 'team') order by id`,
  );
  const { rows } = await client.query<RecentProject>(
    `select p.id, p.name, p.step, p.created_at, p.step_at, u.name as owner_name, u.email as owner_email, u.lang
      from projects p left join lateral (select u.name, u.email, u.lang from shops s join users u on u.id = s.user_id
        where s.artist_id = p.artist_id or s.label_id = p.label_id limit 1) u on true
      where ${IS_PRESSED} order by p.step = 'successful', p.step_at desc limit $1`,
    [PROJECTS_WITH_HISTORY],
  );
  if (staff.length === 0) return;
  const { rows: lastMail } = await client.query<{ id: number }>('select coalesce(max(id), 0)::int as id from mails');
  let mailId = lastMail[0]?.id ?? 0;
  const mailRows: CopyRow[] = [];
  const auditRows: CopyRow[] = [];
  for (const project of rows) {
    const rng = random(`steps-${project.id}`);
    const path = STEP_PATHS[project.step];
    for (const [index, step] of path.entries()) {
      const at = interpolateTime(project, (index + 1) / path.length);
      const colleague = rng.pick(staff);
      const messages = STEP_MESSAGES[step];
      const message = messages && rng.chance(0.7) ? rng.pick(messages) : null;
      const mail = project.owner_email ? await createMail(project, step, message, at) : undefined;
      if (mail) mailRows.push({ id: ++mailId, ...mail });
      auditRows.push({
        ...{ resource: 'projects', record_id: project.id, action: 'action', operation: OPERATIONS[step] },
        ...{ user_id: colleague.id, user_name: colleague.name, undo: 'never', created_at: at },
        request_id: `demo-project-${project.id}-${step}`,
        before: { step: path[index - 1] ?? 'creating' },
        after: { step, ...(message && { message }), ...(mail && { mail_id: mailId }) },
      });
    }
  }
  await copyRows(client, mails, mailRows);
  await client.query(`select setval(pg_get_serial_sequence('mails', 'id'), $1)`, [mailId + 1]);
  await copyRows(client, auditEntries, auditRows);
  await copyRows(
    client,
    notes,
    rows.flatMap((project, index) => createNote(project, index, staff, now)),
  );
  for (const [index, { id }] of rows.entries()) {
    const team = staff.filter((_, staffIndex) => (index + staffIndex) % 3 < 2).map((colleague) => colleague.id);
    await client.query('update projects set team = $1 where id = $2', [index % 7 === 6 ? [] : team, id]);
  }
}

/** Interpolates between the creation (share 0) and the last step (share 1) of a project. */
const interpolateTime = ({ created_at, step_at }: RecentProject, share: number): Date =>
  new Date(created_at.getTime() + (step_at.getTime() - created_at.getTime()) * share);

async function createMail(
  project: RecentProject,
  step: ProjectStep,
  message: string | null,
  at: Date,
): Promise<CopyRow> {
  const owner = { name: project.owner_name ?? '', email: project.owner_email ?? '', lang: project.lang ?? 'en' };
  const mail = await composeMail(createStepLetter({ project, step, owner, message }), owner.lang, { publicUrl: '' });
  return {
    ...mail,
    recipient: owner.email,
    project_id: project.id,
    status: 'sent',
    created_at: at,
    sent_at: new Date(at.getTime() + MINUTE),
  };
}

function createNote(project: RecentProject, index: number, staff: readonly Colleague[], now: Date): CopyRow[] {
  if (index % 4 !== 1) return [];
  const author = staff[index % staff.length];
  const colleague = staff[(index + 1) % staff.length];
  const template = PROJECT_NOTES[index % PROJECT_NOTES.length] ?? '';
  const mentions = colleague && template.includes('{colleague}') ? [colleague.id] : [];
  return [
    {
      ...{ resource: 'projects', record_id: project.id, author_id: author?.id ?? null, mentions, unread: [] },
      text: template.replace('{colleague}', `${colleague?.name ?? ''}`),
      created_at: new Date(Math.min(project.step_at.getTime() + 90 * MINUTE, now.getTime() - MINUTE)),
    },
  ];
}
