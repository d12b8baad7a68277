import type { Localized } from '../../domain/locale/locale.ts';
import type { ContentPage } from './content-page.ts';

const uk: ContentPage = {
  title: 'Про компанію',
  lead: 'Promin продає обладнання для сонячних електростанцій і заряджання електромобілів та здає в оренду генератори, освітлювальні вежі, підйомники й крани. Працюємо в Україні та Польщі.',
  description:
    'Хто ми, як працюємо, що змінювалося в енергетиці з 2022 року, хто вам допоможе та як нас знайти.',
  picture: 'scene-portable-solar',
  sections: [
    {
      id: 'mission',
      title: 'Навіщо ми працюємо',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Ми хочемо, щоб будинок, майстерня чи ферма могли працювати від власної енергії — і щоб господар розумів, що саме він купує. Тому товари в каталозі мають технічні дані, потрібні для розрахунку, а комплекти складено з обладнання, яке підходить одне до одного за напругою, струмом і кількістю фаз.',
        },
        {
          kind: 'paragraph',
          text: 'Не кожному потрібно купувати. Генератор на два тижні ремонту чи підйомник на три дні монтажу вигідніше орендувати, тож оренда для нас — рівноправна частина роботи.',
        },
      ],
    },
    {
      id: 'values',
      title: 'Наші принципи',
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
      title: 'Як 2022–2025 роки змінили наш каталог',
      blocks: [
        {
          kind: 'history',
          rows: [
            [
              '2022',
              'В Україні почалися тривалі відключення, і резервне живлення стало потребою кожного дому. Тому в каталозі є портативні станції, акумулятори й генератори — купити або орендувати.',
            ],
            [
              '2023',
              'В Україні з’явився закон про активного споживача: надлишок сонячної енергії можна продавати в мережу. Тому ми пояснюємо, чим мережевий інвертор відрізняється від гібридного.',
            ],
            [
              '2024',
              'Улітку відключення повернулися, а в Польщі просьюмери почали переходити на погодинні ціни. Запасати власну енергію стало вигідніше, ніж віддавати, тож домашні комплекти ми складаємо з акумулятором.',
            ],
            [
              '2025',
              'Накопичувачі подешевшали, електромобілів побільшало. Поруч із панелями в каталозі стоять зарядні станції, а розрахунок ведемо одразу для дому, авто й резерву.',
            ],
          ],
        },
      ],
    },
    {
      id: 'team',
      title: 'Команда: хто вам допоможе',
      blocks: [
        {
          kind: 'point',
          title: 'Підбір обладнання',
          text: 'Рахує виробіток і довжину стрингу, звіряє інвертор з панелями та акумулятором.',
        },
        {
          kind: 'point',
          title: 'Замовлення й доставка',
          text: 'Підтверджує замовлення, розраховує доставку великих вантажів і домовляється з перевізником.',
        },
        {
          kind: 'point',
          title: 'Оренда',
          text: 'Погоджує дати, видає та приймає кожну машину за актом.',
        },
        {
          kind: 'point',
          title: 'Підтримка та гарантія',
          text: 'Відповідає українською, польською та англійською й веде звернення від листа до рішення.',
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
  lead: 'Promin sprzedaje sprzęt do instalacji fotowoltaicznych i ładowania samochodów elektrycznych oraz wynajmuje agregaty, wieże oświetleniowe, podnośniki i dźwigi. Działamy w Ukrainie i w Polsce.',
  description:
    'Kim jesteśmy, jak pracujemy, co zmieniało się w energetyce od 2022 roku, kto Ci pomoże i jak się z nami skontaktować.',
  picture: 'scene-portable-solar',
  sections: [
    {
      id: 'mission',
      title: 'Po co pracujemy',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Chcemy, żeby dom, warsztat czy gospodarstwo mogły działać na własnej energii – i żeby właściciel wiedział, co dokładnie kupuje. Dlatego produkty w katalogu mają dane techniczne potrzebne do obliczeń, a zestawy są złożone z urządzeń dopasowanych pod względem napięcia, prądu i liczby faz.',
        },
        {
          kind: 'paragraph',
          text: 'Nie każdy musi kupować. Agregat na dwa tygodnie remontu albo podnośnik na trzy dni montażu bardziej opłaca się wynająć, dlatego wynajem traktujemy na równi ze sprzedażą.',
        },
      ],
    },
    {
      id: 'values',
      title: 'Nasze zasady',
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
      title: 'Jak lata 2022–2025 zmieniły nasz katalog',
      blocks: [
        {
          kind: 'history',
          rows: [
            [
              '2022',
              'W Ukrainie zaczęły się długie przerwy w dostawach prądu i zasilanie awaryjne stało się potrzebne w każdym domu. Dlatego w katalogu są przenośne stacje zasilania, magazyny energii i agregaty – do kupienia lub wynajęcia.',
            ],
            [
              '2023',
              'W Ukrainie pojawiła się ustawa o aktywnym odbiorcy: nadwyżkę energii słonecznej można sprzedawać do sieci. Dlatego wyjaśniamy, czym falownik sieciowy różni się od hybrydowego.',
            ],
            [
              '2024',
              'Latem przerwy w dostawach wróciły, a w Polsce prosumenci zaczęli przechodzić na ceny godzinowe. Magazynowanie własnej energii stało się korzystniejsze niż jej oddawanie, więc zestawy domowe składamy z magazynem.',
            ],
            [
              '2025',
              'Magazyny energii staniały, samochodów elektrycznych przybyło. Obok paneli w katalogu są ładowarki, a obliczenia robimy od razu dla domu, auta i rezerwy.',
            ],
          ],
        },
      ],
    },
    {
      id: 'team',
      title: 'Zespół: kto Ci pomoże',
      blocks: [
        {
          kind: 'point',
          title: 'Dobór sprzętu',
          text: 'Liczy uzysk i długość stringu, sprawdza zgodność falownika z panelami i magazynem energii.',
        },
        {
          kind: 'point',
          title: 'Zamówienia i dostawa',
          text: 'Potwierdza zamówienia, wycenia dostawę dużych ładunków i uzgadnia transport z przewoźnikiem.',
        },
        {
          kind: 'point',
          title: 'Wynajem',
          text: 'Uzgadnia terminy, wydaje i przyjmuje każdą maszynę za protokołem.',
        },
        {
          kind: 'point',
          title: 'Obsługa klienta i gwarancja',
          text: 'Odpowiada po polsku, ukraińsku i angielsku i prowadzi zgłoszenia od wiadomości do decyzji.',
        },
      ],
    },
    {
      id: 'contacts',
      title: 'Kontakt',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Napisz lub zadzwoń. Odpowiadamy w godzinach pracy, zwykle tego samego dnia.',
        },
        { kind: 'contact-form' },
        { kind: 'seller-table' },
      ],
    },
  ],
};

