import type { Localized } from '../../domain/locale/locale.ts';
import type { ContentPage } from './content-page.ts';
import { RENTAL_PAYMENT, RENTAL_TRANSPORT } from './rules-in-words.ts';

const uk: ContentPage = {
  title: 'Як працює оренда',
  lead: 'Від вибору машини до повернення застави: що потрібно від вас, що робимо ми і скільки коштують зміни строку.',
  description:
    'Оренда генераторів, освітлювальних веж, підйомників і кранів: кроки, застава, продовження, повернення.',
  picture: 'prm-dg60-three-quarter',
  sections: [
    {
      id: 'steps',
      title: 'Кроки',
      blocks: [
        {
          kind: 'step',
          title: 'Вибір',
          text: 'Виберіть обладнання та дні в календарі на його сторінці: видно, коли воно вільне, і ціну за ваш строк.',
        },
        {
          kind: 'step',
          title: 'Оформлення',
          text: 'Оформіть замовлення з доставкою на потрібну адресу; обладнання заброньовано на ваші дні, доки спливає строк оплати, а після неї — на всю оренду.',
        },
        {
          kind: 'step',
          title: 'Погодження',
          text: 'Щойно надійде оплата разом із заставою, підтвердимо оренду й складемо договір; серійний номер і вартість машини, щойно вони відомі, зазначені в договорі або в акті передачі. Годину передання погодимо напередодні.',
        },
        {
          kind: 'step',
          title: 'Видача',
          text: 'Привозимо обладнання в перший день оренди; стан і напрацювання фіксуються в акті.',
        },
        {
          kind: 'step',
          title: 'Користування',
          text: 'Підтримка допомагає з пуском і питаннями експлуатації.',
        },
        {
          kind: 'step',
          title: 'Повернення',
          text: 'В останній день оренди, а якщо це вихідний — наступного робочого дня без доплати; огляд, остаточний розрахунок і повернення застави.',
        },
        { kind: 'paragraph', text: RENTAL_PAYMENT.uk },
        { kind: 'paragraph', text: RENTAL_TRANSPORT.uk },
      ],
    },
    {
      id: 'who',
      title: 'Хто може орендувати',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Повнолітні особи та компанії. Потрібен документ, що посвідчує особу, для компанії — також реквізити й повноваження підписанта. Керувати підйомником або краном має людина з відповідним посвідченням: ваша або оператор, замовлений у нас.',
        },
      ],
    },
    {
      id: 'deposit',
      title: 'Застава',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Це ціна одного місяця за кожну машину. Її сплачують разом із замовленням окремим рядком. Застава не є платою: її повертаємо після огляду, за вирахуванням вартості пошкоджень чи прострочення, якщо вони є.',
        },
      ],
    },
    {
      id: 'changes',
      title: 'Зміна строку',
      blocks: [
        {
          kind: 'facts',
          rows: [
            [
              'Понад 60 днів',
              'оренду сплачують частинами: за кожні 30 днів окремим рахунком, перший — разом із замовленням',
            ],
            [
              'Продовження',
              'якщо обладнання вільне, увесь строк рахується наново за цінами договору, і ви доплачуєте різницю',
            ],
            [
              'Запізнення',
              'денна ціна за кожну розпочату добу, не більш як за 30 діб; перші 2 години не рахуються',
            ],
            [
              'Не забрали',
              'ціна першого дня не повертається, решту сплаченого за оренду й заставу повертаємо',
            ],
            [
              'Дострокове завершення',
              'менша з двох сум: 20 % вартості залишку строку або ціна одного місяця',
            ],
          ],
        },
      ],
    },
    {
      id: 'condition',
      title: 'Стан і несправності',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Звичайне зношення враховано в ціні. Якщо машина вийшла з ладу не через вас, замінимо її або повернемо плату за дні простою. Пальне та витратні матеріали — за ваш кошт; повертайте бак заповненим так, як отримали. За випадкові пошкодження ви платите щонайбільше 25 % застави, якщо замовили обмеження відповідальності.',
        },
        { kind: 'link', text: 'Варіанти та ціни оренди', to: '/lease-options' },
        { kind: 'link', text: 'Повні умови оренди', to: '/legal-terms#rental' },
      ],
    },
  ],
};

