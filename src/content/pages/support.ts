import type { Localized } from '../../domain/locale/locale.ts';
import type { ContentPage } from './content-page.ts';
import { SWITCHING_OFF } from './rules-in-words.ts';

const uk: ContentPage = {
  title: 'Підтримка',
  lead: 'Допомагаємо з вибором, замовленням, пуском і гарантією українською, польською та англійською.',
  description:
    'Контакти підтримки, години роботи, що підготувати до звернення та як діяти в разі несправності.',
  picture: 'prm-h12-3p-hv-three-quarter',
  sections: [
    {
      id: 'contacts',
      title: 'Як зв’язатися',
      blocks: [
        { kind: 'seller-table' },
        {
          kind: 'paragraph',
          text: 'Номер замовлення, його стан і документи знайдете в особистому кабінеті: з ними відповімо швидше.',
        },
        { kind: 'link', text: 'Написати нам', to: '/contact' },
        { kind: 'link', text: 'Надіслати звернення з фото чи PDF', to: '/support/tickets/new' },
        { kind: 'link', text: 'Замовити огляд об’єкта і монтаж', to: '/installation-request' },
        { kind: 'link', text: 'Особистий кабінет', to: '/profile' },
      ],
    },
    {
      id: 'prepare',
      title: 'Що підготувати',
      blocks: [
        {
          kind: 'list',
          items: [
            'номер замовлення або договору оренди;',
            'модель і серійний номер з таблички на корпусі;',
            'код помилки та час, коли вона з’явилася;',
            'фото підключення й таблички, за потреби — знімок екрана застосунку інвертора.',
          ],
        },
      ],
    },
    {
      id: 'safety',
      title: 'Якщо щось пішло не так',
      blocks: [
        {
          kind: 'list',
          items: [
            'Не розбирайте інвертор і акумулятор: усередині лишається небезпечна напруга навіть після вимкнення.',
            SWITCHING_OFF.uk,
            'У разі диму або запаху відійдіть, викличте рятувальників за номером 101 в Україні або 112 у Польщі, а тоді повідомте нас.',
            'Орендовану техніку зупиніть і не ремонтуйте самостійно — приїдемо або замінимо.',
          ],
        },
      ],
    },
    {
      id: 'more',
      title: 'Інші розділи',
      blocks: [
        { kind: 'link', text: 'Запитання та відповіді', to: '/faq' },
        { kind: 'link', text: 'Інструкції', to: '/manuals' },
        { kind: 'link', text: 'Повернення товару', to: '/returns' },
      ],
    },
  ],
};

const pl: ContentPage = {
  title: 'Obsługa klienta',
  lead: 'Pomagamy w wyborze, zamówieniu, uruchomieniu i sprawach gwarancyjnych po polsku, ukraińsku i angielsku.',
  description: 'Kontakt z obsługą klienta, godziny pracy, co przygotować i jak postępować w razie usterki.',
  picture: 'prm-h12-3p-hv-three-quarter',
  sections: [
    {
      id: 'contacts',
      title: 'Jak się skontaktować',
      blocks: [
        { kind: 'seller-table' },
        {
          kind: 'paragraph',
          text: 'Numer zamówienia, jego stan i dokumenty znajdziesz na koncie: z nimi odpowiemy szybciej.',
        },
        { kind: 'link', text: 'Napisz do nas', to: '/contact' },
        { kind: 'link', text: 'Wyślij zgłoszenie ze zdjęciami lub PDF', to: '/support/tickets/new' },
        { kind: 'link', text: 'Zapytaj o oględziny i montaż', to: '/installation-request' },
        { kind: 'link', text: 'Konto klienta', to: '/profile' },
      ],
    },
    {
      id: 'prepare',
      title: 'Co przygotować',
      blocks: [
        {
          kind: 'list',
          items: [
            'numer zamówienia lub umowy wynajmu;',
            'model i numer seryjny z tabliczki znamionowej;',
            'kod błędu i godzinę, o której się pojawił;',
            'zdjęcia podłączenia i tabliczki, w razie potrzeby zrzut ekranu aplikacji falownika.',
          ],
        },
      ],
    },
    {
      id: 'safety',
      title: 'Gdy coś pójdzie nie tak',
      blocks: [
        {
          kind: 'list',
          items: [
            'Nie rozbieraj falownika ani magazynu energii: niebezpieczne napięcie pozostaje w nich także po wyłączeniu.',
            SWITCHING_OFF.pl,
            'Przy dymie lub zapachu spalenizny oddal się, wezwij straż pod numerem 112 w Polsce lub 101 w Ukrainie, a potem powiadom nas.',
            'Wynajętą maszynę zatrzymaj i nie naprawiaj jej samodzielnie – przyjedziemy albo ją wymienimy.',
          ],
        },
      ],
    },
    {
      id: 'more',
      title: 'Inne strony',
      blocks: [
        { kind: 'link', text: 'Pytania i odpowiedzi', to: '/faq' },
        { kind: 'link', text: 'Instrukcje', to: '/manuals' },
        { kind: 'link', text: 'Zwrot towaru', to: '/returns' },
      ],
    },
  ],
};

const en: ContentPage = {
  title: 'Support',
  lead: 'We help you choose, order, start up and claim under warranty, in Ukrainian, Polish and English.',
  description: 'Support contacts, working hours, what to have to hand and what to do if equipment fails.',
  picture: 'prm-h12-3p-hv-three-quarter',
  sections: [
    {
      id: 'contacts',
      title: 'How to reach us',
      blocks: [
        { kind: 'seller-table' },
        {
          kind: 'paragraph',
          text: 'You’ll find the number, status and documents of each order in your account: with them we can answer sooner.',
        },
        { kind: 'link', text: 'Write to us', to: '/contact' },
        { kind: 'link', text: 'Send a request with photos or PDF', to: '/support/tickets/new' },
        { kind: 'link', text: 'Ask for a site survey and installation', to: '/installation-request' },
        { kind: 'link', text: 'Your account', to: '/profile' },
      ],
    },
    {
      id: 'prepare',
      title: 'What to have to hand',
      blocks: [
        {
          kind: 'list',
          items: [
            'the number of the order or rental contract;',
            'the model and serial number from the rating plate;',
            'the error code and when it appeared;',
            'photos of the wiring and the rating plate and, if useful, a screenshot of the inverter’s app.',
          ],
        },
      ],
    },
    {
      id: 'safety',
      title: 'If something goes wrong',
      blocks: [
        {
          kind: 'list',
          items: [
            'Do not open an inverter or battery: dangerous voltages remain inside even when it is off.',
            SWITCHING_OFF.en,
            'If there is smoke or a smell of burning, move away, call the emergency services on 101 in Ukraine or 112 in Poland, and then tell us.',
            'Stop a rented machine and do not repair it yourself: we will come or replace it.',
          ],
        },
      ],
    },
    {
      id: 'more',
      title: 'Other pages',
      blocks: [
        { kind: 'link', text: 'Questions and answers', to: '/faq' },
        { kind: 'link', text: 'Manuals', to: '/manuals' },
        { kind: 'link', text: 'Returns', to: '/returns' },
      ],
    },
  ],
};

/** How to reach support, what to prepare and what to do in a fault. */
export const support: Localized<ContentPage> = { uk, pl, en };
