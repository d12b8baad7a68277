import type { Locale, Localized } from '../../domain/locale/locale.ts';
import type { ContentPage } from './content-page.ts';
import { exampleSystem } from './example-systems.ts';

const systemsIn = (locale: Locale) => ({
  house: exampleSystem(404, 'lviv', locale),
  singlePhase: exampleSystem(401, 'warsaw', locale),
  offGrid: exampleSystem(405, 'poltava', locale),
  bakery: exampleSystem(406, 'odesa', locale),
  cars: exampleSystem(407, 'wroclaw', locale),
});

const ukSystems = systemsIn('uk');
const uk: ContentPage = {
  title: 'Типові рішення',
  lead: 'Приклади складено з готових комплектів нашого каталогу. Виробіток пораховано для названого міста, південного даху з нахилом близько 35° і втрат 14 %; реальний рік може відрізнятися на 5–7 %. Ціни — з каталогу, без доставки й монтажу.',
  description:
    'Типові сонячні станції для дому й бізнесу та оренда обладнання: потужність, акумулятори, річний виробіток.',
  picture: 'scene-utility-room',
  sections: [
    {
      id: 'homes',
      title: 'Для дому',
      blocks: [
        {
          kind: 'case',
          picture: 'prm-home10-3p-three-quarter',
          title: 'Трифазний дім із резервом',
          place: ukSystems.house.place,
          goods: ukSystems.house.goods,
          figures: ukSystems.house.figures,
          text: `Для дому з тепловим насосом або електричною плитою, який має працювати й під час відключень. Уночі та без мережі його живлять акумулятори, а влітку надлишок іде в мережу. Одночасне навантаження обмежує інвертор: ${ukSystems.house.inverterKw} кВт на три фази.`,
        },
        {
          kind: 'case',
          picture: 'prm-home3-three-quarter',
          title: 'Однофазний дім із запасом на вечір',
          place: ukSystems.singlePhase.place,
          goods: ukSystems.singlePhase.goods,
          figures: ukSystems.singlePhase.figures,
          text: `У Польщі мікроустановка на одній фазі може мати не більш як 3,68 кВт, тож інвертор на ${ukSystems.singlePhase.inverterKw} кВт у цю межу вкладається. Акумулятор переносить денну енергію на вечір, коли родина вдома.`,
        },
        {
          kind: 'case',
          picture: 'prm-auto5-three-quarter',
          title: 'Садиба без підключення до мережі',
          place: ukSystems.offGrid.place,
          goods: ukSystems.offGrid.goods,
          figures: ukSystems.offGrid.figures,
          text: `Лінії електропередачі поруч немає, тому станція працює автономно. З весни до осені енергії вистачає на насос, холодильник та інструмент. У грудні виходить близько ${ukSystems.offGrid.decemberDayKwh} кВт·год на добу, тож на похмурі тижні потрібен генератор.`,
        },
      ],
    },
    {
      id: 'business',
      title: 'Для бізнесу',
      blocks: [
        {
          kind: 'case',
          picture: 'prm-biz15-three-quarter',
          title: 'Пекарня або цех, що працює вдень',
          place: ukSystems.bakery.place,
          goods: ukSystems.bakery.goods,
          figures: ukSystems.bakery.figures,
          text: 'Печі, верстати й холодильні камери споживають найбільше саме тоді, коли світить сонце, тому акумулятор не потрібен: майже весь виробіток витрачається на місці.',
        },
        {
          kind: 'case',
          picture: 'prm-street22-2pay-three-quarter',
          title: 'Заряджання службових авто',
          place: ukSystems.cars.place,
          goods: ukSystems.cars.goods,
          figures: [...ukSystems.cars.figures, ['Зарядні станції', '2 × 22 кВт змінного струму']],
          text: `Станції ділять між собою доступну потужність, щоб не перевищити договірну. Річного виробітку вистачило б приблизно на ${ukSystems.cars.yearlyKm} км пробігу за витрати 18 кВт·год на 100 км.`,
        },
      ],
    },
    {
      id: 'rental',
      title: 'Оренда',
      blocks: [
        {
          kind: 'case',
          picture: 'prm-sl4-three-quarter',
          title: 'Нічні роботи біля житла',
          place: 'Познань',
          goods: { productId: 2201, rent: { machines: 4, days: 45 } },
          figures: [
            ['Обладнання', '4 сонячні освітлювальні вежі'],
            ['Строк', '45 днів'],
            ['Розрахунок', 'місяць, 2 тижні й 1 доба за кожну вежу'],
          ],
          text: 'Сонячні вежі світять без шуму й пального. Сорок п’ять днів — це місяць, два тижні й одна доба: так дешевше, ніж узяти два місяці.',
        },
      ],
    },
    {
      id: 'yours',
      title: 'Ваше рішення',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Надішліть річне споживання, місто, фото даху та однолінійну схему, якщо вона є. Інженер запропонує склад обладнання й порахує виробіток.',
        },
        { kind: 'link', text: 'Усі комплекти сонячних електростанцій', to: '/sets-of-solar-power-plants' },
        { kind: 'link', text: 'Написати нам', to: '/contact' },
      ],
    },
  ],
};

