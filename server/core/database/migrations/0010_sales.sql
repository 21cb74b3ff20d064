CREATE TABLE "sales" (
	"order_id" integer NOT NULL,
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"country_id" text NOT NULL,
	"origin" text,
	"shop_id" integer,
	"partner" text,
	"project_id" integer,
	"firsts" smallint NOT NULL,
	"gross" integer NOT NULL,
	"vat" integer NOT NULL,
	"goods" integer NOT NULL,
	"goods_vat" integer NOT NULL,
	"copies" integer NOT NULL,
	"is_new" boolean NOT NULL,
	"is_cancelled" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales_changes" (
	"order_id" integer NOT NULL,
	"email" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales_days" (
	"dimension" text NOT NULL,
	"key" text NOT NULL,
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"orders" integer NOT NULL,
	"copies" integer NOT NULL,
	"new_customers" integer NOT NULL,
	"cancelled_orders" integer NOT NULL,
	"gross" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"cancelled" bigint NOT NULL,
	CONSTRAINT "sales_days_dimension_key_day_currency_pk" PRIMARY KEY("dimension","key","day","currency")
);
--> statement-breakpoint
CREATE INDEX "sales_order_idx" ON "sales" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "sales_day_idx" ON "sales" USING btree ("day");--> statement-breakpoint
CREATE INDEX "sales_shop_idx" ON "sales" USING btree ("shop_id","day");--> statement-breakpoint
CREATE INDEX "sales_project_idx" ON "sales" USING btree ("project_id","day");--> statement-breakpoint
CREATE INDEX "sales_days_day_idx" ON "sales_days" USING btree ("dimension","day");