const pl: ContentPage = {
  title: 'Jak działa wynajem',
  lead: 'Od wyboru maszyny do zwrotu kaucji: co jest potrzebne, co robimy my i ile kosztuje zmiana okresu.',
  description:
    'Wynajem agregatów, wież oświetleniowych, podnośników i dźwigów: kroki, kaucja, przedłużenie, zwrot.',
  picture: 'prm-dg60-three-quarter',
  sections: [
    {
      id: 'steps',
      title: 'Kolejne kroki',
      blocks: [
        {
          kind: 'step',
          title: 'Wybór',
          text: 'Wybierz sprzęt i dni w kalendarzu na jego stronie: widać, kiedy jest wolny, i cenę za wybrany okres.',
        },
        {
          kind: 'step',
          title: 'Zamówienie',
          text: 'Złóż zamówienie z dostawą pod wskazany adres; sprzęt jest zarezerwowany na Twoje dni do końca terminu płatności, a po niej na cały wynajem.',
        },
        {
          kind: 'step',
          title: 'Ustalenia',
          text: 'Gdy wpłynie płatność razem z kaucją, potwierdzimy wynajem i przygotujemy umowę; numer seryjny i wartość maszyny, gdy są znane, podajemy w umowie lub w protokole wydania. Godzinę wydania uzgodnimy dzień wcześniej.',
        },
        {
          kind: 'step',
          title: 'Wydanie',
          text: 'Przywozimy sprzęt w pierwszym dniu wynajmu; stan i motogodziny zapisujemy w protokole.',
        },
        {
          kind: 'step',
          title: 'Użytkowanie',
          text: 'Obsługa klienta pomaga przy uruchomieniu i w czasie pracy.',
        },
        {
          kind: 'step',
          title: 'Zwrot',
          text: 'W ostatnim dniu wynajmu, a jeśli jest wolny od pracy, w następnym dniu roboczym bez dopłaty; oględziny, rozliczenie końcowe i zwrot kaucji.',
        },
        { kind: 'paragraph', text: RENTAL_PAYMENT.pl },
        { kind: 'paragraph', text: RENTAL_TRANSPORT.pl },
      ],
    },
    {
      id: 'who',
      title: 'Kto może wynająć',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Osoby pełnoletnie i firmy. Potrzebny jest dokument tożsamości, a w przypadku firmy także jej dane i umocowanie osoby podpisującej. Podnośnik lub dźwig obsługuje osoba z odpowiednimi uprawnieniami: własna albo operator zamówiony u nas.',
        },
      ],
    },
    {
      id: 'deposit',
      title: 'Kaucja',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Odpowiada cenie jednego miesiąca za każdą maszynę. Wpłaca się ją razem z zamówieniem, jako osobną pozycję. Kaucja nie jest opłatą: zwracamy ją po oględzinach, po potrąceniu kosztów uszkodzeń lub opóźnienia, jeśli wystąpiły.',
        },
      ],
    },
    {
      id: 'changes',
      title: 'Zmiana okresu',
      blocks: [
        {
          kind: 'facts',
          rows: [
            [
              'Ponad 60 dni',
              'za wynajem płaci się w częściach: za każde 30 dni osobnym rachunkiem, pierwszy razem z zamówieniem',
            ],
            [
              'Przedłużenie',
              'jeśli sprzęt jest wolny, cały okres liczymy od nowa po cenach z umowy, a dopłacasz różnicę',
            ],
            [
              'Opóźnienie',
              'cena dzienna za każdą rozpoczętą dobę, najwyżej za 30 dób; pierwsze 2 godziny się nie liczą',
            ],
            [
              'Brak odbioru',
              'cena pierwszego dnia nie podlega zwrotowi, resztę wpłaty za wynajem i kaucję zwracamy',
            ],
            [
              'Wcześniejsze zakończenie',
              'niższa z dwóch kwot: 20% wartości pozostałego okresu albo cena jednego miesiąca',
            ],
          ],
        },
      ],
    },
    {
      id: 'condition',
      title: 'Stan i usterki',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Zwykłe zużycie jest wliczone w cenę. Jeśli maszyna zepsuje się nie z Twojej winy, wymienimy ją albo zwrócimy opłatę za dni przestoju. Paliwo i materiały eksploatacyjne są po Twojej stronie; oddaj bak napełniony tak jak przy wydaniu. Jeśli zamówisz ograniczenie odpowiedzialności, za przypadkowe uszkodzenia zapłacisz najwyżej 25% kaucji.',
        },
        { kind: 'link', text: 'Warianty i ceny wynajmu', to: '/lease-options' },
        { kind: 'link', text: 'Pełny regulamin wynajmu', to: '/legal-terms#rental' },
      ],
    },
  ],
};

