import type { Guide } from './guide.ts';

/** Charging cars: at home, on the road and in public. */
export const evGuides = {
  'ev-chargers': {
    links: ['cables-adapters', 'charging-stations', 'automatic-switches', 'sets-of-solar-power-plants'],
    text: {
      uk: {
        paragraphs: [
          'Швидкість заряджання обмежує найслабша ланка: ввід будинку, станція або бортовий зарядний пристрій авто. Більшість машин приймає від змінного струму 7,4 кВт на одній фазі чи 11 кВт на трьох, тому станція на 22 кВт удома часто лишиться недовикористаною. За ніч 7,4 кВт повертають 300–330 км пробігу.',
          'Для дому беруть настінну станцію AC, для дороги — портативний пристрій, для АЗС чи автопарку — DC. Роз’єм має збігатися з авто: у Європі це Type 2 і CCS2, в американських моделей Type 1, у багатьох японських — CHAdeMO. Зверніть увагу на захист від постійного струму витоку 6 мА: із ним дешевший диференційний автомат.',
        ],
        questions: [
          {
            question: 'Чи вистачить звичайної розетки?',
            answer:
              'Лише на крайній випадок: тривалі 2–2,3 кВт перегрівають стару проводку. Для щоденного заряджання потрібна окрема лінія.',
          },
          {
            question: 'Чи можна заряджати від сонця?',
            answer: 'Так: станції з вимірювачем струму віддають авто надлишок панелей.',
          },
        ],
      },
      pl: {
        paragraphs: [
          'Szybkość ładowania ogranicza najsłabsze ogniwo: przyłącze domu, stacja albo ładowarka pokładowa auta. Większość samochodów przyjmuje prąd przemienny o mocy 7,4 kW na jednej fazie lub 11 kW na trzech, więc domowa stacja 22 kW często pozostaje niewykorzystana. Przez noc 7,4 kW oddaje 300–330 km zasięgu.',
          'Do domu wybiera się naścienną stację AC, w drogę ładowarkę przenośną, na stację paliw lub do floty DC. Złącze musi pasować do auta: w Europie to Type 2 i CCS2, w modelach amerykańskich Type 1, w wielu japońskich CHAdeMO. Zwróć uwagę na wykrywanie prądu stałego 6 mA: z nim wystarczy tańszy wyłącznik różnicowoprądowy.',
        ],
        questions: [
          {
            question: 'Czy wystarczy zwykłe gniazdko?',
            answer:
              'Tylko awaryjnie: długotrwałe 2–2,3 kW przegrzewa starą instalację. Do codziennego ładowania potrzebny jest osobny obwód.',
          },
          {
            question: 'Czy można ładować ze słońca?',
            answer: 'Tak: stacje z pomiarem prądu oddają autu nadwyżkę z paneli.',
          },
        ],
      },
      en: {
        paragraphs: [
          'Charging is as fast as its weakest link: the supply of the house, the station, or the charger inside the car. Most cars take 7.4 kW of alternating current on one phase or 11 kW on three, so a 22 kW station at home is often half idle. Over a night 7.4 kW bring back 300–330 km.',
          'A wall-mounted AC station is for home, a portable device for the road, DC for filling stations and fleets. The connector has to match the car: Type 2 and CCS2 in Europe, Type 1 on American models, CHAdeMO on many Japanese ones. Look for 6 mA DC leakage detection: with it a cheaper residual current breaker will do.',
        ],
        questions: [
          {
            question: 'Is an ordinary socket enough?',
            answer:
              'In an emergency only: hours of 2–2.3 kW overheat old wiring. Daily charging needs a circuit of its own.',
          },
          {
            question: 'Can I charge from the sun?',
            answer: 'Yes: stations with a current meter pass the panels’ surplus on to the car.',
          },
        ],
      },
    },
  },
  'dc-charging-stations': {
    links: ['ac-charging-stations', 'charging-stations', 'electrical-components', 'cables-wires'],
    text: {
      uk: {
        paragraphs: [
          'Станцію постійного струму підбирають до того, скільки часу водій справді стоїть. Де зупиняються на годину — торговий центр, готель, кафе, — вистачає 30–60 кВт. На трасі чекають 15–25 хвилин, тому потрібні 120 кВт і більше. Потужність має підтримувати й авто: чимало моделей вище 50–80 кВт не заряджається.',
          'Порахуйте пости: станція з двома кабелями ділить потужність між авто, коли підключено обидва. Перевірте ввід: 60 кВт — це близько 90 А на кожній із трьох фаз, і узгодження з оператором мережі часто триває довше за монтаж. Для обліку та оплати потрібен протокол OCPP.',
        ],
        questions: [
          {
            question: 'Чи потрібен ще CHAdeMO?',
            answer:
              'Якщо серед клієнтів є Nissan Leaf або таксі на ньому — так. Нові моделі в Європі виходять із CCS2.',
          },
          {
            question: 'Який догляд потрібен?',
            answer:
              'Раз на пів року чистять фільтри, перевіряють контакти й стан кабелів; роз’єми замінюють за зносом.',
          },
        ],
      },
      pl: {
        paragraphs: [
          'Stację prądu stałego dobiera się do tego, jak długo kierowca naprawdę stoi. Gdzie postój trwa godzinę, czyli przy galerii, hotelu czy kawiarni, wystarcza 30–60 kW. Przy trasie czeka się 15–25 minut, więc potrzeba 120 kW i więcej. Moc musi przyjąć także samochód: wiele modeli nie ładuje się szybciej niż 50–80 kW.',
          'Policz stanowiska: stacja z dwoma przewodami dzieli moc, gdy podłączone są oba auta. Sprawdź przyłącze: 60 kW to około 90 A na każdej z trzech faz, a warunki od operatora sieci często trwają dłużej niż montaż. Do rozliczania i płatności potrzebny jest protokół OCPP.',
        ],
        questions: [
          {
            question: 'Czy CHAdeMO jest jeszcze potrzebne?',
            answer: 'Tak, jeśli wśród klientów są kierowcy Nissana Leaf. Nowe modele w Europie mają CCS2.',
          },
          {
            question: 'Jakiej obsługi wymaga stacja?',
            answer:
              'Co pół roku czyści się filtry, sprawdza styki i stan przewodów; złącza wymienia się według zużycia.',
          },
        ],
      },
      en: {
        paragraphs: [
          'A DC station is sized by how long drivers really stay. Where they stop for an hour, at a shopping centre, hotel or café, 30–60 kW are enough. On a motorway they wait 15–25 minutes, which takes 120 kW and more. The car has to accept it as well: many models charge no faster than 50–80 kW.',
          'Count the bays: a station with two cables shares its power when both cars are plugged in. Check the supply: 60 kW are about 90 A on each of three phases, and the network operator’s consent often takes longer than the installation. Metering and payment need the OCPP protocol.',
        ],
        questions: [
          {
            question: 'Is CHAdeMO still needed?',
            answer: 'If your customers drive the Nissan Leaf, yes. New models in Europe come with CCS2.',
          },
          {
            question: 'How much care does it need?',
            answer:
              'Twice a year filters are cleaned, contacts and cables checked; connectors are replaced when they are worn.',
          },
        ],
      },
    },
  },
  'ac-charging-stations': {
    links: ['cables-adapters', 'portable-charging-devices', 'automatic-switches', 'solar-panels'],
    text: {
      uk: {
        paragraphs: [
          'Подивіться спершу на паспорт авто та на ввід. Однофазне заряджання дає 7,4 кВт, трифазне — 11 або 22 кВт, і жодна станція не зробить його швидшим за бортовий пристрій машини. Якщо дім має один ввід на 32 А, оберіть станцію з динамічним балансуванням: вона зменшить струм, коли ввімкнено плиту чи бойлер.',
          'Станція з власним кабелем зручніша щодня, з розеткою Type 2 — універсальніша для гостей. П’ять метрів кабелю вистачає, щоб дістати до обох боків авто. Надворі потрібен захист не нижче IP54 і навіс, а проти сторонніх — RFID-картка або замок.',
        ],
        questions: [
          {
            question: 'Який захист поставити в щиті?',
            answer:
              'Окремий автомат і диференційний захист: тип A, якщо станція сама стежить за постійним струмом 6 мА, інакше тип B.',
          },
          {
            question: 'Чи працює без інтернету?',
            answer:
              'Так, заряджання від зв’язку не залежить. Мережа потрібна для розкладу в застосунку й обліку кВт·год.',
          },
        ],
      },
      pl: {
        paragraphs: [
          'Najpierw zajrzyj do danych auta i na przyłącze. Ładowanie jednofazowe to 7,4 kW, trójfazowe 11 lub 22 kW, a żadna stacja nie przyspieszy go ponad możliwości ładowarki pokładowej. Jeśli dom ma niewielką moc umowną, wybierz stację z dynamicznym równoważeniem: zmniejszy prąd, gdy włączona jest kuchenka czy bojler.',
          'Stacja z własnym przewodem jest wygodniejsza na co dzień, z gniazdem Type 2 bardziej uniwersalna dla gości. Pięć metrów przewodu wystarcza, by sięgnąć do obu stron auta. Na zewnątrz potrzeba co najmniej IP54 i daszka, a przeciw obcym karty RFID lub blokady.',
        ],
        questions: [
          {
            question: 'Jakie zabezpieczenia w rozdzielnicy?',
            answer:
              'Osobny wyłącznik nadprądowy i różnicowoprądowy: typ A, jeśli stacja sama wykrywa prąd stały 6 mA, w przeciwnym razie typ B.',
          },
          {
            question: 'Czy działa bez internetu?',
            answer:
              'Tak, ładowanie nie zależy od łączności. Sieć jest potrzebna do harmonogramu w aplikacji i rozliczania kWh.',
          },
        ],
      },
      en: {
        paragraphs: [
          'Look at the car’s papers and at your supply first. One phase gives 7.4 kW, three give 11 or 22 kW, and no station makes charging faster than the charger inside the car. If the house has a single 32 A supply, choose a station with dynamic load balancing: it lowers the current while the cooker or the water heater is on.',
          'A station with its own cable is handier every day, one with a Type 2 socket suits more guests. Five metres of cable reach both sides of a car. Outdoors you need IP54 at least and a small roof, and an RFID card or a lock against strangers.',
        ],
        questions: [
          {
            question: 'What protection belongs in the board?',
            answer:
              'A breaker of its own and a residual current device: type A if the station itself watches for 6 mA DC, otherwise type B.',
          },
          {
            question: 'Does it work without internet?',
            answer:
              'Yes, charging does not depend on a connection. The network is for schedules in the app and for counting kWh.',
          },
        ],
      },
    },
  },
  'portable-charging-devices': {
    links: ['cables-adapters', 'ac-charging-stations', 'portable-power-stations'],
    text: {
      uk: {
        paragraphs: [
          'Портативний пристрій їздить у багажнику, тому дивіться на вилку, а вже потім на кіловати. З побутової розетки безпечно брати 8–10 А, тобто близько 2 кВт: за ніч це 100–110 км. Промислова розетка CEE на 16 А і три фази дає 11 кВт, на 32 А — 22 кВт; такі часто стоять у гаражах, майстернях та кемпінгах.',
          'Перемикач струму обов’язковий: на слабкій дачній лінії він рятує автомати. Датчик температури у вилці вимикає заряджання, щойно контакт перегріється. Довжина кабелю 5 м зручна вдома, 7–8 м — у дорозі. Захист IP65 дозволяє лишати блок під дощем, але не в калюжі.',
        ],
        questions: [
          {
            question: 'Чи можна користуватися подовжувачем?',
            answer:
              'Ні. Контакти подовжувача та змотаний кабель перегріваються за тривалого струму; потрібна розетка ближче або довший кабель самого пристрою.',
          },
          {
            question: 'Чи замінить він настінну станцію?',
            answer:
              'Так, якщо є розетка CEE на окремій лінії. Але розкладу й балансування навантаження в більшості моделей немає.',
          },
        ],
      },
      pl: {
        paragraphs: [
          'Ładowarka przenośna jeździ w bagażniku, więc najpierw patrz na wtyczkę, a dopiero potem na kilowaty. Z domowego gniazdka można bezpiecznie pobierać 8–10 A, czyli około 2 kW: przez noc to 100–110 km. Trójfazowe gniazdo CEE 16 A daje 11 kW, a 32 A 22 kW; takie bywają w garażach, warsztatach i na kempingach.',
          'Regulacja prądu jest konieczna: na słabej linii działkowej ratuje bezpieczniki. Czujnik temperatury we wtyczce przerywa ładowanie, gdy styk się grzeje. Przewód 5 m jest wygodny w domu, 7–8 m w drodze. Stopień IP65 pozwala zostawić moduł na deszczu, ale nie w kałuży.',
        ],
        questions: [
          {
            question: 'Czy można użyć przedłużacza?',
            answer:
              'Nie. Styki przedłużacza i zwinięty przewód przegrzewają się przy długim ładowaniu; potrzebne jest bliższe gniazdo albo ładowarka z dłuższym przewodem.',
          },
          {
            question: 'Czy zastąpi stację naścienną?',
            answer:
              'Tak, jeśli gniazdo CEE ma osobny obwód. Większość modeli nie ma jednak harmonogramu ani równoważenia obciążenia.',
          },
        ],
      },
      en: {
        paragraphs: [
          'A portable device travels in the boot, so look at the plug first and at the kilowatts after. A household socket safely gives 8–10 A, about 2 kW: 100–110 km over a night. A three-phase CEE socket of 16 A gives 11 kW, one of 32 A 22 kW; garages, workshops and campsites often have them.',
          'Adjustable current is a must: on a weak line in the country it keeps the fuses in. A temperature sensor in the plug stops charging when the contact warms up. Five metres of cable are handy at home, seven or eight on the road. IP65 lets the box lie in the rain, though not in a puddle.',
        ],
        questions: [
          {
            question: 'May I use an extension lead?',
            answer:
              'No. Its contacts and a wound-up reel overheat during hours of charging; use a nearer socket or a device with a longer cable.',
          },
          {
            question: 'Does it replace a wall box?',
            answer:
              'Yes, if a CEE socket has a circuit of its own. Most models have no schedule and no load balancing, though.',
          },
        ],
      },
    },
  },
  'cables-adapters': {
    links: ['ac-charging-stations', 'portable-charging-devices', 'charging-stations'],
    text: {
      uk: {
        paragraphs: [
          'Кабель обирають за двома кінцями й струмом. Публічні станції змінного струму в Європі мають розетку Type 2, тож кабель Type 2 – Type 2 потрібен майже кожному; для американських та старих японських авто — Type 2 – Type 1. Кабель на 16 А і одну фазу пропускає 3,7 кВт, на 32 А і одну — 7,4, на три фази — 11 або 22 кВт. Запас не шкодить: потужніший кабель працює й на слабшій станції.',
          'Довжина 5 м підходить для більшості паркінгів, 7 м виручає, коли порт авто спереду. Перехідник має бути з датчиком замка та з тим самим струмом, що й кабель.',
        ],
        questions: [
          {
            question: 'Чи можна з’єднати два кабелі?',
            answer: 'Ні: подовжувати зарядний кабель не можна. Візьміть один довший, 7–10 м.',
          },
          {
            question: 'Чи є перехідник із CHAdeMO на CCS2?',
            answer:
              'Пасивного не буває: протоколи різні. Активні адаптери містять електроніку й працюють не з кожним авто.',
          },
        ],
      },
      pl: {
        paragraphs: [
          'Przewód wybiera się według dwóch końcówek i prądu. Publiczne stacje AC w Europie mają gniazdo Type 2, więc przewód Type 2 – Type 2 przydaje się prawie każdemu; do aut amerykańskich i starszych japońskich służy Type 2 – Type 1. Jedna faza 16 A przenosi 3,7 kW, jedna faza 32 A 7,4 kW, trzy fazy 11 lub 22 kW. Zapas nie szkodzi: mocniejszy przewód działa też na słabszej stacji.',
          'Długość 5 m wystarcza na większości parkingów, 7 m pomaga, gdy gniazdo jest z przodu auta. Przejściówka musi mieć czujnik blokady i ten sam prąd co przewód.',
        ],
        questions: [
          {
            question: 'Czy można połączyć dwa przewody?',
            answer: 'Nie: kabla do ładowania nie wolno przedłużać. Wybierz jeden dłuższy, 7–10 m.',
          },
          {
            question: 'Czy istnieje przejściówka z CHAdeMO na CCS2?',
            answer:
              'Bierna nie: protokoły są różne. Adaptery aktywne zawierają elektronikę i nie działają z każdym samochodem.',
          },
        ],
      },
      en: {
        paragraphs: [
          'A cable is chosen by its two ends and its current. Public AC stations in Europe have a Type 2 socket, so nearly everybody needs Type 2 to Type 2; American and older Japanese cars take Type 2 to Type 1. One phase of 16 A carries 3.7 kW, one of 32 A 7.4 kW, three phases 11 or 22 kW. A reserve does no harm: a stronger cable works at a weaker station too.',
          'Five metres suit most car parks, seven help when the port is at the front. An adapter needs a lock sensor and the same current rating as the cable.',
        ],
        questions: [
          {
            question: 'Can two cables be joined?',
            answer: 'No: a charging cable must not be extended. Take a single longer one, 7–10 m.',
          },
          {
            question: 'Is there an adapter from CHAdeMO to CCS2?',
            answer:
              'Not a passive one: the protocols differ. Active adapters hold electronics and do not work with every car.',
          },
        ],
      },
    },
  },
  'charging-stations': {
    links: ['dc-charging-stations', 'ac-charging-stations', 'cables-adapters', 'electrical-components'],
    text: {
      uk: {
        paragraphs: [
          'Публічна станція — це насамперед облік. Перевірте, що вона має лічильник класу MID, протокол OCPP для вашої платіжної платформи та спосіб розпізнати водія: карту RFID, застосунок або термінал. Без OCPP ви залежатимете від однієї програми виробника.',
          'Потужність плануйте за часом стоянки: біля офісу чи готелю, де машини стоять по кілька годин, двох постів по 11–22 кВт досить. Розетка Type 2 служить довше за прикріплений кабель, який псують і крадуть. Стовп має витримувати удар дверцятами, мороз і сіль: шукайте IP54, IK10 та підігрів електроніки. Балансування між постами дозволяє поставити більше станцій на той самий ввід.',
        ],
        questions: [
          {
            question: 'Що з’ясувати до купівлі?',
            answer:
              'Вимоги до лічильника й чеків у бухгалтера, вільну потужність — в оператора мережі: від цього залежить модель станції.',
          },
          {
            question: 'Скільки постів варто ставити?',
            answer: 'Почніть із двох, але кабель і щит закладіть на чотири: копати вдруге дорожче.',
          },
        ],
      },
      pl: {
        paragraphs: [
          'Stacja publiczna to przede wszystkim rozliczenia. Sprawdź, czy ma licznik klasy MID, protokół OCPP dla twojej platformy płatniczej i sposób rozpoznania kierowcy: kartę RFID, aplikację lub terminal. Bez OCPP zależysz od jednego programu producenta.',
          'Moc planuj według czasu postoju: przy biurze lub hotelu, gdzie auta stoją kilka godzin, wystarczą dwa stanowiska po 11–22 kW. Gniazdo Type 2 służy dłużej niż przewód na stałe, który bywa niszczony i kradziony. Słupek musi znieść uderzenie drzwiami, mróz i sól: szukaj IP54, IK10 i ogrzewania elektroniki. Równoważenie między stanowiskami pozwala postawić więcej stacji na tym samym przyłączu.',
        ],
        questions: [
          {
            question: 'Czy trzeba zgłosić stację?',
            answer:
              'Tak: ogólnodostępny punkt podlega badaniu UDT przed uruchomieniem i wpisowi do ewidencji EIPA.',
          },
          {
            question: 'Ile stanowisk postawić?',
            answer:
              'Zacznij od dwóch, ale kabel i rozdzielnicę przygotuj na cztery: drugi wykop kosztuje więcej.',
          },
        ],
      },
      en: {
        paragraphs: [
          'A public station is first of all a meter. Check that it has one of MID class, the OCPP protocol for your payment platform, and a way to know the driver: an RFID card, an app or a terminal. Without OCPP you depend on the maker’s own software.',
          'Plan power by the time cars stay: at an office or a hotel, where they stand for hours, two bays of 11–22 kW are enough. A Type 2 socket outlives a fixed cable, which gets damaged and stolen. The post has to take a car door, frost and salt: look for IP54, IK10 and heated electronics. Balancing between bays lets you put more stations on the same supply.',
        ],
        questions: [
          {
            question: 'Does it have to be registered?',
            answer:
              'In Poland a public point is inspected by UDT and entered in the EIPA register; in Ukraine ask your accountant and the network operator first.',
          },
          {
            question: 'How many bays should I build?',
            answer: 'Start with two, but lay cable and board for four: digging a second time costs more.',
          },
        ],
      },
    },
  },
} as const satisfies Record<string, Guide>;