const plSystems = systemsIn('pl');
const pl: ContentPage = {
  title: 'Przykładowe instalacje',
  lead: 'Przykłady są złożone z gotowych zestawów z naszego katalogu. Uzysk policzono dla podanego miasta, dachu południowego o nachyleniu około 35° i strat 14%; rzeczywisty rok może się różnić o 5–7%. Ceny pochodzą z katalogu, bez dostawy i montażu.',
  description:
    'Typowe instalacje fotowoltaiczne dla domu i firmy oraz wynajem sprzętu: moc, magazyny energii, roczny uzysk.',
  picture: 'scene-utility-room',
  sections: [
    {
      id: 'homes',
      title: 'Dla domu',
      blocks: [
        {
          kind: 'case',
          picture: 'prm-home10-3p-three-quarter',
          title: 'Trójfazowy dom z rezerwą',
          place: plSystems.house.place,
          goods: plSystems.house.goods,
          figures: plSystems.house.figures,
          text: `Do domu z pompą ciepła lub kuchnią elektryczną, który ma działać także podczas przerw w dostawach. W nocy i bez sieci zasila go magazyn energii, a latem nadwyżka trafia do sieci. Jednoczesny pobór ogranicza falownik: ${plSystems.house.inverterKw} kW na trzech fazach.`,
        },
        {
          kind: 'case',
          picture: 'prm-home3-three-quarter',
          title: 'Jednofazowy dom z zapasem na wieczór',
          place: plSystems.singlePhase.place,
          goods: plSystems.singlePhase.goods,
          figures: plSystems.singlePhase.figures,
          text: `W Polsce mikroinstalacja na jednej fazie może mieć najwyżej 3,68 kW, więc falownik ${plSystems.singlePhase.inverterKw} kW mieści się w tej granicy. Magazyn przenosi energię z dnia na wieczór, kiedy domownicy są w domu.`,
        },
        {
          kind: 'case',
          picture: 'prm-auto5-three-quarter',
          title: 'Siedlisko bez przyłącza',
          place: plSystems.offGrid.place,
          goods: plSystems.offGrid.goods,
          figures: plSystems.offGrid.figures,
          text: `W pobliżu nie ma linii energetycznej, dlatego instalacja pracuje wyspowo. Od wiosny do jesieni energii wystarcza na pompę, lodówkę i narzędzia. W grudniu wychodzi około ${plSystems.offGrid.decemberDayKwh} kWh na dobę, więc na pochmurne tygodnie potrzebny jest agregat.`,
        },
      ],
    },
    {
      id: 'business',
      title: 'Dla firmy',
      blocks: [
        {
          kind: 'case',
          picture: 'prm-biz15-three-quarter',
          title: 'Piekarnia lub warsztat pracujące w dzień',
          place: plSystems.bakery.place,
          goods: plSystems.bakery.goods,
          figures: plSystems.bakery.figures,
          text: 'Piece, maszyny i chłodnie zużywają najwięcej wtedy, gdy świeci słońce, dlatego magazyn energii nie jest potrzebny: prawie cały uzysk zużywa się na miejscu.',
        },
        {
          kind: 'case',
          picture: 'prm-street22-2pay-three-quarter',
          title: 'Ładowanie aut służbowych',
          place: plSystems.cars.place,
          goods: plSystems.cars.goods,
          figures: [...plSystems.cars.figures, ['Stacje ładowania', '2 × 22 kW prądu przemiennego']],
          text: `Stacje dzielą między siebie dostępną moc, aby nie przekroczyć mocy umownej. Roczny uzysk wystarczyłby na około ${plSystems.cars.yearlyKm} km przy zużyciu 18 kWh na 100 km.`,
        },
      ],
    },
    {
      id: 'rental',
      title: 'Wynajem',
      blocks: [
        {
          kind: 'case',
          picture: 'prm-sl4-three-quarter',
          title: 'Nocne prace przy domach',
          place: 'Poznań',
          goods: { productId: 2201, rent: { machines: 4, days: 45 } },
          figures: [
            ['Sprzęt', '4 solarne wieże oświetleniowe'],
            ['Okres', '45 dni'],
            ['Wyliczenie', 'miesiąc, 2 tygodnie i 1 doba za każdą wieżę'],
          ],
          text: 'Solarne wieże świecą bez hałasu i paliwa. Czterdzieści pięć dni to miesiąc, dwa tygodnie i jedna doba: wychodzi taniej niż dwa miesiące.',
        },
      ],
    },
    {
      id: 'yours',
      title: 'Twoja instalacja',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Prześlij roczne zużycie, miasto, zdjęcia dachu i schemat jednokreskowy, jeśli jest. Inżynier zaproponuje zestaw urządzeń i policzy uzysk.',
        },
        { kind: 'link', text: 'Wszystkie zestawy fotowoltaiczne', to: '/sets-of-solar-power-plants' },
        { kind: 'link', text: 'Napisz do nas', to: '/contact' },
      ],
    },
  ],
};

