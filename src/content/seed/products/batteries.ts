import type { SeedProduct } from '../seed-product.ts';

/** Batteries, category 2. A field left out is not in the maker's datasheet or differs with the inverter. */
export const batteries: readonly SeedProduct[] = [
  {
    id: 201,
    category: 'batteries',
    article: 'US5000',
    brand: 'Pylontech',
    stock: 34,
    price: { UAH: 41900, PLN: 3679 },
    warrantyMonths: 120,
    tags: ['home', 'backup-power', 'low-voltage'],
    specifications: {
      energyKwh: 4.8,
      usableEnergyKwh: 4.56,
      batteryVoltageMinV: 43.5,
      batteryVoltageMaxV: 53.5,
      batteryCurrentMaxA: 100,
      nominalVoltageV: 48,
      capacityAh: 100,
      chemistry: 'lifepo4',
      depthOfDischargePercent: 95,
      cyclesCount: 6000,
      ipRating: 'IP20',
      dimensionsMm: '442 × 420 × 161',
      weightKg: 39.7,
      inverterBrands: 'Deye, Victron Energy',
    },
    text: {
      uk: {
        name: 'Акумулятор Pylontech US5000, 48 В, 4,8 кВт·год',
        summary: 'Модуль LiFePO₄ для стійки, який нарощують по одному: до 16 штук у групі без концентратора.',
        description:
          'Звичний вибір для гібридних інверторів на 48 В: його протокол є в меню Deye, Victron та більшості інших марок. Один модуль тримає освітлення, мережу та холодильник близько десяти годин, три — звичайний будинок до вечора наступного дня.\n\n' +
          'Тривалий струм обирайте 80 А на модуль; для інвертора 5 кВт це щонайменше один модуль, для 12 кВт — від трьох. Заряджати дозволено від 0 °C, тож у неопалюваному гаражі потрібне підігріте місце.\n\n' +
          'Ціна за один модуль. У коробці перемички живлення й зв’язку до сусіднього модуля, провід заземлення та кронштейни. Кабелі до інвертора замовляють окремо.',
      },
      pl: {
        name: 'Magazyn energii Pylontech US5000, 48 V, 4,8 kWh',
        summary: 'Moduł LiFePO₄ do szafy, dokładany po jednym: do 16 sztuk w grupie bez koncentratora.',
        description:
          'Częsty wybór, gdy potrzebny jest magazyn energii do falownika hybrydowego 48 V: jego protokół znajduje się w menu Deye, Victron i większości innych marek. Jeden moduł podtrzyma oświetlenie, sieć i lodówkę przez około dziesięć godzin, trzy wystarczą typowemu domowi do następnego wieczora.\n\n' +
          'Prąd ciągły warto przyjąć 80 A na moduł; dla falownika 5 kW oznacza to co najmniej jeden moduł, dla 12 kW od trzech. Ładowanie jest dozwolone od 0 °C, więc w nieogrzewanym garażu potrzebne jest ocieplone miejsce.\n\n' +
          'Cena dotyczy jednego modułu. W kartonie mostki zasilania i komunikacji do sąsiedniego modułu, przewód uziemiający i wsporniki. Kable do falownika zamawia się osobno.',
      },
      en: {
        name: 'Pylontech US5000 battery, 48 V, 4.8 kWh',
        summary: 'A LiFePO₄ rack module that you add one at a time: up to 16 in a group without a hub.',
        description:
          'The usual choice for 48 V hybrid inverters: its protocol is in the menus of Deye, Victron and most other makes. One module runs lights, router and fridge for about ten hours; three carry an ordinary house to the next evening.\n\n' +
          'Plan on 80 A continuous per module: at least one for a 5 kW inverter, three and more for 12 kW. Charging is allowed from 0 °C, so an unheated garage needs a warmed corner.\n\n' +
          'The price is for one module. In the box: power and link leads to the next module, an earth wire and brackets. Cables to the inverter are ordered separately.',
      },
    },
  },
  {
    id: 202,
    category: 'batteries',
    article: 'US3000C',
    brand: 'Pylontech',
    stock: 21,
    price: { UAH: 31900, PLN: 2799 },
    warrantyMonths: 120,
    tags: ['home', 'backup-power', 'low-voltage'],
    specifications: {
      energyKwh: 3.55,
      usableEnergyKwh: 3.37,
      batteryVoltageMinV: 44.5,
      batteryVoltageMaxV: 53.5,
      batteryCurrentMaxA: 74,
      nominalVoltageV: 48,
      capacityAh: 74,
      chemistry: 'lifepo4',
      depthOfDischargePercent: 95,
      cyclesCount: 6000,
      ipRating: 'IP20',
      dimensionsMm: '442 × 420 × 132',
      weightKg: 32,
    },
    text: {
      uk: {
        name: 'Акумулятор Pylontech US3000C, 48 В, 3,55 кВт·год',
        summary:
          'Модуль 74 А·год завтовшки 3U для квартир, офісів і поступового розширення наявної групи US2000C чи US3000C.',
        description:
          'За 32 кг модуль можна поставити в шафу самотужки, тому його беруть у квартири та серверні. Пара US3000C віддає близько 6,7 кВт·год: цього стає на ніч без мережі для котла, циркуляційних насосів і холодильника.\n\n' +
          'Рекомендований струм 37 А на модуль. Для інвертора 5 кВт ставте щонайменше два, інакше BMS обмежить потужність. У спільній групі старші модулі без літери «С» мають стояти підлеглими.\n\n' +
          'У замовленні один модуль із комплектом коротких перемичок.',
      },
      pl: {
        name: 'Magazyn energii Pylontech US3000C, 48 V, 3,55 kWh',
        summary:
          'Moduł 74 Ah o wysokości 3U do mieszkań, biur i rozbudowy istniejącej grupy US2000C lub US3000C.',
        description:
          'Moduł waży 32 kg, więc da się go wstawić do szafy w pojedynkę; dlatego trafia do mieszkań i serwerowni. Para takich magazynów oddaje około 6,7 kWh, czyli noc bez sieci dla kotła, pomp obiegowych i lodówki.\n\n' +
          'Zalecany prąd to 37 A na moduł. Do falownika 5 kW potrzebne są co najmniej dwa, inaczej BMS ograniczy moc. W mieszanej grupie starsze moduły bez litery „C” pracują jako podrzędne.\n\n' +
          'Zamówienie obejmuje jeden moduł z kompletem krótkich mostków.',
      },
      en: {
        name: 'Pylontech US3000C battery, 48 V, 3.55 kWh',
        summary:
          'A 74 Ah module, 3U high, for flats, offices and for extending a group of US2000C or US3000C.',
        description:
          'At 32 kg one person can put it in a cabinet, so it goes into flats and server rooms. A pair gives about 6.7 kWh: a night without mains for a boiler, its pumps and a fridge.\n\n' +
          'The recommended current is 37 A per module. Use at least two with a 5 kW inverter, or the BMS will limit the power. In a mixed group, older modules without the letter C must be slaves.\n\n' +
          'The order is one module with its set of short link leads.',
      },
    },
  },
  {
    id: 203,
    category: 'batteries',
    article: 'SE-G5.1PRO-B',
    brand: 'Deye',
    stock: 57,
    price: { UAH: 35500, PLN: 3190 },
    warrantyMonths: 120,
    tags: ['home', 'backup-power', 'low-voltage', 'installer'],
    specifications: {
      energyKwh: 5.12,
      usableEnergyKwh: 4.61,
      batteryVoltageMinV: 43.2,
      batteryVoltageMaxV: 57.6,
      batteryCurrentMaxA: 100,
      nominalVoltageV: 51.2,
      capacityAh: 100,
      chemistry: 'lifepo4',
      depthOfDischargePercent: 90,
      cyclesCount: 6000,
      ipRating: 'IP20',
      dimensionsMm: '440 × 570 × 133',
      weightKg: 44,
      inverterBrands: 'Deye',
    },
    text: {
      uk: {
        name: 'Акумулятор Deye SE-G5.1 Pro, 51,2 В, 5,12 кВт·год',
        summary:
          'Низьковольтний модуль від виробника інвертора: зв’язок із Deye SUN налаштовується вибором одного пункту меню.',
        description:
          'Шістнадцять комірок замість п’ятнадцяти дають 51,2 В і трохи менший струм за тієї самої потужності. Інвертори Deye серій SG03LP1, SG04LP3 та SG05LP3 читають заряд, температуру й попередження модуля по CAN без додаткових налаштувань.\n\n' +
          'Для SUN-5K-SG03LP1 розумний мінімум — два модулі, для SUN-12K-SG04LP3 — чотири: тоді інвертор може брати повну потужність, не впираючись у струм батареї. Паралельно з’єднують до 64 модулів.\n\n' +
          'Постачається модуль, перемички, кабель CAN і настінні вушка; кронштейни до шафи підбираємо за запитом.',
      },
      pl: {
        name: 'Magazyn energii Deye SE-G5.1 Pro, 51,2 V, 5,12 kWh',
        summary:
          'Moduł niskonapięciowy od producenta falownika: komunikację z Deye SUN ustawia się jedną pozycją w menu.',
        description:
          'Szesnaście ogniw zamiast piętnastu daje 51,2 V i nieco mniejszy prąd przy tej samej mocy. Falowniki Deye serii SG03LP1, SG04LP3 i SG05LP3 odczytują po CAN stan naładowania, temperaturę i ostrzeżenia akumulatora bez dodatkowych ustawień.\n\n' +
          'Dla SUN-5K-SG03LP1 rozsądne minimum to dwa moduły, dla SUN-12K-SG04LP3 cztery: falownik może wtedy pracować z pełną mocą bez ograniczenia prądu magazynu. Równolegle łączy się do 64 modułów.\n\n' +
          'W dostawie moduł, mostki, kabel CAN i uchwyty ścienne; wsporniki do szafy dobieramy na życzenie.',
      },
      en: {
        name: 'Deye SE-G5.1 Pro battery, 51.2 V, 5.12 kWh',
        summary:
          'A low-voltage module from the inverter’s own maker: one menu entry sets up the link with a Deye SUN.',
        description:
          'Sixteen cells rather than fifteen give 51.2 V and slightly less current for the same power. Deye inverters of the SG03LP1, SG04LP3 and SG05LP3 series read charge, temperature and warnings over CAN with no further setup.\n\n' +
          'Two modules are a sensible minimum for the SUN-5K-SG03LP1, four for the SUN-12K-SG04LP3: the inverter can then give full power without meeting the battery’s current limit. Up to 64 modules work in parallel.\n\n' +
          'You receive the module, link leads, a CAN cable and wall lugs; we match rack brackets on request.',
      },
    },
  },
  {
    id: 204,
    category: 'batteries',
    article: 'US2000C',
    brand: 'Pylontech',
    stock: 12,
    price: { UAH: 22900, PLN: 1999 },
    warrantyMonths: 120,
    tags: ['home', 'backup-power', 'low-voltage', 'off-grid'],
    specifications: {
      energyKwh: 2.4,
      usableEnergyKwh: 2.28,
      nominalVoltageV: 48,
      capacityAh: 50,
      chemistry: 'lifepo4',
      depthOfDischargePercent: 95,
      cyclesCount: 6000,
      ipRating: 'IP20',
      dimensionsMm: '442 × 410 × 89',
      weightKg: 22.5,
    },
    text: {
      uk: {
        name: 'Акумулятор Pylontech US2000C, 48 В, 2,4 кВт·год',
        summary: 'Найменший модуль серії, 2U: для дачі, системи зв’язку або резерву газового котла.',
        description:
          'Там, де споживають 100–150 Вт, великий модуль роками стоїть майже повний. US2000C дає таким об’єктам 15–20 годин і займає в шафі 89 мм висоти.\n\n' +
          'Струм невеликий, рекомендовано 25 А. Для інвертора 3 кВт беріть два модулі, для 5 кВт уже дешевше взяти US5000. В одній групі ці моделі працюють за сумісної прошивки.\n\n' +
          'У комплекті перемички, заземлення, гвинти для кріплення в 19-дюймову шафу.',
      },
      pl: {
        name: 'Magazyn energii Pylontech US2000C, 48 V, 2,4 kWh',
        summary: 'Najmniejszy moduł serii, 2U: na działkę, do łączności lub podtrzymania kotła gazowego.',
        description:
          'Tam, gdzie pobór to 100–150 W, duży magazyn latami stoi prawie pełny. US2000C daje takim obiektom 15–20 godzin i zajmuje w szafie 89 mm wysokości.\n\n' +
          'Prąd jest niewielki, zalecane 25 A. Do falownika 3 kW potrzebne są dwa moduły, przy 5 kW taniej wychodzi już US5000. Modele te współpracują w jednej grupie przy zgodnym oprogramowaniu.\n\n' +
          'W komplecie mostki, uziemienie i śruby do szafy 19 cali.',
      },
      en: {
        name: 'Pylontech US2000C battery, 48 V, 2.4 kWh',
        summary:
          'The smallest module of the series, 2U: for a summer house, a telecom site or a gas boiler’s backup.',
        description:
          'Where the load is 100–150 W a large module stays nearly full for years. The US2000C gives such sites 15–20 hours and takes 89 mm of rack height.\n\n' +
          'Its current is modest, 25 A recommended. Use two with a 3 kW inverter; at 5 kW a US5000 costs less. The models work in one group when their firmware matches.\n\n' +
          'Supplied with link leads, an earth wire and screws for a 19-inch cabinet.',
      },
    },
  },
  {
    id: 205,
    category: 'batteries',
    article: 'DL5.0C',
    brand: 'Dyness',
    stock: 28,
    price: { UAH: 31900, PLN: 2799 },
    warrantyMonths: 120,
    tags: ['home', 'backup-power', 'low-voltage'],
    specifications: {
      energyKwh: 5.12,
      nominalVoltageV: 51.2,
      capacityAh: 100,
      chemistry: 'lifepo4',
      cyclesCount: 6000,
      weightKg: 43,
      inverterBrands: 'Deye, Growatt, Luxpower, Solis',
    },
    text: {
      uk: {
        name: 'Акумулятор Dyness DL5.0C, 51,2 В, 5,12 кВт·год',
        summary: 'Модуль на 100 А·год для шафи, стіни чи підлоги з автоматичним призначенням адрес у групі.',
        description:
          'DL5.0C ставлять як дешевшу заміну SE-G5.1 Pro у системах із Deye, Growatt, Luxpower та Solis. Адреси модулів призначаються самі, DIP-перемикачі чіпати не доводиться.\n\n' +
          'Протокол обирають на інверторі як Pylontech або Dyness. Перед змішуванням із модулями DL5.0 без літери «C» запитайте нас про версію BMS.\n\n' +
          'Ціна за модуль без стійки. Точний струм заряду й робоче вікно напруги дивіться в документі виробника для своєї партії.',
      },
      pl: {
        name: 'Magazyn energii Dyness DL5.0C, 51,2 V, 5,12 kWh',
        summary: 'Moduł 100 Ah do szafy, na ścianę lub podłogę z automatycznym adresowaniem w grupie.',
        description:
          'DL5.0C stosuje się jako tańszy odpowiednik SE-G5.1 Pro w instalacjach z Deye, Growatt, Luxpower i Solis. Magazyny same nadają sobie adresy, przełączników DIP nie trzeba ruszać.\n\n' +
          'Na falowniku wybiera się protokół Pylontech lub Dyness. Przed połączeniem z modułami DL5.0 bez litery „C” prosimy o pytanie o wersję BMS.\n\n' +
          'Cena dotyczy modułu bez szafy. Dokładny prąd ładowania i zakres napięć podaje dokument producenta dla danej partii.',
      },
      en: {
        name: 'Dyness DL5.0C battery, 51.2 V, 5.12 kWh',
        summary: 'A 100 Ah module for cabinet, wall or floor that assigns its own address in a group.',
        description:
          'The DL5.0C serves as a cheaper alternative to the SE-G5.1 Pro in systems with Deye, Growatt, Luxpower and Solis. Modules address themselves; no DIP switches to set.\n\n' +
          'Choose the Pylontech or Dyness protocol on the inverter. Before mixing it with DL5.0 modules without the C, ask us about the BMS version.\n\n' +
          'The price is for the module without a rack. For the exact charging current and voltage window see the maker’s document for your batch.',
      },
    },
  },
  {
    id: 206,
    category: 'batteries',
    article: 'LVS-4.0',
    brand: 'BYD',
    stock: 7,
    price: { UAH: 66900, PLN: 5890 },
    warrantyMonths: 120,
    tags: ['home', 'backup-power', 'low-voltage', 'off-grid'],
    specifications: {
      energyKwh: 4,
      batteryModulesCount: 1,
      usableEnergyKwh: 4,
      batteryVoltageMinV: 40,
      batteryVoltageMaxV: 57.6,
      batteryCurrentMaxA: 65,
      nominalVoltageV: 51.2,
      chemistry: 'lifepo4',
      depthOfDischargePercent: 100,
      ipRating: 'IP55',
      weightKg: 64,
      inverterBrands: 'Victron Energy',
    },
    text: {
      uk: {
        name: 'Акумулятор BYD Battery-Box Premium LVS 4.0, 51,2 В, 4 кВт·год',
        summary:
          'Низьковольтна вежа з блоком керування й одним модулем, яку нарощують до 24 кВт·год без кабелів.',
        description:
          'Модулі ставлять один на один, контакти замикаються самі. Почати можна з 4 кВт·год, а згодом додати ще п’ять модулів. Заявлена ємність уся доступна, глибина розряду 100 %.\n\n' +
          'Один модуль віддає 65 А, тобто близько 3,3 кВт: для Victron MultiPlus-II 48/5000 ставте від двох. Корпус IP55 допускає навіс або технічне приміщення, але не відкрите сонце.\n\n' +
          'До комплекту входять основа, модуль, блок BMU та настінний фіксатор.',
      },
      pl: {
        name: 'Magazyn energii BYD Battery-Box Premium LVS 4.0, 51,2 V, 4 kWh',
        summary:
          'Wieża niskonapięciowa z jednostką sterującą i jednym modułem, rozbudowywana do 24 kWh bez kabli.',
        description:
          'Moduły ustawia się jeden na drugim, styki łączą się same. Można zacząć od 4 kWh i dołożyć później pięć kolejnych. Podana pojemność magazynu jest w całości dostępna, głębokość rozładowania wynosi 100%.\n\n' +
          'Jeden moduł oddaje 65 A, czyli około 3,3 kW: do Victron MultiPlus-II 48/5000 potrzebne są co najmniej dwa. Obudowa IP55 dopuszcza wiatę lub pomieszczenie techniczne, nie pełne słońce.\n\n' +
          'W skład wchodzą podstawa, moduł, jednostka BMU i mocowanie ścienne.',
      },
      en: {
        name: 'BYD Battery-Box Premium LVS 4.0 battery, 51.2 V, 4 kWh',
        summary:
          'A low-voltage tower with its control unit and one module, extended to 24 kWh without cables.',
        description:
          'Modules stack on one another and connect by themselves. Start with 4 kWh and add up to five more later. All of the stated energy is usable: the depth of discharge is 100%.\n\n' +
          'One module gives 65 A, about 3.3 kW: use two or more with a Victron MultiPlus-II 48/5000. The IP55 case may stand under a canopy or in a plant room, not in full sun.\n\n' +
          'Includes base, module, BMU and wall bracket.',
      },
    },
  },
  {
    id: 207,
    category: 'batteries',
    article: 'HVS-5.1',
    brand: 'BYD',
    stock: 5,
    price: { UAH: 94900, PLN: 8290 },
    warrantyMonths: 120,
    tags: ['home', 'high-voltage', 'backup-power'],
    specifications: {
      energyKwh: 5.12,
      batteryModulesCount: 2,
      usableEnergyKwh: 5.12,
      batteryVoltageMinV: 160,
      batteryVoltageMaxV: 240,
      batteryCurrentMaxA: 25,
      nominalVoltageV: 204,
      chemistry: 'lifepo4',
      depthOfDischargePercent: 100,
      ipRating: 'IP55',
      dimensionsMm: '585 × 298 × 712',
      weightKg: 91,
      inverterBrands: 'Fronius',
    },
    text: {
      uk: {
        name: 'Акумулятор BYD Battery-Box Premium HVS 5.1, 204 В, 5,12 кВт·год',
        summary:
          'Високовольтна вежа з двох модулів для інверторів Fronius GEN24 Plus та інших із вікном від 160 В.',
        description:
          'Модулі з’єднані послідовно, тому напруга зростає з кожним: два дають 204 В, п’ять — 512 В. Fronius Primo GEN24 6.0 Plus приймає цю вежу без обмежень: його вікно 150–455 В.\n\n' +
          'Струм 25 А означає близько 5 кВт. Додати модуль пізніше можна, але батарею перед цим заряджають до однакового рівня, і робить це сервіс. Рішення про ємність краще ухвалити одразу.\n\n' +
          'Постачається блоком BCU, двома модулями та основою. Запобіжник DC на лінії до інвертора вже в блоці керування.',
      },
      pl: {
        name: 'Magazyn energii BYD Battery-Box Premium HVS 5.1, 204 V, 5,12 kWh',
        summary:
          'Wieża wysokonapięciowa z dwóch modułów do falowników Fronius GEN24 Plus i innych z zakresem od 160 V.',
        description:
          'Moduły połączono szeregowo, dlatego napięcie rośnie z każdym z nich: dwa dają 204 V, pięć 512 V. Fronius Primo GEN24 6.0 Plus przyjmuje tę wieżę bez ograniczeń, jego zakres to 150–455 V.\n\n' +
          'Prąd 25 A oznacza około 5 kW. Moduł można dołożyć później, ale wcześniej serwis wyrównuje poziom naładowania akumulatorów. O pojemności lepiej zdecydować od razu.\n\n' +
          'W dostawie jednostka BCU, dwa moduły i podstawa. Bezpiecznik DC linii do falownika znajduje się już w jednostce sterującej.',
      },
      en: {
        name: 'BYD Battery-Box Premium HVS 5.1 battery, 204 V, 5.12 kWh',
        summary:
          'A two-module high-voltage tower for Fronius GEN24 Plus and other inverters with a window from 160 V.',
        description:
          'The modules are in series, so each adds voltage: two make 204 V, five 512 V. The Fronius Primo GEN24 6.0 Plus takes this tower without limits: its window is 150–455 V.\n\n' +
          '25 A mean about 5 kW. A module can be added later, but a technician must first bring all modules to the same charge. It is better to settle the capacity at once.\n\n' +
          'Supplied as BCU, two modules and base. The DC fuse for the line to the inverter is already in the control unit.',
      },
    },
  },
  {
    id: 208,
    category: 'batteries',
    article: 'LUNA2000-5-S0',
    brand: 'Huawei',
    stock: 9,
    price: { UAH: 82900, PLN: 7270 },
    warrantyMonths: 120,
    tags: ['home', 'high-voltage'],
    specifications: {
      energyKwh: 5,
      batteryModulesCount: 1,
      usableEnergyKwh: 5,
      chemistry: 'lifepo4',
      depthOfDischargePercent: 100,
      ipRating: 'IP66',
      operatingTemperature: '−10…+55 °C',
      dimensionsMm: '670 × 150 × 600',
      weightKg: 63.8,
      inverterBrands: 'Huawei',
    },
    text: {
      uk: {
        name: 'Акумулятор Huawei LUNA2000-5-S0, 5 кВт·год',
        summary:
          'Накопичувач для інверторів Huawei SUN2000: модуль живлення та один батарейний блок у корпусі IP66.',
        description:
          'Батарея має власний перетворювач, тому одна й та сама вежа працює з однофазним SUN2000-5KTL-L1 і з трифазним SUN2000-10KTL-M1: напругу шини вона підлаштовує сама. З інверторами інших марок не поєднується.\n\n' +
          'Один блок віддає до 2,5 кВт, три блоки в одній вежі — 5 кВт. Старі й нові блоки можна змішувати, бо кожен заряджається окремо. Для роботи без мережі додатково потрібен Backup Box відповідної фазності.\n\n' +
          'Допускається вуличний монтаж у тіні.',
      },
      pl: {
        name: 'Magazyn energii Huawei LUNA2000-5-S0, 5 kWh',
        summary:
          'Magazyn do falowników Huawei SUN2000: moduł zasilania i jeden blok akumulatorów w obudowie IP66.',
        description:
          'Akumulator ma własną przetwornicę, dlatego ta sama wieża współpracuje z jednofazowym SUN2000-5KTL-L1 i trójfazowym SUN2000-10KTL-M1: napięcie szyny dopasowuje sama. Z falownikami innych marek nie działa.\n\n' +
          'Jeden blok oddaje do 2,5 kW, trzy bloki w wieży 5 kW. Starsze i nowe bloki można łączyć, bo każdy ładuje się osobno. Do pracy bez sieci potrzebny jest jeszcze Backup Box o odpowiedniej liczbie faz.\n\n' +
          'Dozwolony montaż na zewnątrz w cieniu.',
      },
      en: {
        name: 'Huawei LUNA2000-5-S0 battery, 5 kWh',
        summary:
          'Storage for Huawei SUN2000 inverters: a power module and one battery block in an IP66 case.',
        description:
          'The battery has a converter of its own, so one tower serves both the single-phase SUN2000-5KTL-L1 and the three-phase SUN2000-10KTL-M1: it adapts its bus voltage. It does not work with other makes of inverter.\n\n' +
          'One block gives up to 2.5 kW, three in a tower 5 kW. Old and new blocks may be mixed, since each is charged on its own. Running without the grid also takes a Backup Box for the right number of phases.\n\n' +
          'It may be installed outdoors in shade.',
      },
    },
  },
  {
    id: 209,
    category: 'batteries',
    article: 'BOS-GM5.1',
    brand: 'Deye',
    stock: 40,
    price: { UAH: 34900, PLN: 3065 },
    warrantyMonths: 120,
    tags: ['business', 'high-voltage', 'installer'],
    specifications: {
      energyKwh: 5.12,
      nominalVoltageV: 51.2,
      capacityAh: 100,
      chemistry: 'lifepo4',
      cyclesCount: 6000,
      weightKg: 44,
    },
    text: {
      uk: {
        name: 'Акумуляторний модуль Deye BOS-GM5.1, 5,12 кВт·год, для високовольтної збірки BOS-G',
        summary:
          'Складник високовольтної системи BOS-G: модулі з’єднують послідовно під керуванням блока HVB750V.',
        description:
          'Сам по собі модуль не працює: потрібні стійка 3U-HRACK або 3U-LRACK і блок керування HVB750V/100A. Вісім модулів утворюють збірку близько 410 В і 41 кВт·год для трифазних високовольтних Deye серії SG01HP3.\n\n' +
          'Кількість модулів визначає вікно напруги батареї вашого інвертора; пораду щодо числа та кабелів дамо за назвою інвертора. Не під’єднуйте модуль до входу 48 В, хоча напруга одного й подібна.\n\n' +
          'У коробці модуль, перемичка до наступного та кабель зв’язку.',
      },
      pl: {
        name: 'Moduł magazynu energii Deye BOS-GM5.1, 5,12 kWh, do zestawu wysokonapięciowego BOS-G',
        summary:
          'Element systemu wysokonapięciowego BOS-G: moduły łączy się szeregowo pod kontrolą jednostki HVB750V.',
        description:
          'Sam moduł nie pracuje: potrzebna jest szafa 3U-HRACK lub 3U-LRACK oraz jednostka sterująca HVB750V/100A. Osiem modułów tworzy zestaw o napięciu około 410 V i pojemności 41 kWh do trójfazowych wysokonapięciowych Deye serii SG01HP3.\n\n' +
          'O liczbie modułów decyduje zakres napięcia akumulatora w falowniku; po podaniu modelu falownika dobierzemy liczbę i kable. Nie wolno podłączać modułu do wejścia 48 V, choć napięcie jednego jest podobne.\n\n' +
          'W kartonie moduł, mostek do następnego i kabel komunikacyjny.',
      },
      en: {
        name: 'Deye BOS-GM5.1 battery module, 5.12 kWh, for the BOS-G high-voltage stack',
        summary: 'The building block of the BOS-G system: modules in series under an HVB750V control box.',
        description:
          'The module does not work alone: it needs a 3U-HRACK or 3U-LRACK rack and an HVB750V/100A control box. Eight make a stack of about 410 V and 41 kWh for the three-phase high-voltage Deye SG01HP3 series.\n\n' +
          'The inverter’s battery voltage window decides the number; tell us the inverter and we will suggest the count and the cables. Never connect a module to a 48 V input, close though one module’s voltage is.\n\n' +
          'In the box: the module, a lead to the next and a communication cable.',
      },
    },
  },
  {
    id: 210,
    category: 'batteries',
    article: 'PRM-BW10',
    brand: 'Promin',
    stock: 18,
    price: { UAH: 61900, PLN: 5430 },
    warrantyMonths: 60,
    tags: ['home', 'backup-power', 'low-voltage'],
    specifications: {
      energyKwh: 10.24,
      usableEnergyKwh: 9.22,
      batteryVoltageMinV: 44.8,
      batteryVoltageMaxV: 57.6,
      batteryCurrentMaxA: 150,
      nominalVoltageV: 51.2,
      capacityAh: 200,
      chemistry: 'lifepo4',
      depthOfDischargePercent: 90,
      cyclesCount: 6000,
      protocol: 'CAN, RS485',
      ipRating: 'IP65',
      operatingTemperature: '0…+50 °C',
      dimensionsMm: '620 × 170 × 980',
      weightKg: 98,
      inverterBrands: 'Promin, Deye',
    },
    text: {
      uk: {
        name: 'Настінний акумулятор Promin Home 10, 51,2 В, 10,24 кВт·год',
        summary:
          'Плаский накопичувач на стіну: 9,2 кВт·год доступної енергії та 150 А для інверторів від 5 до 8 кВт.',
        description:
          'Один корпус замінює стійку з двома модулями й не займає підлоги. Смуга світла на фасаді показує заряд, тож про стан батареї видно без телефона.\n\n' +
          'Струм 150 А відповідає близько 7,6 кВт: інвертор Promin H5 працює на повну потужність, H8 — майже на повну. Два корпуси паралельно закривають і трифазний 12 кВт на низькій напрузі.\n\n' +
          'Вага 98 кг потребує несучої стіни: на газоблок беріть наскрізні шпильки або підлогову опору. У пакуванні монтажна рама, кабелі 50 мм² завдовжки 1,5 м, кабель CAN і запобіжник 200 А.',
      },
      pl: {
        name: 'Ścienny magazyn energii Promin Home 10, 51,2 V, 10,24 kWh',
        summary: 'Płaski magazyn na ścianę: 9,2 kWh dostępnej energii i 150 A do falowników od 5 do 8 kW.',
        description:
          'Jedna obudowa zastępuje szafę z dwoma modułami i nie zajmuje podłogi. Pasek świetlny na froncie pokazuje poziom naładowania akumulatora bez sięgania po telefon.\n\n' +
          'Prąd 150 A odpowiada około 7,6 kW: falownik Promin H5 pracuje z pełną mocą, H8 prawie z pełną. Dwie obudowy równolegle wystarczą też trójfazowym 12 kW na niskim napięciu.\n\n' +
          'Masa 98 kg wymaga ściany nośnej: w betonie komórkowym stosuje się pręty przelotowe lub podporę podłogową. W opakowaniu rama montażowa, kable 50 mm² o długości 1,5 m, kabel CAN i bezpiecznik 200 A.',
      },
      en: {
        name: 'Promin Home 10 wall battery, 51.2 V, 10.24 kWh',
        summary: 'Flat storage for the wall: 9.2 kWh usable and 150 A for inverters from 5 to 8 kW.',
        description:
          'One case replaces a rack of two modules and takes no floor space. The light bar on the front shows the charge, so no phone is needed to read it.\n\n' +
          '150 A correspond to about 7.6 kW: a Promin H5 inverter runs at full power, an H8 nearly so. Two cases in parallel also serve a three-phase 12 kW low-voltage inverter.\n\n' +
          'At 98 kg it needs a load-bearing wall: use through bolts in aerated concrete, or the floor stand. Packed with a mounting frame, 1.5 m of 50 mm² cable, a CAN cable and a 200 A fuse.',
      },
    },
  },
  {
    id: 211,
    category: 'batteries',
    article: 'PRM-BR5',
    brand: 'Promin',
    stock: 46,
    price: { UAH: 31200, PLN: 2739 },
    warrantyMonths: 60,
    tags: ['home', 'backup-power', 'low-voltage', 'installer'],
    specifications: {
      energyKwh: 5.12,
      usableEnergyKwh: 4.61,
      batteryVoltageMinV: 44.8,
      batteryVoltageMaxV: 57.6,
      batteryCurrentMaxA: 100,
      nominalVoltageV: 51.2,
      capacityAh: 100,
      chemistry: 'lifepo4',
      depthOfDischargePercent: 90,
      cyclesCount: 6000,
      protocol: 'CAN, RS485',
      ipRating: 'IP20',
      operatingTemperature: '0…+50 °C',
      dimensionsMm: '482 × 480 × 133',
      weightKg: 45,
      inverterBrands: 'Promin, Deye, Growatt',
    },
    text: {
      uk: {
        name: 'Стійковий акумулятор Promin BR5, 51,2 В, 5,12 кВт·год',
        summary: 'Модуль 3U на 100 А для 19-дюймової шафи: один на старті, до 15 у паралель.',
        description:
          'На передній панелі автомат, чотири світлодіоди заряду й два порти RJ45 для ланцюжка. Протоколи Pylontech, Deye та Growatt перемикаються кнопкою, перепрошивати модуль не треба.\n\n' +
          'Тривалий струм 100 А дає змогу живити інвертор 5 кВт від одного модуля. Для постійних навантажень беріть два: робота на половині струму подовжує ресурс комірок.\n\n' +
          'Фірмову шафу на п’ять місць продаємо окремо, у складі Promin BR25.',
      },
      pl: {
        name: 'Magazyn energii rack Promin BR5, 51,2 V, 5,12 kWh',
        summary: 'Moduł 3U o prądzie 100 A do szafy 19 cali: jeden na początek, do 15 równolegle.',
        description:
          'Na panelu przednim wyłącznik, cztery diody naładowania i dwa porty RJ45 do łączenia w łańcuch. Protokoły Pylontech, Deye i Growatt przełącza się przyciskiem, bez zmiany oprogramowania akumulatora.\n\n' +
          'Prąd ciągły 100 A pozwala zasilić falownik 5 kW z jednego modułu. Przy stałym obciążeniu lepiej wziąć dwa: praca na połowie prądu wydłuża żywotność ogniw.\n\n' +
          'Szafa na pięć miejsc jest sprzedawana osobno, w zestawie Promin BR25.',
      },
      en: {
        name: 'Promin BR5 rack battery, 51.2 V, 5.12 kWh',
        summary: 'A 3U, 100 A module for a 19-inch cabinet: one to begin with, up to 15 in parallel.',
        description:
          'The front carries a breaker, four charge LEDs and two RJ45 ports for the chain. A button switches between the Pylontech, Deye and Growatt protocols; no reflashing.\n\n' +
          'With 100 A continuous a single module can feed a 5 kW inverter. For steady loads take two: half the current makes the cells last longer.\n\n' +
          'Its five-bay cabinet is sold separately, as part of the Promin BR25.',
      },
    },
  },
  {
    id: 212,
    category: 'batteries',
    article: 'PRM-BT12HV',
    brand: 'Promin',
    stock: 11,
    price: { UAH: 108900, PLN: 9550 },
    warrantyMonths: 60,
    tags: ['home', 'business', 'high-voltage', 'three-phase', 'new'],
    specifications: {
      energyKwh: 12.8,
      batteryModulesCount: 4,
      usableEnergyKwh: 12.16,
      batteryVoltageMinV: 224,
      batteryVoltageMaxV: 288,
      batteryCurrentMaxA: 40,
      nominalVoltageV: 256,
      capacityAh: 50,
      chemistry: 'lifepo4',
      depthOfDischargePercent: 95,
      cyclesCount: 6000,
      protocol: 'CAN, RS485',
      ipRating: 'IP55',
      operatingTemperature: '−10…+50 °C',
      dimensionsMm: '600 × 350 × 1290',
      weightKg: 148,
      inverterBrands: 'Promin',
    },
    text: {
      uk: {
        name: 'Високовольтний акумулятор Promin Tower 12.8, 256 В, 12,8 кВт·год',
        summary: 'Вежа з чотирьох модулів і контролера для трифазного інвертора Promin H12 HV.',
        description:
          'Чотири модулі по 64 В з’єднані послідовно, тому до інвертора йде лише 40 А замість 240 А в системі на 48 В. Кабель 6 мм² замість 70 мм², менше нагрівання, вищий ККД.\n\n' +
          'Вікно 224–288 В лежить усередині меж Promin H12 HV (160–700 В) з великим запасом. Модулі мають підігрів, тож заряджання починається від −10 °C.\n\n' +
          'Висоту 1,29 м треба закріпити до стіни двома кутниками з комплекту. Напруга небезпечна: збирає та вмикає вежу лише електрик із допуском.',
      },
      pl: {
        name: 'Wysokonapięciowy magazyn energii Promin Tower 12.8, 256 V, 12,8 kWh',
        summary: 'Wieża z czterech modułów i sterownika do trójfazowego falownika Promin H12 HV.',
        description:
          'Cztery moduły po 64 V połączono szeregowo, dlatego do falownika płynie tylko 40 A zamiast 240 A w układzie 48 V. Kabel 6 mm² zamiast 70 mm², mniej ciepła, wyższa sprawność.\n\n' +
          'Zakres 224–288 V mieści się z dużym zapasem w granicach Promin H12 HV (160–700 V). Magazyn ma podgrzewanie, więc ładowanie rusza od −10 °C.\n\n' +
          'Wieżę o wysokości 1,29 m mocuje się do ściany dwoma kątownikami z zestawu. Napięcie jest niebezpieczne: montaż i uruchomienie tylko przez elektryka z uprawnieniami.',
      },
      en: {
        name: 'Promin Tower 12.8 high-voltage battery, 256 V, 12.8 kWh',
        summary: 'A tower of four modules and a controller for the three-phase Promin H12 HV inverter.',
        description:
          'Four 64 V modules in series mean 40 A to the inverter instead of 240 A in a 48 V system. A 6 mm² cable rather than 70 mm², less heat, better efficiency.\n\n' +
          'Its 224–288 V window lies well within the limits of the Promin H12 HV (160–700 V). The modules are heated, so charging starts from −10 °C.\n\n' +
          'At 1.29 m it must be fixed to the wall with the two brackets supplied. The voltage is dangerous: only a qualified electrician may assemble and start it.',
      },
    },
  },
  {
    id: 213,
    category: 'batteries',
    article: 'PRM-BR25',
    brand: 'Promin',
    stock: 1,
    price: { UAH: 159000, PLN: 13950 },
    warrantyMonths: 60,
    tags: ['business', 'backup-power', 'low-voltage', 'installer'],
    specifications: {
      energyKwh: 25.6,
      batteryModulesCount: 5,
      usableEnergyKwh: 23.04,
      batteryVoltageMinV: 44.8,
      batteryVoltageMaxV: 57.6,
      batteryCurrentMaxA: 300,
      nominalVoltageV: 51.2,
      capacityAh: 500,
      chemistry: 'lifepo4',
      depthOfDischargePercent: 90,
      cyclesCount: 6000,
      protocol: 'CAN, RS485',
      ipRating: 'IP20',
      operatingTemperature: '0…+50 °C',
      dimensionsMm: '600 × 650 × 1020',
      weightKg: 262,
      inverterBrands: 'Promin, Deye',
    },
    text: {
      uk: {
        name: 'Акумуляторна шафа Promin BR25, 51,2 В, 25,6 кВт·год',
        summary:
          'П’ять модулів BR5 у шафі на коліщатах зі спільними шинами: резерв для магазину, клініки чи котельні.',
        description:
          'Шафа приїздить зібраною: шини, перемички й зв’язок між модулями перевірено на стенді. На місці лишається під’єднати два кабелі до інвертора та кабель CAN.\n\n' +
          'Шини розраховано на 300 А, тобто 15 кВт: вистачає для Deye SUN-12K-SG04LP3 або двох однофазних інверторів по 5 кВт. Повного заряду аптеці зі споживанням 1,5 кВт стає на 15 годин.\n\n' +
          'Перевірте дорогу до місця: ширина проїзду 70 см, вага 262 кг, для сходів модулі виймають. Кожен модуль можна замінити, не зупиняючи решти.',
      },
      pl: {
        name: 'Magazyn energii w szafie Promin BR25, 51,2 V, 25,6 kWh',
        summary:
          'Pięć modułów BR5 w szafie na kółkach ze wspólnymi szynami: rezerwa dla sklepu, gabinetu lub kotłowni.',
        description:
          'Szafa przyjeżdża zmontowana: szyny, mostki i komunikacja między modułami są sprawdzone na stanowisku. Na miejscu podłącza się dwa kable do falownika i kabel CAN.\n\n' +
          'Szyny obliczono na 300 A, czyli 15 kW: wystarczy to dla Deye SUN-12K-SG04LP3 albo dwóch falowników jednofazowych po 5 kW. Aptece o poborze 1,5 kW pełny magazyn starcza na 15 godzin.\n\n' +
          'Należy sprawdzić drogę wniesienia: przejście 70 cm, masa 262 kg, na schody moduły się wyjmuje. Każdy akumulator można wymienić bez zatrzymywania pozostałych.',
      },
      en: {
        name: 'Promin BR25 battery cabinet, 51.2 V, 25.6 kWh',
        summary:
          'Five BR5 modules in a cabinet on castors with common busbars: backup for a shop, a clinic or a boiler house.',
        description:
          'The cabinet arrives assembled: busbars, links and communication are tested on the bench. On site you connect two cables to the inverter and one CAN cable.\n\n' +
          'The busbars carry 300 A, or 15 kW: enough for a Deye SUN-12K-SG04LP3 or two 5 kW single-phase inverters. A full charge lasts a pharmacy drawing 1.5 kW for 15 hours.\n\n' +
          'Check the way in: a 70 cm passage, 262 kg, and the modules come out for stairs. Any module can be replaced while the others keep working.',
      },
    },
  },
];
