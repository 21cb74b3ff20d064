CREATE TABLE "copies_notes" (
	"project_id" integer NOT NULL,
	"sold" integer NOT NULL
);
