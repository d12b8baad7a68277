import type { Localized } from '../../domain/locale/locale.ts';
import type { ContentPage } from './content-page.ts';

const uk: ContentPage = {
  title: 'Приклади проєктів',
  lead: 'Шість типових завдань, з якими до нас звертаються, і обладнання, яке ми для них підбираємо. Виробіток пораховано для названого міста, південного даху з нахилом близько 35° і втрат 14 %; реальний рік може відрізнятися на 5–7 %.',
  description:
    'Типові сонячні станції для дому й бізнесу та оренда обладнання: потужність, акумулятори, річний виробіток.',
  scene: 'scene-roof-solar',
  sections: [
    {
      id: 'homes',
      title: 'Для дому',
      blocks: [
        {
          kind: 'case',
          picture: 'solar-kit-home',
          title: 'Будинок, який не помічає відключень',
          place: 'Львів',
          figures: [
            ['Панелі', '24 × 435 Вт = 10,44 кВт'],
            ['Інвертор', 'гібридний трифазний, 12 кВт'],
            ['Акумулятори', '4 × 5,12 = 20,48 кВт·год'],
            ['Річний виробіток', '11\u00a0430 кВт·год'],
          ],
          text: 'Власники перевели опалення на тепловий насос і хотіли, щоб він працював під час відключень. Панелі з’єднано у два ланцюги по 12: навіть за −25 °C напруга лишається в межах інвертора. Вночі та під час відключень дім живлять акумулятори, надлишок улітку йде в мережу.',
        },
        {
          kind: 'case',
          picture: 'solar-panel-full-black-pair',
          title: 'Однофазний дім із запасом на вечір',
          place: 'Варшава',
          figures: [
            ['Панелі', '14 × 445 Вт = 6,23 кВт'],
            ['Інвертор', 'гібридний однофазний, 5 кВт'],
            ['Акумулятори', '2 × 4,8 = 9,6 кВт·год'],
            ['Річний виробіток', '6\u00a0480 кВт·год'],
          ],
          text: 'Дім споживає близько 5 600 кВт·год на рік, більшість — увечері. Два ланцюги по сім панелей на двох схилах працюють незалежно, а акумулятори переносять денну енергію на час, коли родина повертається додому.',
        },
        {
          kind: 'case',
          picture: 'solar-kit-autonomous',
          title: 'Садиба без підключення до мережі',
          place: 'Полтава',
          figures: [
            ['Панелі', '10 × 445 Вт = 4,45 кВт'],
            ['Інвертор', 'гібридний однофазний, 5 кВт'],
            ['Акумулятори', '3 × 3,55 = 10,65 кВт·год'],
            ['Річний виробіток', '5\u00a0210 кВт·год'],
            ['Виробіток у грудні', 'близько 130 кВт·год'],
          ],
          text: 'Лінії електропередачі поруч немає, тому станція працює автономно. З березня до жовтня енергії вистачає на насос, холодильники та інструмент. У грудні виходить близько 4 кВт·год на добу, тож на похмурі тижні лишили бензиновий генератор, який інвертор вмикає сам.',
        },
      ],
    },
    {
      id: 'business',
      title: 'Для бізнесу',
      blocks: [
        {
          kind: 'case',
          picture: 'solar-kit-business',
          title: 'Пекарня, що працює вдень',
          place: 'Одеса',
          figures: [
            ['Панелі', '20 × 580 Вт = 11,6 кВт'],
            ['Інвертор', 'мережевий трифазний, 10 кВт'],
            ['Ланцюги', '2 × 10 панелей'],
            ['Річний виробіток', '15\u00a0310 кВт·год'],
          ],
          text: 'Печі та холодильні камери споживають найбільше саме тоді, коли світить сонце, тому акумулятор не знадобився: майже весь виробіток витрачається на місці. Панелі більшої потужності зменшили кількість кріплень на пласкому даху.',
        },
        {
          kind: 'case',
          picture: 'scene-ev-charging',
          title: 'Заряджання службових авто',
          place: 'Вроцлав',
          figures: [
            ['Панелі', '28 × 450 Вт = 12,6 кВт'],
            ['Інвертор', 'мережевий трифазний, 10 кВт'],
            ['Зарядні станції', '2 × 22 кВт змінного струму'],
            ['Річний виробіток', '13\u00a0610 кВт·год'],
          ],
          text: 'Майданчик сервісної компанії на вісім електромобілів. Станції ділять між собою доступну потужність, щоб не перевищити договірну. Річного виробітку вистачило б приблизно на 75 000 км пробігу за витрати 18 кВт·год на 100 км.',
        },
      ],
    },
    {
      id: 'rental',
      title: 'Оренда',
      blocks: [
        {
          kind: 'case',
          picture: 'lighting-tower-solar',
          title: 'Нічний ремонт дороги',
          place: 'Познань',
          figures: [
            ['Обладнання', '4 сонячні освітлювальні вежі'],
            ['Строк', '45 днів'],
            ['Розрахунок', '2 місячні блоки за кожну вежу'],
          ],
          text: 'Роботи йшли вночі біля житлових будинків, тому дизельні вежі не підходили через шум. Для 45 днів система вибрала два місячні блоки: за тарифів 150/300/600 це 1 200 за вежу, тоді як місяць, два тижні й одна доба коштували б 1 350.',
        },
      ],
    },
    {
      id: 'yours',
      title: 'Ваш проєкт',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Надішліть річне споживання, місто, фото даху та однолінійну схему, якщо вона є. Інженер запропонує склад обладнання й порахує виробіток.',
        },
        { kind: 'link', text: 'Готові комплекти сонячних електростанцій', to: '/sets-of-solar-power-plants' },
        { kind: 'link', text: 'Написати нам', to: '/contact' },
      ],
    },
  ],
};

