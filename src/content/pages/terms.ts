import type { Localized } from '../../domain/locale/locale.ts';
import type { ContentPage } from './content-page.ts';
import { QUOTED_DELIVERY, TRANSFER_TERM } from './rules-in-words.ts';

/** The day from which these terms hold, which tells their versions apart. */
export const TERMS_VERSION = '2026-11-23';

const uk: ContentPage = {
  title: 'Умови продажу',
  lead: 'Коротко про те, на яких умовах ви купуєте й орендуєте в нашому магазині. Докладніше — на сторінці правової інформації.',
  description: 'Умови продажу: продавець, укладення договору, ціни, оплата, доставка, повернення, гарантія.',
  updatedOn: TERMS_VERSION,
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
          text: 'Натискаючи кнопку «Замовити з обов’язком оплати», ви робите обов’язкову пропозицію купити. Договір вважається укладеним, коли ми підтвердили замовлення електронною поштою. Якщо товару немає або ціна явно помилкова, ми повідомимо про це й повернемо сплачене.',
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
            'Діє ціна, показана під час підтвердження замовлення; податок, доставку й доплати вказано окремими рядками.',
            'Оплатити можна карткою, банківським переказом або при отриманні, якщо цей спосіб доступний. Оренду при отриманні не оплачують.',
            'Курс, за яким перераховано ціну, фіксується в замовленні й потім не змінюється.',
            TRANSFER_TERM.uk,
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
          text: `Способи, строки й вартість наведено на сторінці доставки; вони ж діють у кошику та замовленні. ${QUOTED_DELIVERY.uk} Ризик випадкового пошкодження переходить до покупця, коли він отримав товар, право власності — після повної оплати.`,
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
          text: 'Споживач може відмовитися від покупки протягом 14 днів після отримання товару без пояснення причин. Кошти повертаємо не пізніше ніж за 14 днів від заяви, зазвичай за 5–7 робочих днів; можемо зачекати, доки отримаємо товар або підтвердження його відправлення. У Польщі те саме право має фізична особа — підприємець, якщо покупка не пов’язана з її фахом. Винятки перелічено на сторінці повернень.',
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
          text: 'На товари діє гарантія за категоріями; вона не обмежує прав, які споживач має за законом: у Польщі продавець два роки відповідає за невідповідність товару договору. Претензію розглядаємо в строки, визначені законом країни продавця. До договору застосовується право цієї країни, проте споживач зберігає захист, який дає йому право місця проживання.',
        },
        { kind: 'link', text: 'Правова інформація', to: '/legal-terms' },
      ],
    },
  ],
};

const pl: ContentPage = {
  title: 'Regulamin sklepu',
  lead: 'W skrócie o zasadach zakupów i wynajmu w naszym sklepie. Więcej na stronie z informacjami prawnymi.',
  description:
    'Regulamin sklepu: sprzedawca, zawarcie umowy, ceny, płatność, dostawa, odstąpienie, gwarancja.',
  updatedOn: TERMS_VERSION,
  sections: [
    {
      id: 'seller',
      title: 'Sprzedawca',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Przy zamówieniach w złotych sprzedawcą jest spółka polska, w hrywnach – ukraińska.',
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
          text: 'Naciśnięcie przycisku „Zamawiam z obowiązkiem zapłaty” oznacza wiążącą ofertę zakupu. Umowa zostaje zawarta z chwilą potwierdzenia przyjęcia zamówienia e-mailem. Jeśli towaru brakuje albo cena jest w oczywisty sposób błędna, powiadamiamy o tym i zwracamy zapłaconą kwotę.',
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
            TRANSFER_TERM.pl,
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
          text: `Sposoby, terminy i koszty podano na stronie dostawy; te same obowiązują w koszyku i zamówieniu. ${QUOTED_DELIVERY.pl} Ryzyko przypadkowego uszkodzenia przechodzi na kupującego z chwilą odbioru, własność po zapłacie całej kwoty.`,
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
          text: 'Konsument może odstąpić od umowy w ciągu 14 dni od otrzymania towaru bez podawania przyczyny. Pieniądze zwracamy najpóźniej 14 dni od oświadczenia, zwykle w ciągu 5–7 dni roboczych; możemy poczekać do otrzymania towaru lub dowodu jego odesłania. To samo prawo ma osoba prowadząca jednoosobową działalność gospodarczą, jeśli zakup nie ma dla niej charakteru zawodowego. Wyjątki są wymienione na stronie zwrotów.',
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
          text: 'Towary są objęte gwarancją według kategorii; nie ogranicza ona uprawnień konsumenta wynikających z ustawy, w tym dwuletniej odpowiedzialności sprzedawcy za zgodność towaru z umową. Reklamacje rozpatrujemy w terminach określonych prawem kraju sprzedawcy. To prawo stosuje się do umowy, przy czym konsument zachowuje ochronę, jaką daje mu prawo miejsca zamieszkania.',
        },
        { kind: 'link', text: 'Informacje prawne', to: '/legal-terms' },
      ],
    },
  ],
};

const en: ContentPage = {
  title: 'Terms of sale',
  lead: 'The terms on which you buy and rent from us, in brief. There is more on the legal information page.',
  description: 'Terms of sale: seller, making the contract, prices, payment, delivery, withdrawal, warranty.',
  updatedOn: TERMS_VERSION,
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
          text: 'Pressing the button that orders with an obligation to pay is a binding offer to buy. The contract is made when we confirm the order by e-mail. If a product is unavailable or a price is clearly wrong, we tell you and refund what you paid.',
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
            'The price shown when you confirm the order applies; tax, delivery and surcharges are shown separately.',
            'You can pay by card, by bank transfer or, where offered, by cash on delivery. Rentals cannot be paid for on delivery.',
            'The rate at which a price was converted is recorded in the order and does not change afterwards.',
            TRANSFER_TERM.en,
            'An order that is not paid in time is cancelled and its products go back on sale.',
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
          text: `Methods, times and prices are on the delivery page; the same ones apply in the cart and the order. ${QUOTED_DELIVERY.en} The risk of accidental damage passes to the buyer when the products are received, ownership when they are paid for in full.`,
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
          text: 'A consumer may withdraw from a purchase within 14 days of receiving it without giving a reason. We refund no later than 14 days after the notice, usually within 5–7 working days; we may wait until we have the products or proof that they were sent. In Poland sole traders have the same right where the purchase is not part of their trade. The exceptions are listed on the returns page.',
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
          text: 'Products carry a warranty by category, which does not limit a consumer’s rights under the law: in Poland the seller is liable for two years if a product does not conform to the contract. Complaints are handled within the time set by the law of the seller’s country. That law governs the contract, while a consumer keeps the protection of the law of their place of residence.',
        },
        { kind: 'link', text: 'Legal information', to: '/legal-terms' },
      ],
    },
  ],
};

/** The short terms that the checkout links to (C §2). */
export const terms: Localized<ContentPage> = { uk, pl, en };
