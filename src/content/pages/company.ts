import type { Localized } from '../../domain/locale/locale.ts';
import type { ContentPage } from './content-page.ts';

const uk: ContentPage = {
  title: 'Про компанію',
  lead: 'Промінь Енерго продає обладнання для сонячних електростанцій і заряджання електромобілів та здає в оренду генератори, освітлювальні вежі, підйомники й крани. Працюємо в Україні та Польщі.',
  description: 'Хто ми, як працюємо, історія компанії з 2022 року, команда та контакти в Україні й Польщі.',
  scene: 'scene-warehouse',
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
          kind: 'point',
          title: 'Розрахунок перед порадою',
          text: 'Спершу питаємо про споживання, дах і мережу, потім називаємо модель.',
        },
        {
          kind: 'point',
          title: 'Одна ціна на всіх сторінках',
          text: 'Вартість доставки, податок і доплати видно до оплати.',
        },
        {
          kind: 'point',
          title: 'Чесні дані',
          text: 'Виробіток рахуємо для вашого міста, а не для ідеальних умов.',
        },
        {
          kind: 'point',
          title: 'Відповідальність після продажу',
          text: 'Гарантійні звернення приймаємо самі й ведемо до завершення.',
        },
      ],
    },
    {
      id: 'history',
      title: 'Історія',
      blocks: [
        {
          kind: 'history',
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
          kind: 'paragraph',
          text: 'Люди, які відповідають за ваше замовлення. За кожним — своя група; разом нас тридцять чотири.',
        },
        {
          kind: 'person',
          name: 'Олена Ткачук',
          role: 'Засновниця, директорка',
          text: 'Інженерка-електрик, десять років проєктувала підстанції. Відповідає за те, щоб поради спиралися на розрахунок.',
        },
        {
          kind: 'person',
          name: 'Андрій Гнатюк',
          role: 'Керівник інженерів з підбору',
          text: 'Рахує виробіток, ланцюги панелей і перевіряє кожен комплект каталогу на сумісність.',
        },
        {
          kind: 'person',
          name: 'Магдалена Новак',
          role: 'Директорка польської компанії',
          text: 'Веде склад у Прушкуві, співпрацю з монтажними фірмами та польське право споживача.',
        },
        {
          kind: 'person',
          name: 'Тарас Бойко',
          role: 'Парк оренди',
          text: 'Обслуговує генератори, вежі й підйомники, приймає та видає кожну машину за актом.',
        },
        {
          kind: 'person',
          name: 'Ірина Савчук',
          role: 'Склад і логістика',
          text: 'Пакує панелі на палети так, щоб вони доїхали цілими, і домовляється з перевізниками.',
        },
        {
          kind: 'person',
          name: 'Пйотр Зелінський',
          role: 'Підтримка та гарантія',
          text: 'Відповідає трьома мовами й веде гарантійні звернення від листа до рішення.',
        },
      ],
    },
    {
      id: 'contacts',
      title: 'Контакти',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Напишіть або зателефонуйте. Відповідаємо в робочий час, зазвичай того самого дня.',
        },
        { kind: 'contact-form' },
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
  scene: 'scene-warehouse',
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
          kind: 'point',
          title: 'Najpierw obliczenia, potem rada',
          text: 'Pytamy o zużycie, dach i przyłącze, a dopiero później podajemy model.',
        },
        {
          kind: 'point',
          title: 'Jedna cena na każdej stronie',
          text: 'Koszt dostawy, podatek i dopłaty widać przed płatnością.',
        },
        {
          kind: 'point',
          title: 'Rzetelne dane',
          text: 'Uzysk liczymy dla konkretnego miasta, a nie dla warunków idealnych.',
        },
        {
          kind: 'point',
          title: 'Odpowiedzialność po sprzedaży',
          text: 'Zgłoszenia gwarancyjne przyjmujemy sami i prowadzimy do końca.',
        },
      ],
    },
    {
      id: 'history',
      title: 'Historia',
      blocks: [
        {
          kind: 'history',
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
          kind: 'paragraph',
          text: 'Ludzie, którzy odpowiadają za zamówienia. Za każdą osobą stoi zespół; razem jest nas trzydzieści cztery osoby.',
        },
        {
          kind: 'person',
          name: 'Ołena Tkaczuk',
          role: 'Założycielka, dyrektor',
          text: 'Inżynier elektryk, przez dziesięć lat projektowała stacje transformatorowe. Dba, by rada wynikała z obliczeń.',
        },
        {
          kind: 'person',
          name: 'Andrij Hnatiuk',
          role: 'Szef inżynierów doboru',
          text: 'Liczy uzysk i łańcuchy paneli, sprawdza zgodność każdego zestawu w katalogu.',
        },
        {
          kind: 'person',
          name: 'Magdalena Nowak',
          role: 'Dyrektor spółki polskiej',
          text: 'Prowadzi magazyn w Pruszkowie, współpracę z instalatorami i sprawy konsumenckie w Polsce.',
        },
        {
          kind: 'person',
          name: 'Taras Bojko',
          role: 'Park maszyn',
          text: 'Serwisuje agregaty, maszty i podnośniki, wydaje i przyjmuje każdą maszynę za protokołem.',
        },
        {
          kind: 'person',
          name: 'Iryna Sawczuk',
          role: 'Magazyn i logistyka',
          text: 'Pakuje panele na palety tak, by dojechały całe, i uzgadnia transport z przewoźnikami.',
        },
        {
          kind: 'person',
          name: 'Piotr Zieliński',
          role: 'Obsługa klienta i gwarancja',
          text: 'Odpowiada w trzech językach i prowadzi zgłoszenia gwarancyjne od wiadomości do decyzji.',
        },
      ],
    },
    {
      id: 'contacts',
      title: 'Kontakt',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Zapraszamy do kontaktu. Odpowiadamy w godzinach pracy, zwykle tego samego dnia.',
        },
        { kind: 'contact-form' },
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
  scene: 'scene-warehouse',
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
          kind: 'point',
          title: 'Calculation before advice',
          text: 'We ask about consumption, roof and grid connection first, and name a model after that.',
        },
        {
          kind: 'point',
          title: 'One price on every page',
          text: 'Delivery, tax and surcharges are shown before you pay.',
        },
        {
          kind: 'point',
          title: 'Honest data',
          text: 'We work out the yield for your city, not for ideal conditions.',
        },
        {
          kind: 'point',
          title: 'Responsibility after the sale',
          text: 'We take warranty claims ourselves and see them through.',
        },
      ],
    },
    {
      id: 'history',
      title: 'History',
      blocks: [
        {
          kind: 'history',
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
          kind: 'paragraph',
          text: 'The people who answer for your order. Each has a team behind them; together we are thirty-four.',
        },
        {
          kind: 'person',
          name: 'Olena Tkachuk',
          role: 'Founder and director',
          text: 'An electrical engineer who designed substations for ten years. She sees to it that advice rests on calculation.',
        },
        {
          kind: 'person',
          name: 'Andrii Hnatiuk',
          role: 'Head of design engineering',
          text: 'Works out yields and panel strings, and checks every set in the catalogue for compatibility.',
        },
        {
          kind: 'person',
          name: 'Magdalena Nowak',
          role: 'Director of the Polish company',
          text: 'Runs the warehouse in Pruszków, the work with installers, and consumer matters in Poland.',
        },
        {
          kind: 'person',
          name: 'Taras Boiko',
          role: 'Rental fleet',
          text: 'Services generators, towers and lifts, and hands over and takes back every machine against a record.',
        },
        {
          kind: 'person',
          name: 'Iryna Savchuk',
          role: 'Warehouse and logistics',
          text: 'Packs panels on pallets so that they arrive whole, and arranges transport with the carriers.',
        },
        {
          kind: 'person',
          name: 'Piotr Zieliński',
          role: 'Support and warranty',
          text: 'Answers in three languages and follows warranty claims from first message to decision.',
        },
      ],
    },
    {
      id: 'contacts',
      title: 'Contacts',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Write or call. We answer during working hours, usually the same day.',
        },
        { kind: 'contact-form' },
        { kind: 'seller-table' },
      ],
    },
  ],
};

/** Mission, values, history by year, team and contacts (C §2). */
export const company: Localized<ContentPage> = { uk, pl, en };
