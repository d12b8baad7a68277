CREATE TABLE "rental_holds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"holder" text NOT NULL,
	"network" text,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rental_holds_holder_unique" UNIQUE("holder")
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "hold_id" uuid;--> statement-breakpoint
CREATE INDEX "rental_holds_network" ON "rental_holds" USING btree ("network");--> statement-breakpoint
CREATE INDEX "rental_holds_expires" ON "rental_holds" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_hold_id_rental_holds_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."rental_holds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_of_hold" ON "bookings" USING btree ("hold_id") WHERE "bookings"."hold_id" is not null;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_of_holds" CHECK (("bookings"."purpose" = 'hold') = ("bookings"."hold_id" is not null));