const pl: ContentPage = {
  title: 'Przykłady projektów',
  lead: 'Sześć typowych zadań, z którymi zgłaszają się klienci, i sprzęt, który do nich dobieramy. Uzysk policzono dla podanego miasta, dachu południowego o nachyleniu około 35° i strat 14%; rzeczywisty rok może się różnić o 5–7%.',
  description:
    'Typowe instalacje fotowoltaiczne dla domu i firmy oraz wynajem sprzętu: moc, magazyny energii, roczny uzysk.',
  scene: 'scene-roof-solar',
  sections: [
    {
      id: 'homes',
      title: 'Dla domu',
      blocks: [
        {
          kind: 'case',
          picture: 'solar-kit-home',
          title: 'Dom, który nie zauważa przerw w zasilaniu',
          place: 'Lwów',
          figures: [
            ['Panele', '24 × 435 W = 10,44 kW'],
            ['Falownik', 'hybrydowy trójfazowy, 12 kW'],
            ['Magazyn energii', '4 × 5,12 = 20,48 kWh'],
            ['Roczny uzysk', '11\u00a0430 kWh'],
          ],
          text: 'Właściciele ogrzewają dom pompą ciepła i chcieli, żeby działała również podczas wyłączeń. Panele połączono w dwa łańcuchy po 12 sztuk: nawet przy −25 °C napięcie mieści się w zakresie falownika. Nocą i w czasie przerw dom zasilają akumulatory, a letnia nadwyżka trafia do sieci.',
        },
        {
          kind: 'case',
          picture: 'solar-panel-full-black-pair',
          title: 'Dom jednofazowy z zapasem na wieczór',
          place: 'Warszawa',
          figures: [
            ['Panele', '14 × 445 W = 6,23 kW'],
            ['Falownik', 'hybrydowy jednofazowy, 5 kW'],
            ['Magazyn energii', '2 × 4,8 = 9,6 kWh'],
            ['Roczny uzysk', '6\u00a0480 kWh'],
          ],
          text: 'Dom zużywa około 5 600 kWh rocznie, głównie wieczorem. Dwa łańcuchy po siedem paneli na dwóch połaciach pracują niezależnie, a akumulatory przenoszą energię z dnia na porę, gdy domownicy wracają do domu.',
        },
        {
          kind: 'case',
          picture: 'solar-kit-autonomous',
          title: 'Siedlisko bez przyłącza',
          place: 'Połtawa',
          figures: [
            ['Panele', '10 × 445 W = 4,45 kW'],
            ['Falownik', 'hybrydowy jednofazowy, 5 kW'],
            ['Magazyn energii', '3 × 3,55 = 10,65 kWh'],
            ['Roczny uzysk', '5\u00a0210 kWh'],
            ['Uzysk w grudniu', 'około 130 kWh'],
          ],
          text: 'W pobliżu nie ma linii energetycznej, więc instalacja pracuje autonomicznie. Od marca do października energii wystarcza na pompę, lodówki i narzędzia. W grudniu wypada około 4 kWh na dobę, dlatego na pochmurne tygodnie pozostał agregat benzynowy, który falownik uruchamia sam.',
        },
      ],
    },
    {
      id: 'business',
      title: 'Dla firmy',
      blocks: [
        {
          kind: 'case',
          picture: 'solar-kit-business',
          title: 'Piekarnia pracująca w dzień',
          place: 'Odessa',
          figures: [
            ['Panele', '20 × 580 W = 11,6 kW'],
            ['Falownik', 'sieciowy trójfazowy, 10 kW'],
            ['Łańcuchy', '2 × 10 paneli'],
            ['Roczny uzysk', '15\u00a0310 kWh'],
          ],
          text: 'Piece i chłodnie zużywają najwięcej wtedy, gdy świeci słońce, więc magazyn energii nie był potrzebny: prawie cały uzysk zużywany jest na miejscu. Panele o większej mocy zmniejszyły liczbę mocowań na płaskim dachu.',
        },
        {
          kind: 'case',
          picture: 'scene-ev-charging',
          title: 'Ładowanie aut służbowych',
          place: 'Wrocław',
          figures: [
            ['Panele', '28 × 450 W = 12,6 kW'],
            ['Falownik', 'sieciowy trójfazowy, 10 kW'],
            ['Stacje ładowania', '2 × 22 kW prądu przemiennego'],
            ['Roczny uzysk', '13\u00a0610 kWh'],
          ],
          text: 'Plac firmy serwisowej z ośmioma samochodami elektrycznymi. Stacje dzielą między siebie dostępną moc, aby nie przekroczyć mocy umownej. Roczny uzysk wystarczyłby na około 75 000 km przy zużyciu 18 kWh na 100 km.',
        },
      ],
    },
    {
      id: 'rental',
      title: 'Wynajem',
      blocks: [
        {
          kind: 'case',
          picture: 'lighting-tower-solar',
          title: 'Nocny remont drogi',
          place: 'Poznań',
          figures: [
            ['Sprzęt', '4 solarne maszty oświetleniowe'],
            ['Okres', '45 dni'],
            ['Rozliczenie', '2 bloki miesięczne za każdy maszt'],
          ],
          text: 'Prace prowadzono nocą obok domów, więc maszty z silnikiem Diesla odpadały ze względu na hałas. Dla 45 dni system wybrał dwa bloki miesięczne: przy stawkach 150/300/600 daje to 1 200 za maszt, podczas gdy miesiąc, dwa tygodnie i jedna doba kosztowałyby 1 350.',
        },
      ],
    },
    {
      id: 'yours',
      title: 'Twój projekt',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Wystarczy przesłać roczne zużycie, nazwę miasta, zdjęcia dachu i schemat jednokreskowy, jeśli jest. Inżynier zaproponuje zestaw urządzeń i policzy uzysk.',
        },
        { kind: 'link', text: 'Gotowe zestawy fotowoltaiczne', to: '/sets-of-solar-power-plants' },
        { kind: 'link', text: 'Napisz do nas', to: '/contact' },
      ],
    },
  ],
};

