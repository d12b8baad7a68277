import type { Terms } from './clause.ts';

/** The terms of buying (C §9). */
export const purchaseTerms: Terms = {
  uk: [
    [
      'Продавець і договір',
      'За замовленнями в гривнях продавцем є українська компанія, у злотих — польська.',
      'Кнопка «Замовлення із зобов’язанням оплати» означає обов’язкову пропозицію купити. Договір укладено, коли магазин підтвердив замовлення електронною поштою.',
      'Якщо товару немає або в ціні є очевидна помилка, ми повідомляємо про це й повертаємо сплачене.',
    ],
    [
      'Ціна',
      'Діє ціна, показана під час підтвердження замовлення. Податок, доставка та доплати стоять окремими рядками.',
      'Курс, за яким перераховано ціну, записується в замовленні й потім не змінюється.',
    ],
    [
      'Опрацювання та доставка',
      'Замовлення опрацьовуються протягом 24 годин у робочі дні.',
      'Способи, строки й вартість доставки наведено на сторінці доставки; за тими самими правилами рахують кошик і замовлення.',
      'Доставку понад 10 кВт панелей або понад 5 акумуляторів менеджер розраховує й погоджує до оплати.',
    ],
    [
      'Отримання та перехід ризику',
      'Покупець перевіряє кількість місць і пакування в присутності перевізника; про пошкодження складають акт.',
      'Ризик випадкового пошкодження переходить під час отримання, право власності — після повної оплати.',
    ],
    [
      'Відмова від договору та повернення',
      'Споживач може відмовитися від покупки протягом 14 днів після отримання. Не повертаються кабель, відрізаний на потрібну довжину, обладнання, виготовлене на замовлення, і вже надані послуги.',
      'Зворотну доставку товару належної якості оплачує покупець, бракованого або надісланого помилково — продавець.',
      'Кошти повертаємо протягом 5–7 робочих днів після прийняття та огляду товару тим самим способом, яким платили.',
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
      'Przy zamówieniach w złotych sprzedawcą jest spółka polska, w hrywnach — ukraińska.',
      'Przycisk „Zamówienie z obowiązkiem zapłaty” oznacza wiążącą ofertę zakupu. Umowa zostaje zawarta, gdy sklep potwierdzi przyjęcie zamówienia e-mailem.',
      'Jeśli towaru brakuje albo cena zawiera oczywistą pomyłkę, powiadamiamy o tym i zwracamy zapłaconą kwotę.',
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
      'Dostawę ponad 10 kW paneli lub ponad 5 akumulatorów opiekun wycenia i uzgadnia przed płatnością.',
    ],
    [
      'Odbiór i przejście ryzyka',
      'Kupujący sprawdza liczbę paczek i opakowanie w obecności przewoźnika; o uszkodzeniach spisuje się protokół.',
      'Ryzyko przypadkowego uszkodzenia przechodzi z chwilą odbioru, własność po zapłacie całej kwoty.',
    ],
    [
      'Odstąpienie od umowy i zwroty',
      'Konsument może odstąpić od umowy w ciągu 14 dni od otrzymania towaru bez podawania przyczyny. Nie dotyczy to kabla uciętego na wskazaną długość, sprzętu wykonanego na zamówienie i usług już wykonanych.',
      'Koszt odesłania pełnowartościowego towaru ponosi kupujący, wadliwego lub wysłanego omyłkowo — sprzedawca.',
      'Pieniądze zwracamy w ciągu 5–7 dni roboczych od przyjęcia i sprawdzenia towaru tą samą metodą, którą zapłacono.',
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
      'If goods are missing or a price holds an obvious mistake, we tell the buyer and refund what was paid.',
    ],
    [
      'Price',
      'The price shown when the order is confirmed applies. Tax, delivery and surcharges have lines of their own.',
      'The rate at which a price was converted is recorded in the order and does not change afterwards.',
    ],
    [
      'Processing and delivery',
      'Orders are processed within 24 hours on working days.',
      'Methods, times and fees are on the delivery page; the cart and the order are computed by the same rules.',
      'Delivery of more than 10 kW of panels or more than 5 batteries is quoted by a manager and agreed before payment.',
    ],
    [
      'Receipt and passing of risk',
      'The buyer checks the number of parcels and the packaging while the carrier is there; damage is put down in a report.',
      'The risk of accidental damage passes on receipt, ownership once the goods are paid in full.',
    ],
    [
      'Withdrawal and returns',
      'A consumer may withdraw from a purchase within 14 days of receiving it. This does not apply to cable cut to length, equipment made to order and services already performed.',
      'The buyer pays for sending back goods without defects, the seller for faulty ones or those sent by mistake.',
      'We refund within 5–7 working days after the goods have been received and checked, by the method that was used to pay.',
    ],
    [
      'Cancellation and complaints',
      'An order can be cancelled until it is handed to the carrier; one that is not paid in time is cancelled.',
      'Complaints are handled within the time set by the law of the seller’s country. That law governs the contract, while a consumer keeps the protection of the law of their place of residence.',
    ],
  ],
};
