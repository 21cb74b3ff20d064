CREATE TABLE "project_refunds" (
	"project_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"refund_ids" integer[] DEFAULT '{}' NOT NULL,
	"reason" text,
	"comment" text NOT NULL,
	"requested_by" integer,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "project_refunds_project_id_order_id_pk" PRIMARY KEY("project_id","order_id")
);
--> statement-breakpoint
ALTER TABLE "project_refunds" ADD CONSTRAINT "project_refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_refunds" ADD CONSTRAINT "project_refunds_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_refunds_status_idx" ON "project_refunds" USING btree ("status");--> statement-breakpoint
CREATE INDEX "project_refunds_order_idx" ON "project_refunds" USING btree ("order_id");