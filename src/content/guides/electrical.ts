import type { Guide } from './guide.ts';

/** What stands between the plant and the house. */
export const electricalGuides = {
  'automatic-switches': {
    links: ['electrical-components', 'cables-wires', 'inverters', 'ac-charging-stations'],
    text: {
      uk: {
        paragraphs: [
          'Автомат захищає кабель, а не прилад, тому номінал беруть за перерізом: 1,5 мм² — 10 А, 2,5 мм² — 16 А, 4 мм² — 20 А, 6 мм² — 32 А, 10 мм² — 40 А. Характеристика B годиться для освітлення й розеток, C — для двигунів та інверторів, D — для трансформаторів із великим пусковим струмом.',
          'На стороні панелей і батареї потрібні вимикачі саме постійного струму: дуга там не гасне сама, і звичайний автомат може загорітися. Напруга вимикача має перевищувати холостий хід стрингу в мороз. Перемикач введення резерву обирають за фазами вводу та повним струмом дому. Чотириполюсний розриває й нуль, як вимагає більшість генераторів.',
        ],
        questions: [
          {
            question: 'Чому вибиває автомат інвертора?',
            answer:
              'Найчастіше замалий номінал або характеристика B. Звірте струм із паспортом і візьміть C.',
          },
          {
            question: 'Чи замінює він диференційний захист?',
            answer: 'Ні: автомат стежить за струмом, а не за витоком. Від ураження рятує ПЗВ.',
          },
        ],
      },
      pl: {
        paragraphs: [
          'Wyłącznik chroni przewód, a nie urządzenie, dlatego prąd dobiera się do przekroju: 1,5 mm² to 10 A, 2,5 mm² 16 A, 4 mm² 20 A, 6 mm² 32 A, 10 mm² 40 A. Charakterystyka B pasuje do oświetlenia i gniazd, C do silników i falowników, D do transformatorów o dużym prądzie rozruchu.',
          'Po stronie paneli i magazynu energii potrzebne są aparaty prądu stałego: łuk nie gaśnie tam sam, a zwykły wyłącznik może się zapalić. Jego napięcie musi przewyższać napięcie jałowe stringu na mrozie. Przełącznik zasilania rezerwowego wybiera się według faz przyłącza i pełnego prądu domu. Czterobiegunowy rozłącza też przewód neutralny, czego wymaga większość agregatów.',
        ],
        questions: [
          {
            question: 'Dlaczego wyłącznik falownika wybija?',
            answer: 'Najczęściej za mały prąd albo charakterystyka B. Porównaj z kartą katalogową i weź C.',
          },
          {
            question: 'Czy zastępuje wyłącznik różnicowoprądowy?',
            answer: 'Nie: pilnuje prądu, a nie upływu. Przed porażeniem chroni różnicówka.',
          },
        ],
      },
      en: {
        paragraphs: [
          'A breaker protects the cable, not the appliance, so its rating follows the cross-section: 1.5 mm² takes 10 A, 2.5 mm² 16 A, 4 mm² 20 A, 6 mm² 32 A, 10 mm² 40 A. Curve B suits lights and sockets, C motors and inverters, D transformers with a high inrush.',
          'On the side of panels and battery you need breakers made for direct current: the arc there does not go out by itself, and an ordinary one may catch fire. Its voltage has to exceed the string’s open-circuit voltage in frost. A transfer switch is chosen by the phases of the supply and the full current of the house. One with four poles breaks the neutral too, as most generators require.',
        ],
        questions: [
          {
            question: 'Why does the inverter’s breaker trip?',
            answer:
              'Mostly its rating is too small or its curve is B. Compare with the data sheet and take C.',
          },
          {
            question: 'Does it replace a residual current device?',
            answer: 'No: it watches current and not leakage. An RCD protects people from shock.',
          },
        ],
      },
    },
  },
  'cables-wires': {
    links: ['solar-panels', 'automatic-switches', 'electrical-components', 'inverters'],
    text: {
      uk: {
        paragraphs: [
          'Переріз визначають струм і довжина. Для стрингу панелей зі струмом 13–16 А до 20 метрів вистачає 4 мм², далі беруть 6 мм²: втрата напруги має лишатися в межах 1–2 %. Від батареї на 48 В до інвертора 5 кВт тече понад 100 А, тому там потрібно 25–35 мм² і якомога коротше.',
          'Сонячний кабель має подвійну ізоляцію, стійку до ультрафіолету, та луджені жили; звичайний ПВС на даху тріскає за кілька років. Плюс і мінус беріть різного кольору й ведіть поруч, без петлі. Роз’єми MC4 з’єднуйте лише одного виробника: схожі на вигляд гріються. Заземлювальний провід — жовто-зелений, не тонший за 6 мм².',
        ],
        questions: [
          {
            question: 'Скільки метрів замовляти?',
            answer: 'Відстань від даху до інвертора помножте на два й додайте 10 % на обхід та кінці.',
          },
          {
            question: 'Чи можна класти кабель у землю?',
            answer: 'Так, у трубі на глибині 0,7 м, із сигнальною стрічкою над нею.',
          },
        ],
      },
      pl: {
        paragraphs: [
          'O przekroju decydują prąd i długość. Dla stringu paneli o prądzie 13–16 A do 20 metrów wystarcza 4 mm², dalej bierze się 6 mm²: spadek napięcia powinien zostać w granicach 1–2%. Z magazynu energii 48 V do falownika 5 kW płynie ponad 100 A, więc potrzeba tam 25–35 mm² i jak najkrótszej drogi.',
          'Przewód solarny ma podwójną izolację odporną na ultrafiolet i cynowane żyły; zwykły na dachu pęka po kilku latach. Plus i minus niech mają różne kolory i biegną obok siebie, bez pętli. Złącza MC4 łącz tylko jednego producenta: podobne z wyglądu się grzeją. Przewód ochronny jest żółto-zielony, nie cieńszy niż 6 mm².',
        ],
        questions: [
          {
            question: 'Ile metrów zamówić?',
            answer: 'Odległość z dachu do falownika pomnóż przez dwa i dodaj 10% na obejścia i końcówki.',
          },
          {
            question: 'Czy można ułożyć go w ziemi?',
            answer: 'Tak, w rurze na głębokości 0,7 m, z folią ostrzegawczą powyżej.',
          },
        ],
      },
      en: {
        paragraphs: [
          'Current and length decide the cross-section. For a string of 13–16 A 4 mm² are enough up to 20 metres, beyond that take 6 mm²: the loss of voltage should stay within 1–2%. Between a 48 V battery and a 5 kW inverter flow more than 100 A, so it takes 25–35 mm² and the shortest way.',
          'Solar cable has double insulation that stands ultraviolet light, and tinned strands; ordinary flex cracks on a roof within years. Take different colours for plus and minus and lay them side by side, without a loop. Join MC4 connectors of one maker only: look-alikes heat up. The earth wire is yellow-green and of 6 mm² at least.',
        ],
        questions: [
          {
            question: 'How many metres should I order?',
            answer: 'Double the distance from roof to inverter and add 10% for detours and ends.',
          },
          {
            question: 'May it lie in the ground?',
            answer: 'Yes, in a duct 0.7 m deep with warning tape above it.',
          },
        ],
      },
    },
  },
  'electrical-components': {
    links: ['automatic-switches', 'cables-wires', 'inverters', 'sets-of-solar-power-plants'],
    text: {
      uk: {
        paragraphs: [
          'Захист станції складається з двох половин. На стороні DC між панелями та інвертором стоять запобіжники стрингів, роз’єднувач та обмежувач перенапруги; їхня робоча напруга — 600 або 1000 В — має бути вищою за Voc усього стрингу в мороз. На стороні AC — автомат, диференційний захист і свій обмежувач.',
          'Обмежувач типу 2 достатній для більшості будинків, тип 1+2 потрібен там, де є блискавковідвід або повітряний ввід. Запобіжники gPV ставлять, коли паралельно працюють три стринги й більше. Щит беріть із запасом на чверть модулів, IP65 для вулиці та IP40 для приміщення, і залиште місце для згину товстих кабелів.',
        ],
        questions: [
          {
            question: 'Чи потрібне заземлення для обмежувача?',
            answer: 'Так, без нього він не працює: провід 6–16 мм² найкоротшим шляхом до шини.',
          },
          {
            question: 'Як дізнатися, що обмежувач спрацював?',
            answer: 'Віконце на вставці стає червоним. Вставку замінюють, не знімаючи корпус.',
          },
        ],
      },
      pl: {
        paragraphs: [
          'Ochrona instalacji składa się z dwóch połówek. Po stronie DC między panelami a falownikiem stoją bezpieczniki stringów, rozłącznik i ogranicznik przepięć; ich napięcie pracy, 600 lub 1000 V, musi przewyższać Voc całego stringu na mrozie. Po stronie AC wyłącznik nadprądowy, różnicowoprądowy i drugi ogranicznik.',
          'Ogranicznik typu 2 wystarcza w większości domów, typ 1+2 jest potrzebny tam, gdzie jest piorunochron lub przyłącze napowietrzne. Bezpieczniki gPV stosuje się, gdy równolegle pracują trzy stringi lub więcej. Rozdzielnicę weź z zapasem jednej czwartej modułów, IP65 na zewnątrz i IP40 w budynku, i zostaw miejsce na zgięcie grubych przewodów.',
        ],
        questions: [
          {
            question: 'Czy ogranicznik wymaga uziemienia?',
            answer: 'Tak, bez niego nie działa: przewód 6–16 mm² najkrótszą drogą do szyny.',
          },
          {
            question: 'Skąd wiadomo, że zadziałał?',
            answer: 'Okienko wkładki robi się czerwone. Wkładkę wymienia się bez zdejmowania podstawy.',
          },
        ],
      },
      en: {
        paragraphs: [
          'A plant’s protection has two halves. On the DC side, between panels and inverter, stand string fuses, a disconnector and a surge arrester; their working voltage, 600 or 1,000 V, has to exceed the Voc of the whole string in frost. On the AC side there are a breaker, a residual current device and an arrester of its own.',
          'A type 2 arrester is enough for most houses; type 1+2 belongs where there is a lightning rod or an overhead supply. gPV fuses are for three strings and more in parallel. Take a board with a quarter of its modules to spare, IP65 outdoors and IP40 inside, and leave room to bend thick cables.',
        ],
        questions: [
          {
            question: 'Does an arrester need earthing?',
            answer: 'Yes, without it it does nothing: a wire of 6–16 mm² by the shortest way to the bar.',
          },
          {
            question: 'How do I know that it has tripped?',
            answer: 'The window of its cartridge turns red. The cartridge is replaced, the base stays.',
          },
        ],
      },
    },
  },
} as const satisfies Record<string, Guide>;
