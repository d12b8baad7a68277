import type { SeedProduct } from '../seed-product.ts';

export const electricalComponents = [
  {
    id: 1901,
    category: 'electrical-components',
    article: 'PRM-SPD12-4P-275',
    brand: 'Promin',
    pictures: ['component-surge-protector'],
    stock: 44,
    price: { UAH: 2_950, PLN: 259 },
    warrantyMonths: 36,
    tags: ['installer', 'three-phase', 'home'],
    specifications: {
      ratedVoltageV: 230,
      frequencyHz: 50,
      polesCount: 4,
      protectionType: 'T1+T2',
      modulesCount: 4,
      ipRating: 'IP20',
      operatingTemperature: '−40…+80 °C',
      dimensionsMm: '72 × 90 × 66',
      weightKg: 0.48,
    },
    text: {
      uk: {
        name: 'Обмежувач перенапруг Promin T1+T2, 4P, 275 В, 40 кА',
        summary: 'Захист трифазного вводу від грозових і комутаційних імпульсів зі змінними картриджами.',
        description: [
          'Встановлюють у головному щиті будинку з повітряним вводом або блискавкозахистом. Тип 1+2: імпульсний струм 12,5 кА (10/350) на полюс, максимальний розрядний – 40 кА (8/20), рівень захисту не вище 1,5 кВ.',
          'З’єднання між фазою, обмежувачем і шиною PE мають разом бути коротшими за 50 см, провід – не тонший за 16 мм². Довші дроти зводять захист нанівець. Для мережі TN-S і TT потрібен попередній запобіжник до 125 А, якщо ввідний апарат більший.',
          'Вікно на картриджі зелене, поки варистор справний; червоний картридж виймають під напругою без викрутки. Після гроз перевірте вікна й занотуйте дату.',
        ].join('\n\n'),
      },
      pl: {
        name: 'Ogranicznik przepięć Promin T1+T2, 4P, 275 V, 40 kA',
        summary:
          'Ochrona przyłącza trójfazowego przed przepięciami burzowymi i łączeniowymi, z wymiennymi wkładkami.',
        description: [
          'Montuje się go w rozdzielnicy głównej domu z przyłączem napowietrznym lub instalacją odgromową. Typ 1+2: prąd udarowy 12,5 kA (10/350) na biegun, maksymalny prąd wyładowczy 40 kA (8/20), poziom ochrony do 1,5 kV.',
          'Połączenia od fazy przez ogranicznik do szyny PE powinny mieć łącznie mniej niż 50 cm, a przewód co najmniej 16 mm². Dłuższe przewody niweczą ochronę. W sieci TN-S i TT potrzebny jest bezpiecznik do 125 A, jeśli zabezpieczenie główne jest większe.',
          'Okienko wkładki jest zielone, dopóki warystor jest sprawny; czerwoną wkładkę wymienia się bez śrubokręta i bez wyłączania napięcia. Po burzy warto sprawdzić okienka i zanotować datę.',
        ].join('\n\n'),
      },
      en: {
        name: 'Promin surge protector T1+T2, 4P, 275 V, 40 kA',
        summary:
          'Guards a three-phase supply against lightning and switching surges, with plug-in cartridges.',
        description: [
          'It belongs in the main board of a house with an overhead line or lightning protection. Type 1+2: impulse current 12.5 kA (10/350) per pole, maximum discharge current 40 kA (8/20), protection level up to 1.5 kV.',
          'The connections from phase through the protector to the PE bar must total less than 50 cm in wire of at least 16 mm². Longer wires undo the protection. In TN-S and TT networks a backup fuse of up to 125 A is needed if the main device is larger.',
          'The cartridge window is green while the varistor is sound; a red cartridge is pulled without tools and without switching off. After storms check the windows and note the date.',
        ].join('\n\n'),
      },
    },
  },
  {
    id: 1902,
    category: 'electrical-components',
    article: '952400',
    brand: 'DEHN',
    pictures: ['component-surge-protector-plain'],
    stock: 12,
    price: { UAH: 8_200, PLN: 719 },
    warrantyMonths: 24,
    tags: ['installer', 'three-phase', 'business'],
    specifications: {
      ratedVoltageV: 230,
      frequencyHz: 50,
      polesCount: 4,
      protectionType: 'T2',
      modulesCount: 4,
      ipRating: 'IP20',
      operatingTemperature: '−40…+80 °C',
      weightKg: 0.44,
    },
    text: {
      uk: {
        name: 'Обмежувач перенапруг DEHN DEHNguard M TNS 275, тип 2',
        summary: 'Чотириполюсний обмежувач типу 2 для мережі TN-S: щит поверху, інвертор, серверна.',
        description: [
          'Тип 2 ставлять після обмежувача типу 1 у головному щиті або там, де будинок не має блискавкозахисту й живиться підземним кабелем. Номінальний розрядний струм 20 кА (8/20), максимальний – 40 кА.',
          'Модель TNS має чотири варисторні полюси, отже, нуль і захисний провідник мають бути розділені. Для мережі TT потрібна інша модель – з іскровим проміжком між N і PE.',
          'Якщо від головного щита до інвертора понад 10 м кабелю, другий обмежувач ставлять безпосередньо біля інвертора. Картриджі замінюються окремо.',
        ].join('\n\n'),
      },
      pl: {
        name: 'Ogranicznik przepięć DEHN DEHNguard M TNS 275, typ 2',
        summary:
          'Czterobiegunowy ogranicznik typu 2 do sieci TN-S: rozdzielnica piętrowa, falownik, serwerownia.',
        description: [
          'Typ 2 stosuje się za ogranicznikiem typu 1 w rozdzielnicy głównej albo w budynku bez instalacji odgromowej, zasilanym kablem ziemnym. Znamionowy prąd wyładowczy 20 kA (8/20), maksymalny 40 kA.',
          'Wersja TNS ma cztery bieguny warystorowe, więc przewód neutralny i ochronny muszą być rozdzielone. Do sieci TT potrzebny jest inny model, z iskiernikiem między N i PE.',
          'Jeśli od rozdzielnicy głównej do falownika jest więcej niż 10 m kabla, drugi ogranicznik montuje się przy samym falowniku. Wkładki wymienia się osobno.',
        ].join('\n\n'),
      },
      en: {
        name: 'DEHN DEHNguard M TNS 275 surge protector, type 2',
        summary: 'A four-pole type 2 arrester for TN-S networks: floor boards, inverters, server rooms.',
        description: [
          'Type 2 follows a type 1 arrester in the main board, or stands alone in a building without lightning protection that is fed by buried cable. Nominal discharge current 20 kA (8/20), maximum 40 kA.',
          'The TNS version has four varistor poles, so neutral and protective conductor must be separate. TT networks need another model with a spark gap between N and PE.',
          'With more than 10 m of cable from main board to inverter, place a second arrester at the inverter itself. Cartridges are replaced one by one.',
        ].join('\n\n'),
      },
    },
  },
  {
    id: 1903,
    category: 'electrical-components',
    article: 'PRM-FH10-3X15',
    brand: 'Promin',
    pictures: ['component-dc-fuse'],
    stock: 38,
    price: { UAH: 890, PLN: 79 },
    warrantyMonths: 36,
    tags: ['installer', 'business', 'home'],
    specifications: {
      ratedVoltageV: 1000,
      ratedCurrentA: 15,
      polesCount: 3,
      protectionType: 'gPV 10×38',
      modulesCount: 3,
      ipRating: 'IP20',
      operatingTemperature: '−40…+70 °C',
      dimensionsMm: '54 × 82 × 62',
      weightKg: 0.29,
    },
    text: {
      uk: {
        name: 'Тримачі запобіжників Promin 10 × 38, 3 шт. з вставками gPV 15 А, 1000 В DC',
        summary:
          'Три тримачі на рейку зі світлодіодом перегоряння та три вставки на 15 А для стрингів панелей.',
        description: [
          'Запобіжники потрібні, коли паралельно сходяться три та більше стрингів: тоді у пошкоджений тече струм решти. Для одного чи двох стрингів їх зазвичай не ставлять.',
          'Вставка 15 А підходить панелям зі струмом короткого замикання до 10,7 А (коефіцієнт 1,4). Для сучасних панелей на 13–14 А беріть 20 або 25 А, тримач це дозволяє: він розрахований на 32 А.',
          'Ніколи не відкривайте тримач під навантаженням: на постійному струмі дуга не гасне сама. Спершу вимкніть роз’єднувач, перевірте струм кліщами, тоді відкривайте.',
        ].join('\n\n'),
      },
      pl: {
        name: 'Podstawy bezpiecznikowe Promin 10 × 38, 3 szt. z wkładkami gPV 15 A, 1000 V DC',
        summary: 'Trzy podstawy na szynę z sygnalizacją przepalenia i trzy wkładki 15 A do stringów paneli.',
        description: [
          'Bezpieczniki są potrzebne, gdy równolegle łączą się co najmniej trzy stringi: do uszkodzonego płynie wtedy prąd pozostałych. Przy jednym lub dwóch zwykle się ich nie stosuje.',
          'Wkładka 15 A pasuje do paneli o prądzie zwarcia do 10,7 A (współczynnik 1,4). Do nowych paneli 13–14 A dobiera się 20 lub 25 A; podstawa na to pozwala, bo jest obliczona na 32 A.',
          'Podstawy nie wolno otwierać pod obciążeniem: łuk prądu stałego sam nie gaśnie. Najpierw rozłącznik, potem pomiar prądu cęgami, dopiero wtedy otwarcie.',
        ].join('\n\n'),
      },
      en: {
        name: 'Promin fuse holders 10 × 38, 3 pcs with gPV 15 A fuses, 1000 V DC',
        summary: 'Three rail holders with blown-fuse light and three 15 A links for panel strings.',
        description: [
          'Fuses are needed where three or more strings meet in parallel: a faulty one then receives the current of the others. For one or two strings they are usually left out.',
          'A 15 A link suits panels with a short-circuit current up to 10.7 A (factor 1.4). For today’s 13–14 A panels take 20 or 25 A, which the holder, rated 32 A, permits.',
          'Never open a holder under load: a DC arc does not go out by itself. Open the disconnector, check the current with a clamp meter, and only then open the holder.',
        ].join('\n\n'),
      },
    },
  },
  {
    id: 1904,
    category: 'electrical-components',
    article: 'HP10M15',
    brand: 'Mersen',
    pictures: ['component-dc-fuse'],
    stock: 60,
    price: { UAH: 1_650, PLN: 145 },
    warrantyMonths: 12,
    tags: ['installer', 'business'],
    specifications: {
      ratedVoltageV: 1000,
      ratedCurrentA: 15,
      protectionType: 'gPV 10×38',
      dimensionsMm: '10 × 38',
      weightKg: 0.1,
    },
    text: {
      uk: {
        name: 'Запобіжник Mersen HP10M15 gPV 10 × 38, 15 А, 1000 В DC, упаковка 10 шт.',
        summary: 'Вставки для стрингів сонячних панелей за IEC 60269-6, десять штук у коробці.',
        description: [
          'Характеристика gPV відрізняється від звичайної gG: вставка впевнено відмикає малі надструми постійного струму, з якими стринги панелей мають справу найчастіше. Побутові вставки такого ж розміру тут застосовувати не можна.',
          'Замінюйте і плюсову, і мінусову вставки пари, якщо згоріла одна. Підходять до будь-яких тримачів 10 × 38 на 1000 В; тримач на фото до комплекту не входить.',
          'Перед заміною знайдіть причину: найчастіше це перетиснутий кабель або вода в роз’ємі.',
        ].join('\n\n'),
      },
      pl: {
        name: 'Wkładka bezpiecznikowa Mersen HP10M15 gPV 10 × 38, 15 A, 1000 V DC, 10 szt.',
        summary:
          'Wkładki do stringów paneli fotowoltaicznych według IEC 60269-6, dziesięć sztuk w opakowaniu.',
        description: [
          'Charakterystyka gPV różni się od zwykłej gG: wkładka pewnie wyłącza małe przetężenia prądu stałego, z którymi stringi paneli mają do czynienia najczęściej. Wkładek domowych tego samego rozmiaru stosować tu nie wolno.',
          'Gdy przepali się jedna, wymienia się obie wkładki pary: plusową i minusową. Pasują do podstaw 10 × 38 na 1000 V; podstawa ze zdjęcia nie wchodzi w skład opakowania.',
          'Przed wymianą trzeba znaleźć przyczynę – najczęściej jest to przytrzaśnięty przewód lub woda w złączu.',
        ].join('\n\n'),
      },
      en: {
        name: 'Mersen HP10M15 gPV fuse 10 × 38, 15 A, 1000 V DC, pack of 10',
        summary: 'Fuse links for panel strings to IEC 60269-6, ten in a box.',
        description: [
          'The gPV characteristic differs from the usual gG: the link reliably opens small DC overcurrents, the ones that strings mostly meet. Household links of the same size must not be used here.',
          'If one of a pair has blown, replace both the plus and the minus link. They fit any 10 × 38 holder for 1,000 V; the holder in the picture is not included.',
          'Find the cause first: most often a pinched cable or water in a connector.',
        ].join('\n\n'),
      },
    },
  },
  {
    id: 1905,
    category: 'electrical-components',
    article: 'PRM-DB28-HYB',
    brand: 'Promin',
    pictures: ['component-distribution-box', 'switch-mcb'],
    stock: 7,
    price: { UAH: 12_800 },
    warrantyMonths: 36,
    tags: ['home', 'installer', 'backup-power', 'three-phase'],
    specifications: {
      phases: 3,
      ratedVoltageV: 400,
      ratedCurrentA: 63,
      frequencyHz: 50,
      residualCurrentProtection: 'A, 30 mA',
      breakingCapacityKa: 6,
      modulesCount: 28,
      material: 'polymer',
      ipRating: 'IP40',
      operatingTemperature: '−5…+40 °C',
      dimensionsMm: '430 × 380 × 110',
      weightKg: 7.9,
    },
    text: {
      uk: {
        name: 'Розподільний щит Promin для гібридної станції, 28 модулів, складений',
        summary: 'Зібраний і перевірений щит: мережа, інвертор, резервні лінії та обмежувач перенапруг.',
        description: [
          'Щит для трифазного гібридного інвертора до 12 кВт. Верхній ряд – ввід мережі, пристрій захисного вимкнення типу A та лінії без резерву; нижній – вихід EPS інвертора і шість резервних ліній, відділених окремою нульовою шиною.',
          'Усередині вже є обмежувач перенапруг типу 2, клеми під кабелі до 16 мм² і кабельні вводи знизу. До щита додаються протокол вимірювань, схема двома мовами й наклейки.',
          'Монтажнику лишається завести кабелі: близько години роботи замість дня. Якщо потрібні інші номінали, напишіть у замовленні: складемо за вашою схемою за 5 робочих днів.',
        ].join('\n\n'),
      },
      pl: {
        name: 'Rozdzielnica Promin do instalacji hybrydowej, 28 modułów, zmontowana',
        summary:
          'Zmontowana i sprawdzona rozdzielnica: sieć, falownik, obwody rezerwowe i ogranicznik przepięć.',
        description: [
          'Rozdzielnica do trójfazowego falownika hybrydowego do 12 kW. Górny rząd to zasilanie z sieci, wyłącznik różnicowoprądowy typu A i obwody bez rezerwy; dolny – wyjście EPS falownika i sześć obwodów rezerwowych z osobną szyną neutralną.',
          'W środku są już ogranicznik przepięć typu 2, zaciski do 16 mm² i dławnice od dołu. W komplecie protokół pomiarów, schemat w dwóch językach i naklejki.',
          'Instalatorowi pozostaje wprowadzić kable: około godziny zamiast całego dnia. Inne prądy znamionowe można podać w zamówieniu – zmontujemy według schematu w 5 dni roboczych.',
        ].join('\n\n'),
      },
      en: {
        name: 'Promin distribution board for hybrid plants, 28 modules, assembled',
        summary: 'An assembled and tested board: mains, inverter, backup circuits and surge protection.',
        description: [
          'A board for a three-phase hybrid inverter of up to 12 kW. The upper row holds the mains supply, a type A residual current device and the circuits without backup; the lower one the inverter’s EPS output and six backup circuits with a neutral bar of their own.',
          'A type 2 surge protector, terminals for up to 16 mm² and glands at the bottom are already inside. A test record, a diagram in two languages and labels come with it.',
          'The installer only brings in the cables: about an hour instead of a day. For other ratings leave a note with the order and we build to your diagram in five working days.',
        ].join('\n\n'),
      },
    },
  },
  {
    id: 1906,
    category: 'electrical-components',
    article: 'VS212PD',
    brand: 'Hager',
    pictures: ['component-distribution-box-plain'],
    stock: 16,
    price: { UAH: 1_780, PLN: 155 },
    warrantyMonths: 24,
    tags: ['installer', 'home'],
    specifications: {
      modulesCount: 24,
      material: 'polymer',
      ipRating: 'IP40',
      weightKg: 2.3,
    },
    text: {
      uk: {
        name: 'Щит накладний Hager Golf VS212PD, 24 модулі, без наповнення',
        summary: 'Порожній корпус на два ряди по 12 модулів з дверцятами, для монтажу на стіну.',
        description: [
          'Місця вистачає для квартири або невеликого резервного щита. Закладайте запас: після зарядної станції та інвертора вільні модулі закінчуються швидко, добре лишити 20–30 %.',
          'Рейки знімаються, тож апарати можна скласти на столі, а потім поставити в корпус одним блоком. Клеми PE і N входять до комплекту.',
          'Автомати на фото показано для прикладу, до комплекту вони не входять. Корпус для сухих приміщень; надворі потрібен щит IP65.',
        ].join('\n\n'),
      },
      pl: {
        name: 'Rozdzielnica natynkowa Hager Golf VS212PD, 24 moduły, bez wyposażenia',
        summary: 'Pusta obudowa na dwa rzędy po 12 modułów, z drzwiczkami, do montażu na ścianie.',
        description: [
          'Miejsca wystarcza na mieszkanie albo małą rozdzielnicę rezerwową. Warto zostawić 20–30% zapasu, bo po ładowarce i falowniku wolne moduły szybko się kończą.',
          'Szyny są wyjmowane, więc aparaty można zmontować na stole i wstawić do obudowy w całości. Zaciski PE i N są w komplecie.',
          'Wyłączniki na zdjęciu są przykładowe i nie wchodzą w skład zestawu. Obudowa do pomieszczeń suchych; na zewnątrz potrzebna jest IP65.',
        ].join('\n\n'),
      },
      en: {
        name: 'Hager Golf VS212PD surface board, 24 modules, empty',
        summary: 'An empty enclosure of two rows of 12 modules with a door, for wall mounting.',
        description: [
          'Enough for a flat or a small backup board. Leave a reserve of 20–30%: after a charger and an inverter free modules go quickly.',
          'The rails come out, so the devices are assembled on a bench and set into the enclosure as one. PE and N terminals are included.',
          'The breakers in the picture are an example and not included. For dry rooms only; outdoors use an IP65 enclosure.',
        ].join('\n\n'),
      },
    },
  },
  {
    id: 1907,
    category: 'electrical-components',
    article: 'PRM-DC2-1000',
    brand: 'Promin',
    pictures: ['component-distribution-box-plain', 'component-dc-fuse'],
    stock: 19,
    price: { UAH: 4_650, PLN: 409 },
    warrantyMonths: 36,
    tags: ['installer', 'home', 'business'],
    specifications: {
      ratedVoltageV: 1000,
      ratedCurrentA: 32,
      protectionType: 'T2',
      polesCount: 4,
      modulesCount: 12,
      connector: 'mc4',
      connectorsCount: 4,
      material: 'polymer',
      ipRating: 'IP65',
      operatingTemperature: '−25…+60 °C',
      dimensionsMm: '300 × 260 × 140',
      weightKg: 3.4,
    },
    text: {
      uk: {
        name: 'Щит постійного струму Promin на два стринги, 1000 В, з роз’єднувачем і обмежувачем',
        summary: 'Бокс IP65 між панелями та інвертором: роз’єднувач 32 А і обмежувач типу 2 на кожен стринг.',
        description: [
          'Два входи MC4, два виходи, стринги не з’єднуються між собою, тож бокс підходить для інверторів із двома трекерами. Роз’єднувач дає змогу зняти напругу біля даху, коли інвертор стоїть у підвалі.',
          'Обмежувач типу 2, 1000 В, максимальний розрядний струм 40 кА. Якщо від панелей до інвертора понад 10 м, один бокс ставлять на даху, другий – біля інвертора.',
          'Бокс монтують вертикально, кабельними вводами донизу, у тіні. На південній стіні дверцята нагріваються, і роз’єднувач може брати лише 25 А. Шина PE приєднується проводом 16 мм².',
        ].join('\n\n'),
      },
      pl: {
        name: 'Rozdzielnica DC Promin na dwa stringi, 1000 V, z rozłącznikiem i ogranicznikiem',
        summary:
          'Skrzynka IP65 między panelami a falownikiem: rozłącznik 32 A i ogranicznik typu 2 na każdy string.',
        description: [
          'Dwa wejścia MC4, dwa wyjścia, stringi nie są ze sobą łączone, więc skrzynka pasuje do falowników z dwoma trackerami. Rozłącznik pozwala odciąć napięcie przy dachu, gdy falownik stoi w piwnicy.',
          'Ogranicznik typu 2, 1000 V, maksymalny prąd wyładowczy 40 kA. Gdy od paneli do falownika jest ponad 10 m, jedną skrzynkę montuje się na dachu, drugą przy falowniku.',
          'Montaż w pionie, dławnicami w dół, w cieniu. Na ścianie południowej skrzynka się nagrzewa i rozłącznik może prowadzić tylko 25 A. Szynę PE przyłącza się przewodem 16 mm².',
        ].join('\n\n'),
      },
      en: {
        name: 'Promin DC box for two strings, 1000 V, with disconnector and surge protection',
        summary:
          'An IP65 box between panels and inverter: a 32 A disconnector and a type 2 arrester per string.',
        description: [
          'Two MC4 inputs, two outputs; the strings are not joined, so the box suits inverters with two trackers. The disconnector takes the voltage off near the roof when the inverter stands in the cellar.',
          'Type 2 arresters for 1,000 V with a maximum discharge current of 40 kA. With more than 10 m between panels and inverter, put one box on the roof and another at the inverter.',
          'Mount it upright with the glands downwards, in the shade. On a south wall it heats up and the disconnector may carry only 25 A. Connect the PE bar with 16 mm² wire.',
        ].join('\n\n'),
      },
    },
  },
  {
    id: 1908,
    category: 'electrical-components',
    article: 'DF101PV',
    brand: 'Schneider Electric',
    pictures: ['component-dc-fuse'],
    stock: 51,
    price: { UAH: 540, PLN: 47 },
    warrantyMonths: 24,
    tags: ['installer', 'business'],
    specifications: {
      ratedVoltageV: 1000,
      ratedCurrentA: 25,
      polesCount: 1,
      protectionType: 'gPV 10×38',
      weightKg: 0.06,
    },
    text: {
      uk: {
        name: 'Тримач запобіжника Schneider Electric TeSys DF101PV, 1P, 25 А, 1000 В DC',
        summary: 'Однополюсний тримач на DIN-рейку під вставку 10 × 38 для сонячних стрингів.',
        description: [
          'Тримачі серії DF збирають у ряд потрібної довжини: для двополюсного захисту одного стрингу потрібно два. Вставку замовляють окремо, найчастіше 15, 20 або 25 А характеристики gPV.',
          'Важіль відкривається лише без навантаження. У відкритому положенні його можна опломбувати, доки на даху працюють люди.',
          'У щільному ряду під сонцем нагрів зростає: між кожними трьома тримачами лишіть проміжок у половину модуля. На фото – три тримачі, ціна за один.',
        ].join('\n\n'),
      },
      pl: {
        name: 'Podstawa bezpiecznikowa Schneider Electric TeSys DF101PV, 1P, 25 A, 1000 V DC',
        summary: 'Jednobiegunowa podstawa na szynę DIN pod wkładkę 10 × 38 do stringów fotowoltaicznych.',
        description: [
          'Podstawy serii DF łączy się w rząd o potrzebnej długości: do dwubiegunowej ochrony jednego stringu potrzebne są dwie. Wkładkę zamawia się osobno, najczęściej 15, 20 lub 25 A o charakterystyce gPV.',
          'Dźwignię otwiera się wyłącznie bez obciążenia. W pozycji otwartej można ją zaplombować na czas prac na dachu.',
          'W ciasnym rzędzie temperatura rośnie, dlatego co trzy podstawy zostawia się pół modułu odstępu. Na zdjęciu trzy podstawy, cena dotyczy jednej.',
        ].join('\n\n'),
      },
      en: {
        name: 'Schneider Electric TeSys DF101PV fuse holder, 1P, 25 A, 1000 V DC',
        summary: 'A single-pole DIN rail holder for 10 × 38 links in solar strings.',
        description: [
          'DF holders are joined to a row of any length: two of them protect both poles of one string. Order the link separately, mostly 15, 20 or 25 A of gPV type.',
          'The lever opens only without load. Open, it can be sealed while people work on the roof.',
          'A tight row runs warm, so leave half a module after every three holders. The picture shows three, the price is for one.',
        ].join('\n\n'),
      },
    },
  },
] satisfies readonly SeedProduct[];
