CREATE TABLE "automatic_rates" (
	"pair" text PRIMARY KEY NOT NULL,
	"automatic" text NOT NULL,
	CONSTRAINT "automatic_rates_pair" CHECK ("automatic_rates"."pair" = 'PLN/UAH'),
	CONSTRAINT "automatic_rates_automatic" CHECK ("automatic_rates"."automatic" in ('off', 'nbu', 'nbp'))
);
