import type { SeedProduct } from '../seed-product.ts';

/**
 * Inverters, category 3. `mpptCurrentsA` lists each input's operating current; `pvShortCircuitCurrentMaxA` and the
 * MPPT voltages hold for one input, the weaker where inputs differ.
 */
export const inverters: readonly SeedProduct[] = [
  {
    id: 301,
    category: 'inverters',
    article: 'SUN-12K-SG04LP3-EU',
    brand: 'Deye',
    stock: 23,
    price: { UAH: 68900, PLN: 6049 },
    warrantyMonths: 60,
    tags: ['home', 'business', 'three-phase', 'low-voltage', 'backup-power'],
    specifications: {
      systemType: 'hybrid',
      powerW: 12000,
      phases: 3,
      pvPowerMaxW: 15600,
      pvStartVoltageV: 160,
      pvVoltageMaxV: 800,
      mpptVoltageMinV: 200,
      mpptVoltageMaxV: 650,
      mpptCount: 2,
      mpptCurrentsA: '26+13',
      pvShortCircuitCurrentMaxA: 17,
      batteryVoltageMinV: 40,
      batteryVoltageMaxV: 60,
      batteryCurrentMaxA: 240,
      frequencyHz: 50,
      efficiencyPercent: 97.6,
      ipRating: 'IP65',
      operatingTemperature: '−40…+60 °C',
      dimensionsMm: '422 × 699 × 279',
      weightKg: 33.6,
    },
    text: {
      uk: {
        name: 'Гібридний інвертор Deye SUN-12K-SG04LP3, 12 кВт, 3 фази',
        summary:
          'Трифазний гібрид на батарею 48 В: будинок лишається зі світлом на всіх трьох фазах і без мережі.',
        description:
          'Інвертор допускає перекіс навантаження між фазами, тож зварювальний апарат або бойлер на одній фазі не вимкне решту будинку. Дизельний генератор під’єднується до окремого входу й запускається сигналом за рівнем заряду.\n\n' +
          'Входи різні: перший на 26 А приймає два паралельні стринги, другий на 13 А — один. Довжину рахуйте на межу 800 В у мороз: для LONGi 435 Вт це до 17 панелей, для Jinko 580 Вт до 13. Нижче 200 В трекер не працює, тому стринги з 4–5 панелей не підходять.\n\n' +
          'Струм батареї до 240 А потребує кабелю 70 мм² і запобіжника 250–300 А. У коробці інвертор, трансформатори струму, модуль Wi-Fi, датчик температури та настінна планка.',
      },
      pl: {
        name: 'Falownik hybrydowy Deye SUN-12K-SG04LP3, 12 kW, 3-fazowy',
        summary:
          'Trójfazowa hybryda na magazyn 48 V: dom ma prąd na wszystkich trzech fazach także bez sieci.',
        description:
          'Falownik dopuszcza asymetrię obciążenia faz, więc spawarka lub bojler na jednej fazie nie wyłączy reszty domu. Agregat podłącza się do osobnego wejścia i uruchamia sygnałem zależnym od naładowania magazynu.\n\n' +
          'Wejścia są różne: pierwsze 26 A przyjmuje dwa stringi równoległe, drugie 13 A jeden. Długość liczy się do 800 V w mróz: dla LONGi 435 W do 17 paneli, dla Jinko 580 W do 13. Poniżej 200 V tracker nie pracuje, więc stringi z 4–5 paneli odpadają.\n\n' +
          'Prąd akumulatora do 240 A wymaga kabla 70 mm² i bezpiecznika 250–300 A. W kartonie falownik, przekładniki prądowe, moduł Wi-Fi, czujnik temperatury i wieszak ścienny.',
      },
      en: {
        name: 'Deye SUN-12K-SG04LP3 hybrid inverter, 12 kW, three-phase',
        summary:
          'A three-phase hybrid for a 48 V battery: the house keeps all three phases when the grid is gone.',
        description:
          'It tolerates unbalanced phases, so a welder or a water heater on one phase will not shut the house down. A diesel generator has an input of its own and is started by the battery’s charge level.\n\n' +
          'The inputs differ: the first, 26 A, takes two strings in parallel; the second, 13 A, takes one. Size the string for 800 V in frost: up to 17 LONGi 435 W panels or 13 Jinko 580 W. Below 200 V the tracker does not run, so strings of 4–5 panels are out.\n\n' +
          'Up to 240 A of battery current need 70 mm² cable and a 250–300 A fuse. In the box: inverter, current transformers, Wi-Fi stick, temperature sensor and wall bracket.',
      },
    },
  },
  {
    id: 302,
    category: 'inverters',
    article: 'SUN-5K-SG03LP1-EU',
    brand: 'Deye',
    stock: 64,
    price: { UAH: 29700, PLN: 2690 },
    warrantyMonths: 60,
    tags: ['home', 'single-phase', 'low-voltage', 'backup-power'],
    specifications: {
      systemType: 'hybrid',
      powerW: 5000,
      phases: 1,
      pvPowerMaxW: 6500,
      pvStartVoltageV: 125,
      pvVoltageMaxV: 500,
      mpptVoltageMinV: 125,
      mpptVoltageMaxV: 425,
      mpptCount: 2,
      mpptCurrentsA: '13+13',
      pvShortCircuitCurrentMaxA: 17,
      batteryVoltageMinV: 40,
      batteryVoltageMaxV: 60,
      batteryCurrentMaxA: 120,
      frequencyHz: 50,
      efficiencyPercent: 97.6,
      ipRating: 'IP65',
      weightKg: 20.5,
    },
    text: {
      uk: {
        name: 'Гібридний інвертор Deye SUN-5K-SG03LP1, 5 кВт, 1 фаза',
        summary:
          'Однофазний гібрид для квартири чи невеликого будинку: резерв уже зараз, панелі — коли завгодно.',
        description:
          'Багато хто ставить його спершу без панелей: інвертор заряджає батарею вночі та перемикає будинок на неї за кілька мілісекунд, комп’ютери не перезавантажуються. Панелі можна додати пізніше без заміни обладнання.\n\n' +
          'Межа 500 В коротка: 11 панелей LONGi 435 Вт або 8 панелей Jinko 580 Вт у стрингу. Разом обидва входи приймають 6,5 кВт. Для струму понад 13 А інвертор обмежить пік, проте працюватиме.\n\n' +
          'До 5 кВт безперервно беруть два модулі Deye SE-G5.1 Pro або один Promin Home 10. Постачається з трансформатором струму, Wi-Fi-модулем і кріпленням.',
      },
      pl: {
        name: 'Falownik hybrydowy Deye SUN-5K-SG03LP1, 5 kW, 1-fazowy',
        summary:
          'Jednofazowa hybryda do mieszkania lub małego domu: rezerwa od razu, panele w dowolnym momencie.',
        description:
          'Często montuje się go najpierw bez paneli: falownik ładuje magazyn w nocy i przełącza na niego dom w kilka milisekund, komputery się nie restartują. Panele można dołożyć później bez wymiany sprzętu.\n\n' +
          'Granica 500 V jest niska: 11 paneli LONGi 435 W lub 8 paneli Jinko 580 W w stringu. Oba wejścia razem przyjmują 6,5 kW. Przy prądzie powyżej 13 A falownik ograniczy szczyt, lecz będzie pracował.\n\n' +
          'Do ciągłych 5 kW stosuje się dwa magazyny Deye SE-G5.1 Pro lub jeden Promin Home 10. W dostawie przekładnik prądowy, moduł Wi-Fi i mocowanie.\n\n' +
          'W Polsce jednofazowo przyłącza się mikroinstalacje do 3,68 kW: warunki trzeba uzgodnić z operatorem albo wybrać falownik trójfazowy.',
      },
      en: {
        name: 'Deye SUN-5K-SG03LP1 hybrid inverter, 5 kW, single-phase',
        summary: 'A single-phase hybrid for a flat or a small house: backup today, panels whenever you like.',
        description:
          'Many install it without panels at first: it charges the battery at night and switches the house over in milliseconds, so computers stay up. Panels can follow later with no change of equipment.\n\n' +
          'The 500 V limit is short: 11 LONGi 435 W panels or 8 Jinko 580 W in a string. Both inputs together take 6.5 kW. With more than 13 A the inverter trims the peak but keeps running.\n\n' +
          'For a continuous 5 kW use two Deye SE-G5.1 Pro modules or one Promin Home 10. Supplied with a current transformer, a Wi-Fi stick and mounting parts.',
      },
    },
  },
  {
    id: 303,
    category: 'inverters',
    article: 'SUN2000-10KTL-M1',
    brand: 'Huawei',
    stock: 15,
    price: { UAH: 53500, PLN: 4690 },
    warrantyMonths: 120,
    tags: ['home', 'business', 'three-phase', 'high-voltage'],
    specifications: {
      systemType: 'hybrid',
      powerW: 10000,
      phases: 3,
      pvPowerMaxW: 15000,
      pvStartVoltageV: 200,
      pvVoltageMaxV: 1100,
      mpptVoltageMinV: 140,
      mpptVoltageMaxV: 980,
      mpptCount: 2,
      mpptCurrentsA: '11+11',
      pvShortCircuitCurrentMaxA: 15,
      batteryVoltageMinV: 600,
      batteryVoltageMaxV: 980,
      batteryCurrentMaxA: 16.7,
      frequencyHz: 50,
      efficiencyPercent: 98.6,
      ipRating: 'IP65',
      operatingTemperature: '−25…+60 °C',
      dimensionsMm: '525 × 470 × 146.5',
      weightKg: 17,
    },
    text: {
      uk: {
        name: 'Гібридний інвертор Huawei SUN2000-10KTL-M1, 10 кВт, 3 фази',
        summary: 'Легкий трифазний інвертор із довгими стрингами до 1100 В і входом для батареї LUNA2000.',
        description:
          'Працює як звичайний мережевий, а з батареєю LUNA2000 стає гібридним. Охолодження без вентилятора, 17 кг: його вішають і в коридорі біля щита.\n\n' +
          'Слабке місце цієї версії — струм: 11 А робочий і 15 А короткого замикання на вхід. Найкраще підходить Trina TSM-445NEG9R.28 зі струмом 10 А. Панелі 580 Вт під’єднувати можна, до 18 у стринг, але опівдні пік зрізатиметься. JA Solar 615 Вт (16,1 А) не підходить.\n\n' +
          'Щоб мати світло без мережі, потрібен Backup Box-B1; без нього інвертор у разі зникнення напруги вимикається. Лічильник DTSU666 і Smart Dongle замовляють окремо.',
      },
      pl: {
        name: 'Falownik hybrydowy Huawei SUN2000-10KTL-M1, 10 kW, 3-fazowy',
        summary: 'Lekki falownik trójfazowy z długimi stringami do 1100 V i wejściem na magazyn LUNA2000.',
        description:
          'Pracuje jak zwykły falownik sieciowy, a z magazynem LUNA2000 staje się hybrydą. Chłodzenie bez wentylatora i 17 kg pozwalają zawiesić go nawet w korytarzu przy rozdzielnicy.\n\n' +
          'Słabszą stroną tej wersji jest prąd: 11 A roboczego i 15 A zwarcia na wejście. Najlepiej pasuje Trina TSM-445NEG9R.28 z prądem 10 A. Panele 580 W można podłączyć, do 18 w stringu, lecz w południe szczyt będzie przycinany. JA Solar 615 W (16,1 A) nie pasuje.\n\n' +
          'Do zasilania bez sieci potrzebny jest Backup Box-B1; bez niego falownik po zaniku napięcia się wyłącza. Licznik DTSU666 i Smart Dongle zamawia się osobno.',
      },
      en: {
        name: 'Huawei SUN2000-10KTL-M1 hybrid inverter, 10 kW, three-phase',
        summary:
          'A light three-phase inverter with long strings up to 1,100 V and an input for the LUNA2000 battery.',
        description:
          'It works as an ordinary grid-tied inverter and becomes a hybrid with a LUNA2000. Fanless and 17 kg, it may hang in a corridor next to the distribution board.\n\n' +
          'This version’s weak point is current: 11 A operating and 15 A short-circuit per input. The Trina TSM-445NEG9R.28 with its 10 A fits best. 580 W panels may be connected, up to 18 in a string, but noon peaks are trimmed. JA Solar 615 W (16.1 A) does not fit.\n\n' +
          'Power without the grid takes a Backup Box-B1; without one the inverter shuts down with the mains. The DTSU666 meter and the Smart Dongle are ordered separately.',
      },
    },
  },
  {
    id: 304,
    category: 'inverters',
    article: 'SUN2000-5KTL-L1',
    brand: 'Huawei',
    stock: 19,
    price: { UAH: 33500, PLN: 2940 },
    warrantyMonths: 120,
    tags: ['home', 'single-phase', 'high-voltage'],
    specifications: {
      systemType: 'hybrid',
      powerW: 5000,
      phases: 1,
      pvPowerMaxW: 7500,
      pvStartVoltageV: 100,
      pvVoltageMaxV: 600,
      mpptVoltageMinV: 90,
      mpptVoltageMaxV: 560,
      mpptCount: 2,
      mpptCurrentsA: '12.5+12.5',
      pvShortCircuitCurrentMaxA: 18,
      batteryVoltageMinV: 350,
      batteryVoltageMaxV: 560,
      batteryCurrentMaxA: 15,
      frequencyHz: 50,
      efficiencyPercent: 98.4,
      ipRating: 'IP65',
      operatingTemperature: '−25…+60 °C',
      dimensionsMm: '365 × 365 × 156',
      weightKg: 12,
    },
    text: {
      uk: {
        name: 'Гібридний інвертор Huawei SUN2000-5KTL-L1, 5 кВт, 1 фаза',
        summary: 'Безшумний однофазний інвертор 365 × 365 мм, який поміщається поруч із квартирним щитом.',
        description:
          'Трекер запускається від 100 В, тому вистачає чотирьох панелей на малому даху. Верхня межа 600 В дозволяє 13 панелей LONGi 435 Вт або 10 Jinko 580 Вт в одному стрингу.\n\n' +
          'Захист від дуги AFCI вбудовано й увімкнено із заводу. Батарею беруть тільки LUNA2000; акумулятори 48 В із цим інвертором не працюють.\n\n' +
          'У комплекті настінна рама, роз’єми Staubli MC4 та WLAN-антена. Налаштування роблять у FusionSolar через телефон монтажника.',
      },
      pl: {
        name: 'Falownik hybrydowy Huawei SUN2000-5KTL-L1, 5 kW, 1-fazowy',
        summary:
          'Bezgłośny falownik jednofazowy 365 × 365 mm, który zmieści się obok rozdzielnicy mieszkaniowej.',
        description:
          'Tracker rusza od 100 V, więc na małym dachu wystarczą cztery panele. Górna granica 600 V pozwala na 13 paneli LONGi 435 W lub 10 Jinko 580 W w jednym stringu.\n\n' +
          'Ochrona przed łukiem AFCI jest wbudowana i włączona fabrycznie. Falownik współpracuje wyłącznie z magazynem LUNA2000; akumulatory 48 V z nim nie działają.\n\n' +
          'W komplecie rama ścienna, złącza Staubli MC4 i antena WLAN. Konfigurację wykonuje się w aplikacji FusionSolar na telefonie instalatora.\n\n' +
          'W Polsce jednofazowo przyłącza się mikroinstalacje do 3,68 kW: warunki trzeba uzgodnić z operatorem albo wybrać falownik trójfazowy.',
      },
      en: {
        name: 'Huawei SUN2000-5KTL-L1 hybrid inverter, 5 kW, single-phase',
        summary: 'A silent single-phase inverter, 365 × 365 mm, that fits beside a flat’s consumer unit.',
        description:
          'The tracker starts at 100 V, so four panels on a small roof are enough. The 600 V ceiling allows 13 LONGi 435 W or 10 Jinko 580 W panels in one string.\n\n' +
          'AFCI arc protection is built in and enabled at the factory. The only battery it takes is the LUNA2000; 48 V batteries do not work with it.\n\n' +
          'Comes with a wall frame, Staubli MC4 connectors and a WLAN antenna. It is set up in FusionSolar from the installer’s phone.',
      },
    },
  },
  {
    id: 305,
    category: 'inverters',
    article: 'SUN2000-20KTL-M2',
    brand: 'Huawei',
    stock: 6,
    price: { UAH: 72900, PLN: 6390 },
    warrantyMonths: 60,
    tags: ['business', 'three-phase', 'agriculture', 'installer'],
    specifications: {
      systemType: 'grid-tied',
      powerW: 20000,
      phases: 3,
      pvPowerMaxW: 30000,
      pvStartVoltageV: 200,
      pvVoltageMaxV: 1080,
      mpptVoltageMinV: 160,
      mpptVoltageMaxV: 950,
      mpptCount: 2,
      mpptCurrentsA: '22+22',
      pvShortCircuitCurrentMaxA: 30,
      frequencyHz: 50,
      efficiencyPercent: 98.65,
      ipRating: 'IP65',
      operatingTemperature: '−25…+60 °C',
      dimensionsMm: '525 × 470 × 262',
      weightKg: 25,
      circuitBreakerA: 40,
    },
    text: {
      uk: {
        name: 'Мережевий інвертор Huawei SUN2000-20KTL-M2, 20 кВт, 3 фази',
        summary:
          'Трифазний мережевий інвертор для даху складу, млина чи магазину з власним денним споживанням.',
        description:
          'Кожен із двох входів приймає два стринги із сумарним струмом до 22 А. Для Jinko 580 Вт це один стринг до 18 панелей на повному струмі або два, якщо пік дозволено зрізати; Trina 445 Вт зі своїми 10 А вмикається парами без втрат.\n\n' +
          'Інвертор не має входу батареї та не працює без мережі. Обмеження віддачі у мережу до нуля робить лічильник Huawei на вводі.\n\n' +
          'Роз’єднувач DC і захист від перенапруги типу II всередині; автомат AC на 40 А та тип I на вводі лишаються за проєктом.',
      },
      pl: {
        name: 'Falownik sieciowy Huawei SUN2000-20KTL-M2, 20 kW, 3-fazowy',
        summary:
          'Trójfazowy falownik sieciowy na dach magazynu, młyna lub sklepu zużywającego energię w dzień.',
        description:
          'Każde z dwóch wejść przyjmuje dwa stringi o łącznym prądzie do 22 A. Dla Jinko 580 W to jeden string do 18 paneli przy pełnym prądzie albo dwa, jeśli szczyt może być przycięty; Trina 445 W z prądem 10 A łączy się parami bez strat.\n\n' +
          'Falownik nie ma wejścia akumulatora i nie pracuje bez sieci. Ograniczenie oddawania do zera zapewnia licznik Huawei na przyłączu.\n\n' +
          'Rozłącznik DC i ogranicznik przepięć typu II są w środku; wyłącznik AC 40 A i typ I na przyłączu określa projekt.',
      },
      en: {
        name: 'Huawei SUN2000-20KTL-M2 grid-tied inverter, 20 kW, three-phase',
        summary:
          'A three-phase grid-tied inverter for the roof of a warehouse, a mill or a shop that uses power by day.',
        description:
          'Each of the two inputs takes two strings with 22 A between them. With Jinko 580 W that is one string of up to 18 at full current, or two if trimming is acceptable; Trina 445 W panels at 10 A pair without loss.\n\n' +
          'It has no battery input and does not run without the grid. A Huawei meter at the supply point limits export to zero.\n\n' +
          'The DC isolator and a type II surge protector are inside; the 40 A AC breaker and a type I at the supply are for the design.',
      },
    },
  },
  {
    id: 306,
    category: 'inverters',
    article: 'SUN-12K-SG05LP3-EU-SM2',
    brand: 'Deye',
    stock: 30,
    price: { UAH: 73500, PLN: 6450 },
    warrantyMonths: 60,
    tags: ['home', 'business', 'three-phase', 'low-voltage', 'backup-power', 'new'],
    specifications: {
      systemType: 'hybrid',
      powerW: 12000,
      phases: 3,
      pvPowerMaxW: 24000,
      pvStartVoltageV: 160,
      pvVoltageMaxV: 800,
      mpptVoltageMinV: 160,
      mpptVoltageMaxV: 650,
      mpptCount: 2,
      mpptCurrentsA: '26+26',
      pvShortCircuitCurrentMaxA: 39,
      batteryVoltageMinV: 40,
      batteryVoltageMaxV: 60,
      batteryCurrentMaxA: 240,
      frequencyHz: 50,
      efficiencyPercent: 97.6,
      ipRating: 'IP65',
      weightKg: 38.8,
    },
    text: {
      uk: {
        name: 'Гібридний інвертор Deye SUN-12K-SG05LP3-SM2, 12 кВт, 3 фази',
        summary:
          'Наступник SG04LP3 з двома рівними входами по 26 А: для панелей 600+ Вт і дахів на два схили.',
        description:
          'Головна відміна від попередника — обидва входи однакові та приймають по два стринги, а потужність панелей зросла до 24 кВт. Стане у пригоді на схід-захід, коли на кожен схил припадає по 10–12 кВт.\n\n' +
          'Трекер тримає від 160 В, тож вистачає стрингу з шести панелей 435 Вт. Верхня межа та сама: 800 В у мороз, до 14 панелей JA 615 Вт.\n\n' +
          'Пік 24 кВт протягом 10 секунд запускає насос свердловини. Кабелі до батареї підбирають на 240 А; разом з інвертором їдуть трансформатори струму та модуль зв’язку.',
      },
      pl: {
        name: 'Falownik hybrydowy Deye SUN-12K-SG05LP3-SM2, 12 kW, 3-fazowy',
        summary: 'Następca SG04LP3 z dwoma równymi wejściami 26 A: do paneli 600+ W i dachów dwuspadowych.',
        description:
          'Główna różnica wobec poprzednika: oba wejścia są jednakowe i przyjmują po dwa stringi, a moc paneli wzrosła do 24 kW. Przydaje się to w układzie wschód–zachód, gdy na każdą połać przypada 10–12 kW.\n\n' +
          'Tracker pracuje od 160 V, więc wystarczy string sześciu paneli 435 W. Górna granica jest ta sama: 800 V w mróz, do 14 paneli JA 615 W.\n\n' +
          'Szczyt 24 kW przez 10 sekund uruchomi pompę głębinową. Kable do akumulatora dobiera się na 240 A; z falownikiem jadą przekładniki prądowe i moduł komunikacji.',
      },
      en: {
        name: 'Deye SUN-12K-SG05LP3-SM2 hybrid inverter, 12 kW, three-phase',
        summary:
          'The SG04LP3’s successor with two equal 26 A inputs, for 600+ W panels and roofs with two faces.',
        description:
          'The main difference: both inputs are alike and take two strings each, and the panel power has grown to 24 kW. That pays off east–west, with 10–12 kW on each face.\n\n' +
          'The tracker holds from 160 V, so a string of six 435 W panels is enough. The ceiling is unchanged: 800 V in frost, up to 14 JA 615 W panels.\n\n' +
          'A 24 kW peak for 10 seconds starts a borehole pump. Size the battery cables for 240 A; current transformers and a communication stick come with it.',
      },
    },
  },
  {
    id: 307,
    category: 'inverters',
    article: 'PRIMO-GEN24-6.0-PLUS',
    brand: 'Fronius',
    stock: 0,
    price: { UAH: 78900, PLN: 6920 },
    warrantyMonths: 60,
    tags: ['home', 'single-phase', 'high-voltage', 'backup-power'],
    specifications: {
      systemType: 'hybrid',
      powerW: 6000,
      phases: 1,
      pvStartVoltageV: 80,
      pvVoltageMaxV: 600,
      mpptVoltageMinV: 65,
      mpptVoltageMaxV: 530,
      mpptCount: 2,
      mpptCurrentsA: '22+12',
      pvShortCircuitCurrentMaxA: 19,
      batteryVoltageMinV: 150,
      batteryVoltageMaxV: 455,
      batteryCurrentMaxA: 22,
      frequencyHz: 50,
      weightKg: 16.6,
    },
    text: {
      uk: {
        name: 'Гібридний інвертор Fronius Primo GEN24 6.0 Plus, 6 кВт, 1 фаза',
        summary:
          'Однофазний гібрид з активним охолодженням і розеткою PV Point, що працює від панелей навіть без батареї.',
        description:
          'PV Point дає до 3 кВт на окрему розетку, коли мережа зникла, а сонце світить. З вежею BYD HVS 5.1 доступний повний резерв будинку через зовнішній перемикач.\n\n' +
          'Діапазон від 65 В дозволяє зібрати стринг із трьох панелей на мансардному вікні. Перший вхід 22 А бере два стринги, другий 12 А — один; довжина до 13 панелей по 435 Вт.\n\n' +
          'Батарею треба купувати високовольтну, з вікном 150–455 В. Вебінтерфейс і сервер даних вбудовано, хмара Solar.web без абонплати.',
      },
      pl: {
        name: 'Falownik hybrydowy Fronius Primo GEN24 6.0 Plus, 6 kW, 1-fazowy',
        summary:
          'Jednofazowa hybryda z aktywnym chłodzeniem i gniazdem PV Point działającym z paneli nawet bez magazynu.',
        description:
          'PV Point daje do 3 kW na osobne gniazdo, gdy sieci brak, a świeci słońce. Z wieżą BYD HVS 5.1 możliwe jest pełne zasilanie rezerwowe domu przez zewnętrzny przełącznik.\n\n' +
          'Zakres od 65 V pozwala złożyć string z trzech paneli przy oknie dachowym. Pierwsze wejście 22 A przyjmuje dwa stringi, drugie 12 A jeden; długość do 13 paneli 435 W.\n\n' +
          'Akumulator musi być wysokonapięciowy, o zakresie 150–455 V. Falownik ma wbudowany serwer WWW, a chmura Solar.web jest bez abonamentu.\n\n' +
          'W Polsce jednofazowo przyłącza się mikroinstalacje do 3,68 kW: warunki trzeba uzgodnić z operatorem albo wybrać falownik trójfazowy.',
      },
      en: {
        name: 'Fronius Primo GEN24 6.0 Plus hybrid inverter, 6 kW, single-phase',
        summary:
          'A single-phase hybrid with active cooling and a PV Point outlet that runs from panels even without a battery.',
        description:
          'PV Point feeds up to 3 kW to its own outlet when the grid is down and the sun is out. With a BYD HVS 5.1 tower, full house backup is possible through an external switch.\n\n' +
          'Working from 65 V, it accepts a string of three panels beside a roof window. The first input, 22 A, takes two strings, the second, 12 A, one; lengths up to 13 panels of 435 W.\n\n' +
          'The battery must be high-voltage with a 150–455 V window. The web interface and logger are built in, and the Solar.web cloud has no fee.',
      },
    },
  },
  {
    id: 308,
    category: 'inverters',
    article: 'PMP482505010',
    brand: 'Victron Energy',
    stock: 14,
    price: { UAH: 46500, PLN: 4080 },
    warrantyMonths: 60,
    tags: ['home', 'off-grid', 'single-phase', 'low-voltage', 'backup-power', 'installer'],
    specifications: {
      systemType: 'off-grid',
      powerW: 4000,
      powerKva: 5,
      surgePowerW: 9000,
      phases: 1,
      batteryVoltageMinV: 38,
      batteryVoltageMaxV: 66,
      batteryCurrentMaxA: 70,
      frequencyHz: 50,
      efficiencyPercent: 96,
      ipRating: 'IP22',
      operatingTemperature: '−40…+65 °C',
      weightKg: 30,
    },
    text: {
      uk: {
        name: 'Інвертор-зарядний пристрій Victron MultiPlus-II 48/5000/70-50, 5 кВА',
        summary:
          'Інвертор для автономних систем і джерело безперебійного живлення з трансформатором, що терпить пуски насосів.',
        description:
          'Тороїдальний трансформатор віддає до 9 кВт на пуск компресора чи насоса, тому Victron беруть там, де важить надійність, а не вага. Функція PowerAssist додає енергію батареї до слабкого генератора.\n\n' +
          'Сонячного входу немає: панелі підключають через контролери MPPT Victron або мережевий інвертор на виході AC-out. Три апарати об’єднують у трифазну систему, до шести — паралельно на фазу.\n\n' +
          'За 25 °C тривала потужність 4 кВт, за 40 °C — 3,7 кВт. Для зв’язку з Pylontech потрібен Cerbo GX і кабель VE.Can; кабель VE.Bus та інтерфейс MK3 замовляють окремо.',
      },
      pl: {
        name: 'Falownik z ładowarką Victron MultiPlus-II 48/5000/70-50, 5 kVA',
        summary:
          'Falownik do instalacji wyspowych i zasilania awaryjnego z transformatorem odpornym na rozruch pomp.',
        description:
          'Transformator toroidalny oddaje do 9 kW przy rozruchu sprężarki lub pompy, dlatego Victron trafia tam, gdzie liczy się niezawodność, nie masa. Funkcja PowerAssist dokłada energię akumulatora do słabego agregatu.\n\n' +
          'Wejścia solarnego nie ma: panele łączy się przez regulatory MPPT Victron lub falownik sieciowy na wyjściu AC-out. Trzy urządzenia tworzą układ trójfazowy, do sześciu pracuje równolegle na fazę.\n\n' +
          'Moc ciągła to 4 kW przy 25 °C i 3,7 kW przy 40 °C. Komunikacja z Pylontech wymaga Cerbo GX i kabla VE.Can; kabel VE.Bus i interfejs MK3 zamawia się osobno.',
      },
      en: {
        name: 'Victron MultiPlus-II 48/5000/70-50 inverter/charger, 5 kVA',
        summary:
          'An inverter for off-grid systems and backup, with a transformer that shrugs off pump starts.',
        description:
          'Its toroidal transformer gives up to 9 kW to start a compressor or a pump, so it goes where reliability matters more than weight. PowerAssist adds battery energy to a small generator.\n\n' +
          'There is no solar input: panels join through Victron MPPT controllers or a grid inverter on AC-out. Three units form a three-phase system, and up to six work in parallel per phase.\n\n' +
          'Continuous power is 4 kW at 25 °C and 3.7 kW at 40 °C. The link with Pylontech needs a Cerbo GX and a VE.Can cable; the VE.Bus cable and MK3 interface are ordered separately.',
      },
    },
  },
  {
    id: 309,
    category: 'inverters',
    article: 'HMS-800-2T',
    brand: 'Hoymiles',
    stock: 85,
    price: { UAH: 6490, PLN: 569 },
    warrantyMonths: 144,
    tags: ['home', 'balcony', 'single-phase'],
    specifications: {
      systemType: 'micro',
      powerW: 800,
      phases: 1,
      mpptVoltageMinV: 16,
      mpptVoltageMaxV: 60,
      frequencyHz: 50,
      efficiencyPercent: 96.7,
      ipRating: 'IP67',
      operatingTemperature: '−40…+65 °C',
      dimensionsMm: '261 × 180 × 35.1',
      weightKg: 3.2,
    },
    text: {
      uk: {
        name: 'Мікроінвертор Hoymiles HMS-800-2T, 800 Вт, 2 панелі',
        summary:
          'Дві панелі працюють незалежно, а на виході одразу 230 В: без високої напруги постійного струму на даху.',
        description:
          'Кожна панель має свій трекер, тож тінь на одній не гальмує іншу. Вихід з’єднують магістральним кабелем AC і під’єднують до окремого автомата.\n\n' +
          'Дані передаються радіоканалом на шлюз DTU: для домашнього моніторингу достатньо DTU-Lite-S. Без мережі мікроінвертор вимикається, резервного живлення він не дає.\n\n' +
          'Під 800 Вт беруть панелі 410–500 Вт. Кабель, заглушки та шлюз до комплекту не входять.',
      },
      pl: {
        name: 'Mikroinwerter Hoymiles HMS-800-2T, 800 W, 2 panele',
        summary:
          'Dwa panele pracują niezależnie, a na wyjściu jest od razu 230 V: bez wysokiego napięcia stałego na dachu.',
        description:
          'Każdy panel ma własny tracker, więc cień na jednym nie hamuje drugiego. Wyjścia łączy się kablem magistralnym AC i podłącza do osobnego wyłącznika.\n\n' +
          'Dane trafiają drogą radiową do bramki DTU: w domu wystarczy DTU-Lite-S. Bez sieci mikrofalownik się wyłącza, zasilania awaryjnego nie zapewnia.\n\n' +
          'Do 800 W stosuje się panele 410–500 W. Kabel, zaślepki i bramka nie wchodzą w skład zestawu.',
      },
      en: {
        name: 'Hoymiles HMS-800-2T microinverter, 800 W, 2 panels',
        summary:
          'Two panels work independently and 230 V comes straight out: no high DC voltage on the roof.',
        description:
          'Each panel has its own tracker, so shade on one does not hold back the other. Outputs join on an AC trunk cable and go to a breaker of their own.\n\n' +
          'Data travel by radio to a DTU gateway; a DTU-Lite-S is enough at home. Without the grid the microinverter switches off: it gives no backup.\n\n' +
          'Use panels of 410–500 W. Cable, caps and gateway are not included.',
      },
    },
  },
  {
    id: 310,
    category: 'inverters',
    article: 'SUN-M80G4-EU-Q0',
    brand: 'Deye',
    stock: 110,
    price: { UAH: 4990, PLN: 439 },
    warrantyMonths: 120,
    tags: ['home', 'balcony', 'single-phase'],
    specifications: {
      systemType: 'micro',
      powerW: 800,
      phases: 1,
      pvPowerMaxW: 1120,
      pvVoltageMaxV: 60,
      mpptVoltageMinV: 25,
      mpptVoltageMaxV: 55,
      mpptCount: 2,
      mpptCurrentsA: '13+13',
      pvShortCircuitCurrentMaxA: 19.5,
      frequencyHz: 50,
      ipRating: 'IP67',
      operatingTemperature: '−40…+65 °C',
      weightKg: 3.15,
    },
    text: {
      uk: {
        name: 'Мікроінвертор Deye SUN-M80G4-EU-Q0, 800 Вт, 2 панелі',
        summary: 'Мікроінвертор для балкона з вбудованим Wi-Fi: окремий шлюз для моніторингу не потрібен.',
        description:
          'На кожен вхід розраховано панель від 210 до 560 Вт. Межа 60 В означає одну панель на вхід: послідовно вмикати дві не можна ніколи.\n\n' +
          'Панелі з Voc понад 52 В, як-от Trina NEG9R.28 або Canadian Solar CS6.2-48TD, у сильний мороз наближаються до межі; для балкона безпечніші 54-коміркові моделі на 410–450 Вт із Voc близько 39 В.\n\n' +
          'Телефон підключають до власної мережі Wi-Fi мікроінвертора, далі він сам надсилає дані через домашній роутер. Вилка й кабель AC потрібної довжини — у розділі кабелів.',
      },
      pl: {
        name: 'Mikroinwerter Deye SUN-M80G4-EU-Q0, 800 W, 2 panele',
        summary:
          'Mikroinwerter na balkon z wbudowanym Wi-Fi: osobna bramka do monitoringu nie jest potrzebna.',
        description:
          'Na każde wejście przewidziano panel od 210 do 560 W. Granica 60 V oznacza jeden panel na wejście: dwóch nigdy nie wolno łączyć szeregowo.\n\n' +
          'Panele o Voc powyżej 52 V, jak Trina NEG9R.28 czy Canadian Solar CS6.2-48TD, w silny mróz zbliżają się do granicy; na balkon bezpieczniejsze są modele 54-ogniwowe 410–450 W o Voc około 39 V.\n\n' +
          'Telefon łączy się z własną siecią Wi-Fi mikrofalownika, dalej urządzenie samo wysyła dane przez domowy router. Wtyczka i kabel AC o potrzebnej długości są w dziale kabli.',
      },
      en: {
        name: 'Deye SUN-M80G4-EU-Q0 microinverter, 800 W, 2 panels',
        summary: 'A balcony microinverter with Wi-Fi built in: monitoring needs no separate gateway.',
        description:
          'Each input is meant for a panel of 210 to 560 W. The 60 V limit means one panel per input: never connect two in series.\n\n' +
          'Panels with a Voc above 52 V, such as the Trina NEG9R.28 or Canadian Solar CS6.2-48TD, come close to the limit in hard frost; for a balcony the 54-cell 410–450 W models with a Voc near 39 V are safer.\n\n' +
          'Connect a phone to the microinverter’s own Wi-Fi, and it will then report through the home router. A plug and AC cable of the right length are in the cable section.',
      },
    },
  },
  {
    id: 311,
    category: 'inverters',
    article: 'PRM-H5-1P',
    brand: 'Promin',
    stock: 52,
    price: { UAH: 25900, PLN: 2270 },
    warrantyMonths: 60,
    tags: ['home', 'single-phase', 'low-voltage', 'backup-power'],
    specifications: {
      systemType: 'hybrid',
      powerW: 5000,
      surgePowerW: 10000,
      phases: 1,
      pvPowerMaxW: 7500,
      pvStartVoltageV: 125,
      pvVoltageMaxV: 500,
      mpptVoltageMinV: 120,
      mpptVoltageMaxV: 430,
      mpptCount: 2,
      mpptCurrentsA: '16+16',
      pvShortCircuitCurrentMaxA: 20,
      batteryVoltageMinV: 40,
      batteryVoltageMaxV: 60,
      batteryCurrentMaxA: 120,
      frequencyHz: 50,
      efficiencyPercent: 97.5,
      protocol: 'CAN, RS485, Wi-Fi',
      ipRating: 'IP65',
      operatingTemperature: '−25…+60 °C',
      dimensionsMm: '360 × 560 × 220',
      weightKg: 23,
    },
    text: {
      uk: {
        name: 'Гібридний інвертор Promin H5, 5 кВт, 1 фаза',
        summary: 'Гібрид на 48 В із входами по 16 А, тож сучасні панелі 435–450 Вт працюють без обрізання.',
        description:
          'Екран показує сонце, дім і батарею одним поглядом; ті самі дані є в застосунку. Перемикання на резерв триває до 10 мс, тож газовий котел і роутер нічого не помічають.\n\n' +
          'Стринг від 5 до 11 панелей 54-коміркового формату або від 4 до 8 великих. Запускається від 125 В. Для повних 5 кВт без сонця потрібен Promin Home 10 чи два модулі BR5.\n\n' +
          'До трьох інверторів збирають у трифазну групу кабелем із комплекту. Коробка містить також трансформатор струму на 100 А, антену та шаблон для свердління.',
      },
      pl: {
        name: 'Falownik hybrydowy Promin H5, 5 kW, 1-fazowy',
        summary:
          'Hybryda 48 V z wejściami 16 A, dzięki czemu dzisiejsze panele 435–450 W pracują bez przycinania.',
        description:
          'Ekran pokazuje słońce, dom i akumulator na jednym widoku; te same dane są w aplikacji. Przełączenie na rezerwę trwa do 10 ms, więc kocioł gazowy i router niczego nie zauważą.\n\n' +
          'String od 5 do 11 paneli formatu 54-ogniwowego lub od 4 do 8 dużych. Falownik startuje od 125 V. Do pełnych 5 kW bez słońca potrzebny jest Promin Home 10 lub dwa moduły BR5.\n\n' +
          'Do trzech falowników łączy się w grupę trójfazową kablem z zestawu. W kartonie także przekładnik prądowy 100 A, antena i szablon do wiercenia.\n\n' +
          'W Polsce jednofazowo przyłącza się mikroinstalacje do 3,68 kW: warunki trzeba uzgodnić z operatorem albo wybrać falownik trójfazowy.',
      },
      en: {
        name: 'Promin H5 hybrid inverter, 5 kW, single-phase',
        summary: 'A 48 V hybrid with 16 A inputs, so that today’s 435–450 W panels run unclipped.',
        description:
          'The display shows sun, home and battery at a glance; the app has the same data. Switching to backup takes up to 10 ms, so a gas boiler and a router notice nothing.\n\n' +
          'Strings of 5 to 11 panels of the 54-cell format, or 4 to 8 large ones. It starts at 125 V. A full 5 kW without sun takes a Promin Home 10 or two BR5 modules.\n\n' +
          'Up to three inverters form a three-phase group with the cable supplied. The box also holds a 100 A current transformer, an antenna and a drilling template.',
      },
    },
  },
  {
    id: 312,
    category: 'inverters',
    article: 'PRM-H8-1P',
    brand: 'Promin',
    stock: 27,
    price: { UAH: 44500, PLN: 3900 },
    warrantyMonths: 60,
    tags: ['home', 'single-phase', 'low-voltage', 'backup-power'],
    specifications: {
      systemType: 'hybrid',
      powerW: 8000,
      surgePowerW: 16000,
      phases: 1,
      pvPowerMaxW: 12000,
      pvStartVoltageV: 125,
      pvVoltageMaxV: 500,
      mpptVoltageMinV: 120,
      mpptVoltageMaxV: 430,
      mpptCount: 2,
      mpptCurrentsA: '32+32',
      pvShortCircuitCurrentMaxA: 40,
      batteryVoltageMinV: 40,
      batteryVoltageMaxV: 60,
      batteryCurrentMaxA: 190,
      frequencyHz: 50,
      efficiencyPercent: 97.6,
      protocol: 'CAN, RS485, Wi-Fi',
      ipRating: 'IP65',
      operatingTemperature: '−25…+60 °C',
      dimensionsMm: '430 × 640 × 240',
      weightKg: 32,
    },
    text: {
      uk: {
        name: 'Гібридний інвертор Promin H8, 8 кВт, 1 фаза',
        summary:
          'Для будинку з однією фазою, електроплитою й кондиціонерами: 8 кВт тривало і 16 кВт на пуск.',
        description:
          'Однофазний ввід часто дає лише 32–40 А. Інвертор додає енергію батареї до мережі, щоб плита й бойлер разом не вибивали автомат на вводі.\n\n' +
          'Кожен вхід на 32 А бере до двох стрингів. Типове поле — 27 панелей по 435 Вт: два стринги по 9 на південь і ще один на захід. На кожен стринг передбачено окремі роз’єми.\n\n' +
          'Для повної потужності від батареї потрібно 190 А: Promin BR25, чотири модулі по 5 кВт·год або два Promin Home 10. Вхід генератора та сухий контакт запуску є в базовій версії.',
      },
      pl: {
        name: 'Falownik hybrydowy Promin H8, 8 kW, 1-fazowy',
        summary: 'Do domu z jedną fazą, płytą elektryczną i klimatyzacją: 8 kW ciągłe i 16 kW na rozruch.',
        description:
          'Przyłącze jednofazowe daje często tylko 32–40 A. Falownik dokłada energię akumulatora do sieci, żeby płyta i bojler razem nie wyłączały zabezpieczenia głównego.\n\n' +
          'Każde wejście 32 A przyjmuje do dwóch stringów, każdy z osobnymi złączami. Razem mieści się do 27 paneli 435 W, czyli 11,7 kW: dwa stringi po 9 na południe i jeden na zachód.\n\n' +
          'Operatorzy w Polsce przyłączają jednofazowo do 3,68 kW, więc taki falownik wybiera się głównie do pracy wyspowej i z blokadą eksportu; przed zakupem potrzebna jest zgoda operatora.\n\n' +
          'Pełna moc z magazynu wymaga 190 A: Promin BR25, czterech modułów po 5 kWh albo dwóch Promin Home 10. Wejście agregatu i styk bezpotencjałowy rozruchu są w wersji podstawowej.',
      },
      en: {
        name: 'Promin H8 hybrid inverter, 8 kW, single-phase',
        summary:
          'For a single-phase house with an electric cooker and air conditioning: 8 kW continuous, 16 kW to start motors.',
        description:
          'A single-phase supply often gives only 32–40 A. The inverter adds battery energy to the grid, so cooker and water heater together do not trip the main breaker.\n\n' +
          'Each 32 A input takes up to two strings. A typical array is 27 panels of 435 W: two strings of 9 facing south and one facing west. Each string has its own connectors.\n\n' +
          'Full power from the battery takes 190 A: a Promin BR25, four 5 kWh modules or two Promin Home 10. A generator input and a dry start contact are standard.',
      },
    },
  },
  {
    id: 313,
    category: 'inverters',
    article: 'PRM-H12-3P-HV',
    brand: 'Promin',
    stock: 16,
    price: { UAH: 65900, PLN: 5780 },
    warrantyMonths: 60,
    tags: ['home', 'business', 'three-phase', 'high-voltage', 'backup-power', 'new'],
    specifications: {
      systemType: 'hybrid',
      powerW: 12000,
      surgePowerW: 18000,
      phases: 3,
      pvPowerMaxW: 18000,
      pvStartVoltageV: 180,
      pvVoltageMaxV: 1000,
      mpptVoltageMinV: 180,
      mpptVoltageMaxV: 850,
      mpptCount: 2,
      mpptCurrentsA: '20+20',
      pvShortCircuitCurrentMaxA: 25,
      batteryVoltageMinV: 160,
      batteryVoltageMaxV: 700,
      batteryCurrentMaxA: 50,
      frequencyHz: 50,
      efficiencyPercent: 98,
      protocol: 'CAN, RS485, Wi-Fi, LAN',
      ipRating: 'IP65',
      operatingTemperature: '−25…+60 °C',
      dimensionsMm: '560 × 460 × 230',
      weightKg: 29,
    },
    text: {
      uk: {
        name: 'Гібридний інвертор Promin H12 HV, 12 кВт, 3 фази',
        summary: 'Трифазний гібрид для високовольтної батареї: тонкі кабелі, ККД 98 % і стринги до 1000 В.',
        description:
          'Пара до вежі Promin Tower 12.8: за 256 В і 40 А батарея віддає 10 кВт. Дві вежі паралельно дають повні 12 кВт.\n\n' +
          'Стринг може мати від 7 до 22 панелей LONGi 435 Вт, тож дах на 40 панелей закривають двома стрингами. Входи 20 А приймають і панелі 600+ Вт, по одному стрингу на вхід.\n\n' +
          'Резервний вихід трифазний, з перекосом до 50 % на фазу. Акумулятори 48 В не підходять. Лічильник на ввід, трансформатори й мережевий модуль у комплекті.',
      },
      pl: {
        name: 'Falownik hybrydowy Promin H12 HV, 12 kW, 3-fazowy',
        summary:
          'Trójfazowa hybryda do magazynu wysokonapięciowego: cienkie kable, sprawność 98% i stringi do 1000 V.',
        description:
          'Partner wieży Promin Tower 12.8: przy 256 V i 40 A magazyn oddaje 10 kW. Dwie wieże równolegle dają pełne 12 kW.\n\n' +
          'String może liczyć od 7 do 22 paneli LONGi 435 W, więc dach z 40 panelami obsługują dwa stringi. Wejścia 20 A przyjmują także panele 600+ W, po jednym stringu na wejście.\n\n' +
          'Wyjście rezerwowe jest trójfazowe, z asymetrią do 50% na fazę. Akumulatory 48 V nie pasują. W komplecie licznik na przyłącze, przekładniki i moduł sieciowy falownika.',
      },
      en: {
        name: 'Promin H12 HV hybrid inverter, 12 kW, three-phase',
        summary:
          'A three-phase hybrid for a high-voltage battery: thin cables, 98% efficiency and strings up to 1,000 V.',
        description:
          'The partner of the Promin Tower 12.8: at 256 V and 40 A the battery gives 10 kW. Two towers in parallel reach the full 12 kW.\n\n' +
          'A string may hold 7 to 22 LONGi 435 W panels, so a 40-panel roof takes two strings. The 20 A inputs accept 600+ W panels as well, one string each.\n\n' +
          'The backup output is three-phase with up to 50% imbalance on a phase. 48 V batteries do not fit. A supply meter, transformers and the network module are included.',
      },
    },
  },
  {
    id: 314,
    category: 'inverters',
    article: 'PRM-S20-3P',
    brand: 'Promin',
    stock: 13,
    price: { UAH: 49900, PLN: 4380 },
    warrantyMonths: 60,
    tags: ['business', 'agriculture', 'three-phase', 'installer'],
    specifications: {
      systemType: 'grid-tied',
      powerW: 20000,
      phases: 3,
      pvPowerMaxW: 30000,
      pvStartVoltageV: 200,
      pvVoltageMaxV: 1100,
      mpptVoltageMinV: 160,
      mpptVoltageMaxV: 950,
      mpptCount: 3,
      mpptCurrentsA: '32+32+32',
      pvShortCircuitCurrentMaxA: 40,
      frequencyHz: 50,
      efficiencyPercent: 98.4,
      protocol: 'RS485, Wi-Fi',
      ipRating: 'IP66',
      operatingTemperature: '−30…+60 °C',
      dimensionsMm: '620 × 460 × 240',
      weightKg: 31,
    },
    text: {
      uk: {
        name: 'Мережевий інвертор Promin S20, 20 кВт, 3 фази',
        summary:
          'Мережевий інвертор із трьома трекерами по 32 А для двобічних панелей і дахів зі складною формою.',
        description:
          'Три незалежні входи дозволяють розвести поле на два схили й ґрунт, не жертвуючи виробітком. Кожен вхід має дві пари роз’ємів, тобто загалом шість стрингів.\n\n' +
          'Розрахунковий приклад: 48 панелей Promin N66BG-620, по 16 у стрингу. За −25 °C напруга досягає 880 В за дозволених 1100 В. Коефіцієнт DC/AC при цьому 1,49, тож у червні пік буде підрізано, зате зранку й увечері потужність вища.\n\n' +
          'На боці DC вмонтовано два поворотні роз’єднувачі та захист типу II. Акумуляторів не підтримує; обмеження віддачі в мережу працює з лічильником, який замовляють окремо.',
      },
      pl: {
        name: 'Falownik sieciowy Promin S20, 20 kW, 3-fazowy',
        summary:
          'Falownik sieciowy z trzema trackerami 32 A do paneli bifacjalnych i dachów o złożonym kształcie.',
        description:
          'Trzy niezależne wejścia pozwalają rozdzielić pole na dwie połacie i grunt bez utraty uzysku. Każde wejście ma dwie pary złączy, razem sześć stringów.\n\n' +
          'Przykład obliczeniowy: 48 paneli Promin N66BG-620, po 16 w stringu. Przy −25 °C napięcie sięga 880 V przy dozwolonych 1100 V. Stosunek DC/AC wynosi wtedy 1,49, więc w czerwcu szczyt zostanie przycięty, za to rano i wieczorem moc jest większa.\n\n' +
          'Po stronie DC falownik ma dwa rozłączniki obrotowe i ochronę typu II. Akumulatorów nie obsługuje; ograniczenie oddawania do sieci działa z licznikiem zamawianym osobno.',
      },
      en: {
        name: 'Promin S20 grid-tied inverter, 20 kW, three-phase',
        summary:
          'A grid-tied inverter with three 32 A trackers for bifacial panels and roofs of awkward shape.',
        description:
          'Three independent inputs let you spread the array over two roof faces and the ground without losing yield. Each has two pairs of connectors, six strings in all.\n\n' +
          'A worked example: 48 Promin N66BG-620 panels, 16 to a string. At −25 °C the voltage reaches 880 V of the permitted 1,100 V. The DC/AC ratio is then 1.49, so June peaks are trimmed while mornings and evenings give more.\n\n' +
          'Two rotary isolators and type II protection are fitted on the DC side. It takes no batteries; export limiting works with a meter that is ordered separately.',
      },
    },
  },
  {
    id: 315,
    category: 'inverters',
    article: 'PRM-M800',
    brand: 'Promin',
    stock: 95,
    price: { UAH: 4490, PLN: 395 },
    warrantyMonths: 120,
    tags: ['home', 'balcony', 'single-phase', 'new'],
    specifications: {
      systemType: 'micro',
      powerW: 800,
      phases: 1,
      pvPowerMaxW: 1200,
      pvStartVoltageV: 22,
      pvVoltageMaxV: 60,
      mpptVoltageMinV: 22,
      mpptVoltageMaxV: 55,
      mpptCount: 2,
      mpptCurrentsA: '16+16',
      pvShortCircuitCurrentMaxA: 20,
      frequencyHz: 50,
      efficiencyPercent: 96.5,
      protocol: 'Wi-Fi',
      ipRating: 'IP67',
      operatingTemperature: '−40…+65 °C',
      dimensionsMm: '250 × 175 × 34',
      weightKg: 3.1,
    },
    text: {
      uk: {
        name: 'Мікроінвертор Promin M800, 800 Вт, 2 панелі',
        summary:
          'Мікроінвертор з двома входами по 16 А для балконної станції з панелями Promin 410 або 440 Вт.',
        description:
          'Кріпиться на профіль під панеллю двома болтами M8. Входи 16 А не обрізають двобічних панелей, а захист від острівного режиму знімає напругу з вилки за долі секунди.\n\n' +
          'Чотири мікроінвертори можна послідовно з’єднати одним магістральним кабелем на автомат 16 А. На одну балконну розетку — не більше одного.\n\n' +
          'До комплекту входять 2 м кабелю AC з роз’ємом і заглушка. Правила підключення заздалегідь уточніть в оператора системи розподілу.',
      },
      pl: {
        name: 'Mikroinwerter Promin M800, 800 W, 2 panele',
        summary:
          'Mikroinwerter z dwoma wejściami 16 A do elektrowni balkonowej z panelami Promin 410 lub 440 W.',
        description:
          'Mocuje się go do profilu pod panelem dwiema śrubami M8. Wejścia 16 A nie przycinają paneli bifacjalnych, a ochrona przed pracą wyspową odłącza napięcie od wtyczki w ułamku sekundy.\n\n' +
          'Cztery mikrofalowniki można połączyć jednym kablem magistralnym na wyłącznik 16 A. Na jedno gniazdo balkonowe przypada najwyżej jeden.\n\n' +
          'W zestawie 2 m kabla AC ze złączem i zaślepka. Zasady zgłoszenia warto wcześniej sprawdzić u operatora sieci dystrybucyjnej.',
      },
      en: {
        name: 'Promin M800 microinverter, 800 W, 2 panels',
        summary: 'A microinverter with two 16 A inputs for a balcony plant of Promin 410 or 440 W panels.',
        description:
          'It bolts to the rail under the panel with two M8 bolts. The 16 A inputs do not clip bifacial panels, and anti-islanding protection takes the voltage off the plug within a fraction of a second.\n\n' +
          'Four microinverters can share one trunk cable on a 16 A breaker. On a balcony socket, one at most.\n\n' +
          'Includes 2 m of AC cable with its connector and an end cap. Check the connection rules with your distribution network operator beforehand.',
      },
    },
  },
];
