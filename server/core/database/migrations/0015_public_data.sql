CREATE INDEX "projects_ends_at_idx" ON "projects" USING btree ("ends_at") WHERE ends_at is not null;--> statement-breakpoint
-- Every process computes pages and answers for visitors again when public data changes, by whichever way: see
-- server/core/cache/data-versions.ts.
CREATE FUNCTION announce_public_data() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'UPDATE' OR NEW IS DISTINCT FROM OLD THEN PERFORM pg_notify('public_data', 'all'); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Most changes are sales and likes: while copies are left, only what shows their number is computed again. The argument is the
-- column with the project's id.
CREATE FUNCTION announce_project_figures() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  figures constant text[] := '{stock,sold,funded,likes,version}';
  before constant jsonb := to_jsonb(OLD);
  after constant jsonb := to_jsonb(NEW);
BEGIN
  IF (OLD.stock > 0) <> (NEW.stock > 0) OR before - figures <> after - figures THEN
    PERFORM pg_notify('public_data', 'all');
  ELSIF before - 'version' <> after - 'version' THEN
    PERFORM pg_notify('public_data', 'project:' || (after ->> TG_ARGV[0]));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER announce_public_data AFTER INSERT OR DELETE ON projects
  FOR EACH ROW EXECUTE FUNCTION announce_public_data();
--> statement-breakpoint
CREATE TRIGGER announce_project_figures AFTER UPDATE ON projects
  FOR EACH ROW EXECUTE FUNCTION announce_project_figures('id');
--> statement-breakpoint
CREATE TRIGGER announce_public_data AFTER INSERT OR DELETE ON items
  FOR EACH ROW EXECUTE FUNCTION announce_public_data();
--> statement-breakpoint
CREATE TRIGGER announce_project_figures AFTER UPDATE ON items
  FOR EACH ROW EXECUTE FUNCTION announce_project_figures('project_id');
--> statement-breakpoint
CREATE TRIGGER announce_public_data AFTER INSERT OR UPDATE OR DELETE ON alerts
  FOR EACH ROW EXECUTE FUNCTION announce_public_data();
--> statement-breakpoint
CREATE TRIGGER announce_public_data AFTER INSERT OR UPDATE OR DELETE ON artists
  FOR EACH ROW EXECUTE FUNCTION announce_public_data();
--> statement-breakpoint
CREATE TRIGGER announce_public_data AFTER INSERT OR UPDATE OR DELETE ON banners
  FOR EACH ROW EXECUTE FUNCTION announce_public_data();
--> statement-breakpoint
CREATE TRIGGER announce_public_data AFTER INSERT OR UPDATE OR DELETE ON barcodes
  FOR EACH ROW EXECUTE FUNCTION announce_public_data();
--> statement-breakpoint
CREATE TRIGGER announce_public_data AFTER INSERT OR UPDATE OR DELETE ON carriers
  FOR EACH ROW EXECUTE FUNCTION announce_public_data();
--> statement-breakpoint
CREATE TRIGGER announce_public_data AFTER INSERT OR UPDATE OR DELETE ON categories
  FOR EACH ROW EXECUTE FUNCTION announce_public_data();
--> statement-breakpoint
CREATE TRIGGER announce_public_data AFTER INSERT OR UPDATE OR DELETE ON fx_rates
  FOR EACH ROW EXECUTE FUNCTION announce_public_data();
--> statement-breakpoint
CREATE TRIGGER announce_public_data AFTER INSERT OR UPDATE OR DELETE ON genre_entries
  FOR EACH ROW EXECUTE FUNCTION announce_public_data();
--> statement-breakpoint
CREATE TRIGGER announce_public_data AFTER INSERT OR UPDATE OR DELETE ON item_prices
  FOR EACH ROW EXECUTE FUNCTION announce_public_data();
--> statement-breakpoint
CREATE TRIGGER announce_public_data AFTER INSERT OR UPDATE OR DELETE ON labels
  FOR EACH ROW EXECUTE FUNCTION announce_public_data();
--> statement-breakpoint
CREATE TRIGGER announce_public_data AFTER INSERT OR UPDATE OR DELETE ON price_changes
  FOR EACH ROW EXECUTE FUNCTION announce_public_data();
--> statement-breakpoint
CREATE TRIGGER announce_public_data AFTER INSERT OR UPDATE OR DELETE ON setting_values
  FOR EACH ROW EXECUTE FUNCTION announce_public_data();
--> statement-breakpoint
CREATE TRIGGER announce_public_data AFTER INSERT OR UPDATE OR DELETE ON shipping_rates
  FOR EACH ROW EXECUTE FUNCTION announce_public_data();
--> statement-breakpoint
CREATE TRIGGER announce_public_data AFTER INSERT OR UPDATE OR DELETE ON shops
  FOR EACH ROW EXECUTE FUNCTION announce_public_data();
--> statement-breakpoint
CREATE TRIGGER announce_public_data AFTER INSERT OR UPDATE OR DELETE ON songs
  FOR EACH ROW EXECUTE FUNCTION announce_public_data();
--> statement-breakpoint
CREATE TRIGGER announce_public_data AFTER INSERT OR UPDATE OR DELETE ON vat_rates
  FOR EACH ROW EXECUTE FUNCTION announce_public_data();
--> statement-breakpoint
CREATE TRIGGER announce_public_data AFTER INSERT OR UPDATE OR DELETE ON disc_formats
  FOR EACH ROW EXECUTE FUNCTION announce_public_data();
--> statement-breakpoint
CREATE TRIGGER announce_public_data AFTER INSERT OR UPDATE OR DELETE ON quote_prices
  FOR EACH ROW EXECUTE FUNCTION announce_public_data();
--> statement-breakpoint
CREATE TRIGGER announce_public_data AFTER INSERT OR UPDATE OR DELETE ON reviews
  FOR EACH ROW EXECUTE FUNCTION announce_public_data();
--> statement-breakpoint
CREATE TRIGGER announce_public_data AFTER INSERT OR UPDATE OR DELETE ON posts
  FOR EACH ROW EXECUTE FUNCTION announce_public_data();
--> statement-breakpoint
CREATE TRIGGER announce_public_data AFTER INSERT OR UPDATE OR DELETE ON post_tags
  FOR EACH ROW EXECUTE FUNCTION announce_public_data();
--> statement-breakpoint
CREATE TRIGGER announce_public_data AFTER INSERT OR UPDATE OR DELETE ON help_articles
  FOR EACH ROW EXECUTE FUNCTION announce_public_data();
--> statement-breakpoint
CREATE TRIGGER announce_public_data AFTER INSERT OR UPDATE OR DELETE ON help_categories
  FOR EACH ROW EXECUTE FUNCTION announce_public_data();
--> statement-breakpoint
CREATE TRIGGER announce_public_data AFTER INSERT OR UPDATE OR DELETE ON contests
  FOR EACH ROW EXECUTE FUNCTION announce_public_data();
--> statement-breakpoint
CREATE TRIGGER announce_public_data AFTER INSERT OR UPDATE OR DELETE ON follows
  FOR EACH ROW EXECUTE FUNCTION announce_public_data();
