CREATE TABLE "telephone_orders" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"staff_id" text,
	"note" text NOT NULL,
	"are_terms_read_out" boolean NOT NULL,
	CONSTRAINT "telephone_orders_note" CHECK (length("telephone_orders"."note") <= 2000)
);
--> statement-breakpoint
ALTER TABLE "telephone_orders" ADD CONSTRAINT "telephone_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "telephone_orders" ADD CONSTRAINT "telephone_orders_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "telephone_orders_of_staff" ON "telephone_orders" USING btree ("staff_id");