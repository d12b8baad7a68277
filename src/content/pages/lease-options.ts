import type { Localized } from '../../domain/locale/locale.ts';
import type { ContentPage } from './content-page.ts';

const uk: ContentPage = {
  title: 'Варіанти оренди',
  lead: 'Обладнання можна взяти на день, тиждень або місяць. Рахувати самому не треба: ціну для вашого строку складе магазин.',
  description: 'Оренда на день, тиждень і місяць: як складається ціна та яке обладнання доступне.',
  picture: '2646es-three-quarter',
  sections: [
    {
      id: 'durations',
      title: 'День, тиждень, місяць',
      blocks: [
        {
          kind: 'facts',
          rows: [
            ['День', 'разова робота: монтаж, захід, аварійне живлення'],
            ['Тиждень', '7 днів; ремонт або знімання, за цінами наших машин вигідніше з п’ятого дня'],
            ['Місяць', '30 днів; будівництво, сезонні роботи, резерв на зиму'],
          ],
        },
      ],
    },
    {
      id: 'price',
      title: 'Як складається ціна',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Строк покриваємо блоками по 1, 7 і 30 днів так, щоб сума була найменшою; у кошику видно, з яких блоків вона складається. Якщо на сторінці машини сказано, що дні рахуються як є, порівняння немає: береться стільки цілих місяців, тижнів і днів, скільки є в строку. Приклад з умовними тарифами 150 за день, 300 за тиждень і 600 за місяць, за яких тиждень вигідніший уже з третього дня:',
        },
        {
          kind: 'facts',
          rows: [
            ['1 день', '150'],
            ['2–7 днів', '300'],
            ['8 днів', '450'],
            ['9–30 днів', '600'],
            ['31 день', '750'],
            ['32 дні', '900'],
            ['45 днів', '1\u00a0200'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Тарифи кожної машини вказано на її сторінці. До суми додаються податок, доставка, якщо вона потрібна, і застава, яку сплачують разом із замовленням окремим рядком і яку ми повертаємо після огляду. Оренду понад 60 днів сплачують частинами, за кожні 30 днів.',
        },
      ],
    },
    {
      id: 'options',
      title: 'Що можна додати до машини',
      blocks: [
        {
          kind: 'facts',
          rows: [
            ['Приладдя', 'кабелі, розподільчий щит, страхувальні прив’язі та інше, що підходить до машини'],
            [
              'Оператор',
              'людина з чинним посвідченням для підйомника або крана; власне посвідчення тоді не потрібне',
            ],
            [
              'Обмеження відповідальності',
              'за випадкові пошкодження ви платите щонайбільше 25 % застави; втрату, крадіжку та навмисне пошкодження воно не покриває',
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Опції вибирають разом із днями; що доступно і за скільки, видно на сторінці машини. Вони рахуються окремими рядками за ті самі дні й на заставу не впливають.',
        },
      ],
    },
    {
      id: 'equipment',
      title: 'Що можна орендувати',
      blocks: [
        { kind: 'link', text: 'Генератори', to: '/generators' },
        { kind: 'link', text: 'Промислові генератори', to: '/industrial-generators' },
        { kind: 'link', text: 'Сонячні освітлювальні вежі', to: '/solar-lighting-towers' },
        { kind: 'link', text: 'Підйомники та крани', to: '/lifts-and-cranes' },
      ],
    },
    {
      id: 'companies',
      title: 'Для компаній',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Кілька машин або довгий строк можна оформити одним замовленням: договір складається на кожну одиницю, рахунок один. Напишіть, скільки техніки й на які дати потрібно, — менеджер підтвердить наявність і доставку.',
        },
        { kind: 'link', text: 'Як працює оренда', to: '/lease-info' },
        { kind: 'link', text: 'Написати нам', to: '/contact' },
      ],
    },
  ],
};

