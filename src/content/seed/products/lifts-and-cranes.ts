import type { SeedProduct } from '../seed-product.ts';

export const liftsAndCranes = [
  {
    id: 2401,
    category: 'scissor-lifts',
    article: 'PRM-SE12',
    brand: 'Promin',
    stock: 4,
    rental: {
      UAH: { day: 2_600, week: 10_400, month: 28_500 },
      PLN: { day: 210, week: 840, month: 2_300 },
    },
    warrantyMonths: 0,
    tags: ['construction', 'business', 'installer'],
    specifications: {
      fuel: 'electric',
      workingHeightM: 12,
      loadCapacityKg: 320,
      operatingTemperature: '−10…+40 °C',
      dimensionsMm: '2480 × 1190 × 2540',
      weightKg: 2950,
    },
    text: {
      uk: {
        name: 'Оренда ножичного підйомника Promin SE12, 12 м, 320 кг',
        summary: 'Електричний підйомник для монтажу панелей на фасаді, вентиляції та світла в цехах.',
        description: [
          'Робоча висота 12 м, платформа піднімається на 10 м. На ній працюють двоє людей з інструментом: разом до 320 кг, із висунутою секцією до 113 кг на виступі. Шини не лишають слідів, тож машина годиться для готової підлоги.',
          'Підйомник розрахований на рівну тверду основу: ухил до 2° уздовж та 1,5° упоперек, інакше підйом блокується. Надворі користуйтеся ним лише за вітру до 12,5 м/с. Одного заряду вистачає на робочу зміну, вночі потрібна розетка 230 В на 16 А.',
          'Вага 2,95 т: дізнайтеся допустиме навантаження на перекриття. Доставляємо платформою з пандусом. Керує людина з посвідченням оператора підйомника, у страхувальній прив’язі; як працює машина, показуємо під час передання.',
        ].join('\n\n'),
      },
      pl: {
        name: 'Wynajem podnośnika nożycowego Promin SE12, 12 m, 320 kg',
        summary: 'Podnośnik elektryczny do montażu paneli na elewacji, wentylacji i oświetlenia hal.',
        description: [
          'Wysokość robocza 12 m, platforma podnosi się na 10 m. Pracują na niej dwie osoby z narzędziami, razem do 320 kg, a na wysuniętej części do 113 kg. Opony nie brudzą, więc maszyna nadaje się na gotową posadzkę.',
          'Podnośnik wymaga równego i twardego podłoża: do 2° wzdłuż i 1,5° w poprzek, inaczej podnoszenie się blokuje. Na zewnątrz wolno go używać przy wietrze do 12,5 m/s. Jedno ładowanie wystarcza na zmianę, w nocy potrzebne jest gniazdo 230 V 16 A.',
          'Masa 2,95 t, dlatego trzeba sprawdzić nośność stropu. Dowozimy platformą z najazdami. Operator musi mieć uprawnienia UDT do podestów ruchomych i szelki bezpieczeństwa; obsługę pokazujemy przy przekazaniu.',
        ].join('\n\n'),
      },
      en: {
        name: 'Promin SE12 scissor lift for rent, 12 m, 320 kg',
        summary: 'An electric lift for mounting panels on façades, ventilation and lights in halls.',
        description: [
          'Working height 12 m; the platform itself rises to 10 m. Two people with tools work on it, 320 kg in all and up to 113 kg on the extended deck. The tyres do not mark, so it may go on finished floors.',
          'It needs level, firm ground: up to 2° along and 1.5° across, otherwise lifting is blocked. Outdoors only in wind up to 12.5 m/s. One charge lasts a shift; at night it needs a 230 V, 16 A socket.',
          'It weighs 2.95 t, so find out what the floor may bear. We bring it on a platform with ramps. The operator needs a mobile platform licence (UDT in Poland) and a harness; we show the controls at the hand-over.',
        ].join('\n\n'),
      },
    },
  },
  {
    id: 2402,
    category: 'scissor-lifts',
    article: 'GS-1932',
    brand: 'Genie',
    stock: 6,
    rental: {
      UAH: { day: 1_900, week: 7_600, month: 21_000 },
      PLN: { day: 150, week: 600, month: 1_650 },
    },
    warrantyMonths: 0,
    tags: ['construction', 'installer', 'business'],
    specifications: {
      fuel: 'electric',
      workingHeightM: 7.8,
      loadCapacityKg: 227,
      weightKg: 1503,
    },
    text: {
      uk: {
        name: 'Оренда ножичного підйомника Genie GS-1932, 7,8 м',
        summary: 'Вузький електричний підйомник, який проходить у звичайні двері та стає у вантажний ліфт.',
        description: [
          'Ширина 0,81 м дозволяє заїхати в стандартні двері торгового приміщення. Робоча висота 7,8 м — монтаж світильників, кабельних лотків, камер чи реклами під стелею магазину. На платформі одночасно до 227 кг: дві людини або одна з матеріалом.',
          'Рухається з піднятою платформою лише на рівній підлозі; ямки та рейки в підлозі накрийте. Живлення — тягові батареї, заряджаються від звичайної розетки за ніч.',
          'Привозимо вантажівкою з гідробортом, заїзд від 2,5 м завширшки. Керувати може лише працівник із посвідченням оператора підйомника та медичним допуском до роботи на висоті; унизу має бути друга людина, яка знає аварійне опускання.',
        ].join('\n\n'),
      },
      pl: {
        name: 'Wynajem podnośnika nożycowego Genie GS-1932, 7,8 m',
        summary:
          'Wąski podnośnik elektryczny, który przejeżdża przez zwykłe drzwi i mieści się w windzie towarowej.',
        description: [
          'Szerokość 0,81 m pozwala wjechać w standardowe drzwi lokalu handlowego. Wysokość robocza 7,8 m wystarcza do montażu lamp, koryt kablowych, kamer czy reklam pod sufitem sklepu. Udźwig 227 kg: dwie osoby albo jedna z materiałem.',
          'Z podniesioną platformą jeździ tylko po równej posadzce; zagłębienia i szyny trzeba zakryć. Zasilają go akumulatory trakcyjne ładowane nocą ze zwykłego gniazda.',
          'Przywozimy ciężarówką z windą, potrzebny jest wjazd szerokości od 2,5 m. Kierować może wyłącznie osoba z uprawnieniami UDT i badaniami do pracy na wysokości; na dole musi być druga osoba, która zna opuszczanie awaryjne.',
        ].join('\n\n'),
      },
      en: {
        name: 'Genie GS-1932 scissor lift for rent, 7.8 m',
        summary: 'A narrow electric lift that passes ordinary doors and rides a goods elevator.',
        description: [
          'Being 0.81 m wide it passes a standard shop door. The working height of 7.8 m is for lamps, cable trays, cameras or signs under a shop ceiling. Its 227 kg mean two people, or one with material.',
          'It drives with the platform up only on level floors; cover potholes and rails. Traction batteries feed it and charge overnight from an ordinary socket.',
          'We bring it by a lorry with a tail lift; the gate must be 2.5 m wide. Only a worker with an operator’s licence (UDT in Poland) and clearance for work at height may drive; a second person below must know the emergency lowering.',
        ].join('\n\n'),
      },
    },
  },
  {
    id: 2403,
    category: 'scissor-lifts',
    article: '2646ES',
    brand: 'JLG',
    stock: 3,
    rental: {
      UAH: { day: 2_200, week: 8_800, month: 24_000 },
      PLN: { day: 175, week: 700, month: 1_900 },
    },
    warrantyMonths: 0,
    tags: ['construction', 'business', 'installer'],
    specifications: {
      fuel: 'electric',
      workingHeightM: 9.92,
      loadCapacityKg: 450,
      weightKg: 2440,
    },
    text: {
      uk: {
        name: 'Оренда ножичного підйомника JLG 2646ES, 9,9 м, 450 кг',
        summary: 'Широкий електричний підйомник, на якому вмістяться троє монтажників із повітропроводом.',
        description: [
          'Вантажопідйомність 450 кг — це три людини із секцією вентиляційного каналу або ящиками кріплення. Робоча висота 9,9 м. Широка платформа стійка, але у вузьких проходах із нею не розминутися: заміряйте двері та коридор.',
          'Висувну секцію завантажуйте лише настільки, наскільки вказано на табличці. Перевищення видно за сигналом і блокуванням підйому, знімати блокування заборонено.',
          'Транспортуємо на платформі, для вивантаження потрібно 5 м рівної ділянки. Електроліт і заряд перевіряє наш механік раз на місяць за тривалої оренди. Оператору потрібне посвідчення, страхувальна прив’язь обов’язкова, якщо так визначено планом робіт.',
        ].join('\n\n'),
      },
      pl: {
        name: 'Wynajem podnośnika nożycowego JLG 2646ES, 9,9 m, 450 kg',
        summary:
          'Szeroki podnośnik elektryczny, na którym mieszczą się trzej monterzy z kanałem wentylacyjnym.',
        description: [
          'Udźwig 450 kg to trzy osoby z odcinkiem kanału wentylacyjnego albo paletą mocowań. Wysokość robocza 9,9 m. Szeroka platforma jest stabilna, lecz w ciasnych przejściach nie da się z nią minąć: warto zmierzyć drzwi i korytarz.',
          'Wysuwaną część obciąża się tylko do wartości z tabliczki. Przekroczenie sygnalizuje alarm i blokada podnoszenia, której nie wolno obchodzić.',
          'Transport na platformie, do rozładunku potrzeba 5 m równego placu. Przy długim najmie elektrolit i ładowanie raz w miesiącu sprawdza nasz mechanik. Operator musi mieć uprawnienia UDT, szelki są obowiązkowe, jeśli wymaga ich plan prac.',
        ].join('\n\n'),
      },
      en: {
        name: 'JLG 2646ES scissor lift for rent, 9.9 m, 450 kg',
        summary: 'A wide electric lift with room for three fitters and a ventilation duct.',
        description: [
          'Its 450 kg are three people with a length of duct or a pallet of fixings, at a working height of 9.9 m. The wide platform is steady, but nobody passes it in a narrow aisle: measure doors and corridors.',
          'Load the extension deck no more than its plate says. An overload shows by an alarm and blocked lifting, which must not be bypassed.',
          'It travels on a platform and needs 5 m of level ground to unload. On long rents our mechanic checks electrolyte and charge monthly. The operator needs a licence, and a harness is worn if the work plan demands it.',
        ].join('\n\n'),
      },
    },
  },
  {
    id: 2404,
    category: 'scissor-lifts',
    article: 'GS-3369RT',
    brand: 'Genie',
    stock: 2,
    rental: {
      UAH: { day: 3_900, week: 15_600, month: 43_000 },
      PLN: { day: 330, week: 1_320, month: 3_650 },
    },
    warrantyMonths: 0,
    tags: ['construction', 'agriculture', 'installer'],
    specifications: {
      fuel: 'diesel',
      workingHeightM: 12.06,
      loadCapacityKg: 454,
      weightKg: 3870,
    },
    text: {
      uk: {
        name: 'Оренда дизельного ножичного підйомника Genie GS-3369 RT, 12 м',
        summary: 'Повнопривідний підйомник для ґрунту й ухилу: фасади, ангари, опори сонячного поля.',
        description: [
          'На будмайданчику та полі, де електричні «ножиці» грузнуть, він рухається сам: привід на чотири колеса і гідравлічне вирівнювання на опорах. Платформа піднімає до 454 кг на 10 м, робоча висота 12 м.',
          'Дизель — за EN 590, заправку здійснює орендар, не під час руху та на відстані від вогню. Під опори кладіть дерев’яні або пластикові підкладки, на насипному ґрунті — ще й розподільчі плити.',
          'Доставляємо тралом. Потрібне посвідчення оператора підйомника, прив’язь із коротким стропом і людина на землі. За вітру понад 12,5 м/с або в грозу платформу опускають. GS-3369 RT має великі протекторні шини.',
        ].join('\n\n'),
      },
      pl: {
        name: 'Wynajem spalinowego podnośnika nożycowego Genie GS-3369 RT, 12 m',
        summary: 'Podnośnik z napędem na cztery koła na grunt i pochyłość: elewacje, hale, konstrukcje farm.',
        description: [
          'Na budowie i polu, gdzie elektryczne „nożyce” grzęzną, porusza się sam: napęd na cztery koła i poziomowanie podporami. Platforma unosi do 454 kg na 10 m, wysokość robocza wynosi 12 m.',
          'Olej napędowy według EN 590 tankuje najemca, na postoju i z dala od ognia. Pod podpory podkłada się klocki drewniane lub z tworzywa, na nasypach dodatkowo płyty rozkładające nacisk.',
          'Dowozimy niskopodwoziem. Potrzebne są uprawnienia UDT, szelki z krótką linką i osoba na ziemi. Przy wietrze powyżej 12,5 m/s i podczas burzy platformę się opuszcza. GS-3369 RT ma duże terenowe opony.',
        ].join('\n\n'),
      },
      en: {
        name: 'Genie GS-3369 RT diesel scissor lift for rent, 12 m',
        summary: 'A four-wheel-drive lift for soil and slopes: façades, sheds, the frames of a solar field.',
        description: [
          'On sites and fields where electric scissors sink it moves by itself: four driven wheels and levelling on outriggers. The platform raises 454 kg to 10 m, working height 12 m.',
          'The hirer refuels with EN 590 diesel, at standstill and away from fire. Put wooden or plastic pads under the outriggers and load-spreading plates on made-up ground.',
          'We bring it on a low loader. An operator’s licence (UDT in Poland), a harness with a short lanyard and someone on the ground are needed. Above 12.5 m/s or in a thunderstorm the platform comes down. The GS-3369 RT has large lugged tyres.',
        ].join('\n\n'),
      },
    },
  },
  {
    id: 2501,
    category: 'boom-lifts',
    article: 'PRM-BA16',
    brand: 'Promin',
    stock: 3,
    rental: {
      UAH: { day: 5_200, week: 20_800, month: 57_000 },
      PLN: { day: 420, week: 1_680, month: 4_600 },
    },
    warrantyMonths: 0,
    tags: ['construction', 'installer', 'business'],
    specifications: {
      fuel: 'diesel',
      tankL: 62,
      workingHeightM: 16,
      outreachM: 8.2,
      loadCapacityKg: 230,
      soundPowerDb: 104,
      operatingTemperature: '−15…+40 °C',
      dimensionsMm: '6800 × 2300 × 2250',
      weightKg: 7100,
    },
    text: {
      uk: {
        name: 'Оренда колінчастого підйомника Promin BA16, 16 м',
        summary: 'Дизельний підйомник зі стрілою, яка заводить кошик за карниз даху чи над навісом.',
        description: [
          'Стріла складається з двох плечей і поворотної рукояті, тому монтажник огинає виступ даху та працює зверху панелей. Робоча висота 16 м, винос 8,2 м, у кошику до 230 кг — двоє людей з інструментом.',
          'Повний привід долає ухил до 40 %, але піднімати стрілу можна лише за нахилу шасі до 5°. Міцний ґрунт під колесами обов’язковий: 7,1 т на чотири точки. Від повітряної лінії тримайте відстань за нормою для її напруги, не менше 10 м без погодження з її власником.',
          'Доставляємо тралом, заїзд 3 м, висота 3,5 м. Потрібні посвідчення оператора підйомника, страхувальна прив’язь, пристебнута до кошика, і помічник на землі. Паливо — дизель, видаємо з повним баком 62 л.',
        ].join('\n\n'),
      },
      pl: {
        name: 'Wynajem podnośnika przegubowego Promin BA16, 16 m',
        summary: 'Podnośnik spalinowy z wysięgnikiem, który prowadzi kosz ponad okap dachu lub wiatę.',
        description: [
          'Wysięgnik ma dwa ramiona i obrotowe przedramię, więc monter omija okap i pracuje ponad panelami. Wysokość robocza 16 m, wysięg boczny 8,2 m, w koszu do 230 kg, czyli dwie osoby z narzędziami.',
          'Napęd na cztery koła pokonuje wzniesienie do 40%, ale wysięgnik wolno podnosić przy przechyle podwozia do 5°. Grunt musi być nośny: 7,1 t rozkłada się na cztery punkty. Od linii napowietrznej zachowaj 3 m do 1 kV, 5 m do 15 kV, 10 m do 30 kV, 15 m do 110 kV i 30 m powyżej.',
          'Dowozimy niskopodwoziem, dojazd szerokości 3 m i wysokości 3,5 m. Potrzebne są uprawnienia UDT, szelki przypięte do kosza i pomocnik na ziemi. Paliwo: olej napędowy, wydajemy z pełnym zbiornikiem 62 l.',
        ].join('\n\n'),
      },
      en: {
        name: 'Promin BA16 articulated boom lift for rent, 16 m',
        summary: 'A diesel lift whose boom reaches its basket beyond the eaves or over a canopy.',
        description: [
          'Two arms and a slewing jib let the fitter go around the eaves and work above the panels. Working height 16 m, outreach 8.2 m, 230 kg in the basket, which means two people with tools.',
          'Four-wheel drive climbs 40%, but the boom may rise only while the chassis leans less than 5°. The ground must bear 7.1 t on four points. Keep the distance set for the voltage of an overhead line, and at least 10 m unless its owner agrees; in Poland 3, 5, 10, 15 or 30 m by voltage.',
          'We bring it on a low loader; the way in is 3 m wide and 3.5 m high. The operator needs a licence (UDT in Poland), a harness clipped to the basket and a helper below. It comes with a full 62-litre diesel tank.',
        ].join('\n\n'),
      },
    },
  },
  {
    id: 2502,
    category: 'boom-lifts',
    article: 'Z-34/22-DC',
    brand: 'Genie',
    stock: 2,
    rental: {
      UAH: { day: 4_200, week: 16_800, month: 46_000 },
      PLN: { day: 340, week: 1_360, month: 3_750 },
    },
    warrantyMonths: 0,
    tags: ['business', 'installer', 'events'],
    specifications: {
      fuel: 'electric',
      workingHeightM: 12.52,
      outreachM: 6.78,
      loadCapacityKg: 227,
      weightKg: 5160,
    },
    text: {
      uk: {
        name: 'Оренда колінчастого підйомника Genie Z-34/22 DC, 12,5 м',
        summary: 'Електричний колінчастий підйомник для цехів і торгових центрів, без вихлопу та шуму.',
        description: [
          'Стріла перегинається через верстати та стелажі: робоча висота 12,5 м, винос 6,8 м. Живиться від акумуляторів, тож працює в закритому приміщенні з людьми. У кошику дозволено до 227 кг.',
          'Поворотна башта виступає за колеса; залиште збоку 60 см вільного простору. Заряджання 8–10 годин від розетки 230 В, під час роботи стежте за індикатором: на 20 % залиште запас на повернення.',
          'Доставка платформою з лебідкою. Передача — за актом з фото, оператор повинен мати посвідчення на колінчасті підйомники. Друга людина на землі знає, як опустити стрілу вручну.',
        ].join('\n\n'),
      },
      pl: {
        name: 'Wynajem podnośnika przegubowego Genie Z-34/22 DC, 12,5 m',
        summary: 'Elektryczny podnośnik przegubowy do hal i galerii handlowych, bez spalin i hałasu.',
        description: [
          'Wysięgnik przekłada się nad maszynami i regałami: wysokość robocza 12,5 m, wysięg 6,8 m. Pracuje na akumulatorach, więc nadaje się do pomieszczeń zamkniętych, w których są ludzie. W koszu do 227 kg.',
          'Obrotnica wystaje poza koła, dlatego z boku trzeba zostawić 60 cm. Ładowanie trwa 8–10 godzin z gniazda 230 V; podczas pracy warto pilnować wskaźnika i przy 20% zachować zapas na powrót.',
          'Transport platformą z wyciągarką. Przekazanie protokołem ze zdjęciami, operator musi mieć uprawnienia UDT do podestów przegubowych. Druga osoba na ziemi wie, jak opuścić wysięgnik ręcznie.',
        ].join('\n\n'),
      },
      en: {
        name: 'Genie Z-34/22 DC articulated boom lift for rent, 12.5 m',
        summary: 'An electric boom lift for halls and shopping centres, without exhaust and noise.',
        description: [
          'Its boom reaches over machines and racks: working height 12.5 m, outreach 6.8 m. Battery power lets it work in closed rooms with people about. Up to 227 kg may be in the basket.',
          'The turntable swings beyond the wheels, so leave 60 cm at the side. Charging takes 8–10 hours from 230 V; watch the gauge while working and keep the last 20% for coming back.',
          'It arrives on a platform with a winch and is handed over with a record and pictures. The operator needs the licence for articulated lifts (UDT in Poland), and a second person on the ground must know manual lowering.',
        ].join('\n\n'),
      },
    },
  },
  {
    id: 2503,
    category: 'boom-lifts',
    article: 'Z-60/34',
    brand: 'Genie',
    stock: 1,
    rental: {
      UAH: { day: 7_500, week: 30_000, month: 82_500 },
      PLN: { day: 580, week: 2_320, month: 6_400 },
    },
    warrantyMonths: 0,
    tags: ['construction', 'installer', 'business'],
    specifications: {
      fuel: 'diesel',
      workingHeightM: 20.39,
      outreachM: 11.05,
      loadCapacityKg: 227,
      weightKg: 10215,
    },
    text: {
      uk: {
        name: 'Оренда колінчастого підйомника Genie Z-60/34, 20,4 м',
        summary: 'Дизельний повнопривідний підйомник на 20 м для багатоповерхівок, силосів і щогл.',
        description: [
          'Вистачає на шостий-сьомий поверх, для панелей на даху цеху чи заміни ліхтарів стадіону. Робоча висота 20,4 м, винос 11 м. Колінчаста стріла заходить за парапет, а не лише вгору.',
          'Двигун на дизелі, у закритому приміщенні працювати не можна. Основу перевірте за масою з паспорта машини: надсилаємо його після бронювання, щоб інженер порахував тиск на опору колеса.',
          'Перевозимо тралом, потрібна рівна ділянка 12 × 4 м для вивантаження. Оператор — із посвідченням, у прив’язі, з помічником. Орендар подає план робіт, якщо підйомник стоїть на проїзній частині, та узгоджує перекриття руху.',
        ].join('\n\n'),
      },
      pl: {
        name: 'Wynajem podnośnika przegubowego Genie Z-60/34, 20,4 m',
        summary: 'Spalinowy podnośnik z napędem 4×4 na 20 m do wysokich budynków, silosów i masztów.',
        description: [
          'Sięga szóstego–siódmego piętra, dachu hali z panelami albo lamp stadionu. Wysokość robocza 20,4 m, wysięg 11 m. Przegubowy wysięgnik zachodzi za attykę, a nie tylko w górę.',
          'Silnik wysokoprężny wyklucza pracę w zamkniętych pomieszczeniach. Podłoże trzeba sprawdzić według masy z dokumentacji maszyny: przesyłamy ją po rezerwacji, żeby projektant obliczył nacisk koła.',
          'Transport niskopodwoziem, do rozładunku potrzebny jest równy plac 12 × 4 m. Operator z uprawnieniami UDT, w szelkach, z pomocnikiem. Gdy maszyna staje na jezdni, najemca przygotowuje plan prac i uzgadnia zajęcie pasa.',
        ].join('\n\n'),
      },
      en: {
        name: 'Genie Z-60/34 articulated boom lift for rent, 20.4 m',
        summary: 'A diesel four-wheel-drive lift of 20 m for tall buildings, silos and masts.',
        description: [
          'It reaches the sixth or seventh floor, a hall roof with panels or the lamps of a stadium. Working height 20.4 m, outreach 11 m. The articulated boom goes over a parapet and not only upwards.',
          'With a diesel engine it may not work in closed rooms. Check the ground against the mass in the machine’s papers, which we send after booking so that an engineer can work out the wheel load.',
          'It travels on a low loader and needs 12 × 4 m of level ground to unload. The operator is licensed (UDT in Poland), wears a harness and has a helper. If it stands on a road, the hirer submits the work plan and agrees the closure.',
        ].join('\n\n'),
      },
    },
  },
  {
    id: 2601,
    category: 'cranes',
    article: 'PRM-SC10',
    brand: 'Promin',
    stock: 2,
    rental: {
      UAH: { day: 12_000, week: 48_000, month: 132_000 },
      PLN: { day: 1_000, week: 4_000, month: 11_000 },
    },
    warrantyMonths: 0,
    tags: ['construction', 'installer', 'business'],
    specifications: {
      fuel: 'petrol',
      workingHeightM: 6.5,
      outreachM: 6,
      loadCapacityKg: 1000,
      operatingTemperature: '−10…+40 °C',
      dimensionsMm: '2150 × 750 × 1500',
      weightKg: 1350,
    },
    text: {
      uk: {
        name: 'Оренда мінікрана-павука Promin SC10, 1 т',
        summary:
          'Гусеничний кран завширшки 75 см, який заїжджає крізь двері та ставить вікна, шафи й інвертори.',
        description: [
          'Піднімає 1000 кг на вильоті 1,5 м, висота гака 6,5 м. На максимальному вильоті 6 м залишається близько 120 кг, тож дивіться таблицю вантажопідйомності, а не лише найбільшу цифру.',
          'Чотири опори ставляться незалежно, навіть зі сходинки. Двигун бензиновий; для приміщень беріть електроблок 400 В, замовляється разом. Під опори — дерев’яні підкладки, що йдуть у комплекті.',
          'Приїздить у фургоні з рампою. Краном керує лише машиніст із посвідченням, а вантаж стропує окрема навчена людина. Машиніста надамо за погодинну оплату; якщо працює ваш, покажіть його посвідчення під час передання.',
        ].join('\n\n'),
      },
      pl: {
        name: 'Wynajem minidźwigu pajęczego Promin SC10, 1 t',
        summary:
          'Gąsienicowy dźwig szerokości 75 cm, który wjeżdża przez drzwi i stawia okna, szafy i falowniki.',
        description: [
          'Podnosi 1000 kg na wysięgu 1,5 m, wysokość haka 6,5 m. Na największym wysięgu 6 m zostaje około 120 kg, dlatego decyduje tabela udźwigu, a nie sama największa liczba.',
          'Cztery podpory ustawia się niezależnie, także ze stopnia. Silnik jest benzynowy; do wnętrz zamawia się zespół elektryczny 400 V. Pod podpory idą klocki drewniane z wyposażenia.',
          'Przyjeżdża furgonem z rampą. Dźwig obsługuje operator z uprawnieniami UDT do żurawi, a ładunek podwiesza przeszkolony hakowy. Operatora możemy zapewnić za opłatą godzinową, w innym razie dokument własnego trzeba okazać przy przekazaniu.',
        ].join('\n\n'),
      },
      en: {
        name: 'Promin SC10 mini spider crane for rent, 1 t',
        summary: 'A tracked crane 75 cm wide that passes a door and sets windows, cabinets and inverters.',
        description: [
          'It lifts 1,000 kg at a radius of 1.5 m with the hook at 6.5 m. At the full radius of 6 m about 120 kg remain, so read the load chart and not only the largest figure.',
          'The four legs are set one by one, even on a step. The engine runs on petrol; for indoor work order the 400 V electric unit as well. Wooden pads for the legs are included.',
          'It arrives in a van with a ramp. Only a licensed crane operator (UDT in Poland) may drive, and another trained person slings the load. Our operator is paid by the hour; otherwise show your operator’s papers at the hand-over.',
        ].join('\n\n'),
      },
    },
  },
  {
    id: 2602,
    category: 'cranes',
    article: 'MC285',
    brand: 'Maeda',
    stock: 1,
    rental: {
      UAH: { day: 15_500, week: 62_000, month: 170_000 },
      PLN: { day: 1_300, week: 5_200, month: 14_300 },
    },
    warrantyMonths: 0,
    tags: ['construction', 'installer', 'business'],
    specifications: {
      fuel: 'diesel',
      workingHeightM: 8.7,
      loadCapacityKg: 2820,
      weightKg: 2150,
    },
    text: {
      uk: {
        name: 'Оренда мінікрана Maeda MC285, 2,8 т',
        summary: 'Гусеничний мінікран на 2,82 т для скління, важких вузлів і роботи у дворі без під’їзду.',
        description: [
          'Піднімає 2,82 т на вильоті 1,4 м, гак — на висоту до 8,7 м. Завширшки 75 см, тому проходить через ворота садиби чи коридор цеху й там розсувається на чотири опори.',
          'Перед виїздом потрібен план підйому: маса й габарити вантажу, виліт, місце стропування. За ними ми підтверджуємо, чи цей кран підходить, і підбираємо присоски для скла або рами для панелей.',
          'Дизель; усередині будівель вимагає вентиляції або виконання з електроблоком, узгодьте його заздалегідь. Доставка — автомобілем з рампою. Машиніст і стропальник повинні мати чинні посвідчення.',
        ].join('\n\n'),
      },
      pl: {
        name: 'Wynajem minidźwigu Maeda MC285, 2,8 t',
        summary:
          'Gąsienicowy minidźwig 2,82 t do szklenia, ciężkich podzespołów i pracy na podwórzu bez dojazdu.',
        description: [
          'Podnosi 2,82 t na wysięgu 1,4 m, hak sięga 8,7 m. Szerokość 75 cm pozwala przejechać przez furtkę lub korytarz hali i na miejscu rozstawić cztery podpory.',
          'Przed wyjazdem potrzebny jest plan podnoszenia: masa i wymiary ładunku, wysięg, sposób podwieszenia. Na tej podstawie potwierdzamy dobór dźwigu i dobieramy przyssawki do szkła lub ramy do paneli.',
          'Silnik wysokoprężny: wewnątrz budynków konieczna jest wentylacja albo wersja z zespołem elektrycznym, którą trzeba uzgodnić wcześniej. Dowóz autem z rampą. Operator i hakowy muszą mieć ważne uprawnienia.',
        ].join('\n\n'),
      },
      en: {
        name: 'Maeda MC285 mini crane for rent, 2.8 t',
        summary: 'A tracked mini crane of 2.82 t for glazing, heavy assemblies and yards without access.',
        description: [
          'It lifts 2.82 t at 1.4 m and raises its hook to 8.7 m. At 75 cm wide it passes a garden gate or a hall corridor and spreads four legs on the spot.',
          'Before it leaves we need a lift plan: mass and size of the load, radius and slinging points. With these we confirm the crane and choose suction cups for glass or frames for panels.',
          'The diesel needs ventilation inside buildings, or the electric unit agreed beforehand. It comes on a lorry with a ramp. Operator and slinger must hold valid licences.',
        ].join('\n\n'),
      },
    },
  },
  {
    id: 2603,
    category: 'cranes',
    article: 'MC405',
    brand: 'Maeda',
    stock: 1,
    rental: {
      UAH: { day: 19_500, week: 78_000, month: 214_000 },
      PLN: { day: 1_600, week: 6_400, month: 17_600 },
    },
    warrantyMonths: 0,
    tags: ['construction', 'installer', 'business'],
    specifications: {
      fuel: 'diesel',
      loadCapacityKg: 3830,
      weightKg: 5610,
    },
    text: {
      uk: {
        name: 'Оренда мінікрана Maeda MC405, 3,8 т',
        summary: 'Найбільший з наших мінікранів: піднімає 3,83 т і ставить вантаж на дах складу.',
        description: [
          'Цей кран беруть, коли інверторну шафу, чилер або палету панелей треба поставити на дах одноповерхової будівлі, а місця для автокрана немає. Вантажопідйомність 3,83 т стосується малого вильоту; з довжиною стріли вона зменшується, тож підйом рахуємо разом.',
          'Розставляється на чотири опори, кожна тисне на ґрунт із силою до кількох тонн. Перевірте покриття: тротуарна плитка прогинається, під опори потрібні розподільчі плити 60 × 60 см, вони їдуть у комплекті.',
          'Доставляємо спеціальним автомобілем, від воріт до місця кран їде сам. Працює лише машиніст із правом на крани такої категорії, стропальник і сигнальник. За вітру понад 10 м/с роботи зупиняють.',
        ].join('\n\n'),
      },
      pl: {
        name: 'Wynajem minidźwigu Maeda MC405, 3,8 t',
        summary: 'Największy z naszych minidźwigów: podnosi 3,83 t i stawia ładunek na dachu magazynu.',
        description: [
          'Wybiera się go, gdy szafę falownika, agregat wody lodowej lub paletę paneli trzeba postawić na dachu parterowego budynku, a dla dźwigu samojezdnego nie ma miejsca. Udźwig 3,83 t dotyczy małego wysięgu; z długością wysięgnika maleje, więc podnoszenie obliczamy wspólnie.',
          'Rozstawia się na czterech podporach, z których każda daje kilka ton nacisku. Kostka brukowa może się zapaść, dlatego pod podpory kładzie się płyty 60 × 60 cm z wyposażenia.',
          'Dowozimy specjalnym samochodem, od bramy dźwig jedzie sam. Pracuje tylko operator z uprawnieniami UDT do żurawi tej kategorii, hakowy i sygnalista. Przy wietrze powyżej 10 m/s prace się przerywa.',
        ].join('\n\n'),
      },
      en: {
        name: 'Maeda MC405 mini crane for rent, 3.8 t',
        summary: 'The largest of our mini cranes: lifts 3.83 t and sets loads on a warehouse roof.',
        description: [
          'It is taken when an inverter cabinet, a chiller or a pallet of panels must go on the roof of a single-storey building and there is no room for a mobile crane. The 3.83 t hold at a short radius and fall with the boom’s length, so we work out the lift together.',
          'It stands on four legs, each pressing with several tonnes. Paving can give way: lay the 60 × 60 cm plates supplied under the legs.',
          'A special lorry brings it, and from the gate it drives by itself. Only an operator licensed for cranes of this class (UDT in Poland), a slinger and a signaller may work. Above 10 m/s of wind work stops.',
        ].join('\n\n'),
      },
    },
  },
] satisfies readonly SeedProduct[];