const en: ContentPage = {
  title: 'About us',
  lead: 'Promin sells equipment for solar power and electric vehicle charging, and rents out generators, lighting towers, lifts and cranes. We work in Ukraine and Poland.',
  description:
    'Who we are, how we work, what has changed in energy since 2022, who will help you and how to reach us.',
  picture: 'scene-portable-solar',
  sections: [
    {
      id: 'mission',
      title: 'Why we do this',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We want a home, a workshop or a farm to be able to run on its own energy, and its owner to know exactly what they are buying. That is why products in the catalogue carry the technical data needed for calculations, and our kits are made of equipment matched in voltage, current and number of phases.',
        },
        {
          kind: 'paragraph',
          text: 'Not everyone needs to buy. A generator for two weeks of repairs or a lift for three days of installation costs less to rent, so rental matters to us as much as sales.',
        },
      ],
    },
    {
      id: 'values',
      title: 'Our principles',
      blocks: [
        {
          kind: 'point',
          title: 'Calculation before advice',
          text: 'We ask about consumption, roof and grid connection first, and suggest a model after that.',
        },
        {
          kind: 'point',
          title: 'One price on every page',
          text: 'Delivery, tax and surcharges are shown before you pay.',
        },
        {
          kind: 'point',
          title: 'Honest data',
          text: 'We work out the yield for your town, not for ideal conditions.',
        },
        {
          kind: 'point',
          title: 'Responsibility after the sale',
          text: 'We handle warranty claims ourselves and see them through.',
        },
      ],
    },
    {
      id: 'history',
      title: 'How 2022–2025 changed our catalogue',
      blocks: [
        {
          kind: 'history',
          rows: [
            [
              '2022',
              'Long power cuts began in Ukraine, and backup power became something every home needs. That is why the catalogue has power stations, batteries and generators, to buy or to rent.',
            ],
            [
              '2023',
              'Ukraine passed its law on active consumers, who may sell surplus solar energy to the grid. That is why we explain how a grid-tied inverter differs from a hybrid one.',
            ],
            [
              '2024',
              'The power cuts returned in summer, and prosumers in Poland began moving to hourly prices. Storing your own energy now paid better than giving it away, so our home kits come with a battery.',
            ],
            [
              '2025',
              'Batteries became cheaper and electric cars more common. The catalogue has chargers next to panels, and we size a system for the home, the car and backup together.',
            ],
          ],
        },
      ],
    },
    {
      id: 'team',
      title: 'Team: who will help you',
      blocks: [
        {
          kind: 'point',
          title: 'Choosing equipment',
          text: 'Works out yield and string length, and checks the inverter against panels and battery.',
        },
        {
          kind: 'point',
          title: 'Orders and delivery',
          text: 'Confirms orders, quotes delivery of large loads and arranges transport with the carrier.',
        },
        {
          kind: 'point',
          title: 'Rental',
          text: 'Agrees dates, and hands over and takes back every machine against a signed record.',
        },
        {
          kind: 'point',
          title: 'Support and warranty',
          text: 'Answers in Ukrainian, Polish and English, and follows a claim from first message to decision.',
        },
      ],
    },
    {
      id: 'contacts',
      title: 'Contact',
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

/**
 * Mission, principles, history, team and contact (C §2). It names no people, numbers of staff or customers: the years
 * tell what changed around the shop, the team what each part of the work is.
 */
export const company: Localized<ContentPage> = { uk, pl, en };
