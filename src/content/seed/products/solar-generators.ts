import type { SeedProduct } from '../seed-product.ts';

export const solarGenerators = [
  {
    id: 1001,
    category: 'solar-generators',
    article: 'PRM-SG500-200',
    brand: 'Promin',
    pictures: ['solar-generator-set', 'power-station-small', 'portable-panel-folding'],
    stock: 16,
    price: { UAH: 15_500, PLN: 1_359 },
    warrantyMonths: 36,
    tags: ['camping', 'off-grid', 'backup-power'],
    specifications: {
      powerW: 500,
      surgePowerW: 1000,
      energyWh: 512,
      chemistry: 'lifepo4',
      cyclesCount: 3500,
      panelsCount: 1,
      solarInputMaxW: 200,
      pvPowerMaxW: 200,
      chargeTimeMin: 75,
      acOutletsCount: 2,
      usbPortsCount: 4,
      connector: 'xt60',
      foldedDimensionsMm: '540 × 540 × 45',
      dimensionsMm: '290 × 185 × 215',
      weightKg: 14,
    },
    text: {
      uk: {
        name: 'Сонячний генератор Promin: станція Power 500 і панель 200 Вт',
        summary:
          'Готовий набір для кемпінгу й дачі: станція 512 Вт·год і складана панель, що заряджає її за день.',
        description: [
          'У набір входять станція Promin Power 500 і складана панель Fold 200 із кабелем MC4 – XT60, тож підключення – це один роз’єм. У ясний день від травня до серпня панель, спрямована на сонце, віддає 130–160 Вт і наповнює порожню батарею за чотири години; у березні та жовтні рахуйте на шість-сім.',
          'Цього вистачає, щоб щодня живити автохолодильник на 40 Вт, освітлення й зарядку телефонів на двох. Для електроплитки чи фена потужності 500 Вт замало.',
          'Саму станцію тримайте в тіні під час зарядки, на розжареному сонці вона обмежує струм. Панель витримує дощ (IP65), станція – ні. Загальна вага набору 14 кг, складена панель має розміри 54 × 54 см і вміщується за сидінням авто.',
        ].join('\n\n'),
      },
      pl: {
        name: 'Generator solarny Promin: stacja Power 500 i panel 200 W',
        summary:
          'Gotowy zestaw na kemping i działkę: stacja 512 Wh i składany panel, który ładuje ją w ciągu dnia.',
        description: [
          'Zestaw obejmuje stację Promin Power 500 i panel składany Fold 200 z przewodem MC4 – XT60, więc podłączenie to jedno złącze. W pogodny dzień od maja do sierpnia panel ustawiony do słońca oddaje 130–160 W i napełnia pusty akumulator w cztery godziny; w marcu i październiku trzeba liczyć sześć do siedmiu.',
          'Wystarcza to na codzienne zasilanie lodówki turystycznej 40 W, oświetlenia i telefonów dla dwóch osób. Do kuchenki elektrycznej czy suszarki moc 500 W jest za mała.',
          'Podczas ładowania stacja powinna stać w cieniu, bo w pełnym słońcu ogranicza prąd. Panel znosi deszcz (IP65), stacja nie. Cały zestaw waży 14 kg, a złożony panel ma 54 × 54 cm i mieści się za fotelem auta.',
        ].join('\n\n'),
      },
      en: {
        name: 'Promin solar generator: Power 500 station and 200 W panel',
        summary:
          'A ready set for camping and the cottage: a 512 Wh station and a folding panel that fills it in a day.',
        description: [
          'The set joins the Promin Power 500 station and the Fold 200 panel with an MC4 to XT60 lead, so there is a single connector to plug. On a clear day from May to August the panel, turned to the sun, gives 130–160 W and fills an empty battery in four hours; in March and October reckon with six to seven.',
          'That feeds a 40 W travel fridge, lights and the phones of two people every day. For a cooking plate or a hair dryer 500 W is too little.',
          'Keep the station in the shade while it charges, as it limits the current in full sun. The panel stands rain (IP65), the station does not. The set weighs 14 kg, and the folded panel of 54 × 54 cm fits behind a car seat.',
        ].join('\n\n'),
      },
    },
  },
  {
    id: 1002,
    category: 'solar-generators',
    article: 'ZMR330-EU-SOLAR220W',
    brand: 'EcoFlow',
    pictures: ['solar-generator-set-plain', 'power-station-small-plain', 'portable-panel-folding'],
    stock: 8,
    price: { UAH: 34_200, PLN: 2_999 },
    warrantyMonths: 60,
    tags: ['home', 'backup-power', 'camping', 'bifacial'],
    specifications: {
      powerW: 1800,
      surgePowerW: 2700,
      energyWh: 1024,
      chemistry: 'lifepo4',
      cyclesCount: 3000,
      panelsCount: 1,
      bifacial: 'yes',
      solarInputMaxW: 500,
      pvPowerMaxW: 220,
      chargeTimeMin: 80,
      acOutletsCount: 4,
      usbPortsCount: 6,
      connector: 'xt60',
      weightKg: 21.5,
    },
    text: {
      uk: {
        name: 'Сонячний генератор EcoFlow DELTA 2 і двостороння панель 220 Вт',
        summary:
          'Станція на 1800 Вт і панель, яка додає енергію ще й світлом, відбитим від світлої поверхні.',
        description: [
          'Одна панель на 220 Вт заряджає DELTA 2 за шість-сім сонячних годин, тому набір зручний там, де мережа буває, але ненадовго: основне дає розетка, решту – сонце. Вхід розрахований на 500 Вт, тож згодом можна додати другу таку саму панель; послідовне з’єднання двох укладається в межу 60 В.',
          'Тильний бік працює, коли його не притулено до землі: на снігу, світлій плитці чи піску приріст помітний, на траві майже непомітний. Чохол панелі водночас слугує підставкою з регульованим кутом.',
          'Усередині: станція з кабелями, панель у чохлі, кабель MC4 – XT60i. Загальна вага без пакування – 21,5 кг.',
        ].join('\n\n'),
      },
      pl: {
        name: 'Generator solarny EcoFlow DELTA 2 z panelem dwustronnym 220 W',
        summary: 'Stacja 1800 W i panel, który wykorzystuje też światło odbite od jasnego podłoża.',
        description: [
          'Jeden panel 220 W ładuje DELTA 2 w sześć do siedmiu godzin słonecznych, dlatego zestaw sprawdza się tam, gdzie sieć bywa, ale krótko: większość daje gniazdko, resztę słońce. Wejście przyjmuje 500 W, można więc później dodać drugi taki sam panel; dwa połączone szeregowo mieszczą się w granicy 60 V.',
          'Tylna strona pracuje, gdy nie leży na ziemi: na śniegu, jasnych płytach czy piasku przyrost widać, na trawie prawie wcale. Pokrowiec panelu służy zarazem za podstawkę o regulowanym kącie.',
          'W zestawie: stacja z kablami, panel w pokrowcu, przewód MC4 – XT60i. Łączna masa bez opakowania 21,5 kg.',
        ].join('\n\n'),
      },
      en: {
        name: 'EcoFlow DELTA 2 solar generator with 220 W bifacial panel',
        summary: 'An 1,800 W station and a panel that also uses light reflected from pale ground.',
        description: [
          'One 220 W panel fills the DELTA 2 in six to seven hours of sun, so the set suits places where the mains comes, but briefly: the socket gives most, the sun the rest. The input takes 500 W, and a second panel of the same kind may follow; two in series stay within the 60 V limit.',
          'The rear works when it does not lie on the ground: over snow, pale paving or sand the gain shows, over grass hardly. The cover of the panel is also its stand, with an adjustable angle.',
          'Included: the station with its cables, the panel in its cover, an MC4 to XT60i lead. Weight without packaging 21.5 kg.',
        ].join('\n\n'),
      },
    },
  },
  {
    id: 1003,
    category: 'solar-generators',
    article: 'AC180-PV200',
    brand: 'Bluetti',
    pictures: ['solar-generator-set-plain', 'portable-panel-folding'],
    stock: 6,
    price: { UAH: 34_900, PLN: 3_060 },
    warrantyMonths: 60,
    tags: ['home', 'camping', 'events', 'backup-power'],
    specifications: {
      powerW: 1800,
      surgePowerW: 2700,
      energyWh: 1152,
      chemistry: 'lifepo4',
      cyclesCount: 3500,
      panelsCount: 1,
      solarInputMaxW: 500,
      pvPowerMaxW: 200,
      connector: 'mc4',
      weightKg: 23.3,
    },
    text: {
      uk: {
        name: 'Сонячний генератор Bluetti AC180 і складана панель PV200',
        summary: 'Станція 1152 Вт·год на 1800 Вт і панель 200 Вт зі стандартними роз’ємами MC4.',
        description: [
          'AC180 обирають для виїзної торгівлі та знімальних груп: кавомолка, касовий термінал, підсвітка й два ноутбуки разом беруть 150–200 Вт, і цього запасу вистачає на п’ять-шість годин. Від розетки станція набирає 80 % приблизно за 45 хвилин, отже, обідньої перерви досить, щоб працювати до вечора.',
          'Панель PV200 дає на практиці 130–160 Вт. Вхід станції приймає 12–60 В, до 10 А: дві панелі PV200 з’єднують послідовно лише після перевірки напруги холостого ходу на морозі.',
          'Станція важить 16 кг, панель іде в чохлі з кишенею для кабелів. Від опадів корпус не захищає: під час дощу ставте станцію під навіс, а не загортайте в плівку, яка перекриє вентиляцію.',
        ].join('\n\n'),
      },
      pl: {
        name: 'Generator solarny Bluetti AC180 z panelem składanym PV200',
        summary: 'Stacja 1152 Wh o mocy 1800 W i panel 200 W ze standardowymi złączami MC4.',
        description: [
          'AC180 wybierają sprzedawcy w terenie i ekipy filmowe: młynek do kawy, terminal, oświetlenie i dwa laptopy pobierają razem 150–200 W, a zapas wystarcza na pięć do sześciu godzin. Z gniazdka stacja osiąga 80% w około 45 minut, więc przerwa obiadowa pozwala pracować do wieczora.',
          'Panel PV200 oddaje w praktyce 130–160 W. Wejście stacji przyjmuje 12–60 V i do 10 A: dwa panele PV200 łączy się szeregowo dopiero po sprawdzeniu napięcia jałowego na mrozie.',
          'Stacja waży 16 kg, panel ma pokrowiec z kieszenią na przewody. Obudowa stacji nie chroni przed opadami: w deszczu należy ją ustawić pod zadaszeniem, a nie owijać folią, która zasłoniłaby wentylację.',
        ].join('\n\n'),
      },
      en: {
        name: 'Bluetti AC180 solar generator with PV200 folding panel',
        summary: 'An 1,800 W station of 1,152 Wh and a 200 W panel with standard MC4 connectors.',
        description: [
          'Market traders and film crews choose the AC180: a coffee grinder, a card terminal, lights and two laptops draw 150–200 W together, and the store lasts five to six hours. From the wall it reaches 80% in about 45 minutes, so a lunch break is enough to work until the evening.',
          'The PV200 gives 130–160 W in practice. The station’s input takes 12–60 V and 10 A: join two PV200 in series only after checking their open-circuit voltage in frost.',
          'The station weighs 16 kg; the panel comes in a cover with a pocket for its leads. The case does not keep rain out: put it under a roof rather than wrapping it in plastic sheeting, which would block the ventilation.',
        ].join('\n\n'),
      },
    },
  },
  {
    id: 1004,
    category: 'solar-generators',
    article: 'PRM-SG3600-800',
    brand: 'Promin',
    pictures: ['power-station-large', 'portable-panel-folding'],
    stock: 3,
    price: { UAH: 81_900, PLN: 7_180 },
    warrantyMonths: 60,
    tags: ['off-grid', 'home', 'construction', 'backup-power'],
    specifications: {
      powerW: 3600,
      surgePowerW: 7200,
      energyWh: 3584,
      chemistry: 'lifepo4',
      cyclesCount: 4000,
      panelsCount: 4,
      solarInputMaxW: 1600,
      pvPowerMaxW: 800,
      chargeTimeMin: 100,
      acOutletsCount: 4,
      usbPortsCount: 4,
      connector: 'xt60',
      foldedDimensionsMm: '540 × 540 × 45',
      dimensionsMm: '520 × 380 × 450',
      weightKg: 72.8,
    },
    text: {
      uk: {
        name: 'Сонячний генератор Promin: станція Power 3600 і чотири панелі по 200 Вт',
        summary:
          'Набір на 3,6 кВт із панелями 800 Вт для будинку без мережі, польового табору чи будівництва.',
        description: [
          'Чотири панелі Fold 200 з’єднуються послідовно й займають один із двох сонячних входів станції; другий лишається вільним, тож масив можна згодом подвоїти. За літній день 800 Вт панелей приносять 3,5–4 кВт·год, тобто повну зарядку; у листопаді розраховуйте на один-півтора кіловат-години й тримайте запасний спосіб заряджання.',
          'Потужності вистачає на свердловинний насос, холодильник, інструмент до 3,6 кВт. Для постійного проживання за містом узимку це додаток до генератора, а не його заміна.',
          'У чотирьох сумках – панелі з підставками, у п’ятій – два подовжувачі MC4 по 5 м і кілочки для вітру. Сильний вітер складані панелі перевертає: закріплюйте їх через люверси. Загалом 73 кг, найважча частина – станція на колесах, 44 кг.',
        ].join('\n\n'),
      },
      pl: {
        name: 'Generator solarny Promin: stacja Power 3600 i cztery panele 200 W',
        summary: 'Zestaw 3,6 kW z panelami 800 W do domu bez sieci, obozu w terenie lub na budowę.',
        description: [
          'Cztery panele Fold 200 łączy się szeregowo i zajmują one jedno z dwóch wejść solarnych stacji; drugie pozostaje wolne, więc pole paneli można później podwoić. W letni dzień 800 W daje 3,5–4 kWh, czyli pełne naładowanie; w listopadzie trzeba liczyć na jedną do półtorej kilowatogodziny i mieć inny sposób ładowania.',
          'Mocy wystarcza na pompę głębinową, lodówkę i narzędzia do 3,6 kW. Przy całorocznym mieszkaniu za miastem zimą jest to uzupełnienie agregatu, a nie jego zamiennik.',
          'W czterech torbach są panele z podpórkami, w piątej dwa przedłużacze MC4 po 5 m i śledzie na wiatr. Silny wiatr przewraca panele składane, dlatego mocuje się je przez oczka. Całość waży 73 kg, najcięższa jest stacja na kołach – 44 kg.',
        ].join('\n\n'),
      },
      en: {
        name: 'Promin solar generator: Power 3600 station and four 200 W panels',
        summary:
          'A 3.6 kW set with 800 W of panels for a house off the grid, a field camp or a building site.',
        description: [
          'The four Fold 200 panels go in series into one of the station’s two solar inputs; the other stays free, so the array can be doubled later. On a summer day 800 W of panels bring 3.5–4 kWh, a full charge; in November reckon with one to one and a half and have another way to charge.',
          'It carries a borehole pump, a fridge and tools up to 3.6 kW. For living outside town through the winter it complements a generator and does not replace it.',
          'Four bags hold the panels with their stands, a fifth two MC4 extensions of 5 m and pegs against wind. Strong wind overturns folding panels, so tie them down by the eyelets. The set weighs 73 kg; its heaviest part is the wheeled station with 44 kg.',
        ].join('\n\n'),
      },
    },
  },
] satisfies readonly SeedProduct[];
