ALTER TABLE "conversation_messages" ADD COLUMN "read_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "conversation_messages_unread_idx" ON "conversation_messages" USING btree ("conversation_id") WHERE "conversation_messages"."by_staff" and "conversation_messages"."read_at" is null;--> statement-breakpoint
-- messages written before were sent by e-mail
UPDATE "conversation_messages" SET "read_at" = "created_at" WHERE "by_staff";
