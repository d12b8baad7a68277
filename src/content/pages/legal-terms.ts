import type { Localized } from '../../domain/locale/locale.ts';
import type { ContentPage } from './content-page.ts';

const UPDATED_ON = '2026-11-02';

const uk: ContentPage = {
  title: 'Правова інформація',
  lead: 'Умови оренди, купівлі, оплати й гарантії та відомості про компанії, які продають у нашому магазині.',
  description: 'Умови оренди, купівлі, оплати та гарантії в магазині Promin і реквізити компаній.',
  updatedOn: UPDATED_ON,
  sections: [
    {
      id: 'rental',
      title: 'Умови оренди',
      blocks: [
        {
          kind: 'list',
          items: [
            'Договір оренди укладається для кожної одиниці обладнання; у ньому зазначено серійний номер, вартість, строк і заставу.',
            'Оренду й заставу оплачують до видачі. Заставу повертаємо після огляду.',
            'Обладнання передається за актом. Орендар використовує його за призначенням і не передає іншим особам.',
            'Продовжити оренду можна, якщо обладнання вільне; строк перераховується цілком.',
            'За прострочене повернення нараховується денна ціна за кожну добу, але не більш як за 30 діб; перші 2 години не враховуються.',
            'За дострокове завершення береться менша з двох сум: 20 % вартості залишку строку або ціна одного місяця.',
          ],
        },
      ],
    },
    {
      id: 'purchase',
      title: 'Умови купівлі',
      blocks: [
        {
          kind: 'list',
          items: [
            'Договір укладено, коли магазин підтвердив замовлення електронною поштою.',
            'Замовлення опрацьовуються протягом 24 годин у робочі дні.',
            'Споживач може відмовитися від покупки протягом 14 днів після отримання.',
            'Право власності переходить після повної оплати, ризик — під час отримання.',
          ],
        },
        { kind: 'link', text: 'Умови продажу стисло', to: '/terms' },
      ],
    },
    {
      id: 'payment',
      title: 'Умови оплати',
      blocks: [
        {
          kind: 'list',
          items: [
            'Картка: оплата на сторінці платіжного сервісу; магазин не отримує номера картки.',
            'Банківський переказ: рахунок містить IBAN, точну суму, призначення та строк оплати.',
            'Оплата під час отримання: з доплатою, лише для купівлі й лише там, де цей спосіб доступний.',
            'Повернення коштів: тим самим способом, протягом 5–7 робочих днів після прийняття товару.',
          ],
        },
      ],
    },
    {
      id: 'warranty',
      title: 'Умови гарантії',
      blocks: [
        { kind: 'warranty-table' },
        {
          kind: 'paragraph',
          text: 'Строк починається з дня отримання. Гарантія не поширюється на пошкодження через неправильний монтаж, перевищення допустимих напруги чи струму, стихію або самостійний ремонт. Вона не обмежує прав споживача за законом.',
        },
      ],
    },
    {
      id: 'privacy',
      title: 'Персональні дані',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Як ми обробляємо персональні дані та як скористатися своїми правами, описано окремо.',
        },
        { kind: 'link', text: 'Політика приватності', to: '/privacy-policy' },
      ],
    },
    {
      id: 'company',
      title: 'Відомості про компанії',
      blocks: [{ kind: 'seller-table' }],
    },
  ],
};

