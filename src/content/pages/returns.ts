import type { Localized } from '../../domain/locale/locale.ts';
import type { ContentPage } from './content-page.ts';

const uk: ContentPage = {
  title: 'Повернення товару',
  lead: 'Повернути товар можна протягом 14 днів після отримання. Заявка займає кілька хвилин; знадобляться номер замовлення та електронна пошта, вказана під час оформлення.',
  description: 'Як оформити повернення або обмін: заявка, пакування, відправлення, строк повернення коштів.',
  sections: [
    {
      id: 'before',
      title: 'Перед заявкою',
      blocks: [
        {
          kind: 'list',
          items: [
            'Перевірте, що від отримання минуло не більш як 14 днів. Для браку діє гарантія, навіть якщо строк вийшов.',
            'Зберіть комплект: товар, кріплення, кабелі, документи, заводське пакування.',
            'Сфотографуйте товар і заводський номер.',
          ],
        },
      ],
    },
    {
      id: 'steps',
      title: 'Кроки',
      blocks: [
        {
          kind: 'facts',
          rows: [
            ['1. Заявка', 'напишіть підтримці: номер замовлення, товари, кількість і причина'],
            [
              '2. Підтвердження',
              'ви отримаєте лист, що заявку прийнято, а після розгляду — етикетку для відправлення',
            ],
            ['3. Відправлення', 'запакуйте товар, наклейте етикетку й передайте перевізнику'],
            ['4. Огляд', 'склад перевіряє стан і комплектність'],
            ['5. Кошти', 'протягом 5–7 робочих днів після огляду, тим самим способом, яким ви платили'],
          ],
        },
        { kind: 'link', text: 'Відмовитися від договору', to: '/withdrawal' },
        { kind: 'link', text: 'Написати підтримці', to: '/support#contacts' },
      ],
    },
    {
      id: 'exchange',
      title: 'Обмін і оренда',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Щоб обміняти товар на інший, укажіть у заявці потрібну модель: різницю в ціні погодимо до відправлення. Орендоване обладнання повертають за датою договору; щоб завершити оренду раніше, напишіть підтримці.',
        },
        { kind: 'link', text: 'Як працює оренда', to: '/lease-info' },
      ],
    },
    {
      id: 'exceptions',
      title: 'Винятки',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Кабель, відрізаний на потрібну довжину, та обладнання, виготовлене на замовлення, не повертаються. Повний перелік і умови зворотної доставки наведено окремо.',
        },
        {
          kind: 'link',
          text: 'Що не повертається',
          to: '/delivery-warranty-returns#non-returnable',
        },
      ],
    },
  ],
};

const pl: ContentPage = {
  title: 'Zwrot towaru',
  lead: 'Towar można zwrócić w ciągu 14 dni od otrzymania. Zgłoszenie zajmuje kilka minut; potrzebny jest numer zamówienia i adres e-mail podany przy jego składaniu.',
  description: 'Jak zgłosić zwrot lub wymianę: zgłoszenie, pakowanie, wysyłka, termin zwrotu pieniędzy.',
  sections: [
    {
      id: 'before',
      title: 'Przed zgłoszeniem',
      blocks: [
        {
          kind: 'list',
          items: [
            'Od otrzymania nie może minąć więcej niż 14 dni. Wady obejmuje gwarancja, także po tym terminie.',
            'Trzeba skompletować towar, mocowania, kable, dokumenty i opakowanie fabryczne.',
            'Warto sfotografować towar i numer fabryczny.',
          ],
        },
      ],
    },
    {
      id: 'steps',
      title: 'Kolejne kroki',
      blocks: [
        {
          kind: 'facts',
          rows: [
            [
              '1. Zgłoszenie',
              'wiadomość do obsługi klienta: numer zamówienia, towary, liczba sztuk i przyczyna',
            ],
            [
              '2. Potwierdzenie',
              'przychodzi e-mail o przyjęciu zgłoszenia, a po rozpatrzeniu etykieta nadawcza',
            ],
            ['3. Wysyłka', 'spakowanie towaru, naklejenie etykiety i przekazanie przewoźnikowi'],
            ['4. Kontrola', 'magazyn sprawdza stan i kompletność'],
            ['5. Pieniądze', 'w ciągu 5–7 dni roboczych od kontroli, tą samą metodą, którą zapłacono'],
          ],
        },
        { kind: 'link', text: 'Odstąp od umowy', to: '/withdrawal' },
        { kind: 'link', text: 'Napisz do obsługi klienta', to: '/support#contacts' },
      ],
    },
    {
      id: 'exchange',
      title: 'Wymiana i wynajem',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Aby wymienić towar na inny, w zgłoszeniu należy podać wybrany model: różnicę w cenie uzgadniamy przed wysyłką. Wynajęty sprzęt zwraca się w dniu określonym w umowie; wcześniejsze zakończenie zgłasza się obsłudze klienta.',
        },
        { kind: 'link', text: 'Jak działa wynajem', to: '/lease-info' },
      ],
    },
    {
      id: 'exceptions',
      title: 'Wyjątki',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Nie można zwrócić kabla uciętego na wskazaną długość ani sprzętu wykonanego na zamówienie. Pełną listę i zasady odesłania podajemy osobno.',
        },
        {
          kind: 'link',
          text: 'Czego nie można zwrócić',
          to: '/delivery-warranty-returns#non-returnable',
        },
      ],
    },
  ],
};

const en: ContentPage = {
  title: 'Returning goods',
  lead: 'Goods can be returned within 14 days of receipt. The request takes a few minutes; you need the order number and the e-mail address given when ordering.',
  description: 'How to start a return or exchange: request, packing, sending, when the money comes back.',
  sections: [
    {
      id: 'before',
      title: 'Before you start',
      blocks: [
        {
          kind: 'list',
          items: [
            'Check that no more than 14 days have passed since receipt. Defects are covered by the warranty after that too.',
            'Gather the complete set: the product, fixings, cables, documents and original packaging.',
            'Photograph the product and its serial number.',
          ],
        },
      ],
    },
    {
      id: 'steps',
      title: 'Steps',
      blocks: [
        {
          kind: 'facts',
          rows: [
            ['1. Request', 'write to support: order number, goods, quantity and reason'],
            [
              '2. Confirmation',
              'an e-mail confirms that the request was received; the shipping label comes after review',
            ],
            ['3. Sending', 'pack the goods, attach the label and hand them to the carrier'],
            ['4. Inspection', 'the warehouse checks condition and completeness'],
            ['5. Money', 'within 5–7 working days after inspection, by the method you paid with'],
          ],
        },
        { kind: 'link', text: 'Withdraw from the contract', to: '/withdrawal' },
        { kind: 'link', text: 'Write to support', to: '/support#contacts' },
      ],
    },
    {
      id: 'exchange',
      title: 'Exchange and rental',
      blocks: [
        {
          kind: 'paragraph',
          text: 'To exchange goods, name the model you want in the request: we agree the price difference before shipping. Rented equipment is returned on the date in the contract; to end a rental early, write to support.',
        },
        { kind: 'link', text: 'How rental works', to: '/lease-info' },
      ],
    },
    {
      id: 'exceptions',
      title: 'Exceptions',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Cable cut to length and equipment made to order cannot be returned. The full list and the terms of sending goods back are given separately.',
        },
        {
          kind: 'link',
          text: 'What cannot be returned',
          to: '/delivery-warranty-returns#non-returnable',
        },
      ],
    },
  ],
};

/** How to return or exchange goods (C §2). */
export const returns: Localized<ContentPage> = { uk, pl, en };
