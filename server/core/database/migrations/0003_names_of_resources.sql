-- Resources are named in kebab-case plurals: what is stored under an earlier name follows.
CREATE TEMPORARY TABLE renamed_resources (earlier text PRIMARY KEY, name text NOT NULL) ON COMMIT DROP;
--> statement-breakpoint
INSERT INTO renamed_resources VALUES
  ('artist_payouts', 'artist-payouts'),
  ('bids', 'lots'),
  ('customs_codes', 'customs-codes'),
  ('digital-distribution', 'digital-distributions'),
  ('disc_formats', 'disc-formats'),
  ('fx_rates', 'fx-rates'),
  ('import_maps', 'import-maps'),
  ('lot-bids', 'bids'),
  ('partner_stocks', 'partner-stocks'),
  ('payout_accounts', 'payout-accounts'),
  ('price_changes', 'price-changes'),
  ('promo_codes', 'promo-codes'),
  ('quote_prices', 'quote-prices'),
  ('shipping_rates', 'shipping-rates'),
  ('tracking_imports', 'tracking-imports'),
  ('vat_rates', 'vat-rates');
--> statement-breakpoint
UPDATE audit_entries SET resource = name FROM renamed_resources WHERE resource = earlier;
--> statement-breakpoint
UPDATE bulk_jobs SET resource = name FROM renamed_resources WHERE resource = earlier;
--> statement-breakpoint
UPDATE bulk_records SET resource = name FROM renamed_resources WHERE resource = earlier;
--> statement-breakpoint
UPDATE exports SET resource = r.name FROM renamed_resources r WHERE resource = earlier;
--> statement-breakpoint
UPDATE notes SET resource = name FROM renamed_resources WHERE resource = earlier;
--> statement-breakpoint
-- Names of views are unique in a list, so "bids" is left before it is taken again.
UPDATE views SET resource = 'lots' WHERE resource = 'bids';
--> statement-breakpoint
UPDATE views SET resource = r.name FROM renamed_resources r WHERE resource = earlier AND earlier <> 'bids';
--> statement-breakpoint
-- Lists that are filtered by a resource, or by several.
CREATE FUNCTION pg_temp.renamed(filter jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT jsonb_set(filter, '{resource}', CASE jsonb_typeof(filter -> 'resource')
    WHEN 'array' THEN coalesce((
      SELECT jsonb_agg(coalesce(r.name, one.value) ORDER BY one.ordinality)
      FROM jsonb_array_elements_text(filter -> 'resource') WITH ORDINALITY one
      LEFT JOIN renamed_resources r ON r.earlier = one.value), '[]')
    ELSE to_jsonb(coalesce((SELECT r.name FROM renamed_resources r WHERE r.earlier = filter ->> 'resource'), filter ->> 'resource'))
  END)
$$;
--> statement-breakpoint
UPDATE views SET filter = pg_temp.renamed(filter)
  WHERE resource IN ('audit', 'bulk', 'exports', 'undo') AND jsonb_typeof(filter -> 'resource') IN ('array', 'string');
--> statement-breakpoint
UPDATE exports SET filter = pg_temp.renamed(filter)
  WHERE resource IN ('audit', 'bulk', 'exports', 'undo') AND jsonb_typeof(filter -> 'resource') IN ('array', 'string');
--> statement-breakpoint
UPDATE bulk_jobs SET filter = pg_temp.renamed(filter)
  WHERE resource IN ('audit', 'bulk', 'exports', 'undo') AND jsonb_typeof(filter -> 'resource') IN ('array', 'string');
--> statement-breakpoint
DROP FUNCTION pg_temp.renamed(jsonb);
