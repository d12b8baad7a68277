import type { Guide } from './guide.ts';

/** Power to carry: stations, sets with a panel, folding and flexible panels. */
export const portableGuides = {
  'portable-power-stations': {
    links: ['portable-solar-panels', 'solar-generators', 'generators', 'batteries'],
    text: {
      uk: {
        paragraphs: [
          'Дві цифри описують станцію: ємність у ват-годинах каже, як довго вона живитиме, потужність у ватах — що саме. Роутер і ноутбук беруть 60–80 Вт, холодильник у середньому 50 Вт, але під час пуску до 800, чайник — 2000. Від паспортної ємності відніміть 15 % на перетворення.',
          'На вечір без світла для роутера, ноутбука й ламп досить 500–600 Вт·год, для холодильника та котла — від 1000, для дому на добу — від 2000 і з можливістю додати батарею. Дивіться на хімію: LiFePO₄ служить 3000 циклів, NMC легша, але старіє швидше. Заряджання за годину від мережі важливе за графіків відключень.',
        ],
        questions: [
          {
            question: 'Чи працюватиме газовий котел?',
            answer:
              'Так, якщо на виході чиста синусоїда. Деяким котлам потрібно ще позначити нуль: про це скаже інструкція.',
          },
          {
            question: 'Чи замінить станція ДБЖ?',
            answer: 'Якщо час перемикання до 20 мс — для комп’ютера й роутера так.',
          },
        ],
      },
      pl: {
        paragraphs: [
          'Stację opisują dwie liczby: pojemność w watogodzinach mówi, jak długo będzie zasilać, a moc w watach, co zasili. Router i laptop biorą 60–80 W, lodówka średnio 50 W, lecz przy rozruchu do 800, czajnik 2000. Od pojemności z tabliczki odejmij 15% na przetwarzanie.',
          'Na wieczór bez prądu dla routera, laptopa i lamp wystarczy 500–600 Wh, dla lodówki i kotła od 1000, dla domu na dobę od 2000 z możliwością dołączenia baterii. Patrz na chemię: LiFePO₄ wytrzymuje 3000 cykli, NMC jest lżejsza, ale starzeje się szybciej. Ładowanie z sieci w godzinę przydaje się, gdy przerwy są częste.',
        ],
        questions: [
          {
            question: 'Czy zasili kocioł gazowy?',
            answer:
              'Tak, jeśli na wyjściu jest czysta sinusoida. Niektóre kotły wymagają jeszcze połączenia przewodu neutralnego; powie o tym instrukcja.',
          },
          {
            question: 'Czy stacja zastąpi UPS?',
            answer: 'Jeśli przełącza się w czasie do 20 ms, to dla komputera i routera tak.',
          },
        ],
      },
      en: {
        paragraphs: [
          'Two figures describe a station: capacity in watt-hours tells how long it lasts, power in watts what it can run. A router and a laptop take 60–80 W, a fridge 50 W on average but up to 800 when it starts, a kettle 2,000. Take 15% off the rated capacity for conversion.',
          'For an evening of router, laptop and lamps 500–600 Wh are enough, for a fridge and a boiler 1,000 and more, for a home through a day 2,000 with room for an extra battery. Mind the chemistry: LiFePO₄ lasts 3,000 cycles, NMC is lighter but ages sooner. Charging from the mains within an hour matters where outages come often.',
        ],
        questions: [
          {
            question: 'Will it run a gas boiler?',
            answer:
              'Yes, if its output is a pure sine wave. Some boilers also want the neutral bonded; their manual says so.',
          },
          {
            question: 'Does it replace a UPS?',
            answer: 'If it switches within 20 ms, it does for computers and routers.',
          },
        ],
      },
    },
  },
  'solar-generators': {
    links: ['portable-power-stations', 'portable-solar-panels', 'folding-panels'],
    text: {
      uk: {
        paragraphs: [
          'Сонячний генератор — це портативна станція та складана панель, яку до неї вже підібрано: збігаються роз’єм, напруга й найбільша вхідна потужність. Купувати їх разом простіше й зазвичай дешевше, ніж добирати окремо.',
          'Спочатку порахуйте добове споживання у ват-годинах, потім перевірте панель: улітку вона дає за день чотири-п’ять годин своєї номінальної потужності, узимку одну-дві. Тобто 200 Вт поповнять станцію на 800–900 Вт·год ясного липневого дня, а в грудні ледве на 250. Якщо комплект потрібен для відключень цілий рік, беріть станцію зі швидким заряджанням від мережі та панель як запас.',
        ],
        questions: [
          {
            question: 'Чи можна додати другу панель?',
            answer:
              'Так, якщо сума напруг або струмів вкладається в межі входу станції. Їх указано в характеристиках.',
          },
          {
            question: 'Чи заряджає через вікно?',
            answer: 'Так, але втрачає третину й більше. Панель треба винести назовні та повернути до сонця.',
          },
        ],
      },
      pl: {
        paragraphs: [
          'Generator solarny to stacja przenośna i składany panel, który już do niej pasuje: zgadza się złącze, napięcie i największa moc wejściowa. Kupić je razem jest prościej i zwykle taniej, niż dobierać osobno.',
          'Najpierw policz dobowe zużycie w watogodzinach, potem sprawdź panel: latem oddaje dziennie równowartość czterech–pięciu godzin swojej mocy, zimą jednej–dwóch. To znaczy, że 200 W uzupełni stację o 800–900 Wh w pogodny lipcowy dzień, a w grudniu ledwie o 250. Jeśli zestaw ma służyć podczas przerw w dostawie przez cały rok, weź stację z szybkim ładowaniem z sieci, a panel traktuj jako rezerwę.',
        ],
        questions: [
          {
            question: 'Czy można dołożyć drugi panel?',
            answer:
              'Tak, jeśli suma napięć albo prądów mieści się w granicach wejścia stacji. Są podane w danych technicznych.',
          },
          {
            question: 'Czy ładuje przez szybę?',
            answer:
              'Tak, ale traci jedną trzecią i więcej. Panel trzeba wystawić na zewnątrz i skierować do słońca.',
          },
        ],
      },
      en: {
        paragraphs: [
          'A solar generator is a portable station with a folding panel already matched to it: the connector, the voltage and the highest input power agree. Buying them together is simpler and usually cheaper than finding them one by one.',
          'First add up what you use in a day in watt-hours, then check the panel: in summer it gives four or five hours’ worth of its rated power a day, in winter one or two. So 200 W refill a station by 800–900 Wh on a clear July day and by barely 250 in December. If the set is for outages all the year round, take a station that charges quickly from the mains and keep the panel as a reserve.',
        ],
        questions: [
          {
            question: 'Can I add a second panel?',
            answer:
              'Yes, if the sum of voltages or currents stays within the station’s input. Its limits are among the figures.',
          },
          {
            question: 'Does it charge behind a window?',
            answer: 'Yes, but a third or more is lost. Put the panel outside and turn it to the sun.',
          },
        ],
      },
    },
  },
  'portable-solar-panels': {
    links: ['folding-panels', 'flexible-panels', 'portable-power-stations', 'solar-generators'],
    text: {
      uk: {
        paragraphs: [
          'Спершу вирішіть, чи панель щодня складатимуть, чи закріплять назавжди. Складана має підставки й сумку та ставиться під найкращим кутом; гнучка приклеюється до даху фургона або палуби та працює лежачи, тому дає менше. Для походу важлива вага: 60 Вт — близько двох кілограмів.',
          'Далі звірте три речі зі станцією чи контролером: роз’єм (MC4, XT60, USB-C), напругу холостого ходу та найбільшу вхідну потужність. Панель із більшими ватами станції не зашкодить, а з більшою напругою — може. У реальних умовах чекайте 70–80 % від паспортної потужності; тінь від гілки забирає половину.',
        ],
        questions: [
          {
            question: 'Чи зарядить вона телефон напряму?',
            answer:
              'Так, якщо є вихід USB. Від хмар струм стрибає, тому надійніше заряджати через павербанк.',
          },
          {
            question: 'Чи боїться дощу?',
            answer:
              'Тканина й елементи витримують бризки, блок із гніздами — ні. Закривайте його або ховайте під панель.',
          },
        ],
      },
      pl: {
        paragraphs: [
          'Najpierw zdecyduj, czy panel będzie codziennie składany, czy zamocowany na stałe. Składany ma podpórki i torbę i ustawia się go pod najlepszym kątem; elastyczny przykleja się do dachu kampera lub pokładu i pracuje na leżąco, więc daje mniej. W drodze liczy się waga: 60 W to około dwóch kilogramów.',
          'Potem porównaj trzy rzeczy ze stacją lub regulatorem: złącze (MC4, XT60, USB-C), napięcie jałowe i największą moc wejściową. Panel o większej mocy stacji nie zaszkodzi, o większym napięciu może. W praktyce licz na 70–80% mocy z tabliczki; cień gałęzi zabiera połowę.',
        ],
        questions: [
          {
            question: 'Czy naładuje telefon bezpośrednio?',
            answer:
              'Tak, jeśli ma wyjście USB. Przez chmury prąd skacze, dlatego pewniej ładować przez powerbank.',
          },
          {
            question: 'Czy boi się deszczu?',
            answer:
              'Tkanina i ogniwa znoszą zachlapanie, skrzynka z gniazdami nie. Osłoń ją albo schowaj pod panelem.',
          },
        ],
      },
      en: {
        paragraphs: [
          'Decide first whether the panel will be folded up every day or fixed for good. A folding one has stands and a bag and faces the sun at the best angle; a flexible one is glued to the roof of a van or to a deck and works lying flat, so it gives less. On foot weight counts: 60 W are about two kilograms.',
          'Then compare three things with the station or the controller: the connector (MC4, XT60, USB-C), the open-circuit voltage and the highest input power. More watts than the station takes do no harm, more volts may. In practice expect 70–80% of the rating; the shadow of a branch takes half.',
        ],
        questions: [
          {
            question: 'Will it charge a phone directly?',
            answer:
              'Yes, through a USB output. Clouds make the current jump, so a power bank in between is safer.',
          },
          {
            question: 'Does rain harm it?',
            answer:
              'Fabric and cells stand splashes, the box with the sockets does not. Cover it or keep it behind the panel.',
          },
        ],
      },
    },
  },
  'folding-panels': {
    links: ['solar-generators', 'portable-power-stations', 'camping-panels', 'portable-solar-panels'],
    text: {
      uk: {
        paragraphs: [
          'Складана панель — найкраща пара для портативної станції: розкладається за хвилину й стає під кутом до сонця. Потужність обирайте за станцією: 100 Вт поповнюють модель на 500 Вт·год за день, 200 Вт — модель на 1000. Дві панелі по 100 зручніше носити, одну на 200 — швидше ставити.',
          'Зверніть увагу на підставки: вони мають фіксувати 40–50°, інакше вітер перекине полотно. Покриття ETFE служить довше за PET, яке жовтіє за два сезони. Двобічні моделі додають до 20 % на піску чи снігу. У складеному вигляді перевірте розмір: чи влізе в багажник поряд із рештою речей.',
        ],
        questions: [
          {
            question: 'Чи можна лишати її надворі?',
            answer: 'На день так, на сезон ні: тканина й застібки старіють від ультрафіолету та вологи.',
          },
          {
            question: 'Який кабель потрібен?',
            answer: 'З роз’ємом станції: MC4, XT60 або DC. Довший за п’ять метрів бере переріз 4 мм².',
          },
        ],
      },
      pl: {
        paragraphs: [
          'Panel składany to najlepsza para dla stacji przenośnej: rozkłada się w minutę i staje pod kątem do słońca. Moc dobierz do stacji: 100 W uzupełnia model 500 Wh przez dzień, 200 W model 1000 Wh. Dwa panele po 100 W łatwiej nosić, jeden 200 W szybciej ustawić.',
          'Zwróć uwagę na podpórki: powinny trzymać 40–50°, inaczej wiatr przewróci panel. Powłoka ETFE służy dłużej niż PET, który żółknie po dwóch sezonach. Modele bifacjalne dodają do 20% na piasku lub śniegu. Sprawdź też wymiary po złożeniu: czy zmieści się w bagażniku obok reszty rzeczy.',
        ],
        questions: [
          {
            question: 'Czy można go zostawić na dworze?',
            answer:
              'Na dzień tak, na cały sezon nie: tkanina i zapięcia starzeją się od ultrafioletu i wilgoci.',
          },
          {
            question: 'Jaki przewód jest potrzebny?',
            answer: 'Ze złączem stacji: MC4, XT60 lub DC. Przy długości ponad pięć metrów o przekroju 4 mm².',
          },
        ],
      },
      en: {
        paragraphs: [
          'A folding panel is the best partner of a portable station: it opens within a minute and stands at an angle to the sun. Match its power to the station: 100 W refill a 500 Wh model in a day, 200 W one of 1,000. Two panels of 100 are easier to carry, one of 200 is quicker to set up.',
          'Mind the stands: they should hold 40–50°, or the wind tips the panel over. An ETFE surface outlives PET, which turns yellow within two seasons. Bifacial models add up to 20% on sand or snow. Check the folded size as well: does it fit in the boot beside everything else?',
        ],
        questions: [
          {
            question: 'May it stay outside?',
            answer:
              'For a day yes, for a season no: ultraviolet light and damp age the fabric and the fasteners.',
          },
          {
            question: 'Which cable do I need?',
            answer:
              'One with the station’s connector: MC4, XT60 or DC. Longer than five metres it should have 4 mm².',
          },
        ],
      },
    },
  },
  'flexible-panels': {
    links: ['vehicle-panels', 'marine-panels', 'cables-wires', 'portable-solar-panels'],
    text: {
      uk: {
        paragraphs: [
          'Гнучка панель лягає там, де скло не поставиш: на вигнутий дах, тент, палубу. Вона важить 2–3 кг на 100 Вт і не виступає, зате гірше охолоджується, тому в спеку втрачає більше, ніж рамна. Залиште під нею хоч сантиметр повітря або підкладку зі стільникового пластику.',
          'Дивіться на дозволений радіус вигину: зазвичай до 30°, і лише вздовж однієї осі. Покриття ETFE прозоріше й стійкіше за PET. Елементи зі з’єднаннями ззаду (BC) краще переносять вібрацію та часткову тінь. Клеять поліуретановим герметиком на знежирену поверхню; люверси годяться для тимчасового кріплення.',
        ],
        questions: [
          {
            question: 'Скільки вона служить?',
            answer:
              'П’ять–десять років залежно від покриття та охолодження; рамна панель служить утричі довше.',
          },
          {
            question: 'Чи можна по ній ходити?',
            answer:
              'Лише по моделях із позначкою walk-on і без взуття з підборами. На інших тріснуть елементи.',
          },
        ],
      },
      pl: {
        paragraphs: [
          'Panel elastyczny leży tam, gdzie szkła nie da się położyć: na wygiętym dachu, plandece, pokładzie. Waży 2–3 kg na 100 W i nie wystaje, za to gorzej się chłodzi, więc w upale traci więcej niż panel w ramie. Zostaw pod nim choć centymetr powietrza albo podkład z poliwęglanu komorowego.',
          'Patrz na dopuszczalne wygięcie: zwykle do 30° i tylko wzdłuż jednej osi. Powłoka ETFE jest bardziej przejrzysta i trwalsza niż PET. Ogniwa ze stykami z tyłu (BC) lepiej znoszą drgania i częściowy cień. Klei się je uszczelniaczem poliuretanowym na odtłuszczonej powierzchni; oczka służą do mocowania na chwilę.',
        ],
        questions: [
          {
            question: 'Jak długo służy?',
            answer:
              'Od pięciu do dziesięciu lat, zależnie od powłoki i chłodzenia; panel w ramie trzy razy dłużej.',
          },
          {
            question: 'Czy można po nim chodzić?',
            answer: 'Tylko po modelach z oznaczeniem walk-on i bez twardych obcasów. W innych pękną ogniwa.',
          },
        ],
      },
      en: {
        paragraphs: [
          'A flexible panel goes where glass cannot: on a curved roof, an awning, a deck. It weighs 2–3 kg per 100 W and does not stick out, but it cools badly, so it loses more in the heat than a framed one. Leave a centimetre of air beneath it, or a sheet of twin-wall plastic.',
          'Check how far it may bend: usually up to 30° and along one axis only. ETFE is clearer and tougher than PET. Back-contact cells bear vibration and partial shade better. It is glued with polyurethane sealant to a degreased surface; the eyelets are for fixing it for a while.',
        ],
        questions: [
          {
            question: 'How long does it last?',
            answer:
              'Five to ten years, depending on its surface and cooling; a framed panel lasts three times as long.',
          },
          {
            question: 'Can I walk on it?',
            answer: 'Only on models marked walk-on, and not in hard heels. The cells of others crack.',
          },
        ],
      },
    },
  },
  'camping-panels': {
    links: ['folding-panels', 'portable-power-stations', 'solar-generators'],
    text: {
      uk: {
        paragraphs: [
          'У поході рахують грами й години. Для телефонів, годинника та ліхтарів вистачає 21–30 Вт із виходом USB: таку панель чіпляють на рюкзак. Для табору на кілька людей із ноутбуком і холодильною сумкою потрібні 60–100 Вт і невелика станція, бо споживають увечері, а сонце вдень.',
          'Дивіться на вихід: USB-C із Power Delivery заряджає ноутбук, звичайний USB-A — лише телефон. Петлі для карабінів і підставки заощаджують нерви на привалі. Клапан із гніздами має закриватися від дощу. Під кронами панель майже не працює: плануйте заряджання на обідній привал у полі.',
        ],
        questions: [
          {
            question: 'Чи заряджає на ходу?',
            answer:
              'Повільно: на рюкзаку панель рідко дивиться на сонце. Чекайте чверть номінальної потужності.',
          },
          {
            question: 'Що взяти: павербанк чи панель?',
            answer: 'До трьох днів легший павербанк, довше — панель разом із невеликим павербанком.',
          },
        ],
      },
      pl: {
        paragraphs: [
          'Na szlaku liczy się gramy i godziny. Do telefonów, zegarka i latarek wystarczy 21–30 W z wyjściem USB: taki panel przypina się do plecaka. Dla obozu kilku osób z laptopem i lodówką turystyczną potrzeba 60–100 W i małej stacji, bo prąd zużywa się wieczorem, a słońce świeci w dzień.',
          'Patrz na wyjście: USB-C z Power Delivery ładuje laptop, zwykłe USB-A tylko telefon. Uszy na karabińczyki i podpórki oszczędzają nerwy na postoju. Kieszeń z gniazdami powinna się zamykać przed deszczem. Pod drzewami panel prawie nie pracuje: zaplanuj ładowanie na południowy postój na otwartym terenie.',
        ],
        questions: [
          {
            question: 'Czy ładuje w marszu?',
            answer:
              'Powoli: na plecaku panel rzadko patrzy w słońce. Licz na jedną czwartą mocy znamionowej.',
          },
          {
            question: 'Co zabrać: powerbank czy panel?',
            answer: 'Do trzech dni lżejszy jest powerbank, na dłużej panel razem z małym powerbankiem.',
          },
        ],
      },
      en: {
        paragraphs: [
          'On a trail grams and hours count. For phones, a watch and torches 21–30 W with a USB output are enough: such a panel hangs on a rucksack. A camp of several people with a laptop and a cool box needs 60–100 W and a small station, because power is used in the evening and the sun shines by day.',
          'Look at the outputs: USB-C with Power Delivery charges a laptop, plain USB-A only a phone. Loops for carabiners and stands save nerves at a stop. The pocket with the sockets should close against rain. Under trees a panel does next to nothing: plan charging for the midday break in the open.',
        ],
        questions: [
          {
            question: 'Does it charge while walking?',
            answer: 'Slowly: on a rucksack it seldom faces the sun. Expect a quarter of its rated power.',
          },
          {
            question: 'A power bank or a panel?',
            answer:
              'For up to three days a power bank is lighter; for longer take a panel with a small power bank.',
          },
        ],
      },
    },
  },
  'marine-panels': {
    links: ['flexible-panels', 'cables-wires', 'portable-power-stations'],
    text: {
      uk: {
        paragraphs: [
          'На воді панель псують сіль, вібрація й тінь від щогли. Тому важливі герметична з’єднувальна коробка, луджені провідники та елементи, що терплять часткове затінення. Напівгнучка лягає на палубу або рубку, рамна — на раму чи арку за кормою, де краще охолоджується.',
          'Потужність рахують від добового споживання: навігація, холодильник і світло беруть на стоянці 60–100 А·год із мережі 12 В, тобто близько 1000 Вт·год, на які влітку потрібно 200–250 Вт. Контролер MPPT виграє у простого до чверті, надто вранці й під хмарами. Кабель беріть луджений, не тонший за 6 мм².',
        ],
        questions: [
          {
            question: 'Послідовно чи паралельно?',
            answer: 'На яхті паралельно: тінь від снасті тоді забирає одну панель, а не всі.',
          },
          {
            question: 'Чи можна ступати на панель?',
            answer: 'Лише на модель з протиковзким покриттям, призначену для цього, і босоніж.',
          },
        ],
      },
      pl: {
        paragraphs: [
          'Na wodzie panelom szkodzi sól, drgania i cień masztu. Dlatego ważna jest szczelna puszka, cynowane przewody i ogniwa, które znoszą częściowe zacienienie. Półelastyczny kładzie się na pokładzie lub nadbudówce, ramowy na stelażu czy bramce rufowej, gdzie lepiej się chłodzi.',
          'Moc liczy się od dobowego zużycia: nawigacja, lodówka i światło biorą na postoju 60–100 Ah z sieci 12 V, czyli około 1000 Wh, do czego latem potrzeba 200–250 W. Regulator MPPT wygrywa z prostym nawet o jedną czwartą, zwłaszcza rano i pod chmurami. Przewód wybierz cynowany, nie cieńszy niż 6 mm².',
        ],
        questions: [
          {
            question: 'Szeregowo czy równolegle?',
            answer: 'Na jachcie równolegle: cień olinowania zabiera wtedy jeden panel, a nie wszystkie.',
          },
          {
            question: 'Czy można stanąć na panelu?',
            answer: 'Tylko na modelu z powierzchnią antypoślizgową przeznaczonym do tego, i boso.',
          },
        ],
      },
      en: {
        paragraphs: [
          'On the water salt, vibration and the shadow of the mast are a panel’s enemies. So look for a sealed junction box, tinned conductors and cells that bear partial shade. A semi-flexible panel lies on the deck or the coachroof, a framed one stands on an arch at the stern, where it cools better.',
          'Power follows what you use in a day: navigation, fridge and lights take 60–100 Ah at 12 V while at anchor, about 1,000 Wh, for which summer needs 200–250 W. An MPPT controller gains up to a quarter over a simple one, above all in the morning and under clouds. Take tinned cable of 6 mm² or more.',
        ],
        questions: [
          {
            question: 'In series or in parallel?',
            answer: 'On a yacht in parallel: the shadow of the rigging then takes one panel and not all.',
          },
          {
            question: 'May I step on a panel?',
            answer: 'Only on a model with a non-slip surface made for it, and barefoot.',
          },
        ],
      },
    },
  },
  'vehicle-panels': {
    links: ['flexible-panels', 'portable-power-stations', 'cables-wires', 'batteries'],
    text: {
      uk: {
        paragraphs: [
          'На даху автобудинку головний обмежувач — місце між люками. Виміряйте його й лишіть по 5 см на вентиляцію. Рамна панель на спойлерах охолоджується й служить довше, гнучка не додає висоти та не гуде на швидкості. Лежачи пласко, 100 Вт дають улітку близько 400 Вт·год на день.',
          'Холодильник, світло й насос беруть за добу 500–700 Вт·год, тож для відпустки вистачає 150–200 Вт і сервісного акумулятора на 100 А·год. Потрібні ще контролер MPPT, запобіжник біля акумулятора та герметичний увід через дах. Кабель від даху до контролера має бути коротким і не тоншим за 6 мм².',
        ],
        questions: [
          {
            question: 'Чи втримає її клей?',
            answer:
              'Так: поліуретановий клей із праймером на чистій фарбі тримає краще за шурупи й не дає протікань.',
          },
          {
            question: 'Чи вистачить узимку?',
            answer: 'Ні: низьке сонце дає п’яту частину. Плануйте зарядку від генератора двигуна або мережі.',
          },
        ],
      },
      pl: {
        paragraphs: [
          'Na dachu kampera głównym ograniczeniem jest miejsce między oknami. Zmierz je i zostaw po 5 cm na wentylację. Panel w ramie na spojlerach lepiej się chłodzi i służy dłużej, elastyczny nie dodaje wysokości i nie szumi. Leżąc płasko, 100 W daje latem około 400 Wh dziennie.',
          'Lodówka, światło i pompa biorą na dobę 500–700 Wh, więc na urlop wystarcza 150–200 W i akumulator pokładowy 100 Ah. Potrzebny jest jeszcze regulator MPPT, bezpiecznik przy akumulatorze i szczelny przepust dachowy. Przewód z dachu do regulatora powinien być krótki i nie cieńszy niż 6 mm².',
        ],
        questions: [
          {
            question: 'Czy klej go utrzyma?',
            answer:
              'Tak: klej poliuretanowy z podkładem na czystym lakierze trzyma lepiej niż wkręty i nie przecieka.',
          },
          {
            question: 'Czy wystarczy zimą?',
            answer: 'Nie: niskie słońce daje jedną piątą. Zaplanuj ładowanie z alternatora lub z sieci.',
          },
        ],
      },
      en: {
        paragraphs: [
          'On the roof of a motorhome the room between the hatches sets the limit. Measure it and leave 5 cm for air on each side. A framed panel on spoilers cools well and lasts longer, a flexible one adds no height and makes no noise at speed. Lying flat, 100 W give about 400 Wh on a summer’s day.',
          'Fridge, lights and pump take 500–700 Wh a day, so 150–200 W and a 100 Ah leisure battery see you through a holiday. You also need an MPPT controller, a fuse at the battery and a sealed way through the roof. The cable down to the controller should be short and of 6 mm² at least.',
        ],
        questions: [
          {
            question: 'Will glue hold it?',
            answer:
              'Yes: polyurethane adhesive with primer on clean paint holds better than screws and does not leak.',
          },
          {
            question: 'Is it enough in winter?',
            answer: 'No: a low sun gives a fifth. Plan for charging from the alternator or the mains.',
          },
        ],
      },
    },
  },
} as const satisfies Record<string, Guide>;
