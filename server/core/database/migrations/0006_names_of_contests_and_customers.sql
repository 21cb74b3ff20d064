-- Contests and customers have their names in the database as they do elsewhere.
ALTER TABLE "challenges" RENAME TO "contests";
--> statement-breakpoint
ALTER TABLE "challenge_entries" RENAME TO "contest_entries";
--> statement-breakpoint
ALTER TABLE "contest_entries" RENAME COLUMN "challenge_id" TO "contest_id";
--> statement-breakpoint
ALTER TABLE "clients" RENAME TO "customers";
--> statement-breakpoint
ALTER TABLE "client_changes" RENAME TO "customer_changes";
--> statement-breakpoint
ALTER TABLE "exports" RENAME COLUMN "client_id" TO "customer_id";
--> statement-breakpoint
-- Constraints, then the remaining indexes, then sequences.
DO $$
DECLARE
  one record;
BEGIN
  FOR one IN
    SELECT conrelid::regclass AS owner, conname AS name FROM pg_constraint
    WHERE connamespace = 'public'::regnamespace AND conname ~ 'client|challenge'
  LOOP
    EXECUTE format('ALTER TABLE %s RENAME CONSTRAINT %I TO %I', one.owner, one.name,
      replace(replace(one.name, 'client', 'customer'), 'challenge', 'contest'));
  END LOOP;
  FOR one IN
    SELECT relname AS name, relkind AS kind FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('i', 'S') AND relname ~ 'client|challenge'
  LOOP
    EXECUTE format('ALTER %s %I RENAME TO %I', CASE one.kind WHEN 'i' THEN 'INDEX' ELSE 'SEQUENCE' END, one.name,
      replace(replace(one.name, 'client', 'customer'), 'challenge', 'contest'));
  END LOOP;
END $$;
--> statement-breakpoint
ALTER FUNCTION note_client_of_order() RENAME TO note_customer_of_order;
--> statement-breakpoint
ALTER FUNCTION note_client_of_account() RENAME TO note_customer_of_account;
--> statement-breakpoint
ALTER TRIGGER note_client ON orders RENAME TO note_customer;
--> statement-breakpoint
ALTER TRIGGER note_client ON users RENAME TO note_customer;
--> statement-breakpoint
-- Queues the customers of changed orders and accounts: see server/modules/customers/refresh-customers.ts.
CREATE OR REPLACE FUNCTION note_customer_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO customer_changes (user_id, email) VALUES (OLD.user_id, lower(OLD.email));
  END IF;
  IF TG_OP = 'INSERT' OR TG_OP = 'UPDATE' AND (OLD.user_id, OLD.email) IS DISTINCT FROM (NEW.user_id, NEW.email) THEN
    INSERT INTO customer_changes (user_id, email) VALUES (NEW.user_id, lower(NEW.email));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_customer_of_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO customer_changes (user_id, email) VALUES (coalesce(NEW.id, OLD.id), coalesce(NEW.email, OLD.email));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_sales_of_rate() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed record := coalesce(NEW, OLD);
  since timestamptz := changed.day;
  until timestamptz;
BEGIN
  SELECT min(day) INTO until FROM fx_rates WHERE currency = changed.currency AND day > changed.day;
  IF NOT EXISTS (SELECT FROM fx_rates WHERE currency = changed.currency AND day < changed.day) THEN
    since := '-infinity';
  END IF;
  since := since - interval '1 day';
  until := coalesce(until, 'infinity') + interval '1 day';
  INSERT INTO sales_changes (order_id, email)
    SELECT id, email FROM orders WHERE currency = changed.currency AND paid_at IS NOT NULL
      AND paid_at >= since AND paid_at < until;
  INSERT INTO customer_changes (user_id, email)
    SELECT DISTINCT o.user_id, lower(o.email) FROM orders o WHERE o.currency = changed.currency AND o.paid_at IS NOT NULL
      AND (o.paid_at >= since AND o.paid_at < until OR o.refunded > 0 AND EXISTS (
        SELECT FROM refunds r WHERE r.order_id = o.id AND r.settled_at >= since AND r.settled_at < until));
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Operations, as the audit log, bulk actions and kept answers have them.
CREATE TEMPORARY TABLE renamed_operations (earlier text PRIMARY KEY, name text NOT NULL) ON COMMIT DROP;
--> statement-breakpoint
INSERT INTO renamed_operations VALUES
  ('adminCloseChallenge', 'adminCloseContest'),
  ('adminCreateChallenge', 'adminCreateContest'),
  ('adminDeleteChallenge', 'adminDeleteContest'),
  ('adminDrawChallenge', 'adminDrawContest'),
  ('adminEraseClient', 'adminEraseCustomer'),
  ('adminExportClient', 'adminExportCustomer'),
  ('adminMergeClients', 'adminMergeCustomers'),
  ('adminRedrawChallenge', 'adminRedrawContest'),
  ('adminSignInAsClient', 'adminSignInAsCustomer'),
  ('adminTellClientsApart', 'adminDismissDuplicateCustomer'),
  ('adminUpdateChallenge', 'adminUpdateContest'),
  ('adminWriteToClient', 'adminWriteToCustomer'),
  ('enterChallenge', 'enterContest');
