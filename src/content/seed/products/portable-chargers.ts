import type { SeedProduct } from '../seed-product.ts';

/** Portable chargers with a control box in the cable, category 8. `connector` is the car side; the plug is in the name. */
export const portableChargers = [
  {
    id: 801,
    category: 'portable-charging-devices',
    article: 'PRM-GO37',
    brand: 'Promin',
    pictures: ['charger-portable', 'charger-portable-plain'],
    stock: 88,
    price: { UAH: 6_900, PLN: 605 },
    warrantyMonths: 24,
    tags: ['home', 'single-phase'],
    specifications: {
      powerW: 3700,
      phases: 1,
      connector: 'type-2',
      cableLengthM: 5,
      residualCurrentProtection: '30 mA AC / 6 mA DC',
      ratedVoltageV: 230,
      ratedCurrentA: 16,
      frequencyHz: 50,
      ipRating: 'IP66',
      operatingTemperature: '−30…+50 °C',
      dimensionsMm: '245 × 95 × 60',
      weightKg: 2.6,
    },
    text: {
      uk: {
        name: 'Портативна зарядка для електромобіля Promin Go 3.7, 3,7 кВт, Schuko – Type 2, 5 м',
        summary:
          'Зарядка в багажник: вмикається у звичайну розетку і показує струм, час та температуру вилки.',
        description: [
          'Струм вибирають кнопкою: 6, 8, 10, 13 або 16 А. У старій проводці лишайте 8–10 А; 16 А безпечні лише в окремій лінії 3 × 2,5 мм² із новою розеткою. Давач у вилці знижує струм, коли контакт нагрівся до 70 °C, і зупиняє зарядку за 85 °C.',
          'На 10 А за ніч набігає близько 20 кВт·год, це 110–130 км. Для щоденних поїздок містом цього досить, а на дачі така зарядка часто єдина можлива.',
          'Блок тримається на гаку, який є в чохлі: не лишайте його висіти на розетці. Подовжувачі, особливо змотані на котушці, заборонені.',
        ].join('\n\n'),
      },
      pl: {
        name: 'Przenośna ładowarka do samochodu Promin Go 3.7, 3,7 kW, Schuko – Type 2, 5 m',
        summary:
          'Ładowarka do bagażnika: do zwykłego gniazdka, z odczytem prądu, czasu i temperatury wtyczki.',
        description: [
          'Prąd wybiera się przyciskiem: 6, 8, 10, 13 lub 16 A. W starej instalacji należy zostać przy 8–10 A; 16 A jest bezpieczne tylko w osobnym obwodzie 3 × 2,5 mm² z nowym gniazdem. Czujnik we wtyczce zmniejsza prąd przy 70 °C, a przy 85 °C zatrzymuje ładowanie.',
          'Przy 10 A noc daje około 20 kWh, czyli 110–130 km. Na codzienne jazdy po mieście to wystarcza, a na działce bywa jedyną możliwością.',
          'Skrzynkę wiesza się na haczyku z pokrowca, nie powinna wisieć na gniazdku. Przedłużacze, zwłaszcza zwinięte na bębnie, są niedozwolone. Do gniazd z bolcem typu E wtyczka pasuje.',
        ].join('\n\n'),
      },
      en: {
        name: 'Promin Go 3.7 portable EV charger, 3.7 kW, Schuko to Type 2, 5 m',
        summary:
          'A charger for the boot: it plugs into an ordinary socket and shows current, time and plug temperature.',
        description: [
          'A button selects 6, 8, 10, 13 or 16 A. On old wiring stay at 8–10 A; 16 A is safe only on a circuit of its own in 3 × 2.5 mm² with a new socket. A sensor in the plug lowers the current at 70 °C and stops at 85 °C.',
          'At 10 A a night brings about 20 kWh, or 110–130 km. For daily trips in town that is enough, and at a cottage it is often the only way.',
          'Hang the box on the hook from the bag, never by the socket. Extension leads, above all on a drum, are forbidden.',
        ].join('\n\n'),
      },
    },
  },
  {
    id: 802,
    category: 'portable-charging-devices',
    article: 'PRM-GO11',
    brand: 'Promin',
    pictures: ['charger-portable-plain'],
    stock: 46,
    price: { UAH: 9_400, PLN: 825 },
    warrantyMonths: 24,
    tags: ['home', 'three-phase'],
    specifications: {
      powerW: 11000,
      phases: 3,
      connector: 'type-2',
      cableLengthM: 5,
      residualCurrentProtection: '30 mA AC / 6 mA DC',
      ratedVoltageV: 400,
      ratedCurrentA: 16,
      frequencyHz: 50,
      ipRating: 'IP66',
      operatingTemperature: '−30…+50 °C',
      dimensionsMm: '260 × 100 × 65',
      weightKg: 3.7,
    },
    text: {
      uk: {
        name: 'Портативна зарядка для електромобіля Promin Go 11, 11 кВт, CEE 16 А – Type 2, 5 м',
        summary: 'Та сама потужність, що й у настінної станції, але її можна забрати з собою.',
        description: [
          'Вилка CEE 16 А на п’ять контактів, червона, як у бетономішалки. Така розетка з автоматом обходиться дешевше за настінну станцію, тому Go 11 часто купують в орендований гараж.',
          'Струм 6–16 А і відкладений старт на 1–9 годин задають на блоці. Зарядка пам’ятає налаштування після зникнення мережі й сама продовжує, коли світло повернулося.',
          'На фото однофазна модель зі звичайною вилкою; кабель і вилка Go 11 товщі. Перевірте порядок фаз і наявність нуля в розетці: без нуля блок покаже помилку та не увімкнеться.',
        ].join('\n\n'),
      },
      pl: {
        name: 'Przenośna ładowarka do samochodu Promin Go 11, 11 kW, CEE 16 A – Type 2, 5 m',
        summary: 'Ta sama moc co w ładowarce ściennej, ale można ją zabrać ze sobą.',
        description: [
          'Wtyczka CEE 16 A o pięciu bolcach, czerwona, jak przy betoniarce. Gniazdo z zabezpieczeniem kosztuje mniej niż ładowarka ścienna, dlatego Go 11 często wybiera się do wynajmowanego garażu.',
          'Prąd 6–16 A i opóźnienie startu o 1–9 godzin ustawia się na skrzynce. Po zaniku napięcia urządzenie pamięta ustawienia i samo wznawia ładowanie.',
          'Na zdjęciu model jednofazowy ze zwykłą wtyczką; kabel i wtyczka Go 11 są grubsze. W gnieździe musi być przewód neutralny: bez niego skrzynka zgłosi błąd i nie ruszy.',
        ].join('\n\n'),
      },
      en: {
        name: 'Promin Go 11 portable EV charger, 11 kW, CEE 16 A to Type 2, 5 m',
        summary: 'The power of a wall charger in a form you can take along.',
        description: [
          'Its plug is the red five-pin CEE 16 A known from concrete mixers. Such a socket with its breaker costs less than a wall charger, so the Go 11 often goes into rented garages.',
          'Current of 6–16 A and a start delay of 1–9 hours are set on the box. It remembers the settings through a power cut and resumes by itself.',
          'The photo shows the single-phase model with an ordinary plug; cable and plug of the Go 11 are thicker. The socket must have a neutral: without it the box reports a fault and stays off.',
        ].join('\n\n'),
      },
    },
  },
  {
    id: 803,
    category: 'portable-charging-devices',
    article: 'PRM-GO22',
    brand: 'Promin',
    pictures: ['charger-portable-plain'],
    stock: 21,
    price: { UAH: 11_800, PLN: 1_035 },
    warrantyMonths: 24,
    tags: ['business', 'three-phase', 'events'],
    specifications: {
      powerW: 22000,
      phases: 3,
      connector: 'type-2',
      cableLengthM: 7,
      residualCurrentProtection: '30 mA AC / 6 mA DC',
      ratedVoltageV: 400,
      ratedCurrentA: 32,
      frequencyHz: 50,
      ipRating: 'IP66',
      operatingTemperature: '−30…+50 °C',
      dimensionsMm: '280 × 110 × 75',
      weightKg: 6.4,
    },
    text: {
      uk: {
        name: 'Портативна зарядка для електромобіля Promin Go 22, 22 кВт, CEE 32 А – Type 2, 7 м',
        summary: 'Зарядка для сервісу, автопарку й виїзних заходів, де є силова розетка на 32 А.',
        description: [
          'Сім метрів кабелю 5 × 6 мм² дістають до порту на будь-якому боці авто, не переставляючи його. Межу струму 10–32 А можна заблокувати ключем, щоб водій не перевантажив генератор чи орендований щит.',
          'Працює і від дизельного генератора від 30 кВА, якщо нейтраль заземлено. Перехідник CEE 32 – CEE 16 для слабших розеток купують окремо; вмикаючи його, обов’язково виставте 16 А.',
          'Вага 6,4 кг помітна, тож для щоденного возіння легша модель на 11 кВт. Фото показує модель 3,7 кВт, блок Go 22 більший.',
        ].join('\n\n'),
      },
      pl: {
        name: 'Przenośna ładowarka do samochodu Promin Go 22, 22 kW, CEE 32 A – Type 2, 7 m',
        summary: 'Ładowarka do serwisu, floty i na imprezy, gdzie jest gniazdo siłowe 32 A.',
        description: [
          'Siedem metrów kabla 5 × 6 mm² sięga do portu po każdej stronie auta bez przestawiania. Limit prądu 10–32 A można zablokować kluczykiem, żeby kierowca nie przeciążył agregatu lub wypożyczonej rozdzielnicy.',
          'Działa także z agregatem od 30 kVA, jeśli punkt neutralny jest uziemiony. Przejściówkę CEE 32 – CEE 16 do słabszych gniazd kupuje się osobno; przy jej użyciu trzeba ustawić 16 A.',
          'Masa 6,4 kg jest odczuwalna, do codziennego wożenia lżejszy jest model 11 kW. Zdjęcie pokazuje wersję 3,7 kW, skrzynka Go 22 jest większa.',
        ].join('\n\n'),
      },
      en: {
        name: 'Promin Go 22 portable EV charger, 22 kW, CEE 32 A to Type 2, 7 m',
        summary: 'A charger for workshops, fleets and events with a 32 A power socket.',
        description: [
          'Seven metres of 5 × 6 mm² cable reach the port on either side without moving the car. The limit of 10–32 A can be locked with a key, so that a driver does not overload a generator or a hired board.',
          'It also works from a diesel generator of 30 kVA and more with an earthed neutral. A CEE 32 to CEE 16 adapter for weaker sockets is sold separately; when you use it, set 16 A.',
          'At 6.4 kg you notice it, so for everyday carrying the 11 kW model is lighter. The photo shows the 3.7 kW version; the Go 22 box is larger.',
        ].join('\n\n'),
      },
    },
  },
  {
    id: 804,
    category: 'portable-charging-devices',
    article: 'EL-JB2',
    brand: 'Juice Technology',
    pictures: ['charger-portable-plain'],
    stock: 6,
    price: { UAH: 37_900, PLN: 3_325 },
    warrantyMonths: 24,
    tags: ['home', 'three-phase'],
    specifications: {
      powerW: 22000,
      phases: 3,
      connector: 'type-2',
      ratedVoltageV: 400,
      ratedCurrentA: 32,
      frequencyHz: 50,
      ipRating: 'IP67',
      weightKg: 3.2,
    },
    text: {
      uk: {
        name: 'Портативна зарядна станція Juice Booster 2, 1,4–22 кВт, Type 2, змінні адаптери',
        summary: 'Швейцарська зарядка зі змінними вилками, яка сама впізнає адаптер і обмежує струм.',
        description: [
          'У кожному адаптері закодовано його межу: вставили Schuko – пристрій не дасть більше, ніж вона витримує, вставили CEE 32 – відкриється до 22 кВт. Помилитися неможливо, зменшити струм можна кнопкою.',
          'З адаптером Type 2 той самий блок працює як кабель для громадських станцій без власного кабелю, тому возити другий не треба. Корпус IP67 витримує дощ, сніг і наїзд колеса.',
          'Склад набору адаптерів відрізняється за партіями, перелік надсилаємо разом із підтвердженням. Фото показує зарядку подібної будови з незмінною вилкою.',
        ].join('\n\n'),
      },
      pl: {
        name: 'Przenośna stacja ładowania Juice Booster 2, 1,4–22 kW, Type 2, wymienne adaptery',
        summary:
          'Szwajcarska ładowarka z wymiennymi wtyczkami, która rozpoznaje adapter i sama ogranicza prąd.',
        description: [
          'Każdy adapter ma zakodowany limit: po włożeniu Schuko urządzenie nie da więcej, niż gniazdko znosi, z CEE 32 otwiera się do 22 kW. Pomyłka jest wykluczona, prąd można tylko zmniejszyć przyciskiem.',
          'Z adapterem Type 2 ta sama skrzynka służy jako kabel do publicznych stacji z gniazdem, drugiego nie trzeba więc wozić. Obudowa IP67 znosi deszcz, śnieg i najechanie kołem.',
          'Skład zestawu adapterów różni się między partiami, listę przesyłamy z potwierdzeniem. Zdjęcie pokazuje ładowarkę o podobnej budowie, ze stałą wtyczką.',
        ].join('\n\n'),
      },
      en: {
        name: 'Juice Booster 2 portable charging station, 1.4–22 kW, Type 2, changeable adapters',
        summary:
          'A Swiss charger with changeable plugs that recognises the adapter and limits the current itself.',
        description: [
          'Each adapter carries its limit in code: with Schuko the unit gives no more than the socket stands, with CEE 32 it opens up to 22 kW. There is nothing to set wrong; a button can only lower the current.',
          'With the Type 2 adapter the same box serves as the lead for public chargers with a socket, so no second cable travels along. The IP67 case stands rain, snow and a wheel rolling over it.',
          'The adapters in the kit vary by batch, and we send the list with the confirmation. The photo shows a charger of similar build with a fixed plug.',
        ].join('\n\n'),
      },
    },
  },
  {
    id: 805,
    category: 'portable-charging-devices',
    article: 'NRGKICK-32A-5M',
    brand: 'NRGkick',
    pictures: ['charger-portable-plain'],
    stock: 0,
    price: { UAH: 44_500, PLN: 3_899 },
    warrantyMonths: 24,
    tags: ['home', 'business', 'three-phase'],
    specifications: {
      powerW: 22000,
      phases: 3,
      connector: 'type-2',
      cableLengthM: 5,
      ratedVoltageV: 400,
      ratedCurrentA: 32,
      frequencyHz: 50,
      weightKg: 3.3,
    },
    text: {
      uk: {
        name: 'Портативна зарядка NRGkick 32A, 22 кВт, CEE 32 А – Type 2, 5 м',
        summary: 'Австрійська зарядка з лічильником усередині: видно, скільки й за який рахунок заряджено.',
        description: [
          'Вимірює напругу й струм на кожній фазі та зберігає сесії у застосунку. Роботодавцю чи орендарю гаража це дає звіт за місяць без окремого лічильника.',
          'Межу струму можна змінювати дрібними кроками під час зарядки, тому NRGkick часто ставлять керованим навантаженням до сонячної станції: до авто йде саме надлишок.',
          'Для розеток CEE 16 А та Schuko беруть адаптери виробника, з ними межа струму зменшується. Прилад на фото показано умовно.',
        ].join('\n\n'),
      },
      pl: {
        name: 'Przenośna ładowarka NRGkick 32A, 22 kW, CEE 32 A – Type 2, 5 m',
        summary: 'Austriacka ładowarka z licznikiem w środku: widać, ile i za ile pobrano.',
        description: [
          'Mierzy napięcie i prąd w każdej fazie i zapisuje sesje w aplikacji. Pracodawca lub najemca garażu dostaje miesięczne zestawienie bez osobnego licznika.',
          'Limit prądu można zmieniać w trakcie ładowania małymi krokami, dlatego NRGkick bywa odbiornikiem sterowanym przy instalacji fotowoltaicznej: do auta trafia sama nadwyżka.',
          'Do gniazd CEE 16 A i Schuko służą adaptery producenta, limit prądu jest wtedy niższy. Zdjęcie urządzenia jest poglądowe.',
        ].join('\n\n'),
      },
      en: {
        name: 'NRGkick 32A portable EV charger, 22 kW, CEE 32 A to Type 2, 5 m',
        summary: 'An Austrian charger with a meter inside that shows how much was charged and at what cost.',
        description: [
          'It measures voltage and current on every phase and stores the sessions in its app. An employer or the tenant of a garage gets a monthly report without a separate meter.',
          'The limit changes in small steps while charging, so the NRGkick often serves as a controlled load for a solar plant: the car gets just the surplus.',
          'The maker’s adapters fit CEE 16 A and Schuko sockets, with a lower current limit. The photo is for illustration.',
        ].join('\n\n'),
      },
    },
  },
] satisfies readonly SeedProduct[];
