DROP INDEX "saved_cards_default_key";--> statement-breakpoint
CREATE UNIQUE INDEX "saved_cards_default_key" ON "saved_cards" USING btree ("user_id","provider") WHERE is_default;