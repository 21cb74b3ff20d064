-- The planner estimates the matches of `search like '%text%'` from sampled values of the column. With the default sample a word
-- found in 1.5 % of a million rows is easily missed; its list is then sorted whole instead of read in its order.
DO $$
DECLARE
  name text;
BEGIN
  FOR name IN
    SELECT c.table_name FROM information_schema.columns c WHERE c.table_schema = 'public' AND c.column_name = 'search'
  LOOP
    EXECUTE format('ALTER TABLE %I ALTER COLUMN search SET STATISTICS 500', name);
  END LOOP;
END $$;
