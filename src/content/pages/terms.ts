import type { Localized } from '../../domain/locale/locale.ts';
import type { ContentPage } from './content-page.ts';

const UPDATED_ON = '2026-11-02';

const uk: ContentPage = {
  title: 'Умови продажу',
  lead: 'Коротко про те, на яких умовах ви купуєте й орендуєте в нашому магазині. Докладніше — на сторінці правової інформації.',
  description: 'Умови продажу: продавець, укладення договору, ціни, оплата, доставка, повернення, гарантія.',
  updatedOn: UPDATED_ON,
  sections: [
    {
      id: 'seller',
      title: 'Продавець',
      blocks: [
        {
          kind: 'paragraph',
          text: 'За замовленнями в гривнях продавцем є українська компанія, у злотих — польська.',
        },
        { kind: 'seller-table' },
      ],
    },
    {
      id: 'contract',
      title: 'Замовлення та договір',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Натискаючи кнопку «Замовлення із зобов’язанням оплати», ви робите обов’язкову пропозицію купити. Договір вважається укладеним, коли ми підтвердили замовлення електронною поштою. Якщо товару немає або в ціні є очевидна помилка, ми повідомимо про це й повернемо сплачене.',
        },
        { kind: 'paragraph', text: 'Замовлення опрацьовуємо протягом 24 годин у робочі дні.' },
      ],
    },
    {
      id: 'prices',
      title: 'Ціни та оплата',
      blocks: [
        {
          kind: 'list',
          items: [
            'Діє ціна, показана під час підтвердження замовлення; податок, доставка й доплати стоять окремими рядками.',
            'Оплатити можна карткою, банківським переказом або під час отримання, якщо цей спосіб доступний. Оренду під час отримання не оплачують.',
            'Курс, за яким перераховано ціну, фіксується в замовленні й потім не змінюється.',
            'Неоплачене в строк замовлення скасовується, а товар повертається в продаж.',
          ],
        },
      ],
    },
    {
      id: 'delivery',
      title: 'Доставка й перехід ризику',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Способи, строки й вартість наведено на сторінці доставки; вони ж діють у кошику та замовленні. Ризик випадкового пошкодження переходить до покупця, коли він отримав товар, право власності — після повної оплати.',
        },
        { kind: 'link', text: 'Доставка, гарантія та повернення', to: '/delivery-warranty-returns' },
      ],
    },
    {
      id: 'withdrawal',
      title: 'Відмова від договору',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Споживач може відмовитися від покупки протягом 14 днів після отримання товару. Кошти повертаємо за 5–7 робочих днів після прийняття та огляду повернутого. Винятки перелічено на сторінці повернень.',
        },
        { kind: 'link', text: 'Як оформити повернення', to: '/returns' },
      ],
    },
    {
      id: 'liability',
      title: 'Гарантія, претензії та право',
      blocks: [
        {
          kind: 'paragraph',
          text: 'На товари діє гарантія за категоріями; вона не обмежує прав, які споживач має за законом. Претензію розглядаємо в строки, визначені законом країни продавця. До договору застосовується право цієї країни, проте споживач зберігає захист, який дає йому право місця проживання.',
        },
        { kind: 'link', text: 'Правова інформація', to: '/legal-terms' },
      ],
    },
  ],
};

