CREATE TABLE "automatic_charges" (
	"payment_id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"method_id" uuid,
	"day" date NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now(),
	"failure" text,
	CONSTRAINT "automatic_charges_once_a_day" UNIQUE("order_id","day")
);
--> statement-breakpoint
ALTER TABLE "saved_payment_methods" ADD COLUMN "pays_rentals" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "automatic_charges" ADD CONSTRAINT "automatic_charges_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automatic_charges" ADD CONSTRAINT "automatic_charges_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automatic_charges" ADD CONSTRAINT "automatic_charges_method_id_saved_payment_methods_id_fk" FOREIGN KEY ("method_id") REFERENCES "public"."saved_payment_methods"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "automatic_charges_of_method" ON "automatic_charges" USING btree ("method_id");--> statement-breakpoint
CREATE INDEX "automatic_charges_due" ON "automatic_charges" USING btree ("next_attempt_at") WHERE "automatic_charges"."next_attempt_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_payment_methods_pays_rentals" ON "saved_payment_methods" USING btree ("user_id") WHERE "saved_payment_methods"."pays_rentals";--> statement-breakpoint
CREATE INDEX "lease_bills_open" ON "lease_bills" USING btree ("first_day") WHERE "lease_bills"."applied_at" is null and "lease_bills"."dropped_at" is null;--> statement-breakpoint
ALTER TABLE "saved_payment_methods" ADD CONSTRAINT "saved_payment_methods_recurring" CHECK ("saved_payment_methods"."for_recurring" or not "saved_payment_methods"."pays_rentals");