const en: ContentPage = {
  title: 'Project examples',
  lead: 'Six typical tasks that customers bring to us, and the equipment we choose for them. Yields are worked out for the named city, a south-facing roof at about 35° and losses of 14%; a real year may differ by 5–7%.',
  description:
    'Typical solar plants for homes and businesses, and equipment rental: power, batteries, yearly yield.',
  scene: 'scene-roof-solar',
  sections: [
    {
      id: 'homes',
      title: 'Homes',
      blocks: [
        {
          kind: 'case',
          picture: 'solar-kit-home',
          title: 'A house that does not notice power cuts',
          place: 'Lviv',
          figures: [
            ['Panels', '24 × 435 W = 10.44 kW'],
            ['Inverter', 'three-phase hybrid, 12 kW'],
            ['Batteries', '4 × 5.12 = 20.48 kWh'],
            ['Yearly yield', '11,430 kWh'],
          ],
          text: 'The owners heat with a heat pump and wanted it to run during power cuts. The panels form two strings of 12: even at −25 °C the voltage stays within the inverter’s limits. At night and during cuts the batteries supply the house, and in summer the surplus goes to the grid.',
        },
        {
          kind: 'case',
          picture: 'solar-panel-full-black-pair',
          title: 'A single-phase house with reserve for the evening',
          place: 'Warsaw',
          figures: [
            ['Panels', '14 × 445 W = 6.23 kW'],
            ['Inverter', 'single-phase hybrid, 5 kW'],
            ['Batteries', '2 × 4.8 = 9.6 kWh'],
            ['Yearly yield', '6,480 kWh'],
          ],
          text: 'The house uses about 5,600 kWh a year, most of it in the evening. Two strings of seven panels on two roof slopes work independently, and the batteries carry the day’s energy over to the hours when the family is home.',
        },
        {
          kind: 'case',
          picture: 'solar-kit-autonomous',
          title: 'A homestead without a grid connection',
          place: 'Poltava',
          figures: [
            ['Panels', '10 × 445 W = 4.45 kW'],
            ['Inverter', 'single-phase hybrid, 5 kW'],
            ['Batteries', '3 × 3.55 = 10.65 kWh'],
            ['Yearly yield', '5,210 kWh'],
            ['Yield in December', 'about 130 kWh'],
          ],
          text: 'There is no power line nearby, so the plant works off the grid. From March to October there is enough energy for the pump, the refrigerators and power tools. December brings about 4 kWh a day, so a petrol generator, started by the inverter itself, was kept for overcast weeks.',
        },
      ],
    },
    {
      id: 'business',
      title: 'Business',
      blocks: [
        {
          kind: 'case',
          picture: 'solar-kit-business',
          title: 'A bakery that works by day',
          place: 'Odesa',
          figures: [
            ['Panels', '20 × 580 W = 11.6 kW'],
            ['Inverter', 'three-phase grid-tied, 10 kW'],
            ['Strings', '2 × 10 panels'],
            ['Yearly yield', '15,310 kWh'],
          ],
          text: 'Ovens and cold rooms draw most power while the sun shines, so no battery was needed: nearly all of the yield is used on site. Panels of higher power reduced the number of fixings on the flat roof.',
        },
        {
          kind: 'case',
          picture: 'scene-ev-charging',
          title: 'Charging company cars',
          place: 'Wrocław',
          figures: [
            ['Panels', '28 × 450 W = 12.6 kW'],
            ['Inverter', 'three-phase grid-tied, 10 kW'],
            ['Charging stations', '2 × 22 kW AC'],
            ['Yearly yield', '13,610 kWh'],
          ],
          text: 'The yard of a service company with eight electric cars. The stations share the available power so as not to exceed the contracted capacity. The yearly yield would cover about 75,000 km at 18 kWh per 100 km.',
        },
      ],
    },
    {
      id: 'rental',
      title: 'Rental',
      blocks: [
        {
          kind: 'case',
          picture: 'lighting-tower-solar',
          title: 'Road repair at night',
          place: 'Poznań',
          figures: [
            ['Equipment', '4 solar lighting towers'],
            ['Term', '45 days'],
            ['Price', '2 monthly blocks per tower'],
          ],
          text: 'The work went on at night next to houses, so diesel towers were ruled out by their noise. For 45 days the system chose two monthly blocks: at rates of 150/300/600 that is 1,200 per tower, while a month, two weeks and one day would have come to 1,350.',
        },
      ],
    },
    {
      id: 'yours',
      title: 'Your project',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Send us your yearly consumption, the city, photographs of the roof and the single-line diagram if there is one. An engineer will propose the equipment and work out the yield.',
        },
        { kind: 'link', text: 'Ready-made solar power plant sets', to: '/sets-of-solar-power-plants' },
        { kind: 'link', text: 'Write to us', to: '/contact' },
      ],
    },
  ],
};

/** Six typical projects; yields follow the shop's yearly yields by city (domain facts, "Solar arithmetic"). */
export const customerCases: Localized<ContentPage> = { uk, pl, en };