const pl: ContentPage = {
  title: 'Informacje prawne',
  lead: 'Warunki wynajmu, zakupu, płatności i gwarancji oraz dane spółek, które sprzedają w naszym sklepie.',
  description: 'Warunki wynajmu, zakupu, płatności i gwarancji w sklepie Promin oraz dane spółek.',
  updatedOn: UPDATED_ON,
  sections: [
    {
      id: 'rental',
      title: 'Warunki wynajmu',
      blocks: [
        {
          kind: 'list',
          items: [
            'Umowę wynajmu zawiera się na każdą sztukę sprzętu; podaje numer seryjny, wartość, okres i kaucję.',
            'Wynajem i kaucję opłaca się przed wydaniem. Kaucję zwracamy po oględzinach.',
            'Sprzęt wydajemy za protokołem. Najemca używa go zgodnie z przeznaczeniem i nie oddaje osobom trzecim.',
            'Wynajem można przedłużyć, jeśli sprzęt jest wolny; cały okres liczony jest od nowa.',
            'Za opóźniony zwrot naliczamy cenę dzienną za każdą dobę, najwyżej za 30 dób; pierwsze 2 godziny się nie liczą.',
            'Za wcześniejsze zakończenie pobieramy niższą z dwóch kwot: 20% wartości pozostałego okresu albo cenę jednego miesiąca.',
          ],
        },
      ],
    },
    {
      id: 'purchase',
      title: 'Warunki zakupu',
      blocks: [
        {
          kind: 'list',
          items: [
            'Umowa zostaje zawarta, gdy sklep potwierdzi przyjęcie zamówienia e-mailem.',
            'Zamówienia przyjmujemy do realizacji w ciągu 24 godzin w dni robocze.',
            'Konsument może odstąpić od umowy w ciągu 14 dni od otrzymania towaru.',
            'Własność przechodzi po zapłacie całej kwoty, ryzyko z chwilą odbioru.',
          ],
        },
        { kind: 'link', text: 'Warunki sprzedaży w skrócie', to: '/terms' },
      ],
    },
    {
      id: 'payment',
      title: 'Warunki płatności',
      blocks: [
        {
          kind: 'list',
          items: [
            'Karta: płatność na stronie operatora; sklep nie otrzymuje numeru karty.',
            'Przelew: dokument zawiera IBAN, dokładną kwotę, tytuł i termin płatności.',
            'Płatność przy odbiorze: z dopłatą, tylko przy zakupie i tylko tam, gdzie jest dostępna.',
            'Zwrot pieniędzy: tą samą metodą, w ciągu 5–7 dni roboczych od przyjęcia towaru.',
          ],
        },
      ],
    },
    {
      id: 'warranty',
      title: 'Warunki gwarancji',
      blocks: [
        { kind: 'warranty-table' },
        {
          kind: 'paragraph',
          text: 'Okres liczy się od dnia odbioru. Gwarancja nie obejmuje uszkodzeń wskutek nieprawidłowego montażu, przekroczenia dopuszczalnego napięcia lub prądu, zdarzeń losowych ani samodzielnych napraw. Nie ogranicza uprawnień konsumenta wynikających z ustawy.',
        },
      ],
    },
    {
      id: 'privacy',
      title: 'Dane osobowe',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Sposób przetwarzania danych osobowych i prawa z tym związane opisujemy osobno.',
        },
        { kind: 'link', text: 'Polityka prywatności', to: '/privacy-policy' },
      ],
    },
    {
      id: 'company',
      title: 'Dane spółek',
      blocks: [{ kind: 'seller-table' }],
    },
  ],
};

const en: ContentPage = {
  title: 'Legal information',
  lead: 'Terms of rental, purchase, payment and warranty, and details of the companies that sell in our shop.',
  description: 'Terms of rental, purchase, payment and warranty in the Promin shop, and company details.',
  updatedOn: UPDATED_ON,
  sections: [
    {
      id: 'rental',
      title: 'Rental terms',
      blocks: [
        {
          kind: 'list',
          items: [
            'A rental contract is made for each piece of equipment; it states the serial number, value, term and deposit.',
            'The rental and the deposit are paid before hand-over. The deposit is returned after inspection.',
            'Equipment is handed over against a signed record. The renter uses it as intended and does not pass it to others.',
            'A rental can be extended if the equipment is free; the whole term is priced again.',
            'A late return costs the daily price for each day, for 30 days at most; the first 2 hours do not count.',
            'Ending early costs the lower of two amounts: 20% of the price of the remaining term, or one monthly price.',
          ],
        },
      ],
    },
    {
      id: 'purchase',
      title: 'Purchase terms',
      blocks: [
        {
          kind: 'list',
          items: [
            'The contract is made when the shop confirms the order by e-mail.',
            'Orders are processed within 24 hours on working days.',
            'A consumer may withdraw from a purchase within 14 days of receiving it.',
            'Ownership passes once the goods are paid in full, risk on receipt.',
          ],
        },
        { kind: 'link', text: 'Terms of sale in short', to: '/terms' },
      ],
    },
    {
      id: 'payment',
      title: 'Payment terms',
      blocks: [
        {
          kind: 'list',
          items: [
            'Card: paid on the payment provider’s page; the shop does not receive the card number.',
            'Bank transfer: the invoice states the IBAN, exact amount, reference and due date.',
            'Pay on delivery: with a surcharge, for purchases only and only where offered.',
            'Refunds: by the same method, within 5–7 working days after the goods are received.',
          ],
        },
      ],
    },
    {
      id: 'warranty',
      title: 'Warranty terms',
      blocks: [
        { kind: 'warranty-table' },
        {
          kind: 'paragraph',
          text: 'The period starts on the day of receipt. The warranty does not cover damage from incorrect installation, from exceeding the permitted voltage or current, from natural disasters or from repairs of one’s own. It does not limit a consumer’s rights under the law.',
        },
      ],
    },
    {
      id: 'privacy',
      title: 'Personal data',
      blocks: [
        {
          kind: 'paragraph',
          text: 'How we handle personal data and how to use your rights is described separately.',
        },
        { kind: 'link', text: 'Privacy policy', to: '/privacy-policy' },
      ],
    },
    {
      id: 'company',
      title: 'Company details',
      blocks: [{ kind: 'seller-table' }],
    },
  ],
};

/** Rental, purchase, payment and warranty terms, and the companies (C §2). */
export const legalTerms: Localized<ContentPage> = { uk, pl, en };
