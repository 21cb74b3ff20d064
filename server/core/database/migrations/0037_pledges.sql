CREATE TABLE "pledges" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"project_id" integer NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"provider" text NOT NULL,
	"token" text,
	"is_saved" boolean NOT NULL,
	"card_brand" text,
	"card_last4" text,
	"payment_key" text NOT NULL,
	"charges" integer DEFAULT 0 NOT NULL,
	"charged_by_job" integer,
	"failures" integer DEFAULT 0 NOT NULL,
	"failure_code" text,
	"retry_at" timestamp with time zone,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "funded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pledges" ADD CONSTRAINT "pledges_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pledges" ADD CONSTRAINT "pledges_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pledges_project_idx" ON "pledges" USING btree ("project_id","status");--> statement-breakpoint
CREATE INDEX "pledges_status_idx" ON "pledges" USING btree ("status","retry_at");--> statement-breakpoint
CREATE UNIQUE INDEX "pledges_payment_key" ON "pledges" USING btree ("payment_key");