import type { Locale, Localized } from '../../domain/locale/locale.ts';
import type { ContentPage } from './content-page.ts';
import type { DocumentName } from './published-documents.ts';
import { SWITCHING_OFF } from './rules-in-words.ts';
import { SELLER_EMAIL } from './sellers.ts';

const PARTS: Localized<readonly [installation: string, operation: string, safety: string]> = {
  uk: ['Монтаж', 'Експлуатація', 'Безпека'],
  pl: ['Montaż', 'Użytkowanie', 'Bezpieczeństwo'],
  en: ['Installation', 'Operation', 'Safety'],
};

type Steps = readonly string[];

/** The guide to one kind of equipment: its file, then what to do, how to live with it, what to beware of. */
const guide = (locale: Locale, name: DocumentName, steps: readonly [Steps, Steps, Steps]) => [
  { kind: 'documents', name } as const,
  ...PARTS[locale].map((title, part) => ({ kind: 'part', title, items: steps[part] ?? [] }) as const),
];

const uk: ContentPage = {
  title: 'Інструкції',
  lead: 'Короткі настанови за видами обладнання: як монтувати, як користуватися, чого остерігатися. Їх можна завантажити й мати під рукою без інтернету. Вони доповнюють інструкцію виробника, яка їде разом із товаром і має перевагу.',
  description:
    'Інструкції з монтажу, експлуатації та безпеки: сонячні панелі, інвертори, акумулятори, зарядні станції, оренда.',
  updatedOn: '2026-11-23',
  sections: [
    {
      id: 'solar-panels',
      title: 'Сонячні панелі',
      blocks: guide('uk', 'manual-solar-panels', [
        [
          'Перевірте несну здатність даху: панель важить 20–33 кг, ще 2–3 кг на неї додає кріплення.',
          'Кріпіть затискачами в зонах довгої рами, які вказав виробник; між панелями лишайте 20 мм.',
          'Порахуйте стринг: напруга за −25 °C має бути нижчою від максимальної для інвертора, за 70 °C — вищою від нижньої межі MPPT.',
          'З’єднуйте роз’єми одного виробника, кабель тримайте над покрівлею та захистіть від ультрафіолету.',
          'Заземліть рами й рейки, поставте роз’єднувач і захист від перенапруги біля інвертора.',
        ],
        [
          'Двічі на рік оглядайте скло, кабель і кріплення; раз на рік підтягуйте затискачі з моментом із документів.',
          'Мийте прохолодною водою без абразивів зранку або ввечері, коли скло не гаряче.',
          'Порівнюйте виробіток з тим самим місяцем минулого року: падіння понад 10 % без причини вартує огляду.',
        ],
        [
          'На світлі панелі завжди під напругою, їх не можна вимкнути. Не роз’єднуйте роз’єми під струмом: дуга не гасне сама.',
          'На даху працюйте зі страхувальною системою, не за вітру понад 10 м/с і не на мокрій покрівлі.',
          'Тріснуте скло проводить струм: не торкайтеся панелі, вимкніть роз’єднувач і напишіть нам.',
        ],
      ]),
    },
    {
      id: 'inverters',
      title: 'Інвертори',
      blocks: guide('uk', 'manual-inverters', [
        [
          'Вішайте на негорючу стіну в затінку; лишайте щонайменше 30 см з боків і 50 см зверху й знизу.',
          'Підключає електрик із допуском: спершу заземлення, потім змінний струм, акумулятор і наостанок панелі.',
          'Перед панелями перевірте полярність і напругу мультиметром; помилка полярності не є гарантійним випадком.',
          'Виберіть у меню код мережі своєї країни та повідомте оператора, якщо станція віддаватиме енергію в мережу.',
        ],
        [
          `Вмикайте в такому порядку: мережа, акумулятор, панелі. ${SWITCHING_OFF.uk}`,
          'Раз на пів року продувайте вентилятори й ребра, перевіряйте клеми на нагрів.',
          'Оновлюйте програму лише файлом виробника й лише за стабільного живлення.',
        ],
        [
          'Після вимкнення зачекайте щонайменше 10 хвилин: конденсатори лишаються зарядженими.',
          'Не відкривайте корпус і не закривайте отвори для повітря.',
          'Гібридний інвертор живить резервну лінію й без мережі: позначте це на щиті.',
        ],
      ]),
    },
    {
      id: 'batteries',
      title: 'Акумулятори',
      blocks: guide('uk', 'manual-batteries', [
        [
          'Ставте в сухому приміщенні з температурою 5–35 °C, не в спальні та не на шляху евакуації.',
          'Перед паралельним з’єднанням зарядіть модулі до однакового рівня: різниця напруги не більша за 0,5 В.',
          'Кабелі до шини беріть однакової довжини; запобіжник або автомат — якнайближче до плюсової клеми.',
          'З’єднайте лінію зв’язку з інвертором і виберіть у меню саме свою модель акумулятора.',
        ],
        [
          'Лишайте запас: розряд до 10–20 % подовжує життя літій-залізо-фосфатного акумулятора.',
          'Для зберігання довше місяця зарядіть до 50–60 % і перевіряйте рівень кожні три місяці.',
          'Не заряджайте за температури нижче 0 °C, якщо в моделі немає підігріву.',
        ],
        [
          'Зніміть персні й годинник: струм короткого замикання сягає кількох тисяч ампер.',
          'Модуль, який упав або намок, не підключайте. Перенесіть надвір, якщо це безпечно, і повідомте нас.',
          'У разі диму вийдіть, зачиніть двері та зателефонуйте 101 в Україні або 112 у Польщі.',
        ],
      ]),
    },
    {
      id: 'ev-chargers',
      title: 'Зарядні станції для авто',
      blocks: guide('uk', 'manual-ev-chargers', [
        [
          'Дізнайтеся дозволену потужність: 11 кВт потребують трифазної лінії на 16 А, 22 кВт — на 32 А.',
          'Окрема лінія, автомат і диференційний захист типу A з контролем 6 мА постійного струму або типу B.',
          'Кріпіть на висоті 90–120 см, щоб роз’єм не торкався землі; зовні — зі ступенем захисту не нижче IP54.',
          'Для станції постійного струму потрібні проєкт, фундамент і договір з оператором мережі.',
        ],
        [
          'Спершу вставте роз’єм, потім почніть заряджання; після завершення дочекайтеся, доки замок відкриється.',
          'Увімкніть баланс потужності, якщо в домі працюють тепловий насос чи плита.',
          'Щомісяця натискайте кнопку тесту диференційного захисту.',
        ],
        [
          'Між станцією й автомобілем не користуйтеся подовжувачами; перехідник — лише той, який дозволяють інструкції обох.',
          'Пошкоджений кабель або роз’єм виведіть з ужитку одразу: вимкніть автомат і повісьте табличку.',
          'Не мийте станцію струменем високого тиску.',
        ],
      ]),
    },
    {
      id: 'power-stations',
      title: 'Портативні зарядні станції',
      blocks: guide('uk', 'manual-power-stations', [
        [
          'Перед першим увімкненням зарядіть до 100 % від розетки.',
          'Складіть потужність приладів: разом вона має бути меншою від номінальної, пуск двигуна бере втричі більше.',
          'Складану панель підключайте за напругою входу станції; сонце має падати на неї під прямим кутом.',
        ],
        [
          'Запас на ніч: місткість у ват-годинах помножте на 0,85 і поділіть на потужність приладів.',
          'Вимикайте виходи, якими не користуєтеся: вони забирають 5–20 Вт.',
          'Зберігайте зарядженою на 50–80 % і підзаряджайте кожні три місяці.',
        ],
        [
          'Не під’єднуйте станцію до розеток дому: енергія піде в мережу й може вбити ремонтника.',
          'Не лишайте в закритому авто влітку та під дощем, якщо модель не має захисту IP65.',
          'Не накривайте: вентилятор має дихати з обох боків.',
        ],
      ]),
    },
    {
      id: 'rental-machines',
      title: 'Орендована техніка',
      blocks: guide('uk', 'manual-rental-machines', [
        [
          'Ставте на тверду рівну поверхню; опори підйомника або крана — на підкладки, коли ґрунт м’який.',
          'Генератор розміщуйте надворі, не ближче ніж за 5 м від вікон; заземліть і підключіть через перемикач мережа–генератор.',
          'Вежу, підйомник чи кран піднімайте з вільним простором угорі.',
          'До повітряної лінії — відстань за нормою для її напруги, не менше 10 м без погодження з її власником; на будмайданчиках Польщі 3 м до 1 кВ, 5 м до 15 кВ, 10 м до 30 кВ, 15 м до 110 кВ і 30 м понад.',
        ],
        [
          'Перед зміною перевірте мастило, пальне, гідравліку, шини та кнопку аварійної зупинки.',
          'Дизельний генератор навантажуйте на 50–80 %, довго не менш як на 30 %: робота вхолосту псує двигун.',
          'Запишіть напрацювання на початку та в кінці дня; про несправність повідомте того самого дня.',
        ],
        [
          'Ніколи не запускайте генератор у приміщенні чи гаражі: чадний газ не має запаху.',
          'На підйомнику працюйте пристебнутим, не за вітру понад 12,5 м/с; краном — не за вітру понад допустимий для моделі.',
          'Не ремонтуйте орендовану машину самостійно: ми приїдемо або замінимо її.',
        ],
      ]),
    },
    {
      id: 'request',
      title: 'Документи виробника',
      blocks: [
        {
          kind: 'paragraph',
          text: 'З кожним товаром ви отримуєте інструкцію виробника та гарантійний документ. Якщо вони загубилися або потрібна інша мова, надішлемо файл на запит.',
        },
        {
          kind: 'list',
          items: [
            'Знайдіть артикул у замовленні або модель і серійний номер на табличці.',
            `Напишіть на ${SELLER_EMAIL.UA} (Україна) чи ${SELLER_EMAIL.PL} (Польща) або скористайтеся формою.`,
            'Укажіть потрібну мову й документ: інструкція, технічні дані, сертифікат, декларація відповідності.',
          ],
        },
        { kind: 'link', text: 'Написати нам', to: '/contact' },
        { kind: 'link', text: 'Підтримка', to: '/support' },
      ],
    },
  ],
};