--> statement-breakpoint
UPDATE audit_entries SET operation = name FROM renamed_operations WHERE operation = earlier;
--> statement-breakpoint
UPDATE bulk_jobs SET operation = name FROM renamed_operations WHERE operation = earlier;
--> statement-breakpoint
UPDATE idempotency_keys SET operation = name FROM renamed_operations WHERE operation = earlier;
--> statement-breakpoint
-- Fields of stored filters and audit entries; a filter's name is that of the field and an operator.
CREATE FUNCTION pg_temp.renamed_fields(stored jsonb) RETURNS jsonb STRICT LANGUAGE sql AS $$
  SELECT coalesce(jsonb_object_agg(regexp_replace(regexp_replace(replace(key, 'merged_client', 'merged_customer'),
    '^client_id', 'customer_id'), '^challenge_id', 'contest_id'), value), '{}')
  FROM jsonb_each(stored)
$$;
--> statement-breakpoint
UPDATE audit_entries SET before = pg_temp.renamed_fields(before), after = pg_temp.renamed_fields(after)
  WHERE before ?| array['client_id', 'challenge_id', 'merged_client'] OR after ?| array['client_id', 'challenge_id', 'merged_client'];
--> statement-breakpoint
UPDATE views SET filter = pg_temp.renamed_fields(filter), columns = replace(columns::text, '"challenge_id"', '"contest_id"')::jsonb,
    sort = replace(sort::text, '"challenge_id"', '"contest_id"')::jsonb
  WHERE resource IN ('orders', 'challenge-entries');
--> statement-breakpoint
UPDATE exports SET filter = pg_temp.renamed_fields(filter), columns = array_replace(columns, 'challenge_id', 'contest_id'),
    sort = replace(sort::text, '"challenge_id"', '"contest_id"')::jsonb
  WHERE resource IN ('orders', 'challenge-entries');
--> statement-breakpoint
UPDATE bulk_jobs SET filter = pg_temp.renamed_fields(filter) WHERE resource IN ('orders', 'challenge-entries');
--> statement-breakpoint
DROP FUNCTION pg_temp.renamed_fields(jsonb);
--> statement-breakpoint
-- The list of entries.
UPDATE audit_entries SET resource = 'contest-entries' WHERE resource = 'challenge-entries';
--> statement-breakpoint
UPDATE bulk_jobs SET resource = 'contest-entries' WHERE resource = 'challenge-entries';
--> statement-breakpoint
UPDATE bulk_records SET resource = 'contest-entries' WHERE resource = 'challenge-entries';
--> statement-breakpoint
UPDATE exports SET resource = 'contest-entries' WHERE resource = 'challenge-entries';
--> statement-breakpoint
UPDATE notes SET resource = 'contest-entries' WHERE resource = 'challenge-entries';
--> statement-breakpoint
UPDATE views SET resource = 'contest-entries' WHERE resource = 'challenge-entries';
--> statement-breakpoint
UPDATE views SET filter = replace(filter::text, '"challenge-entries"', '"contest-entries"')::jsonb
  WHERE filter -> 'resource' ? 'challenge-entries' OR filter ->> 'resource' = 'challenge-entries';
--> statement-breakpoint
UPDATE mails SET template = 'contest_won' WHERE template = 'challenge_won';
--> statement-breakpoint
-- The job that refreshes customers; the queue itself exists once a server has run.
UPDATE jobs SET name = 'refresh-customers' WHERE name = 'keep-clients';
--> statement-breakpoint
DO $$
BEGIN
  IF to_regclass('pgboss.queue') IS NOT NULL THEN
    DELETE FROM pgboss.schedule WHERE name = 'keep-clients';
    PERFORM pgboss.delete_queue('keep-clients');
  END IF;
END $$;