const enSystems = systemsIn('en');
const en: ContentPage = {
  title: 'Example systems',
  lead: 'These examples are made of ready-made kits from our catalogue. Yields are worked out for the town named, a south-facing roof at about 35° and losses of 14%; a real year may differ by 5–7%. Prices are those of the catalogue, without delivery and installation.',
  description:
    'Typical solar systems for homes and businesses, and equipment rental: power, batteries, annual yield.',
  picture: 'scene-utility-room',
  sections: [
    {
      id: 'homes',
      title: 'Homes',
      blocks: [
        {
          kind: 'case',
          picture: 'prm-home10-3p-three-quarter',
          title: 'A three-phase house with backup',
          place: enSystems.house.place,
          goods: enSystems.house.goods,
          figures: enSystems.house.figures,
          text: `For a house with a heat pump or an electric cooker that has to keep working during power cuts. At night and without the grid it runs on the batteries, and in summer the surplus goes to the grid. The inverter limits what can run at once: ${enSystems.house.inverterKw} kW across three phases.`,
        },
        {
          kind: 'case',
          picture: 'prm-home3-three-quarter',
          title: 'A single-phase house with power for the evening',
          place: enSystems.singlePhase.place,
          goods: enSystems.singlePhase.goods,
          figures: enSystems.singlePhase.figures,
          text: `In Poland a single-phase micro-installation may have at most 3.68 kW, so the ${enSystems.singlePhase.inverterKw} kW inverter is within the limit. The battery carries the day’s energy over to the evening, when the family is home.`,
        },
        {
          kind: 'case',
          picture: 'prm-auto5-three-quarter',
          title: 'A homestead without a grid connection',
          place: enSystems.offGrid.place,
          goods: enSystems.offGrid.goods,
          figures: enSystems.offGrid.figures,
          text: `There is no power line nearby, so the system works off the grid. From spring to autumn there is enough energy for the pump, the fridge and power tools. December brings about ${enSystems.offGrid.decemberDayKwh} kWh a day, so overcast weeks need a generator.`,
        },
      ],
    },
    {
      id: 'business',
      title: 'Businesses',
      blocks: [
        {
          kind: 'case',
          picture: 'prm-biz15-three-quarter',
          title: 'A bakery or workshop that runs by day',
          place: enSystems.bakery.place,
          goods: enSystems.bakery.goods,
          figures: enSystems.bakery.figures,
          text: 'Ovens, machines and cold rooms use most power while the sun shines, so no battery is needed: nearly all of the yield is used on site.',
        },
        {
          kind: 'case',
          picture: 'prm-street22-2pay-three-quarter',
          title: 'Charging company cars',
          place: enSystems.cars.place,
          goods: enSystems.cars.goods,
          figures: [...enSystems.cars.figures, ['Charging stations', '2 × 22 kW AC']],
          text: `The stations share the available power so as not to exceed the contracted capacity. The annual yield would cover about ${enSystems.cars.yearlyKm} km at 18 kWh per 100 km.`,
        },
      ],
    },
    {
      id: 'rental',
      title: 'Rental',
      blocks: [
        {
          kind: 'case',
          picture: 'prm-sl4-three-quarter',
          title: 'Night work next to homes',
          place: 'Poznań',
          goods: { productId: 2201, rent: { machines: 4, days: 45 } },
          figures: [
            ['Equipment', '4 solar lighting towers'],
            ['Period', '45 days'],
            ['Price', 'a month, 2 weeks and 1 day per tower'],
          ],
          text: 'Solar towers give light without noise or fuel. Forty-five days are a month, two weeks and one day, which costs less than two months.',
        },
      ],
    },
    {
      id: 'yours',
      title: 'Your system',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Send us your yearly consumption, your town, photos of the roof and the single-line diagram if there is one. An engineer will suggest the equipment and work out the yield.',
        },
        { kind: 'link', text: 'All solar kits', to: '/sets-of-solar-power-plants' },
        { kind: 'link', text: 'Write to us', to: '/contact' },
      ],
    },
  ],
};

/** Example systems made of the catalogue's kits; their figures come from the kits and the yearly yields by city, their prices from the catalogue on the day. */
export const customerCases: Localized<ContentPage> = { uk, pl, en };