const en: ContentPage = {
  title: 'How rental works',
  lead: 'From choosing a machine to getting the deposit back: what you need, what we do and what a change of dates costs.',
  description: 'Rental of generators, lighting towers, lifts and cranes: steps, deposit, extension, return.',
  picture: 'prm-dg60-three-quarter',
  sections: [
    {
      id: 'steps',
      title: 'Step by step',
      blocks: [
        {
          kind: 'step',
          title: 'Choose',
          text: 'Pick the equipment and the days in the calendar on its page: you see when it is free, and the price for your dates.',
        },
        {
          kind: 'step',
          title: 'Order',
          text: 'Place the order with delivery to the address you need; the equipment is booked for your dates until payment is due, and for the whole rental once you have paid.',
        },
        {
          kind: 'step',
          title: 'Agree the details',
          text: 'As soon as your payment arrives, deposit included, we confirm the rental and draw up the contract; the machine’s serial number and value stand, where known, in the contract or in the hand-over record. We agree the time of the hand-over the day before.',
        },
        {
          kind: 'step',
          title: 'Hand-over',
          text: 'We deliver the equipment on the first day of the rental; condition and running hours are recorded.',
        },
        {
          kind: 'step',
          title: 'Use',
          text: 'Support helps you start up and answers questions while you work.',
        },
        {
          kind: 'step',
          title: 'Return',
          text: 'On the last day of the rental, or on the next working day at no charge if that is a day off; inspection, final settlement and refund of the deposit.',
        },
        { kind: 'paragraph', text: RENTAL_PAYMENT.en },
        { kind: 'paragraph', text: RENTAL_TRANSPORT.en },
      ],
    },
    {
      id: 'who',
      title: 'Who can rent',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Adults and companies. You need an identity document and, for a company, its details and the signatory’s authority. Lifts and cranes must be operated by someone with the right certificate: your own, or an operator ordered from us.',
        },
      ],
    },
    {
      id: 'deposit',
      title: 'Deposit',
      blocks: [
        {
          kind: 'paragraph',
          text: 'One month’s price for each machine. It is paid with the order as a line of its own. The deposit is not a charge: we refund it after inspection, less the cost of any damage or delay.',
        },
      ],
    },
    {
      id: 'changes',
      title: 'Changing the dates',
      blocks: [
        {
          kind: 'facts',
          rows: [
            [
              'Over 60 days',
              'the rental is paid in parts: for every 30 days by a bill of its own, the first one with the order',
            ],
            [
              'Extension',
              'if the equipment is free, we price the whole period again at the prices of the contract and you pay the difference',
            ],
            [
              'Late return',
              'the daily price for each day begun, for 30 days at most; the first 2 hours do not count',
            ],
            [
              'Not collected',
              'the price of the first day is not refunded; the rest of what you paid for the rental, and the deposit, are',
            ],
            [
              'Ending early',
              'the lower of two amounts: 20% of the price of the remaining period, or one month’s price',
            ],
          ],
        },
      ],
    },
    {
      id: 'condition',
      title: 'Condition and faults',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Ordinary wear is included in the price. If a machine fails through no fault of yours, we replace it or refund the days it stood idle. You pay for fuel and consumables; return the tank as full as you received it. With a damage waiver you pay at most 25% of the deposit for accidental damage.',
        },
        { kind: 'link', text: 'Rental options and prices', to: '/lease-options' },
        { kind: 'link', text: 'Full rental terms', to: '/legal-terms#rental' },
      ],
    },
  ],
};

/** The course of a rental, its deposit and what changes of term cost (domain facts, "Rentals"). */
export const leaseInfo: Localized<ContentPage> = { uk, pl, en };
