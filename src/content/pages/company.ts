import type { Localized } from '../../domain/locale/locale.ts';
import type { ContentPage } from './content-page.ts';

const uk: ContentPage = {
  title: 'Про компанію',
  lead: 'Промінь Енерго продає обладнання для сонячних електростанцій і заряджання електромобілів та здає в оренду генератори, освітлювальні вежі, підйомники й крани. Працюємо в Україні та Польщі.',
  description: 'Хто ми, як працюємо, історія компанії з 2022 року, команда та контакти в Україні й Польщі.',
  sections: [
    {
      id: 'mission',
      title: 'Навіщо ми працюємо',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Ми хочемо, щоб будинок, майстерня чи ферма могли працювати від власної енергії — і щоб господар розумів, що саме він купує. Тому кожен товар у каталозі має повні технічні дані, а комплекти складено з обладнання, яке підходить одне до одного за напругою, струмом і кількістю фаз.',
        },
        {
          kind: 'paragraph',
          text: 'Не кожному потрібно купувати. Генератор на два тижні ремонту чи підйомник на три дні монтажу вигідніше орендувати, тож оренда для нас — рівноправна частина роботи.',
        },
      ],
    },
    {
      id: 'values',
      title: 'Чого тримаємося',
      blocks: [
        {
          kind: 'list',
          items: [
            'Розрахунок перед порадою. Спершу питаємо про споживання, дах і мережу, потім називаємо модель.',
            'Одна ціна на всіх сторінках. Вартість доставки, податок і доплати видно до оплати.',
            'Чесні дані. Виробіток рахуємо для вашого міста, а не для ідеальних умов.',
            'Відповідальність після продажу. Гарантійні звернення приймаємо самі й ведемо до завершення.',
          ],
        },
      ],
    },
    {
      id: 'history',
      title: 'Історія',
      blocks: [
        {
          kind: 'facts',
          rows: [
            [
              '2022',
              'Восени, коли почалися тривалі відключення, відкрили склад у Броварах: портативні електростанції, генератори й кабель. Перші машини віддали в оренду лікарням і пекарням.',
            ],
            [
              '2023',
              'Додали сонячні панелі, гібридні інвертори та акумулятори. Зібрали інженерну групу, яка перевіряє сумісність комплектів.',
            ],
            [
              '2024',
              'Заснували польську компанію та склад у Прушкуві під Варшавою. У каталозі з’явилися зарядні станції, а в парку оренди — сонячні освітлювальні вежі.',
            ],
            [
              '2025',
              'Об’єднали українську й польську пропозицію в одному магазині трьома мовами: спільний каталог, оренда з календарем, повернення та гарантія через особистий кабінет.',
            ],
          ],
        },
      ],
    },
    {
      id: 'team',
      title: 'Команда',
      blocks: [
        {
          kind: 'facts',
          rows: [
            [
              'Інженери з підбору',
              'рахують виробіток, схеми з’єднання панелей і перевіряють сумісність обладнання',
            ],
            ['Відділ продажу', 'готує пропозиції, рахунки та умови для монтажних організацій'],
            ['Парк оренди', 'обслуговує машини, перевіряє їх перед видачею та після повернення'],
            [
              'Склад і логістика',
              'пакує панелі на палети, передає замовлення перевізникам, приймає повернення',
            ],
            ['Сервіс', 'веде гарантійні звернення та зв’язок із виробниками'],
            ['Підтримка', 'відповідає українською, польською та англійською'],
          ],
        },
      ],
    },
    {
      id: 'contacts',
      title: 'Контакти',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Напишіть або зателефонуйте. На звернення відповідаємо в робочий час.',
        },
        { kind: 'seller-table' },
      ],
    },
  ],
};

