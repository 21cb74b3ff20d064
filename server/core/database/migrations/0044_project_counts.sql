CREATE TABLE "project_counts" (
	"kind" text NOT NULL,
	"of" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "project_counts_kind_of_pk" PRIMARY KEY("kind","of")
);
--> statement-breakpoint
-- Whoever writes projects counts them in the same transaction; always in one order, so that two never wait for each other.
CREATE FUNCTION count_projects_of_statement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO project_counts (kind, "of", count)
    SELECT kind, "of", count(*) * TG_ARGV[0]::int FROM (
      SELECT 'shop' AS kind, shop_id AS "of" FROM changed
      UNION ALL
      SELECT 'category', shelf FROM changed, LATERAL (SELECT DISTINCT unnest(categories) AS shelf) shelves
    ) counted GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT (kind, "of") DO UPDATE SET count = project_counts.count + excluded.count;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_moved_project() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO project_counts (kind, "of", count)
    SELECT kind, "of", sum(by) FROM (
      SELECT 'shop' AS kind, OLD.shop_id AS "of", -1 AS by
      UNION ALL SELECT 'shop', NEW.shop_id, 1
      UNION ALL SELECT DISTINCT 'category', unnest(OLD.categories), -1
      UNION ALL SELECT DISTINCT 'category', unnest(NEW.categories), 1
    ) counted GROUP BY 1, 2 HAVING sum(by) <> 0 ORDER BY 1, 2
  ON CONFLICT (kind, "of") DO UPDATE SET count = project_counts.count + excluded.count;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON projects REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_projects_of_statement('1');
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON projects REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_projects_of_statement('-1');
--> statement-breakpoint
CREATE TRIGGER count_moved AFTER UPDATE OF shop_id, categories ON projects FOR EACH ROW
  WHEN ((OLD.shop_id, OLD.categories) IS DISTINCT FROM (NEW.shop_id, NEW.categories))
  EXECUTE FUNCTION count_moved_project();
--> statement-breakpoint
INSERT INTO project_counts (kind, "of", count)
  SELECT 'shop', shop_id, count(*) FROM projects GROUP BY shop_id
  UNION ALL
  SELECT 'category', shelf, count(*) FROM projects, LATERAL (SELECT DISTINCT unnest(categories) AS shelf) shelves GROUP BY shelf;
