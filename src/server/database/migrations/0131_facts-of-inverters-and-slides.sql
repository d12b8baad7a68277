-- Lines of facts of inverters say how many panels they take: they are printed again at the next start (`addFacts`).
UPDATE "product_texts" SET "facts" = NULL
WHERE "product_id" IN (SELECT "product_id" FROM "product_specifications" WHERE "key" = 'mpptCount');--> statement-breakpoint
-- Slides that are still as the starting catalogue had them tell of one product, as it has them since; what staff changed stays.
UPDATE "carousel_slides" SET
  "link" = '/product/113',
  "description" = '{"uk": "Пара чорних панелей по 440 Вт, ККД 22,5 %: більше струму з даху.", "pl": "Para czarnych paneli po 440 W, sprawność 22,5%: więcej prądu z dachu.", "en": "A pair of black 440 W panels at 22.5% efficiency: more power from the roof."}'
WHERE "link" = '/solar-panels'
  AND "description" = '{"uk": "Сонячні панелі від 410 до 620 Вт з усіма даними для розрахунку.", "pl": "Panele fotowoltaiczne od 410 do 620 W, z pełnymi danymi do obliczeń.", "en": "Solar panels from 410 to 620 W, with every figure a calculation needs."}'
  AND EXISTS (SELECT FROM "products" WHERE "id" = 113 AND "article_number" = 'PRM-N54FB-440X2' AND "published_at" IS NOT NULL);--> statement-breakpoint
UPDATE "carousel_slides" SET
  "link" = '/product/702',
  "description" = '{"uk": "Зарядна станція Promin Wall 11: 11 кВт, три фази, кабель 5 м.", "pl": "Ładowarka Promin Wall 11: 11 kW, trzy fazy, kabel 5 m.", "en": "The Promin Wall 11 charger: 11 kW, three phases, a 5 m cable."}'
WHERE "link" = '/ac-charging-stations'
  AND "description" = '{"uk": "Зарядні станції для електромобіля на 7–22 кВт, з кабелем або розеткою.", "pl": "Ładowarki do samochodów elektrycznych 7–22 kW, z kablem lub gniazdem.", "en": "EV chargers for the garage wall, 7 to 22 kW, with a cable or a socket."}'
  AND EXISTS (SELECT FROM "products" WHERE "id" = 702 AND "article_number" = 'PRM-WALL11' AND "published_at" IS NOT NULL);
