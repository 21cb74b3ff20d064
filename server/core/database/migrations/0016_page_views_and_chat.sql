CREATE TABLE "chats" (
	"conversation_id" integer PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"seen_message_id" integer DEFAULT 0 NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chats_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "page_views" (
	"day" date NOT NULL,
	"page" text NOT NULL,
	"audience" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "page_views_day_page_audience_pk" PRIMARY KEY("day","page","audience")
);
--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chats_seen_at_idx" ON "chats" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "page_views_day_idx" ON "page_views" USING btree ("day","audience");
--> statement-breakpoint
CREATE TRIGGER announce_public_data AFTER INSERT OR UPDATE OR DELETE ON legal_entity
  FOR EACH ROW EXECUTE FUNCTION announce_public_data();
