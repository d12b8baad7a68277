import type { Terms } from '../content-page.ts';
import { QUOTED_DELIVERY, TRANSFER_TERM } from '../rules-in-words.ts';

/** The terms of buying (C §9). */
export const purchaseTerms: Terms = {
  uk: [
    [
      'Продавець і договір',
      'За замовленнями в гривнях продавцем є українська компанія, у злотих — польська.',
      'Кнопка «Замовити з обов’язком оплати» означає обов’язкову пропозицію купити. Договір укладено, коли магазин підтвердив замовлення електронною поштою.',
      'Якщо товару немає або ціна явно помилкова, ми повідомляємо про це й повертаємо сплачене.',
    ],
    [
      'Ціна',
      'Діє ціна, показана під час підтвердження замовлення. Податок, доставку та доплати вказано окремими рядками.',
      'Курс, за яким перераховано ціну, записується в замовленні й потім не змінюється.',
    ],
    [
      'Опрацювання та доставка',
      'Замовлення опрацьовуються протягом 24 годин у робочі дні.',
      'Способи, строки й вартість доставки наведено на сторінці доставки; за тими самими правилами рахують кошик і замовлення.',
      `${QUOTED_DELIVERY.uk} Її вартість погоджують до оплати.`,
    ],
    [
      'Отримання та перехід ризику',
      'Покупець перевіряє кількість місць і пакування в присутності перевізника; про пошкодження складають акт.',
      'Ризик випадкового пошкодження переходить під час отримання, право власності — після повної оплати.',
    ],
    [
      'Відмова від договору та повернення',
      'Споживач може відмовитися від покупки протягом 14 днів після отримання без пояснення причин; у Польщі — також фізична особа — підприємець, якщо покупка не пов’язана з її фахом. Не повертаються кабель, відрізаний на потрібну довжину, обладнання, виготовлене на замовлення, і вже надані послуги.',
      'Посилку з товаром належної якості відправляє й оплачує покупець, з бракованим або надісланим помилково — продавець. Товари на палеті у споживача в Польщі продавець забирає за власний рахунок, в Україні вартість погоджують наперед.',
      'Кошти повертаємо тим самим способом не пізніше ніж за 14 днів від заяви, зазвичай за 5–7 робочих днів; можемо зачекати, доки отримаємо товар або підтвердження його відправлення.',
    ],
    [
      'Скасування та скарги',
      'Замовлення можна скасувати, доки його не передано перевізнику; неоплачене в строк замовлення скасовується.',
      'Скарги розглядаємо в строки, визначені законом країни продавця. Її право застосовується до договору, проте споживач зберігає захист права місця проживання.',
    ],
  ],
  pl: [
    [
      'Sprzedawca i umowa',
      'Przy zamówieniach w złotych sprzedawcą jest spółka polska, w hrywnach – ukraińska.',
      'Przycisk „Zamawiam z obowiązkiem zapłaty” oznacza wiążącą ofertę zakupu. Umowa zostaje zawarta, gdy sklep potwierdzi przyjęcie zamówienia e-mailem.',
      'Jeśli towaru brakuje albo cena jest w oczywisty sposób błędna, powiadamiamy o tym i zwracamy zapłaconą kwotę.',
    ],
    [
      'Cena',
      'Obowiązuje cena pokazana przy potwierdzeniu zamówienia. Podatek, dostawa i dopłaty są w osobnych wierszach.',
      'Kurs, po którym przeliczono cenę, zostaje zapisany w zamówieniu i później się nie zmienia.',
    ],
    [
      'Realizacja i dostawa',
      'Zamówienia przyjmujemy do realizacji w ciągu 24 godzin w dni robocze.',
      'Sposoby, terminy i koszty dostawy podano na stronie dostawy; według tych samych zasad liczone są koszyk i zamówienie.',
      `${QUOTED_DELIVERY.pl} Jej koszt uzgadnia się przed płatnością.`,
    ],
    [
      'Odbiór i przejście ryzyka',
      'Kupujący sprawdza liczbę paczek i opakowanie w obecności przewoźnika; o uszkodzeniach spisuje się protokół.',
      'Ryzyko przypadkowego uszkodzenia przechodzi z chwilą odbioru, własność po zapłacie całej kwoty.',
    ],
    [
      'Odstąpienie od umowy i zwroty',
      'Konsument może odstąpić od umowy w ciągu 14 dni od otrzymania towaru bez podawania przyczyny; to samo prawo ma osoba prowadząca jednoosobową działalność gospodarczą, jeśli zakup nie ma dla niej charakteru zawodowego. Nie dotyczy to kabla uciętego na wskazaną długość, sprzętu wykonanego na zamówienie i usług już wykonanych.',
      'Odesłanie paczki z pełnowartościowym towarem opłaca kupujący, z wadliwym lub wysłanym omyłkowo – sprzedawca. Towar na palecie sprzedawca odbiera od konsumenta w Polsce na własny koszt, w Ukrainie koszt uzgadnia się z góry.',
      'Pieniądze zwracamy tą samą metodą, którą zapłacono, najpóźniej 14 dni od oświadczenia, zwykle w ciągu 5–7 dni roboczych; możemy poczekać do otrzymania towaru lub dowodu jego odesłania.',
    ],
    [
      'Anulowanie i reklamacje',
      'Zamówienie można anulować do chwili przekazania przewoźnikowi; nieopłacone w terminie zostaje anulowane.',
      'Reklamacje rozpatrujemy w terminach określonych prawem kraju sprzedawcy. Prawo to stosuje się do umowy, przy czym konsument zachowuje ochronę prawa miejsca zamieszkania.',
    ],
  ],
  en: [
    [
      'Seller and contract',
      'The seller is the Ukrainian company for orders in hryvnias and the Polish one for orders in złoty.',
      'The button that orders with an obligation to pay makes a binding offer to buy. The contract is made when the shop confirms the order by e-mail.',
      'If a product is unavailable or a price is clearly wrong, we tell the buyer and refund what was paid.',
    ],
    [
      'Price',
      'The price shown when the order is confirmed applies. Tax, delivery and surcharges are shown separately.',
      'The rate at which a price was converted is recorded in the order and does not change afterwards.',
    ],
    [
      'Processing and delivery',
      'Orders are processed within 24 hours on working days.',
      'Methods, times and prices are on the delivery page; the cart and the order follow the same rules.',
      `${QUOTED_DELIVERY.en} Its cost is agreed before payment.`,
    ],
    [
      'Receipt and passing of risk',
      'The buyer checks the number of parcels and the packaging while the carrier is there; any damage is recorded in a report.',
      'The risk of accidental damage passes on receipt, ownership when the products are paid for in full.',
    ],
    [
      'Withdrawal and returns',
      'A consumer may withdraw from a purchase within 14 days of receiving it without giving a reason; in Poland so may a sole trader where the purchase is not part of their trade. This does not apply to cable cut to length, equipment made to order and services already performed.',
      'The buyer pays for sending back a parcel with products free of defects, the seller for faulty ones or those sent by mistake. Pallet goods are collected from consumers in Poland at the seller’s expense; in Ukraine the cost is agreed in advance.',
      'We refund by the method that was used to pay no later than 14 days after the notice, usually within 5–7 working days; we may wait until we have the products or proof that they were sent.',
    ],
    [
      'Cancellation and complaints',
      'An order can be cancelled until it is handed to the carrier; one that is not paid in time is cancelled.',
      'Complaints are handled within the time set by the law of the seller’s country. That law governs the contract, while a consumer keeps the protection of the law of their place of residence.',
    ],
  ],
};

