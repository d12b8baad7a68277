import type { SeedProduct } from '../seed-product.ts';

/** Street and car-park stations for alternating current, category 29. `powerW` is both sockets together. */
export const chargingStations = [
  {
    id: 2901,
    category: 'charging-stations',
    article: 'PRM-STREET22-2',
    brand: 'Promin',
    stock: 9,
    price: { UAH: 74_900, PLN: 6_569 },
    warrantyMonths: 24,
    tags: ['business', 'three-phase'],
    specifications: {
      powerW: 44000,
      phases: 3,
      connector: 'type-2',
      connectorsCount: 2,
      protocol: 'OCPP 1.6J, OCPP 2.0.1',
      residualCurrentProtection: '30 mA AC / 6 mA DC',
      ratedVoltageV: 400,
      ratedCurrentA: 63,
      frequencyHz: 50,
      ipRating: 'IP55',
      operatingTemperature: '−30…+50 °C',
      dimensionsMm: '260 × 200 × 1450',
      weightKg: 46,
      chargingOutlet: 'socket',
    },
    text: {
      uk: {
        name: 'Вулична зарядна станція Promin Street 22 Duo, 2 × 22 кВт, розетки Type 2',
        summary:
          'Стовп на два місця для двору, готелю чи парковки біля офісу, з балансуванням між розетками.',
        description: [
          'Дві розетки Type 2 із шторками, екран 4 дюйми, зчитувач RFID, кільця стану, які видно з машини. У кожної розетки свій диференційний автомат і лічильник, тож поломка одного боку не зупиняє другий.',
          'Повні 44 кВт потрібні рідко. На вводі 32 А стовп ділить потужність: поки авто одне, воно отримує 22 кВт, коли під’єднується друге, кожному дістається половина. До шістнадцяти стовпів працюють за спільним лімітом.',
          'Закладна рама 300 × 300 мм і чотири анкери M16 ідуть у коробці; кабель до 5 × 25 мм² заходить знизу крізь трубу 63 мм. Контур заземлення не більше 10 Ом. Поставте обмежувач колеса, бо найчастіше стовпи ламають бампером.',
        ].join('\n\n'),
      },
      pl: {
        name: 'Uliczna stacja ładowania Promin Street 22 Duo, 2 × 22 kW, gniazda Type 2',
        summary:
          'Słupek na dwa miejsca do osiedla, hotelu lub na parking biurowy, z podziałem mocy między gniazda.',
        description: [
          'Dwa gniazda Type 2 z przesłonami, ekran 4 cale, czytnik RFID i pierścienie stanu widoczne z auta. Każde gniazdo ma własny wyłącznik różnicowy i licznik, więc usterka jednej strony nie zatrzymuje drugiej.',
          'Pełne 44 kW są rzadko potrzebne. Przy zasilaniu 32 A słupek dzieli moc: jedno auto dostaje 22 kW, po podłączeniu drugiego każde otrzymuje połowę. Do szesnastu słupków pracuje we wspólnym limicie.',
          'Rama fundamentowa 300 × 300 mm i cztery kotwy M16 są w komplecie, kabel do 5 × 25 mm² wchodzi od dołu rurą 63 mm. Warto dodać ogranicznik koła, bo słupki najczęściej niszczy zderzak. Stacja ogólnodostępna w Polsce podlega badaniu UDT.',
        ].join('\n\n'),
      },
      en: {
        name: 'Promin Street 22 Duo street charging station, 2 × 22 kW, Type 2 sockets',
        summary:
          'A two-bay post for a courtyard, hotel or office car park that shares power between its sockets.',
        description: [
          'Two shuttered Type 2 sockets, a 4-inch screen, an RFID reader and status rings you can see from the car. Each socket has its own residual current breaker and meter, so a fault on one side leaves the other working.',
          'The full 44 kW are seldom needed. On a 32 A supply the post divides: one car gets 22 kW, and when a second plugs in each has half. Up to sixteen posts share one limit.',
          'The 300 × 300 mm ground frame and four M16 anchors are in the box; cable up to 5 × 25 mm² enters from below through a 63 mm duct. Add a wheel stop, since bumpers are what breaks posts most often.',
        ].join('\n\n'),
      },
    },
  },
  {
    id: 2902,
    category: 'charging-stations',
    article: 'PRM-STREET11-2',
    brand: 'Promin',
    stock: 6,
    price: { UAH: 62_900, PLN: 5_519 },
    warrantyMonths: 24,
    tags: ['business', 'home', 'three-phase'],
    specifications: {
      powerW: 22000,
      phases: 3,
      connector: 'type-2',
      connectorsCount: 2,
      protocol: 'OCPP 1.6J',
      residualCurrentProtection: '30 mA AC / 6 mA DC',
      ratedVoltageV: 400,
      ratedCurrentA: 32,
      frequencyHz: 50,
      ipRating: 'IP55',
      operatingTemperature: '−30…+50 °C',
      dimensionsMm: '260 × 200 × 1450',
      weightKg: 43,
      chargingOutlet: 'socket',
    },
    text: {
      uk: {
        name: 'Вулична зарядна станція Promin Street 11 Duo, 2 × 11 кВт, розетки Type 2',
        summary: 'Стовп для ОСББ і нічних стоянок, де авто стоїть вісім годин і 11 кВт цілком вистачає.',
        description: [
          'Одна лінія 32 А живить обидві розетки без поділу, тому приєднання таке саме, як для однієї станції на 22 кВт. За ніч кожне місце отримує до 80 кВт·год.',
          'Мешканці заряджаються за картками, правління бачить споживання кожної картки у вебпанелі й виставляє рахунок за фактом. Платний доступ для гостей вмикають пізніше через OCPP, міняти стовп не треба.',
          'Стовп можна зняти з рами за десять хвилин, коли ремонтують асфальт.',
        ].join('\n\n'),
      },
      pl: {
        name: 'Uliczna stacja ładowania Promin Street 11 Duo, 2 × 11 kW, gniazda Type 2',
        summary: 'Słupek dla wspólnot i parkingów nocnych, gdzie auto stoi osiem godzin i 11 kW wystarcza.',
        description: [
          'Jedna linia 32 A zasila oba gniazda bez dzielenia mocy, przyłącze jest więc takie jak dla jednej stacji 22 kW. W ciągu nocy każde miejsce otrzymuje do 80 kWh.',
          'Mieszkańcy ładują na karty, a zarząd widzi zużycie każdej karty w panelu i rozlicza je według licznika. Płatny dostęp dla gości włącza się później przez OCPP, bez wymiany słupka.',
          'Na czas naprawy nawierzchni słupek zdejmuje się z ramy w dziesięć minut.',
        ].join('\n\n'),
      },
      en: {
        name: 'Promin Street 11 Duo street charging station, 2 × 11 kW, Type 2 sockets',
        summary:
          'A post for housing associations and overnight parking, where eight hours at 11 kW are plenty.',
        description: [
          'One 32 A line feeds both sockets without sharing, so the connection is that of a single 22 kW charger. Overnight each bay receives up to 80 kWh.',
          'Residents charge by card, and the board sees each card’s consumption in a web panel and bills it as metered. Paid access for guests is switched on later through OCPP without changing the post.',
          'When the asphalt is repaired, the post comes off its frame in ten minutes.',
        ].join('\n\n'),
      },
    },
  },
  {
    id: 2903,
    category: 'charging-stations',
    article: 'PRM-STREET22-2PAY',
    brand: 'Promin',
    stock: 3,
    price: { UAH: 118_000, PLN: 10_350 },
    warrantyMonths: 24,
    tags: ['business', 'three-phase', 'new'],
    specifications: {
      powerW: 44000,
      phases: 3,
      connector: 'type-2',
      connectorsCount: 2,
      protocol: 'OCPP 1.6J, OCPP 2.0.1',
      residualCurrentProtection: '30 mA AC / 6 mA DC',
      ratedVoltageV: 400,
      ratedCurrentA: 63,
      frequencyHz: 50,
      ipRating: 'IP55',
      operatingTemperature: '−25…+50 °C',
      dimensionsMm: '260 × 200 × 1450',
      weightKg: 49,
      chargingOutlet: 'socket',
    },
    text: {
      uk: {
        name: 'Зарядна станція з оплатою карткою Promin Street 22 Duo Pay, 2 × 22 кВт',
        summary: 'Стовп із безконтактним терміналом і 4G для міських парковок, де платить кожен окремо.',
        description: [
          'Водій прикладає картку або телефон, обирає розетку і платить за кіловат-години чи хвилини. Застосунок і реєстрація не потрібні. Термінал приймає гривню або злоті, договір з еквайром укладає власник станції.',
          'Лічильники MID із видимим показником захищають від суперечок. Якщо зв’язок зник, стовп завершує розпочаті сесії та зберігає до тисячі записів, які надішле згодом.',
          'До ціни входить рік мобільного зв’язку. Тариф задають у будь-якій системі OCPP, серед них і тих, що вже працюють з містами України та Польщі. Нижче −25 °C термінал потребує підігріву, його замовляють окремо.',
        ].join('\n\n'),
      },
      pl: {
        name: 'Stacja ładowania z płatnością kartą Promin Street 22 Duo Pay, 2 × 22 kW',
        summary: 'Słupek z terminalem zbliżeniowym i 4G na parkingi miejskie, gdzie każdy płaci za siebie.',
        description: [
          'Kierowca przykłada kartę lub telefon, wybiera gniazdo i płaci za kilowatogodziny albo minuty. Aplikacja i rejestracja są zbędne. Terminal przyjmuje złote lub hrywny, umowę z agentem rozliczeniowym zawiera właściciel stacji.',
          'Liczniki MID z widocznym odczytem chronią przed sporami. Po utracie łączności słupek kończy rozpoczęte sesje i przechowuje do tysiąca zapisów, które wyśle później.',
          'Cena obejmuje rok łączności komórkowej. Taryfę ustawia się w dowolnym systemie OCPP, a punkt trzeba zgłosić do EIPA. Poniżej −25 °C terminal wymaga podgrzewania, zamawianego osobno.',
        ].join('\n\n'),
      },
      en: {
        name: 'Promin Street 22 Duo Pay charging station with card payment, 2 × 22 kW',
        summary:
          'A post with a contactless terminal and 4G for town car parks where everyone pays for himself.',
        description: [
          'The driver taps a card or phone, picks a socket and pays by kilowatt-hour or minute. No app or registration is needed. The terminal takes hryvnias or zlotys; the owner signs the acquiring contract.',
          'MID meters with a visible reading prevent disputes. If the link is lost, the post finishes running sessions and keeps up to a thousand records to send later.',
          'A year of mobile connection is included. Tariffs are set in any OCPP system. Below −25 °C the terminal needs a heater, ordered separately.',
        ].join('\n\n'),
      },
    },
  },
  {
    id: 2904,
    category: 'charging-stations',
    article: 'AMEDIO-PROFESSIONAL-22',
    brand: 'Mennekes',
    stock: 2,
    price: { UAH: 219_000, PLN: 19_200 },
    warrantyMonths: 24,
    tags: ['business', 'three-phase', 'installer'],
    specifications: {
      powerW: 44000,
      phases: 3,
      connector: 'type-2',
      connectorsCount: 2,
      ratedVoltageV: 400,
      frequencyHz: 50,
      weightKg: 56,
      chargingOutlet: 'socket',
    },
    text: {
      uk: {
        name: 'Зарядна станція Mennekes Amedio Professional 22, 2 × 22 кВт, розетки Type 2',
        summary: 'Німецька колона для підприємств, де кожне місце має власні захист, лічильник і контролер.',
        description: [
          'Дві розетки Type 2 по 22 кВт. Для кожної всередині стоять свої автомат, ПЗВ, лічильник і блок керування, тож одне місце обслуговують, не вимикаючи друге. На вході вже є захист від перенапруг.',
          'Станція працює сама, зі списком карток RFID або з центральною системою через Ethernet чи мобільний зв’язок. Кілька колон, поєднаних мережею, ділять потужність між собою.',
          'Двері відчиняються ключем і дають доступ до всіх модулів, це зручно електрику. Основу й підведення кабелю виконують за кресленням виробника.',
        ].join('\n\n'),
      },
      pl: {
        name: 'Stacja ładowania Mennekes Amedio Professional 22, 2 × 22 kW, gniazda Type 2',
        summary:
          'Niemiecka kolumna dla firm, w której każde stanowisko ma własne zabezpieczenia, licznik i sterownik.',
        description: [
          'Dwa gniazda Type 2 po 22 kW. Każde ma wewnątrz własny wyłącznik nadprądowy, różnicówkę, licznik i sterownik, więc jedno stanowisko można serwisować bez wyłączania drugiego. Na wejściu zamontowano ochronę przepięciową.',
          'Stacja działa samodzielnie, z listą kart RFID albo z systemem nadrzędnym przez Ethernet lub sieć komórkową. Kilka kolumn połączonych siecią dzieli moc między sobą.',
          'Drzwi na klucz odsłaniają wszystkie moduły, co ułatwia pracę elektrykowi. Fundament i doprowadzenie kabla wykonuje się według rysunku producenta.',
        ].join('\n\n'),
      },
      en: {
        name: 'Mennekes Amedio Professional 22 charging station, 2 × 22 kW, Type 2 sockets',
        summary:
          'A German column for companies in which each bay has its own protection, meter and controller.',
        description: [
          'Two Type 2 sockets of 22 kW. Each has its own breaker, residual current device, meter and control unit inside, so one bay is serviced while the other runs. Surge protection sits at the supply.',
          'It works alone, with a list of RFID cards, or with a central system over Ethernet or mobile data. Several columns joined by a network share power among themselves.',
          'The locked door opens on all modules, which helps the electrician. Base and cable entry follow the maker’s drawing.',
        ].join('\n\n'),
      },
    },
  },
] satisfies readonly SeedProduct[];
