CREATE TABLE "search_misses" (
	"day" date NOT NULL,
	"locale" text NOT NULL,
	"term" text NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "search_misses_day_locale_term_pk" PRIMARY KEY("day","locale","term")
);
