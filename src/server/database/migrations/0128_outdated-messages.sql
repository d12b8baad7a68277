CREATE TABLE "outdated_messages" (
	"key" text NOT NULL,
	"locale" text NOT NULL,
	"said" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outdated_messages_key_locale_pk" PRIMARY KEY("key","locale"),
	CONSTRAINT "outdated_messages_are_translations" CHECK ("outdated_messages"."locale" in ('pl', 'en'))
);