const pl: ContentPage = {
  title: 'Instrukcje',
  lead: 'Krótkie poradniki według rodzaju sprzętu: jak montować, jak używać, na co uważać. Możesz je pobrać i mieć pod ręką bez internetu. Uzupełniają instrukcję producenta, która przyjeżdża z towarem i ma pierwszeństwo.',
  description:
    'Instrukcje montażu, użytkowania i bezpieczeństwa: panele, falowniki, magazyny energii, ładowarki, wynajem.',
  updatedOn: '2026-11-23',
  sections: [
    {
      id: 'solar-panels',
      title: 'Panele fotowoltaiczne',
      blocks: guide('pl', 'manual-solar-panels', [
        [
          'Sprawdź nośność dachu: panel waży 20–33 kg, a mocowanie dodaje jeszcze 2–3 kg na panel.',
          'Mocuj klemami w strefach dłuższego boku ramy wskazanych przez producenta; między panelami zostaw 20 mm.',
          'Policz string: napięcie przy −25 °C musi być niższe od maksymalnego dla falownika, a przy 70 °C wyższe od dolnej granicy MPPT.',
          'Łącz złącza jednego producenta, kabel prowadź nad pokryciem i chroń przed promieniami UV.',
          'Uziem ramy i szyny, a przy falowniku zamontuj rozłącznik i ogranicznik przepięć.',
        ],
        [
          'Dwa razy w roku obejrzyj szkło, kable i mocowania; raz w roku dokręć klemy momentem z dokumentacji.',
          'Myj chłodną wodą bez środków ściernych, rano lub wieczorem, gdy szkło nie jest gorące.',
          'Porównuj uzysk z tym samym miesiącem poprzedniego roku: spadek o ponad 10% bez przyczyny to powód do przeglądu.',
        ],
        [
          'W świetle panele są zawsze pod napięciem i nie da się ich wyłączyć. Nie rozłączaj złączy pod obciążeniem: łuk sam nie gaśnie.',
          'Na dachu pracuj z asekuracją, nie przy wietrze powyżej 10 m/s i nie na mokrym pokryciu.',
          'Pęknięte szkło przewodzi prąd: nie dotykaj panelu, wyłącz rozłącznik i napisz do nas.',
        ],
      ]),
    },
    {
      id: 'inverters',
      title: 'Falowniki',
      blocks: guide('pl', 'manual-inverters', [
        [
          'Wieszaj na niepalnej ścianie w cieniu; zostaw co najmniej 30 cm po bokach i 50 cm nad i pod urządzeniem.',
          'Podłącza elektryk z uprawnieniami: najpierw uziemienie, potem prąd przemienny, akumulator, a na końcu panele.',
          'Przed podłączeniem paneli zmierz biegunowość i napięcie; odwrotna biegunowość nie podlega gwarancji.',
          'Wybierz w menu kod sieci swojego kraju i zgłoś mikroinstalację operatorowi, jeśli będzie oddawać energię.',
        ],
        [
          `Włączaj w tej kolejności: sieć, magazyn energii, panele. ${SWITCHING_OFF.pl}`,
          'Co pół roku przedmuchaj wentylatory i żebra, sprawdź, czy zaciski się nie grzeją.',
          'Oprogramowanie aktualizuj tylko plikiem producenta i przy stabilnym zasilaniu.',
        ],
        [
          'Po wyłączeniu odczekaj co najmniej 10 minut: kondensatory pozostają naładowane.',
          'Nie otwieraj obudowy i nie zasłaniaj otworów wentylacyjnych.',
          'Falownik hybrydowy zasila obwód rezerwowy także bez sieci: oznacz to na rozdzielnicy.',
        ],
      ]),
    },
    {
      id: 'batteries',
      title: 'Magazyny energii',
      blocks: guide('pl', 'manual-batteries', [
        [
          'Ustaw w suchym pomieszczeniu o temperaturze 5–35 °C, nie w sypialni i nie na drodze ewakuacji.',
          'Przed połączeniem równoległym naładuj moduły do tego samego poziomu: różnica napięć nie większa niż 0,5 V.',
          'Kable do szyny mają mieć równą długość; bezpiecznik lub wyłącznik jak najbliżej zacisku dodatniego.',
          'Podłącz komunikację z falownikiem i wybierz w menu dokładnie swój model akumulatora.',
        ],
        [
          'Zostawiaj zapas: rozładowanie do 10–20% wydłuża życie akumulatora litowo-żelazowo-fosforanowego.',
          'Do przechowania dłużej niż miesiąc naładuj do 50–60% i sprawdzaj poziom co trzy miesiące.',
          'Nie ładuj poniżej 0 °C, jeśli model nie ma podgrzewania.',
        ],
        [
          'Zdejmij pierścionki i zegarek: prąd zwarcia sięga kilku tysięcy amperów.',
          'Modułu, który upadł lub zamókł, nie podłączaj. Wynieś go na zewnątrz, jeśli to bezpieczne, i powiadom nas.',
          'Przy dymie wyjdź, zamknij drzwi i zadzwoń pod 112 w Polsce lub 101 w Ukrainie.',
        ],
      ]),
    },
    {
      id: 'ev-chargers',
      title: 'Ładowarki samochodowe',
      blocks: guide('pl', 'manual-ev-chargers', [
        [
          'Sprawdź moc przyłączeniową: 11 kW wymaga trójfazowego obwodu 16 A, a 22 kW obwodu 32 A.',
          'Osobny obwód, wyłącznik i ochrona różnicowoprądowa typu A z kontrolą 6 mA prądu stałego albo typu B.',
          'Mocuj na wysokości 90–120 cm, żeby wtyczka nie leżała na ziemi; na zewnątrz stopień ochrony co najmniej IP54.',
          'Ładowarka prądu stałego wymaga projektu, fundamentu i umowy z operatorem sieci.',
        ],
        [
          'Najpierw podłącz wtyczkę, potem rozpocznij ładowanie; po zakończeniu poczekaj, aż zamek się otworzy.',
          'Włącz równoważenie mocy, jeśli w domu pracuje pompa ciepła lub płyta grzewcza.',
          'Co miesiąc naciśnij przycisk testu wyłącznika różnicowoprądowego.',
        ],
        [
          'Między ładowarką a samochodem nie używaj przedłużaczy, a przejściówki tylko takiej, na jaką pozwalają instrukcje obu.',
          'Uszkodzony kabel lub wtyczkę od razu wycofaj z użycia: wyłącz obwód i powieś tabliczkę.',
          'Nie myj ładowarki myjką ciśnieniową.',
        ],
      ]),
    },
    {
      id: 'power-stations',
      title: 'Przenośne stacje zasilania',
      blocks: guide('pl', 'manual-power-stations', [
        [
          'Przed pierwszym użyciem naładuj do 100% z gniazdka.',
          'Zsumuj moc urządzeń: razem musi być niższa od znamionowej, a rozruch silnika pobiera trzy razy więcej.',
          'Składany panel dobierz do napięcia wejścia stacji; słońce powinno padać na niego pod kątem prostym.',
        ],
        [
          'Zapas na noc: pojemność w watogodzinach pomnóż przez 0,85 i podziel przez moc urządzeń.',
          'Wyłączaj nieużywane wyjścia: pobierają 5–20 W.',
          'Przechowuj naładowaną do 50–80% i doładowuj co trzy miesiące.',
        ],
        [
          'Nie podłączaj stacji do gniazdek domu: energia popłynie do sieci i może zabić montera.',
          'Nie zostawiaj latem w zamkniętym samochodzie ani na deszczu, jeśli model nie ma ochrony IP65.',
          'Nie przykrywaj: wentylator musi oddychać z obu stron.',
        ],
      ]),
    },
    {
      id: 'rental-machines',
      title: 'Wynajmowane maszyny',
      blocks: guide('pl', 'manual-rental-machines', [
        [
          'Ustaw na twardym i równym podłożu; podpory podnośnika lub dźwigu na podkładach, gdy grunt jest miękki.',
          'Agregat stawiaj na zewnątrz, co najmniej 5 m od okien; uziem go i podłącz przez przełącznik sieć–agregat.',
          'Maszt, podnośnik lub żuraw podnoś z wolną przestrzenią nad nim.',
          'Od linii napowietrznej zachowaj 3 m do 1 kV, 5 m do 15 kV, 10 m do 30 kV, 15 m do 110 kV i 30 m powyżej; w Ukrainie według normy dla jej napięcia, bez uzgodnienia z właścicielem nie mniej niż 10 m.',
        ],
        [
          'Przed zmianą sprawdź olej, paliwo, hydraulikę, opony i wyłącznik awaryjny.',
          'Agregat z silnikiem Diesla obciążaj w 50–80%, a na dłużej nie mniej niż w 30%: praca bez obciążenia niszczy silnik.',
          'Zapisz motogodziny na początku i na końcu dnia; usterkę zgłoś tego samego dnia.',
        ],
        [
          'Nigdy nie uruchamiaj agregatu w pomieszczeniu ani w garażu: tlenek węgla nie ma zapachu.',
          'Na podnośniku pracuj przypięty, nie przy wietrze powyżej 12,5 m/s; dźwigiem nie powyżej wiatru dopuszczonego dla modelu.',
          'Nie naprawiaj wynajętej maszyny samodzielnie: przyjedziemy albo ją wymienimy.',
        ],
      ]),
    },
    {
      id: 'request',
      title: 'Dokumenty producenta',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Do każdego towaru dołączona jest instrukcja producenta i dokument gwarancyjny. Jeśli się zgubiły albo potrzebujesz innego języka, prześlemy plik na prośbę.',
        },
        {
          kind: 'list',
          items: [
            'Potrzebny jest numer artykułu z zamówienia albo model i numer seryjny z tabliczki.',
            `Prośbę wyślij na ${SELLER_EMAIL.PL} (Polska) lub ${SELLER_EMAIL.UA} (Ukraina) albo przez formularz.`,
            'Podaj język i rodzaj dokumentu: instrukcja, karta katalogowa, certyfikat, deklaracja zgodności.',
          ],
        },
        { kind: 'link', text: 'Napisz do nas', to: '/contact' },
        { kind: 'link', text: 'Obsługa klienta', to: '/support' },
      ],
    },
  ],
};

