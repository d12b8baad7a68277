import type { SeedProduct } from '../seed-product.ts';

export const industrialGenerators = [
  {
    id: 2101,
    category: 'industrial-generators',
    article: 'PRM-DG60',
    brand: 'Promin',
    pictures: ['generator-industrial'],
    stock: 4,
    rental: {
      UAH: { day: 6_500, week: 26_000, month: 71_500 },
      PLN: { day: 370, week: 1_480, month: 4_070 },
    },
    warrantyMonths: 0,
    tags: ['business', 'construction', 'backup-power', 'three-phase'],
    specifications: {
      powerW: 48_000,
      powerKva: 60,
      phases: 3,
      ratedVoltageV: 400,
      ratedCurrentA: 87,
      frequencyHz: 50,
      fuel: 'diesel',
      tankL: 200,
      runtimeH: 20,
      noiseDb: 93,
      ipRating: 'IP23',
      operatingTemperature: '−20…+40 °C',
      dimensionsMm: '2300 × 1050 × 1550',
      weightKg: 1280,
    },
    text: {
      uk: {
        name: 'Оренда дизельного генератора Promin DG60, 60 кВА',
        summary: 'Дизельна станція в шумозахисному кожусі для будівництва, складу або невеликого цеху.',
        description: [
          'Тривала потужність 60 кВА, тобто 48 кВт за коефіцієнта потужності 0,8. Цього досить для баштового крана з двома бригадами, супермаркету крокової доступності або сушарки зерна. Бак на 200 літрів – це приблизно 20 годин за трьох чвертей навантаження, 10 літрів на годину.',
          'Навантаження постійно нижче 30 % двигуну шкодить: дизель закоксовується. Якщо потреба менша, беріть 30 кВА. Узимку працює підігрів охолоджувальної рідини, для нього потрібна розетка 230 В на місці.',
          'Доставляємо на автомобілі з маніпулятором; під’їзна ширина 3 м, основа рівна, щонайменше 1,5 м вільного місця з боку радіатора. Підключає електрик з групою допуску, пуск і щоденний огляд – навчений працівник орендаря. Пальне ваше або з нашою доставкою; олива й фільтри за регламентом уже в ціні.',
        ].join('\n\n'),
      },
      pl: {
        name: 'Wynajem agregatu prądotwórczego diesel Promin DG60, 60 kVA',
        summary: 'Agregat w wyciszonej obudowie na budowę, do magazynu lub niewielkiej hali.',
        description: [
          'Moc ciągła 60 kVA, czyli 48 kW przy cos φ 0,8. Wystarcza na żuraw wieżowy z dwiema brygadami, sklep osiedlowy lub suszarnię zboża. Zbiornik 200 litrów to około 20 godzin przy trzech czwartych obciążenia, 10 litrów na godzinę.',
          'Stałe obciążenie poniżej 30% szkodzi silnikowi, bo diesel się zakoksowuje. Przy mniejszym zapotrzebowaniu lepszy będzie agregat 30 kVA. Zimą działa podgrzewanie płynu chłodzącego, do którego na miejscu potrzebne jest gniazdo 230 V.',
          'Dowozimy samochodem z dźwigiem; dojazd szerokości 3 m, równe podłoże i co najmniej 1,5 m wolnego miejsca od strony chłodnicy. Podłącza elektryk z uprawnieniami SEP, uruchamia i codziennie kontroluje przeszkolony pracownik najemcy. Paliwo po stronie najemcy lub z naszą dostawą, oleje i filtry w terminach przeglądów są w cenie.',
        ].join('\n\n'),
      },
      en: {
        name: 'Promin DG60 diesel generator for rent, 60 kVA',
        summary:
          'A diesel set in a silenced canopy for a building site, a warehouse or a small workshop hall.',
        description: [
          'Continuous power 60 kVA, which is 48 kW at a power factor of 0.8: a tower crane with two crews, a neighbourhood supermarket or a grain dryer. The 200-litre tank lasts about 20 hours at three quarters of the load, 10 litres an hour.',
          'A load that stays below 30% harms the engine, as it cokes up. For less demand take the 30 kVA set. In winter the coolant heater works, for which the site must provide a 230 V socket.',
          'We deliver by crane lorry; the way in must be 3 m wide, the ground level, with 1.5 m free by the radiator. A qualified electrician connects it; a trained worker of the hirer starts it and checks it daily. Diesel is yours or brought by us; oil and filters at service intervals are included.',
        ].join('\n\n'),
      },
    },
  },
  {
    id: 2102,
    category: 'industrial-generators',
    article: 'PRM-DG30',
    brand: 'Promin',
    pictures: ['generator-industrial-plain'],
    stock: 5,
    rental: {
      UAH: { day: 4_200, week: 16_800, month: 46_200 },
      PLN: { day: 240, week: 960, month: 2_640 },
    },
    warrantyMonths: 0,
    tags: ['events', 'construction', 'backup-power', 'three-phase'],
    specifications: {
      powerW: 24_000,
      powerKva: 30,
      phases: 3,
      ratedVoltageV: 400,
      ratedCurrentA: 43,
      frequencyHz: 50,
      fuel: 'diesel',
      tankL: 110,
      runtimeH: 21,
      noiseDb: 90,
      ipRating: 'IP23',
      operatingTemperature: '−20…+40 °C',
      dimensionsMm: '1950 × 900 × 1350',
      weightKg: 890,
    },
    text: {
      uk: {
        name: 'Оренда дизельного генератора Promin DG30, 30 кВА',
        summary:
          'Компактна дизельна станція на 24 кВт для свята, офісу або котельні багатоквартирного будинку.',
        description: [
          'На весільному майданчику живить сцену, світло, дві холодильні камери й кухню. В офісі на п’ятдесят робочих місць тримає мережу, ліфт і сервери. Витрата за трьох чвертей навантаження – близько 5,2 л на годину.',
          'Звукова потужність 90 дБ у шумозахисному кожусі; на заході ставте станцію за 30–40 м від гостей, кабель-подовжувач на 50 м можна взяти разом із нею. Нічну роботу в житлових районах обмежують місцеві правила, узгодьте заздалегідь.',
          'Вага 890 кг, відвантажуємо маніпулятором або навантажувачем. Підключення – силові клеми та дві розетки CEE 32 А. Орендар призначає відповідальну особу, яка пройшла наш інструктаж.',
        ].join('\n\n'),
      },
      pl: {
        name: 'Wynajem agregatu prądotwórczego diesel Promin DG30, 30 kVA',
        summary: 'Niewielki agregat 24 kW na imprezę, do biura lub kotłowni budynku wielorodzinnego.',
        description: [
          'Na przyjęciu weselnym zasila scenę, światło, dwie komory chłodnicze i kuchnię. W biurze na pięćdziesiąt stanowisk utrzymuje sieć, windę i serwery. Zużycie przy trzech czwartych obciążenia to około 5,2 l na godzinę.',
          'Moc akustyczna 90 dB w wyciszonej obudowie; na imprezie najlepiej ustawić agregat 30–40 m od gości, przedłużacz 50 m można wypożyczyć razem z nim. Praca nocna w zabudowie mieszkaniowej podlega lokalnym przepisom, które trzeba uzgodnić wcześniej.',
          'Masa 890 kg, rozładunek dźwigiem lub wózkiem. Przyłącza: zaciski siłowe i dwa gniazda CEE 32 A. Najemca wyznacza osobę odpowiedzialną, którą przeszkolimy.',
        ].join('\n\n'),
      },
      en: {
        name: 'Promin DG30 diesel generator for rent, 30 kVA',
        summary:
          'A compact 24 kW diesel set for an event, an office or the boiler house of a block of flats.',
        description: [
          'At a wedding it feeds the stage, the lights, two cold rooms and the kitchen; in an office of fifty desks the network, the lift and the servers. At three quarters of the load it uses about 5.2 litres an hour.',
          'Sound power 90 dB in its silenced canopy: at an event place it 30–40 m from the guests; a 50 m extension can be hired with it. Local rules limit work at night in residential areas, so agree beforehand.',
          'It weighs 890 kg and is unloaded by crane or forklift. It has power terminals and two CEE 32 A sockets. The hirer names a responsible person, whom we instruct.',
        ].join('\n\n'),
      },
    },
  },
  {
    id: 2103,
    category: 'industrial-generators',
    article: 'QAS-100',
    brand: 'Atlas Copco',
    pictures: ['generator-industrial-plain'],
    stock: 2,
    rental: {
      UAH: { day: 9_000, week: 36_000, month: 99_000 },
      PLN: { day: 520, week: 2_080, month: 5_720 },
    },
    warrantyMonths: 0,
    tags: ['business', 'construction', 'three-phase'],
    specifications: {
      powerW: 80_000,
      powerKva: 100,
      phases: 3,
      ratedVoltageV: 400,
      frequencyHz: 50,
      fuel: 'diesel',
      weightKg: 1780,
    },
    text: {
      uk: {
        name: 'Оренда дизельного генератора Atlas Copco QAS 100, 100 кВА',
        summary: 'Будівельна дизельна станція на 80 кВт для баштових кранів, дробарок і насосних.',
        description: [
          'Основна потужність 100 кВА. Такі станції ставлять на будмайданчики, де немає технічних умов, і на насосні під час ремонту лінії. Дві та більше станції можуть працювати паралельно, якщо замовити їх із відповідною платою.',
          'Корпус має герметичний піддон, тож розлив палива чи оливи не потрапляє в ґрунт. На вимогу постачаємо зовнішній бак на 1000 літрів: понад дві доби роботи без дозаправляння.',
          'Доставлення на платформі, розвантаження краном за рим-болти або вилами. Приєднує електротехнічний персонал, заземлення обов’язкове. Сервіс у строк виконує наш механік на місці, паливо – за рахунок орендаря.',
        ].join('\n\n'),
      },
      pl: {
        name: 'Wynajem agregatu prądotwórczego diesel Atlas Copco QAS 100, 100 kVA',
        summary: 'Budowlany agregat 80 kW do żurawi wieżowych, kruszarek i pompowni.',
        description: [
          'Moc podstawowa 100 kVA. Takie agregaty pracują na budowach bez przyłącza i w pompowniach podczas remontu linii. Dwa lub więcej można połączyć równolegle, jeśli zamówi się je z odpowiednim sterowaniem.',
          'Rama ma szczelną wannę, więc rozlane paliwo ani olej nie trafia do gruntu. Na życzenie dostarczamy zbiornik zewnętrzny 1000 litrów: ponad dwie doby pracy bez tankowania.',
          'Transport na platformie, rozładunek dźwigiem za ucho lub wózkiem. Podłączenie wykonuje personel z uprawnieniami elektrycznymi, uziemienie jest obowiązkowe. Przeglądy w terminie robi nasz mechanik na miejscu, paliwo po stronie najemcy.',
        ].join('\n\n'),
      },
      en: {
        name: 'Atlas Copco QAS 100 diesel generator for rent, 100 kVA',
        summary: 'An 80 kW site generator for tower cranes, crushers and pumping stations.',
        description: [
          'Prime power 100 kVA. Such sets work on sites without a grid connection and at pumping stations while a line is repaired. Two or more run in parallel if ordered with the controls for it.',
          'A sealed tray under the set keeps spilt fuel and oil out of the soil. On request we bring a 1000-litre external tank for more than two days without refuelling.',
          'It travels on a flatbed and is unloaded by crane or forklift. Electrical staff connect it, and earthing is mandatory. Our mechanic does the services on site; fuel is for the hirer.',
        ].join('\n\n'),
      },
    },
  },
  {
    id: 2104,
    category: 'industrial-generators',
    article: 'QAS-200',
    brand: 'Atlas Copco',
    pictures: ['generator-industrial-plain'],
    stock: 1,
    rental: {
      UAH: { day: 15_000, week: 60_000, month: 165_000 },
      PLN: { day: 850, week: 3_400, month: 9_350 },
    },
    warrantyMonths: 0,
    tags: ['business', 'construction', 'agriculture', 'three-phase'],
    specifications: {
      powerW: 160_000,
      powerKva: 200,
      phases: 3,
      ratedVoltageV: 400,
      frequencyHz: 50,
      fuel: 'diesel',
      weightKg: 2900,
    },
    text: {
      uk: {
        name: 'Оренда дизельного генератора Atlas Copco QAS 200, 200 кВА',
        summary: 'Дизельна станція на 160 кВт для елеватора, лікарні, холодильного складу або цеху.',
        description: [
          'Станція утримує виробництво, поки ремонтують трансформатор, або зерносушарку в сезон. Перед бронюванням надішліть пускові струми найбільших двигунів: частотний перетворювач дозволяє обійтися меншою машиною, прямий пуск 30 кВт потребує саме цієї.',
          'Паливо – дизель за EN 590, узимку лише зимовий сорт. За повного навантаження закладайте близько 40 літрів на годину, тож графік заправника потрібен заздалегідь. Зовнішній бак і паливні шланги з швидкими муфтами замовляють окремо.',
          'Перевозимо тралом, монтаж займає половину робочого дня: вирівнювання, заземлення, кабелі, випробування з навантаженням. Пускає й веде журнал відповідальний за електрогосподарство орендаря; за потреби надаємо чергового механіка.',
        ].join('\n\n'),
      },
      pl: {
        name: 'Wynajem agregatu prądotwórczego diesel Atlas Copco QAS 200, 200 kVA',
        summary: 'Agregat 160 kW do elewatora, szpitala, chłodni lub hali produkcyjnej.',
        description: [
          'Podtrzymuje produkcję podczas naprawy transformatora albo suszarnię w sezonie. Przed rezerwacją warto przesłać prądy rozruchowe największych silników: z falownikiem wystarczy mniejsza maszyna, rozruch bezpośredni 30 kW wymaga właśnie tej.',
          'Paliwo: olej napędowy według EN 590, zimą wyłącznie zimowy. Przy pełnym obciążeniu trzeba liczyć około 40 litrów na godzinę, więc harmonogram tankowania przydaje się z wyprzedzeniem. Zbiornik zewnętrzny i węże z szybkozłączami wyceniamy osobno.',
          'Przewozimy na niskopodwoziu, montaż trwa pół dnia: poziomowanie, uziemienie, kable, próba pod obciążeniem. Uruchamia go i prowadzi dziennik osoba odpowiedzialna za gospodarkę energetyczną najemcy; w razie potrzeby zapewniamy mechanika na dyżurze.',
        ].join('\n\n'),
      },
      en: {
        name: 'Atlas Copco QAS 200 diesel generator for rent, 200 kVA',
        summary: 'A 160 kW diesel set for a grain store, a hospital, a cold store or a production hall.',
        description: [
          'It keeps production going while a transformer is repaired, or a grain dryer through the season. Send us the starting currents of the largest motors before booking: with a frequency converter a smaller set will do, starting 30 kW directly takes this one.',
          'It burns EN 590 diesel, in winter only the winter grade. At full load plan about 40 litres an hour, so arrange the refuelling in advance. An external tank and hoses with quick couplings are a separate item.',
          'We bring it on a low loader; setting up takes half a day: levelling, earthing, cables and a load test. The hirer’s person in charge of electrical plant starts it and keeps the log; a mechanic on call is available.',
        ].join('\n\n'),
      },
    },
  },
] satisfies readonly SeedProduct[];