const pl: ContentPage = {
  title: 'Warunki sprzedaży',
  lead: 'W skrócie o zasadach zakupów i wynajmu w naszym sklepie. Więcej na stronie z informacjami prawnymi.',
  description:
    'Warunki sprzedaży: sprzedawca, zawarcie umowy, ceny, płatność, dostawa, odstąpienie, gwarancja.',
  updatedOn: UPDATED_ON,
  sections: [
    {
      id: 'seller',
      title: 'Sprzedawca',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Przy zamówieniach w złotych sprzedawcą jest spółka polska, w hrywnach — ukraińska.',
        },
        { kind: 'seller-table' },
      ],
    },
    {
      id: 'contract',
      title: 'Zamówienie i umowa',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Naciśnięcie przycisku „Zamówienie z obowiązkiem zapłaty” oznacza wiążącą ofertę zakupu. Umowa zostaje zawarta z chwilą potwierdzenia przyjęcia zamówienia e-mailem. Jeśli towaru brakuje albo cena zawiera oczywistą pomyłkę, powiadamiamy o tym i zwracamy zapłaconą kwotę.',
        },
        { kind: 'paragraph', text: 'Zamówienia przyjmujemy do realizacji w ciągu 24 godzin w dni robocze.' },
      ],
    },
    {
      id: 'prices',
      title: 'Ceny i płatność',
      blocks: [
        {
          kind: 'list',
          items: [
            'Obowiązuje cena pokazana przy potwierdzeniu zamówienia; podatek, dostawa i dopłaty są w osobnych wierszach.',
            'Można zapłacić kartą, przelewem albo przy odbiorze, jeśli ta metoda jest dostępna. Wynajmu nie opłaca się przy odbiorze.',
            'Kurs, po którym przeliczono cenę, zostaje zapisany w zamówieniu i później się nie zmienia.',
            'Zamówienie nieopłacone w terminie zostaje anulowane, a towar wraca do sprzedaży.',
          ],
        },
      ],
    },
    {
      id: 'delivery',
      title: 'Dostawa i przejście ryzyka',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Sposoby, terminy i koszty podano na stronie dostawy; te same obowiązują w koszyku i zamówieniu. Ryzyko przypadkowego uszkodzenia przechodzi na kupującego z chwilą odbioru, własność po zapłacie całej kwoty.',
        },
        { kind: 'link', text: 'Dostawa, gwarancja i zwroty', to: '/delivery-warranty-returns' },
      ],
    },
    {
      id: 'withdrawal',
      title: 'Odstąpienie od umowy',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Konsument może odstąpić od umowy w ciągu 14 dni od otrzymania towaru bez podawania przyczyny. Pieniądze zwracamy w ciągu 5–7 dni roboczych od przyjęcia i sprawdzenia zwrotu. Wyjątki są wymienione na stronie zwrotów.',
        },
        { kind: 'link', text: 'Jak zgłosić zwrot', to: '/returns' },
      ],
    },
    {
      id: 'liability',
      title: 'Gwarancja, reklamacje i prawo właściwe',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Towary są objęte gwarancją według kategorii; nie ogranicza ona uprawnień konsumenta wynikających z ustawy, w tym odpowiedzialności sprzedawcy za zgodność towaru z umową. Reklamacje rozpatrujemy w terminach określonych prawem kraju sprzedawcy. To prawo stosuje się do umowy, przy czym konsument zachowuje ochronę, jaką daje mu prawo miejsca zamieszkania.',
        },
        { kind: 'link', text: 'Informacje prawne', to: '/legal-terms' },
      ],
    },
  ],
};

const en: ContentPage = {
  title: 'Terms of sale',
  lead: 'In short, the terms on which you buy and rent in our shop. More is on the legal information page.',
  description:
    'Terms of sale: seller, conclusion of the contract, prices, payment, delivery, withdrawal, warranty.',
  updatedOn: UPDATED_ON,
  sections: [
    {
      id: 'seller',
      title: 'Seller',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The seller is the Ukrainian company for orders in hryvnias and the Polish one for orders in złoty.',
        },
        { kind: 'seller-table' },
      ],
    },
    {
      id: 'contract',
      title: 'Order and contract',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Pressing the button that orders with an obligation to pay is a binding offer to buy. The contract is made when we confirm the order by e-mail. If goods are missing or a price holds an obvious mistake, we tell you and refund what was paid.',
        },
        { kind: 'paragraph', text: 'Orders are processed within 24 hours on working days.' },
      ],
    },
    {
      id: 'prices',
      title: 'Prices and payment',
      blocks: [
        {
          kind: 'list',
          items: [
            'The price shown when you confirm the order applies; tax, delivery and surcharges have lines of their own.',
            'You can pay by card, by bank transfer, or on delivery where offered. Rentals are not paid on delivery.',
            'The rate at which a price was converted is recorded in the order and does not change afterwards.',
            'An order not paid in time is cancelled and its goods go back on sale.',
          ],
        },
      ],
    },
    {
      id: 'delivery',
      title: 'Delivery and passing of risk',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Methods, times and fees are on the delivery page; the same ones apply in the cart and the order. The risk of accidental damage passes to the buyer on receipt of the goods, ownership once they are paid in full.',
        },
        { kind: 'link', text: 'Delivery, warranty and returns', to: '/delivery-warranty-returns' },
      ],
    },
    {
      id: 'withdrawal',
      title: 'Withdrawal',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A consumer may withdraw from a purchase within 14 days of receiving the goods. We refund within 5–7 working days after the return has been received and checked. The exceptions are listed on the returns page.',
        },
        { kind: 'link', text: 'How to start a return', to: '/returns' },
      ],
    },
    {
      id: 'liability',
      title: 'Warranty, complaints and law',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Goods carry a warranty by category, which does not limit a consumer’s rights under the law. Complaints are handled within the time set by the law of the seller’s country. That law governs the contract, while a consumer keeps the protection of the law of their place of residence.',
        },
        { kind: 'link', text: 'Legal information', to: '/legal-terms' },
      ],
    },
  ],
};

/** The short terms that the checkout links to (C §2). */
export const terms: Localized<ContentPage> = { uk, pl, en };