/** The terms of paying and of refunds (domain facts, “Payments”). */
export const paymentTerms: Terms = {
  uk: [
    [
      'Загальне',
      'Валюта замовлення — гривня або злотий; в одному замовленні валюти не змішуються.',
      'Доступні способи оплати та доплати видно до підтвердження замовлення.',
    ],
    [
      'Картка',
      'Оплата відбувається на сторінці платіжного сервісу; магазин не отримує номера картки та коду CVV.',
      'Оплату зараховано, коли її підтвердив платіжний сервіс. Якщо оплата не вдалася, її можна повторити для того самого замовлення.',
    ],
    [
      'Банківський переказ',
      'Рахунок містить отримувача, IBAN, точну суму, призначення з номером замовлення та останній день оплати.',
      TRANSFER_TERM.uk,
      'Якщо переказано менше, замовлення чекає на решту; надлишок повертаємо на той самий рахунок.',
    ],
    [
      'Оплата при отриманні',
      'Можлива лише для купівлі й лише там, де магазин пропонує цей спосіб; доплату видно під час оформлення.',
      'Оренду, заставу та доставку, яку розраховує менеджер, при отриманні не оплачують.',
    ],
    [
      'Повернення коштів',
      'За скасоване замовлення повертаємо кошти тим самим способом протягом 5–7 робочих днів; після відмови від договору — не пізніше ніж за 14 днів від заяви, хоча зазвичай так само швидко.',
      'У разі часткового повернення відшкодовуємо вартість повернених товарів разом із їхнім податком.',
    ],
    [
      'Документи',
      'Підтвердження оплати, а за замовленням у злотих — фактура, надходить електронною поштою мовою замовлення й доступне на сторінці замовлення.',
    ],
  ],
  pl: [
    [
      'Postanowienia ogólne',
      'Walutą zamówienia jest złoty lub hrywna; w jednym zamówieniu walut się nie miesza.',
      'Dostępne metody płatności i dopłaty widać przed potwierdzeniem zamówienia.',
    ],
    [
      'Karta',
      'Płatność odbywa się na stronie operatora; sklep nie otrzymuje numeru karty ani kodu CVV.',
      'Płatność jest zaliczona, gdy potwierdzi ją operator. Nieudaną płatność można powtórzyć dla tego samego zamówienia.',
    ],
    [
      'Przelew bankowy',
      'Proforma zawiera odbiorcę, IBAN, dokładną kwotę, tytuł z numerem zamówienia i ostatni dzień płatności.',
      TRANSFER_TERM.pl,
      'Jeśli wpłynęła niższa kwota, zamówienie czeka na resztę; nadpłatę zwracamy na ten sam rachunek.',
    ],
    [
      'Płatność przy odbiorze',
      'Jest możliwa tylko przy zakupie i tylko tam, gdzie sklep ją oferuje; dopłatę widać podczas składania zamówienia.',
      'Wynajmu, kaucji i dostawy wycenianej przez doradcę nie opłaca się przy odbiorze.',
    ],
    [
      'Zwrot pieniędzy',
      'Za anulowane zamówienie zwracamy pieniądze tą samą metodą w ciągu 5–7 dni roboczych; po odstąpieniu od umowy najpóźniej 14 dni od oświadczenia, choć zwykle równie szybko.',
      'Przy zwrocie częściowym oddajemy wartość zwróconych towarów razem z ich podatkiem.',
    ],
    [
      'Dokumenty',
      'Faktura, a przy zamówieniu w hrywnach potwierdzenie zapłaty, przychodzi e-mailem w języku zamówienia i jest dostępna na jego stronie.',
    ],
  ],
  en: [
    [
      'General',
      'The currency of an order is the hryvnia or the złoty; one order never mixes currencies.',
      'The payment methods on offer and their surcharges are shown before the order is confirmed.',
    ],
    [
      'Card',
      'Payment takes place on the payment provider’s page; the shop does not receive the card number or CVV.',
      'A payment counts once the provider has confirmed it. A failed payment can be repeated for the same order.',
    ],
    [
      'Bank transfer',
      'The pro forma invoice states the beneficiary, IBAN, exact amount, reference with the order number and the last day for payment.',
      TRANSFER_TERM.en,
      'If less was transferred, the order waits for the rest; an overpayment is refunded to the same account.',
    ],
    [
      'Cash on delivery',
      'It is available for purchases only and only where the shop offers it; the surcharge is shown at checkout.',
      'Rentals, deposits and individually quoted delivery cannot be paid for on delivery.',
    ],
    [
      'Refunds',
      'For a cancelled order we refund by the same method within 5–7 working days; after a withdrawal no later than 14 days after the notice, though usually just as quickly.',
      'For a partial return we refund the price of the returned products together with their tax.',
    ],
    [
      'Documents',
      'The invoice or, for an order in hryvnias, the payment confirmation comes by e-mail in the language of the order and is available on the order page.',
    ],
  ],
};
