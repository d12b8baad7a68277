CREATE TABLE "open_order_subjects" (
	"order_id" uuid NOT NULL,
	"subject" text NOT NULL,
	CONSTRAINT "open_order_subjects_subject_order_id_pk" PRIMARY KEY("subject","order_id")
);
--> statement-breakpoint
ALTER TABLE "open_order_subjects" ADD CONSTRAINT "open_order_subjects_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "open_order_subjects_order" ON "open_order_subjects" USING btree ("order_id");