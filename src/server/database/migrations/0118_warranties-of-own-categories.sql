-- A category that staff made is like one of the shop's own, which the last two digits of its id name (domain/catalogue/category-kind.ts): panels are
-- promised 25 years of their performance there, too.
CREATE OR REPLACE FUNCTION keep_promised_warranty() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A backup brings its own.
  IF NEW.warranty_months IS NOT NULL AND NEW.performance_months IS NOT NULL THEN
    RETURN NEW;
  END IF;
  IF NEW.rental_duration IS NULL THEN
    SELECT product.warranty_months,
      coalesce(round(performance.number * 12)::integer,
        CASE CASE WHEN product.category_id > 1000000000 THEN product.category_id % 100 ELSE product.category_id END
          WHEN 1 THEN 300 ELSE 0 END)
    INTO NEW.warranty_months, NEW.performance_months
    FROM products AS product
    LEFT JOIN product_specifications AS performance
      ON performance.product_id = product.id AND performance.key = 'performanceWarrantyYears'
    WHERE product.id = NEW.product_id;
  END IF;
  -- A product that is not there is refused by its own constraint.
  NEW.warranty_months := coalesce(NEW.warranty_months, 0);
  NEW.performance_months := coalesce(NEW.performance_months, 0);
  RETURN NEW;
END $$;