const pl: ContentPage = {
  title: 'O firmie',
  lead: 'Promin Energo sprzedaje sprzęt do instalacji fotowoltaicznych i ładowania samochodów elektrycznych oraz wynajmuje agregaty, maszty oświetleniowe, podnośniki i żurawie. Działamy w Ukrainie i w Polsce.',
  description:
    'Kim jesteśmy, jak pracujemy, historia firmy od 2022 roku, zespół i kontakt w Polsce oraz w Ukrainie.',
  sections: [
    {
      id: 'mission',
      title: 'Po co pracujemy',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Chcemy, żeby dom, warsztat czy gospodarstwo mogły działać na własnej energii — i żeby właściciel wiedział, co dokładnie kupuje. Dlatego każdy produkt w katalogu ma pełne dane techniczne, a zestawy są złożone z urządzeń dopasowanych pod względem napięcia, prądu i liczby faz.',
        },
        {
          kind: 'paragraph',
          text: 'Nie każdy musi kupować. Agregat na dwa tygodnie remontu albo podnośnik na trzy dni montażu bardziej opłaca się wynająć, dlatego wynajem traktujemy na równi ze sprzedażą.',
        },
      ],
    },
    {
      id: 'values',
      title: 'Czego się trzymamy',
      blocks: [
        {
          kind: 'list',
          items: [
            'Najpierw obliczenia, potem rada. Pytamy o zużycie, dach i przyłącze, a dopiero później podajemy model.',
            'Jedna cena na każdej stronie. Koszt dostawy, podatek i dopłaty widać przed płatnością.',
            'Rzetelne dane. Uzysk liczymy dla konkretnego miasta, a nie dla warunków idealnych.',
            'Odpowiedzialność po sprzedaży. Zgłoszenia gwarancyjne przyjmujemy sami i prowadzimy do końca.',
          ],
        },
      ],
    },
    {
      id: 'history',
      title: 'Historia',
      blocks: [
        {
          kind: 'facts',
          rows: [
            [
              '2022',
              'Jesienią, gdy w Ukrainie zaczęły się długie przerwy w dostawach prądu, otworzyliśmy magazyn w Browarach: stacje zasilania, agregaty i kable. Pierwsze maszyny trafiły w wynajem do szpitali i piekarni.',
            ],
            [
              '2023',
              'Do oferty doszły panele, falowniki hybrydowe i magazyny energii. Powstał zespół inżynierów, który sprawdza zgodność zestawów.',
            ],
            [
              '2024',
              'Założyliśmy polską spółkę i magazyn w Pruszkowie pod Warszawą. W katalogu pojawiły się ładowarki samochodowe, a w parku maszyn — solarne maszty oświetleniowe.',
            ],
            [
              '2025',
              'Połączyliśmy ofertę ukraińską i polską w jednym sklepie w trzech językach: wspólny katalog, wynajem z kalendarzem, zwroty i gwarancja przez konto klienta.',
            ],
          ],
        },
      ],
    },
    {
      id: 'team',
      title: 'Zespół',
      blocks: [
        {
          kind: 'facts',
          rows: [
            ['Inżynierowie doboru', 'liczą uzysk i układ łańcuchów paneli, sprawdzają zgodność urządzeń'],
            ['Dział sprzedaży', 'przygotowuje oferty, faktury i warunki dla firm instalacyjnych'],
            ['Park maszyn', 'serwisuje sprzęt, sprawdza go przed wydaniem i po zwrocie'],
            [
              'Magazyn i logistyka',
              'pakuje panele na palety, wydaje zamówienia przewoźnikom, przyjmuje zwroty',
            ],
            ['Serwis', 'prowadzi zgłoszenia gwarancyjne i kontakt z producentami'],
            ['Obsługa klienta', 'odpowiada po polsku, ukraińsku i angielsku'],
          ],
        },
      ],
    },
    {
      id: 'contacts',
      title: 'Kontakt',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Zapraszamy do kontaktu e-mailem lub telefonicznie. Na wiadomości odpowiadamy w godzinach pracy.',
        },
        { kind: 'seller-table' },
      ],
    },
  ],
};

const en: ContentPage = {
  title: 'About the company',
  lead: 'Promin Energo sells equipment for solar power plants and electric vehicle charging, and rents out generators, lighting towers, lifts and cranes. We work in Ukraine and Poland.',
  description:
    'Who we are, how we work, our history since 2022, the team, and contacts in Ukraine and Poland.',
  sections: [
    {
      id: 'mission',
      title: 'What we work for',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We want a house, a workshop or a farm to be able to run on its own energy, and its owner to understand exactly what they are buying. So every product in the catalogue carries its full technical data, and our sets are made of equipment matched in voltage, current and number of phases.',
        },
        {
          kind: 'paragraph',
          text: 'Not everyone needs to buy. A generator for two weeks of repairs or a lift for three days of installation costs less to rent, so rental is as much our work as sales.',
        },
      ],
    },
    {
      id: 'values',
      title: 'What we hold to',
      blocks: [
        {
          kind: 'list',
          items: [
            'Calculation before advice. We ask about consumption, roof and grid connection first, and name a model after that.',
            'One price on every page. Delivery, tax and surcharges are shown before you pay.',
            'Honest data. We work out the yield for your city, not for ideal conditions.',
            'Responsibility after the sale. We take warranty claims ourselves and see them through.',
          ],
        },
      ],
    },
    {
      id: 'history',
      title: 'History',
      blocks: [
        {
          kind: 'facts',
          rows: [
            [
              '2022',
              'In the autumn, when the long power cuts began, we opened a warehouse in Brovary with power stations, generators and cable. The first machines were rented to hospitals and bakeries.',
            ],
            [
              '2023',
              'We added solar panels, hybrid inverters and batteries, and formed a team of engineers who check that sets fit together.',
            ],
            [
              '2024',
              'We founded the Polish company and a warehouse in Pruszków near Warsaw. EV chargers joined the catalogue and solar lighting towers joined the rental fleet.',
            ],
            [
              '2025',
              'We brought the Ukrainian and Polish ranges together in one shop in three languages: a common catalogue, rental with a calendar, returns and warranty through the account.',
            ],
          ],
        },
      ],
    },
    {
      id: 'team',
      title: 'Team',
      blocks: [
        {
          kind: 'facts',
          rows: [
            ['Design engineers', 'work out yields and panel strings, and check that equipment is compatible'],
            ['Sales', 'prepares offers, invoices and terms for installation companies'],
            ['Rental fleet', 'services the machines and checks them before hand-over and after return'],
            [
              'Warehouse and logistics',
              'packs panels on pallets, hands orders to carriers, receives returns',
            ],
            ['Service', 'handles warranty claims and contact with manufacturers'],
            ['Support', 'answers in Ukrainian, Polish and English'],
          ],
        },
      ],
    },
    {
      id: 'contacts',
      title: 'Contacts',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Write or call. We answer during working hours.',
        },
        { kind: 'seller-table' },
      ],
    },
  ],
};

/** Mission, values, history by year, team and contacts (C §2). */
export const company: Localized<ContentPage> = { uk, pl, en };
