CREATE TABLE "song_play_receipts" (
	"id" text PRIMARY KEY NOT NULL,
	"song_id" integer NOT NULL,
	"seconds" integer NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "song_plays" (
	"day" date NOT NULL,
	"song_id" integer NOT NULL,
	"plays" integer NOT NULL,
	"seconds" integer NOT NULL,
	CONSTRAINT "song_plays_day_song_id_pk" PRIMARY KEY("day","song_id")
);
--> statement-breakpoint
ALTER TABLE "song_play_receipts" ADD CONSTRAINT "song_play_receipts_song_id_songs_id_fk" FOREIGN KEY ("song_id") REFERENCES "public"."songs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "song_plays" ADD CONSTRAINT "song_plays_song_id_songs_id_fk" FOREIGN KEY ("song_id") REFERENCES "public"."songs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "song_play_receipts_song_idx" ON "song_play_receipts" USING btree ("song_id");--> statement-breakpoint
CREATE INDEX "song_play_receipts_received_at_idx" ON "song_play_receipts" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "song_plays_song_idx" ON "song_plays" USING btree ("song_id");