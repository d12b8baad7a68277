import type { Guide } from './guide.ts';

/** Panels, batteries, inverters, whole plants and what holds them. */
export const solarGuides = {
  'solar-panels': {
    links: ['inverters', 'mounting-systems', 'cables-wires', 'sets-of-solar-power-plants'],
    text: {
      uk: {
        paragraphs: [
          'Почніть із даху, а не з ватів: виміряйте вільну площу без тіні й порахуйте, скільки модулів на неї лягає. Панель на 450 Вт має близько 1,76 × 1,13 м, а модулі на 580–615 Вт довші за 2,2 м і зручніші на землі чи великому пласкому даху.',
          'Елементи n-типу (TOPCon, BC, HJT) повільніше старіють і менше втрачають у спеку, ніж PERC. Двобічна панель дає помітний додаток лише там, де під нею є світла поверхня та повітря. Наостанок звірте Voc і Isc з інвертором: у мороз напруга зростає, тому довжину стрингу рахують для −25 °C.',
        ],
        questions: [
          {
            question: 'Скільки панелей потрібно для дому?',
            answer:
              'Поділіть річне споживання на виробіток: 1 кВт панелей дає в Україні 1100–1300 кВт·год на рік. Для 4000 кВт·год потрібно 7–9 модулів по 450 Вт.',
          },
          {
            question: 'Чи можна змішувати різні панелі?',
            answer:
              'В одному стрингу ні: слабша панель обмежить усі. На різні входи MPPT різні панелі вмикати можна.',
          },
        ],
      },
      pl: {
        paragraphs: [
          'Zacznij od dachu, nie od watów: zmierz powierzchnię bez cienia i policz, ile modułów się na niej zmieści. Panel 450 W ma około 1,76 × 1,13 m, a moduły 580–615 W są dłuższe niż 2,2 m i lepiej sprawdzają się na gruncie albo dużym dachu płaskim.',
          'Ogniwa typu n (TOPCon, BC, HJT) wolniej się starzeją i mniej tracą w upale niż PERC. Panel bifacjalny daje wyraźny dodatek tylko tam, gdzie pod spodem jest jasna powierzchnia i powietrze. Na koniec porównaj Voc i Isc z falownikiem: na mrozie napięcie rośnie, dlatego długość stringu liczy się dla −25 °C.',
        ],
        questions: [
          {
            question: 'Ile paneli potrzeba do domu?',
            answer:
              'Podziel roczne zużycie przez uzysk: 1 kWp daje w Polsce około 1020–1080 kWh rocznie. Przy 4000 kWh potrzeba 9 modułów po 450 W.',
          },
          {
            question: 'Czy można łączyć różne panele?',
            answer:
              'W jednym stringu nie: najsłabszy panel ogranicza wszystkie. Do osobnych wejść MPPT można podłączyć różne moduły.',
          },
        ],
      },
      en: {
        paragraphs: [
          'Start with the roof, not the watts: measure the area that stays free of shade and count how many modules fit. A 450 W panel is about 1.76 × 1.13 m, while modules of 580–615 W are longer than 2.2 m and belong on the ground or on a large flat roof.',
          'N-type cells (TOPCon, BC, HJT) age more slowly and lose less in the heat than PERC. A bifacial panel adds a noticeable share only above a bright surface with air beneath it. Finally compare Voc and Isc with the inverter: voltage rises in frost, so the length of a string is worked out for −25 °C.',
        ],
        questions: [
          {
            question: 'How many panels does a house need?',
            answer:
              'Divide your yearly use by the yield: 1 kW of panels gives 1,000–1,300 kWh a year in Poland and Ukraine. For 4,000 kWh you need 7–9 modules of 450 W.',
          },
          {
            question: 'Can different panels be mixed?',
            answer:
              'Not in one string: the weakest panel limits all of them. Separate MPPT inputs may carry different panels.',
          },
        ],
      },
    },
  },
  batteries: {
    links: ['inverters', 'cables-wires', 'electrical-components', 'portable-power-stations'],
    text: {
      uk: {
        paragraphs: [
          'Спершу подивіться на інвертор: він працює або з батареями на 48 В, або з високовольтними, і ці типи не замінюють один одного. Перевірте також, чи є модель батареї у списку сумісних, бо інвертор і плата керування мають розуміти протокол одна одної.',
          'Ємність рахують від вечора й ночі: дім зі споживанням 10 кВт·год на добу після заходу сонця бере близько половини, тож корисних 5 кВт·год вистачає на звичайний вечір. Струм розряду обмежує потужність: батарея на 100 А при 48 В віддає близько 5 кВт. LiFePO₄ витримує 6000 циклів, але не заряджається на морозі.',
        ],
        questions: [
          {
            question: 'Чи можна додати модуль пізніше?',
            answer:
              'Так, якщо модель та сама, а серія ще випускається. Перед з’єднанням вирівняйте заряд старого й нового модулів, і не тягніть із цим довше двох років.',
          },
          {
            question: 'Де встановлювати?',
            answer:
              'У сухому приміщенні від +5 до +35 °C, на негорючій стіні, з вільним підходом до вимикача.',
          },
        ],
      },
      pl: {
        paragraphs: [
          'Najpierw spójrz na falownik: pracuje albo z magazynem energii 48 V, albo z wysokonapięciowym, a jeden nie zastąpi drugiego. Sprawdź też, czy model jest na liście zgodności producenta, bo falownik i elektronika magazynu muszą mówić tym samym protokołem.',
          'Pojemność liczy się od wieczora i nocy: dom zużywający 10 kWh na dobę po zachodzie słońca pobiera mniej więcej połowę, więc 5 kWh pojemności użytecznej wystarcza na zwykły wieczór. Moc ogranicza prąd rozładowania: 100 A przy 48 V to około 5 kW. Magazyn LiFePO₄ znosi 6000 cykli, ale nie wolno go ładować na mrozie.',
        ],
        questions: [
          {
            question: 'Czy można dołożyć moduł później?',
            answer:
              'Tak, jeśli to ten sam model i seria jest nadal produkowana. Przed połączeniem wyrównaj stan naładowania starego i nowego modułu; najlepiej zrobić to w ciągu dwóch lat.',
          },
          {
            question: 'Gdzie ją zamontować?',
            answer:
              'W suchym pomieszczeniu od +5 do +35 °C, na niepalnej ścianie, ze swobodnym dostępem do wyłącznika.',
          },
        ],
      },
      en: {
        paragraphs: [
          'Look at the inverter first: it works either with 48 V batteries or with high-voltage ones, and neither replaces the other. Check that the model is on the maker’s compatibility list as well, because inverter and battery electronics have to speak the same protocol.',
          'Capacity follows the evening and the night: a home that uses 10 kWh a day takes about half of it after sunset, so 5 kWh of usable energy carries an ordinary evening. Discharge current limits power: 100 A at 48 V is about 5 kW. LiFePO₄ stands 6,000 cycles but must not be charged in frost.',
        ],
        questions: [
          {
            question: 'Can a module be added later?',
            answer:
              'Yes, if it is the same model and the series is still made. Bring the old and the new module to the same charge before joining them, and do not leave it longer than two years.',
          },
          {
            question: 'Where should it stand?',
            answer:
              'In a dry room between +5 and +35 °C, on a wall that does not burn, with a clear way to its switch.',
          },
        ],
      },
    },
  },
  inverters: {
    links: ['solar-panels', 'batteries', 'automatic-switches', 'sets-of-solar-power-plants'],
    text: {
      uk: {
        paragraphs: [
          'Тип вирішує все інше. Мережевий інвертор дешевий і ефективний, але вимикається разом із мережею. Гібридний живить дім від панелей та батареї під час відключень. Автономний потрібен там, де мережі немає зовсім, а мікроінвертор стоїть за кожною панеллю й не боїться часткової тіні.',
          'Потужність беруть за найбільшим одночасним навантаженням із запасом на пуск двигунів: насос чи компресор на мить бере втричі більше. Панелей можна поставити на 20–30 % більше за номінал. Далі перевірте три межі: найбільшу напругу входу, діапазон MPPT і струм; а для трифазного вводу — чи розподіляє інвертор фази нерівномірно.',
        ],
        questions: [
          {
            question: 'Одна фаза чи три?',
            answer:
              'Стільки, скільки у вашого вводу. Три однофазні інвертори на трьох фазах коштують дорожче й складніші за один трифазний.',
          },
          {
            question: 'Скільки входів MPPT потрібно?',
            answer:
              'По одному на кожен напрямок даху: панелі, що дивляться в різні боки, не можна вмикати в один стринг.',
          },
        ],
      },
      pl: {
        paragraphs: [
          'Typ rozstrzyga o całej reszcie. Falownik sieciowy jest tani i sprawny, ale wyłącza się razem z siecią. Hybrydowy zasila dom z paneli i magazynu energii podczas przerw. Wyspowy jest potrzebny tam, gdzie sieci w ogóle nie ma, a mikroinwerter stoi za każdym panelem i nie boi się częściowego cienia.',
          'Moc dobiera się do największego jednoczesnego obciążenia z zapasem na rozruch silników: pompa lub sprężarka przez chwilę pobiera trzy razy więcej. Paneli może być o 20–30% więcej niż wynosi moc znamionowa. Potem sprawdź trzy granice: najwyższe napięcie wejściowe, zakres MPPT i prąd, a przy zasilaniu trójfazowym także pracę z asymetrią faz.',
        ],
        questions: [
          {
            question: 'Jedna faza czy trzy?',
            answer:
              'Tyle, ile ma przyłącze. Trzy falowniki jednofazowe na trzech fazach są droższe i trudniejsze niż jeden trójfazowy.',
          },
          {
            question: 'Ile wejść MPPT potrzeba?',
            answer:
              'Po jednym na każdą połać dachu: paneli skierowanych w różne strony nie łączy się w jeden string.',
          },
        ],
      },
      en: {
        paragraphs: [
          'The type decides the rest. A grid-tied inverter is cheap and efficient but switches off together with the grid. A hybrid one feeds the house from panels and battery during outages. Off-grid inverters belong where there is no grid at all, and a microinverter sits behind each panel and does not mind partial shade.',
          'Power follows the largest load at one time, with a reserve for starting motors: a pump or compressor briefly takes three times its rating. Panels may exceed the rating by 20–30%. Then check three limits: the highest input voltage, the MPPT range and the current; on a three-phase supply also whether it copes with uneven phases.',
        ],
        questions: [
          {
            question: 'One phase or three?',
            answer:
              'As many as your supply has. Three single-phase inverters on three phases cost more and are harder to set up than one three-phase machine.',
          },
          {
            question: 'How many MPPT inputs do I need?',
            answer: 'One for each side of the roof: panels that face different ways do not share a string.',
          },
        ],
      },
    },
  },
  'sets-of-solar-power-plants': {
    links: ['solar-panels', 'inverters', 'batteries', 'mounting-systems'],
    text: {
      uk: {
        paragraphs: [
          'Комплект знімає головну турботу: панелі, інвертор, кріплення, кабель і захист у ньому вже узгоджено між собою. Вам лишається відповісти на три питання. Навіщо станція: зменшити рахунок (мережева), пережити відключення (гібридна з батареєю) чи жити без мережі (автономна)? Скільки кіловатів дозволяє ввід і площа даху? На чому стоятимуть панелі: черепиця, метал, пласка покрівля чи земля?',
          'Орієнтир для приватного дому з газовим опаленням — 5 кВт і батарея на 5–10 кВт·год, для дому з тепловим насосом — 10 кВт. Комплект кріплень розраховано на вказану покрівлю; для іншої його треба замінити до відправлення.',
        ],
        questions: [
          {
            question: 'Чи можна потім розширити станцію?',
            answer:
              'Так, у межах входів інвертора: їхні напругу та струм указано в характеристиках кожного комплекту.',
          },
          {
            question: 'Чи входить монтаж?',
            answer: 'Ні, у ціну входить лише обладнання. Підключати до мережі має електрик із допуском.',
          },
        ],
      },
      pl: {
        paragraphs: [
          'Zestaw zdejmuje z głowy najtrudniejsze: panele, falownik, konstrukcja, przewody i zabezpieczenia są w nim już dobrane do siebie. Pozostają trzy pytania. Po co instalacja: niższy rachunek (sieciowa), przetrwanie przerw w dostawie (hybrydowa z magazynem energii) czy życie bez sieci (wyspowa)? Ile kilowatów dopuszcza przyłącze i powierzchnia dachu? Na czym staną panele: dachówka, blacha, dach płaski czy grunt?',
          'Dla domu ogrzewanego gazem punktem wyjścia jest 5 kW i magazyn energii 5–10 kWh, dla domu z pompą ciepła 10 kW. Konstrukcja w zestawie pasuje do podanego pokrycia; do innego trzeba ją wymienić przed wysyłką.',
        ],
        questions: [
          {
            question: 'Czy instalację można później rozbudować?',
            answer: 'Tak, w granicach wejść falownika: ich napięcie i prąd są w danych każdego zestawu.',
          },
          {
            question: 'Czy montaż jest w cenie?',
            answer: 'Nie, cena obejmuje wyłącznie sprzęt. Do sieci podłącza instalator z uprawnieniami SEP.',
          },
        ],
      },
      en: {
        paragraphs: [
          'A kit takes the hardest part off your hands: panels, inverter, mounting, cable and protection are already matched. Three questions are left. What is the plant for: a smaller bill (grid-tied), getting through outages (hybrid with a battery) or living without a grid (off-grid)? How many kilowatts do your supply and your roof allow? What will the panels stand on: tiles, metal, a flat roof or the ground?',
          'For a house heated with gas 5 kW and a battery of 5–10 kWh are a sound start, for one with a heat pump 10 kW. The mounting in a kit suits the roof that is named; for another it has to be exchanged before dispatch.',
        ],
        questions: [
          {
            question: 'Can the plant grow later?',
            answer:
              'Yes, within the inputs of its inverter: their voltage and current are among the figures of each set.',
          },
          {
            question: 'Is installation included?',
            answer:
              'No, the price is for the equipment alone. A licensed electrician has to connect it to the grid.',
          },
        ],
      },
    },
  },
  'mounting-systems': {
    links: ['solar-panels', 'sets-of-solar-power-plants', 'cables-wires'],
    text: {
      uk: {
        paragraphs: [
          'Кріплення обирають за покрівлею. Під черепицю йдуть гаки до крокв, під профнастил і металочерепицю — шурупи-шпильки або короткі профілі, на пласкому даху — рами з баластом, щоб не свердлити гідроізоляцію. На ґрунті потрібні палі й вищий кут нахилу, на балконі — скоби на поручень.',
          'Далі порахуйте модулі в ряду та перевірте товщину їхньої рами: притискачі розраховано на 30 або 35 мм. Сніговий і вітровий район визначає крок опор; для західних та північних областей ставте їх частіше. Алюміній з нержавійкою не іржавіє, оцинкована сталь міцніша й дешевша для наземних столів.',
        ],
        questions: [
          {
            question: 'Чи витримає дах?',
            answer:
              'Панелі з профілем додають 12–15 кг на квадратний метр, рама з баластом — до 25 кг і більше. Старі крокви покажіть конструктору.',
          },
          {
            question: 'Який кут нахилу обрати?',
            answer:
              'На похилому даху — кут самого даху. На пласкому 10–15° економлять баласт, на землі 30–35° дають найбільший річний виробіток.',
          },
        ],
      },
      pl: {
        paragraphs: [
          'Konstrukcję dobiera się do pokrycia. Pod dachówkę idą haki do krokwi, pod blachę śruby dwugwintowe albo krótkie profile, na dachu płaskim ramy z balastem, żeby nie przewiercać izolacji. Na gruncie potrzebne są pale i większy kąt, na balkonie uchwyty do poręczy.',
          'Potem policz moduły w rzędzie i sprawdź grubość ich ramy: klemy są przewidziane na 30 lub 35 mm. Rozstaw podpór zależy od strefy śniegowej i wiatrowej; w górach i na Pomorzu trzeba je zagęścić. Aluminium ze stalą nierdzewną nie koroduje, stal ocynkowana jest mocniejsza i tańsza przy stołach gruntowych.',
        ],
        questions: [
          {
            question: 'Czy dach to udźwignie?',
            answer:
              'Panele z profilami ważą 12–15 kg na metr kwadratowy, rama z balastem do 25 kg i więcej. Starą więźbę warto pokazać konstruktorowi.',
          },
          {
            question: 'Jaki kąt wybrać?',
            answer:
              'Na dachu skośnym kąt samego dachu. Na płaskim 10–15° oszczędza balast, na gruncie 30–35° daje największy roczny uzysk.',
          },
        ],
      },
      en: {
        paragraphs: [
          'Mounting is chosen by the roof. Tiles take hooks that reach the rafters, sheet metal takes hanger bolts or short rails, a flat roof takes ballasted frames so that its membrane stays whole. On the ground you need piles and a steeper angle, on a balcony brackets for the railing.',
          'Then count the modules in a row and check how thick their frames are: clamps are made for 30 or 35 mm. Snow and wind zones set the distance between supports; in the mountains and near the sea they stand closer. Aluminium with stainless steel does not rust, galvanised steel is stronger and cheaper for tables on the ground.',
        ],
        questions: [
          {
            question: 'Will the roof bear it?',
            answer:
              'Panels with rails add 12–15 kg to each square metre, a ballasted frame 25 kg and more. Show old rafters to an engineer.',
          },
          {
            question: 'Which angle is best?',
            answer:
              'On a pitched roof its own. On a flat one 10–15° saves ballast, on the ground 30–35° gives the largest yield over a year.',
          },
        ],
      },
    },
  },
} as const satisfies Record<string, Guide>;