const en: ContentPage = {
  title: 'Manuals',
  lead: 'Short guides by kind of equipment: how to install it, how to use it and how to stay safe. You can download them and keep them to hand offline. They add to the manufacturer’s manual, which comes with the product and takes precedence.',
  description:
    'Guides to installation, operation and safety: solar panels, inverters, batteries, chargers, rented machines.',
  updatedOn: '2026-11-23',
  sections: [
    {
      id: 'solar-panels',
      title: 'Solar panels',
      blocks: guide('en', 'manual-solar-panels', [
        [
          'Check what the roof can carry: a panel weighs 20–33 kg, and its mounting adds another 2–3 kg.',
          'Clamp the long side of the frame in the zones the manufacturer names; leave 20 mm between panels.',
          'Work out the string: its voltage at −25 °C must stay below the inverter’s maximum, at 70 °C above the lower MPPT limit.',
          'Use connectors of one make, keep the cable off the roof and protect it from ultraviolet light.',
          'Earth the frames and rails, and fit a disconnector and surge protection beside the inverter.',
        ],
        [
          'Check glass, cable and mounting twice a year; tighten the clamps once a year to the torque in the documents.',
          'Wash with cool water and no abrasives in the morning or evening, when the glass is not hot.',
          'Compare the yield with the same month of last year: an unexplained drop of more than 10% is worth a check.',
        ],
        [
          'In daylight panels are always live and cannot be switched off. Never disconnect under load: the arc does not go out by itself.',
          'On the roof work with fall protection, never in wind above 10 m/s or on a wet surface.',
          'Cracked glass conducts: do not touch the panel, open the disconnector and write to us.',
        ],
      ]),
    },
    {
      id: 'inverters',
      title: 'Inverters',
      blocks: guide('en', 'manual-inverters', [
        [
          'Hang it on a non-combustible wall in the shade; leave at least 30 cm at the sides and 50 cm above and below.',
          'Have it connected by a licensed electrician: earth first, then AC, the battery, and the panels last.',
          'Measure polarity and voltage before connecting the panels; reversed polarity is not covered by the warranty.',
          'Choose your country’s grid code in the menu and notify the grid operator if the system will export energy.',
        ],
        [
          `Switch on in this order: grid, battery, panels. ${SWITCHING_OFF.en}`,
          'Blow out the fans and fins every six months and check that no terminal runs hot.',
          'Update the software only with the manufacturer’s file and only on a steady supply.',
        ],
        [
          'After switching off, wait at least 10 minutes: the capacitors stay charged.',
          'Do not open the case or cover its air vents.',
          'A hybrid inverter feeds the backup circuit even without the grid: mark that on the consumer unit.',
        ],
      ]),
    },
    {
      id: 'batteries',
      title: 'Batteries',
      blocks: guide('en', 'manual-batteries', [
        [
          'Place it in a dry room at 5–35 °C, not in a bedroom and not on an escape route.',
          'Before connecting modules in parallel, charge them to one level: no more than 0.5 V apart.',
          'Cables to the busbar must be the same length; fit the fuse or breaker as close to the positive terminal as possible.',
          'Connect the communication cable to the inverter and choose your exact battery model in the menu.',
        ],
        [
          'Leave a reserve: stopping at 10–20% extends the life of a lithium iron phosphate battery.',
          'To store it for more than a month, charge to 50–60% and check the level every three months.',
          'Do not charge below 0 °C unless the model has heating.',
        ],
        [
          'Take off rings and watches: the short-circuit current reaches several thousand amperes.',
          'Do not connect a module that was dropped or got wet. Carry it outside if that is safe, and tell us.',
          'If there is smoke, leave, close the door and call 101 in Ukraine or 112 in Poland.',
        ],
      ]),
    },
    {
      id: 'ev-chargers',
      title: 'EV chargers',
      blocks: guide('en', 'manual-ev-chargers', [
        [
          'Find out your permitted power: 11 kW needs a three-phase 16 A circuit, 22 kW a 32 A one.',
          'Give it a dedicated circuit, a breaker, and residual-current protection of type A with 6 mA DC detection, or type B.',
          'Mount it 90–120 cm high so that the plug stays off the ground; outdoors with at least IP54 protection.',
          'A DC charger needs a design, a foundation and a contract with the grid operator.',
        ],
        [
          'Plug in first, then start charging; when it has finished, wait until the lock opens.',
          'Switch on load balancing if a heat pump or cooker runs in the house.',
          'Press the test button of the residual-current device every month.',
        ],
        [
          'Between the charger and the car use no extension lead, and an adapter only if the manuals of both allow it.',
          'Take a damaged cable or plug out of use at once: switch off the breaker and hang up a notice.',
          'Do not wash the charger with a high-pressure jet.',
        ],
      ]),
    },
    {
      id: 'power-stations',
      title: 'Portable power stations',
      blocks: guide('en', 'manual-power-stations', [
        [
          'Before first use, charge it to 100% from a socket.',
          'Add up your appliances: together they must stay below the rated power, and a motor draws three times its own when starting.',
          'Match a folding panel to the station’s input voltage; it should face the sun at a right angle.',
        ],
        [
          'Overnight reserve: multiply the capacity in watt-hours by 0.85 and divide by the power of the appliances.',
          'Switch off outputs you do not use: they draw 5–20 W.',
          'Store it charged to 50–80% and top it up every three months.',
        ],
        [
          'Never plug the station into the house’s sockets: its energy would enter the grid and could kill a lineworker.',
          'Don’t leave it in a closed car in summer, or in the rain unless the model is rated IP65.',
          'Do not cover it: the fan needs air on both sides.',
        ],
      ]),
    },
    {
      id: 'rental-machines',
      title: 'Rented machines',
      blocks: guide('en', 'manual-rental-machines', [
        [
          'Stand it on firm, level ground; put pads under the outriggers of a lift or crane where the ground is soft.',
          'Place a generator outdoors, at least 5 m from windows; earth it and connect it through a grid–generator switch.',
          'Raise a tower, lift or crane only with free space above it.',
          'Keep the distance set for the voltage of an overhead line, and at least 10 m unless its owner agrees; on Polish building sites 3 m up to 1 kV, 5 m up to 15 kV, 10 m up to 30 kV, 15 m up to 110 kV and 30 m above.',
        ],
        [
          'Before each shift check oil, fuel, hydraulics, tyres and the emergency stop.',
          'Load a diesel generator to 50–80%, and not below 30% for long: idling wears the engine out.',
          'Note the running hours at the start and end of the day; report a fault the same day.',
        ],
        [
          'Never run a generator in a room or garage: carbon monoxide has no smell.',
          'On a lift, work clipped in and not in wind above 12.5 m/s; with a crane, never above the wind speed allowed for the model.',
          'Don’t repair a rented machine yourself: we’ll come or replace it.',
        ],
      ]),
    },
    {
      id: 'request',
      title: 'The manufacturer’s documents',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Every product comes with the manufacturer’s manual and warranty document. If they are lost or you need another language, we’ll send a file on request.',
        },
        {
          kind: 'list',
          items: [
            'Find the SKU in the order, or the model and serial number on the rating plate.',
            `Write to ${SELLER_EMAIL.UA} (Ukraine) or ${SELLER_EMAIL.PL} (Poland), or use the form.`,
            'Name the language and the document: manual, data sheet, certificate, declaration of conformity.',
          ],
        },
        { kind: 'link', text: 'Write to us', to: '/contact' },
        { kind: 'link', text: 'Support', to: '/support' },
      ],
    },
  ],
};

/** Guides by kind of equipment: installation, operation, safety; each can be taken away as a document. */
export const manuals: Localized<ContentPage> = { uk, pl, en };
