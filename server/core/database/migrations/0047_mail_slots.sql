CREATE TABLE "mail_slots" (
	"id" integer PRIMARY KEY NOT NULL,
	"free_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "mails_unsent_idx" ON "mails" USING btree ("status","created_at") WHERE status <> 'sent';--> statement-breakpoint
CREATE INDEX "mails_sent_at_idx" ON "mails" USING btree ("sent_at");