const pl: ContentPage = {
  title: 'Warianty wynajmu',
  lead: 'Sprzęt można wynająć na dzień, tydzień lub miesiąc. Nie musisz niczego liczyć: sklep sam składa cenę dla wybranego okresu.',
  description: 'Wynajem na dzień, tydzień i miesiąc: jak powstaje cena i jaki sprzęt jest dostępny.',
  picture: '2646es-three-quarter',
  sections: [
    {
      id: 'durations',
      title: 'Dzień, tydzień, miesiąc',
      blocks: [
        {
          kind: 'facts',
          rows: [
            ['Dzień', 'jednorazowa praca: montaż, wydarzenie, zasilanie awaryjne'],
            [
              'Tydzień',
              '7 dni; remont lub plan zdjęciowy, przy cenach naszych maszyn opłaca się od piątego dnia',
            ],
            ['Miesiąc', '30 dni; budowa, prace sezonowe, rezerwa na zimę'],
          ],
        },
      ],
    },
    {
      id: 'price',
      title: 'Jak powstaje cena',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Okres pokrywamy blokami po 1, 7 i 30 dni tak, aby suma była najniższa; w koszyku widać, z jakich bloków się składa. Jeśli na stronie maszyny podano, że dni liczone są bez zmian, porównania nie ma: okres składa się z pełnych miesięcy, tygodni i dni. Przykład z umownymi stawkami 150 za dzień, 300 za tydzień i 600 za miesiąc, przy których tydzień opłaca się już od trzeciego dnia:',
        },
        {
          kind: 'facts',
          rows: [
            ['1 dzień', '150'],
            ['2–7 dni', '300'],
            ['8 dni', '450'],
            ['9–30 dni', '600'],
            ['31 dni', '750'],
            ['32 dni', '900'],
            ['45 dni', '1\u00a0200'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Stawki każdej maszyny są na jej stronie. Do sumy dochodzą podatek, dostawa, jeśli jest potrzebna, i kaucja, którą wpłaca się razem z zamówieniem jako osobną pozycję i którą zwracamy po oględzinach. Za wynajem powyżej 60 dni płaci się w częściach, za każde 30 dni.',
        },
      ],
    },
    {
      id: 'options',
      title: 'Co można dobrać do maszyny',
      blocks: [
        {
          kind: 'facts',
          rows: [
            ['Osprzęt', 'kable, rozdzielnica, szelki bezpieczeństwa i inne rzeczy pasujące do maszyny'],
            [
              'Operator',
              'osoba z ważnymi uprawnieniami do podnośnika lub dźwigu; własne uprawnienia nie są wtedy potrzebne',
            ],
            [
              'Ograniczenie odpowiedzialności',
              'za przypadkowe uszkodzenia płacisz najwyżej 25% kaucji; nie obejmuje utraty, kradzieży ani uszkodzeń umyślnych',
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Opcje wybiera się razem z dniami; co jest dostępne i za ile, widać na stronie maszyny. Liczone są w osobnych pozycjach za te same dni i nie zmieniają kaucji.',
        },
      ],
    },
    {
      id: 'equipment',
      title: 'Co można wynająć',
      blocks: [
        { kind: 'link', text: 'Agregaty prądotwórcze', to: '/generators' },
        { kind: 'link', text: 'Agregaty przemysłowe', to: '/industrial-generators' },
        { kind: 'link', text: 'Solarne wieże oświetleniowe', to: '/solar-lighting-towers' },
        { kind: 'link', text: 'Podnośniki i dźwigi', to: '/lifts-and-cranes' },
      ],
    },
    {
      id: 'companies',
      title: 'Dla firm',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Kilka maszyn lub długi okres można zamówić razem: umowa powstaje na każdą sztukę, płatność jest jedna. Napisz, ile sprzętu i w jakich dniach potrzebujesz, a doradca potwierdzi dostępność i transport.',
        },
        { kind: 'link', text: 'Jak działa wynajem', to: '/lease-info' },
        { kind: 'link', text: 'Napisz do nas', to: '/contact' },
      ],
    },
  ],
};

const en: ContentPage = {
  title: 'Rental options',
  lead: 'Equipment can be rented by the day, week or month. You needn’t work anything out: the shop works out the price for your dates.',
  description: 'Rental by day, week and month: how the price works and which equipment is available.',
  picture: '2646es-three-quarter',
  sections: [
    {
      id: 'durations',
      title: 'Day, week, month',
      blocks: [
        {
          kind: 'facts',
          rows: [
            ['Day', 'a one-off job: an installation, an event, emergency power'],
            ['Week', '7 days; repairs or filming, at our machines’ rates cheaper from the fifth day on'],
            ['Month', '30 days; construction, seasonal work, backup for the winter'],
          ],
        },
      ],
    },
    {
      id: 'price',
      title: 'How the price works',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We cover your period with blocks of 1, 7 and 30 days at the lowest total; the cart shows which blocks it is made of. Where a machine’s page says that days are charged as they are, there is no comparison: the period is made up of whole months, weeks and days. An example at made-up rates of 150 a day, 300 a week and 600 a month, where a week is cheaper from the third day on:',
        },
        {
          kind: 'facts',
          rows: [
            ['1 day', '150'],
            ['2–7 days', '300'],
            ['8 days', '450'],
            ['9–30 days', '600'],
            ['31 days', '750'],
            ['32 days', '900'],
            ['45 days', '1,200'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Each machine’s rates are on its page. Tax, delivery, if you need it, and the deposit are added; the deposit is paid with the order as a line of its own and refunded after the inspection. A rental of over 60 days is paid in parts, for every 30 days.',
        },
      ],
    },
    {
      id: 'options',
      title: 'What you can add to a machine',
      blocks: [
        {
          kind: 'facts',
          rows: [
            [
              'Accessories',
              'cables, a distribution board, safety harnesses and whatever else fits the machine',
            ],
            [
              'Operator',
              'somebody with a valid certificate for a lift or crane; you then need none of your own',
            ],
            [
              'Damage waiver',
              'for accidental damage you pay at most 25% of the deposit; loss, theft and wilful damage are not covered',
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Options are chosen together with the days; the machine’s page shows which there are and what they cost. They are charged as lines of their own for the same days and do not change the deposit.',
        },
      ],
    },
    {
      id: 'equipment',
      title: 'What you can rent',
      blocks: [
        { kind: 'link', text: 'Generators', to: '/generators' },
        { kind: 'link', text: 'Industrial generators', to: '/industrial-generators' },
        { kind: 'link', text: 'Solar lighting towers', to: '/solar-lighting-towers' },
        { kind: 'link', text: 'Lifts and cranes', to: '/lifts-and-cranes' },
      ],
    },
    {
      id: 'companies',
      title: 'For companies',
      blocks: [
        {
          kind: 'paragraph',
          text: 'You can order several machines or a long period together: one contract per machine, a single payment. Tell us how much equipment you need and for which dates, and an adviser will confirm availability and transport.',
        },
        { kind: 'link', text: 'How rental works', to: '/lease-info' },
        { kind: 'link', text: 'Write to us', to: '/contact' },
      ],
    },
  ],
};

/** Durations, the cheapest cover with an example, and the rental categories (R15). */
export const leaseOptions: Localized<ContentPage> = { uk, pl, en };
