CREATE TABLE "test_setups" (
	"key" text PRIMARY KEY NOT NULL,
	"setup" text,
	"status" text NOT NULL,
	"code" text,
	"token" text NOT NULL,
	"expires" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "test_setups_setup_key" ON "test_setups" USING btree ("setup");