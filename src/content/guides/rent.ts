import type { Guide } from './guide.ts';

/** Machines that are rented by the day, week and month. */
export const rentGuides = {
  generators: {
    links: ['industrial-generators', 'portable-power-stations', 'solar-lighting-towers'],
    text: {
      uk: {
        paragraphs: [
          'Складіть потужність усього, що працюватиме водночас, і додайте запас на пуск: насос, компресор чи холодильник на мить беруть у три–чотири рази більше. Для котла, холодильника та світла вистачає 2–3 кВт, для зварювання й бетономішалки — 5–7 кВт. Газовому котлу й комп’ютеру потрібен інверторний генератор із чистою синусоїдою, інструменту — будь-який.',
          'Подумайте й про сусідів. У характеристиках вказано звукову потужність: 90 дБ в інверторного, 95–97 дБ у звичайних; звуковий тиск за 7 м на відкритому місці приблизно на 25 дБ менший: близько 65 дБ і 70–72 дБ. На кожну кіловат-годину йде 0,5–0,7 л бензину, тож на добу роботи з навантаженням 1 кВт приготуйте 13–17 л. Ціни та сортування тут — за день; тиждень і місяць виходять значно дешевшими в перерахунку на день.',
        ],
        questions: [
          {
            question: 'Де його ставити?',
            answer:
              'Лише надворі, не ближче ніж за 5 м від вікон і під накриттям від дощу. Чадний газ не має запаху.',
          },
          {
            question: 'Чи можна під’єднати до щита?',
            answer: 'Тільки через перемикач, що відрізає мережу, і руками електрика.',
          },
        ],
      },
      pl: {
        paragraphs: [
          'Zsumuj moc wszystkiego, co będzie pracować jednocześnie, i dodaj zapas na rozruch: pompa, sprężarka czy lodówka przez chwilę biorą trzy–cztery razy więcej. Do kotła, lodówki i światła wystarczą 2–3 kW, do spawania i betoniarki 5–7 kW. Kocioł gazowy i komputer wymagają agregatu inwertorowego z czystą sinusoidą, narzędzia dowolnego.',
          'Pomyśl o sąsiadach. W danych podajemy moc akustyczną: 90 dB w agregacie inwertorowym, 95–97 dB w zwykłych; ciśnienie akustyczne w odległości 7 m na otwartym terenie jest mniejsze o mniej więcej 25 dB: około 65 dB i 70–72 dB. Na każdą kilowatogodzinę idzie 0,5–0,7 l benzyny, więc na dobę pracy z obciążeniem 1 kW przygotuj 13–17 l. Ceny i kolejność na liście dotyczą jednego dnia; tydzień i miesiąc w przeliczeniu na dzień są znacznie tańsze.',
        ],
        questions: [
          {
            question: 'Gdzie go postawić?',
            answer:
              'Wyłącznie na zewnątrz, co najmniej 5 m od okien i pod osłoną od deszczu. Tlenek węgla nie ma zapachu.',
          },
          {
            question: 'Czy można podłączyć go do rozdzielnicy?',
            answer: 'Tylko przez przełącznik, który odcina sieć, i rękami elektryka.',
          },
        ],
      },
      en: {
        paragraphs: [
          'Add up what will run at one time and leave a reserve for starting: a pump, compressor or fridge briefly takes three or four times its rating. For a boiler, fridge and lights 2–3 kW are enough, for welding and a concrete mixer 5–7 kW. A gas boiler and a computer want an inverter generator with a pure sine wave, tools take any.',
          'Think of the neighbours. The specifications state sound power: 90 dB for an inverter model, 95–97 dB for ordinary ones; the sound pressure at 7 m in the open is some 25 dB less: about 65 dB and 70–72 dB. Each kilowatt-hour takes 0.5–0.7 l of petrol, so keep 13–17 l for a day at a load of 1 kW. Prices and sorting here are for a day; a week and a month come out much cheaper per day.',
        ],
        questions: [
          {
            question: 'Where should it stand?',
            answer:
              'Outdoors only, at least 5 m from windows and under a rain cover. Carbon monoxide has no smell.',
          },
          {
            question: 'Can it feed the distribution board?',
            answer: 'Only through a switch that cuts off the grid, and by an electrician’s hand.',
          },
        ],
      },
    },
  },
  'industrial-generators': {
    links: ['generators', 'solar-lighting-towers', 'electrical-components'],
    text: {
      uk: {
        paragraphs: [
          'Дизельну установку добирають за повною потужністю в кВА й за характером навантаження: двигуни з прямим пуском потребують подвійного запасу, частотні перетворювачі — удвічі меншого. Найкраще їй працювати на 50–80 % номіналу, довго нижче 30 % не можна: двигун закоксовується.',
          'Перевірте витрату та бак: 60 кВт під навантаженням три чверті беруть близько 13 літрів за годину, тож на зміну потрібно до ста. Шумозахисний кожух обов’язковий у місті. Для автоматичного резерву замовляйте шафу АВР, для кількох машин — синхронізацію. Уточніть під’їзд: причіп важить від тонни, а кран чи маніпулятор треба замовити наперед. Ціна у списку — за день.',
        ],
        questions: [
          {
            question: 'Хто під’єднує установку?',
            answer:
              'Електрик із допуском, якого надає замовник. Довжину кабелю й місце заземлення визначте до заявки.',
          },
          {
            question: 'Яке пальне заливати взимку?',
            answer: 'Зимове дизельне до −20 °C, нижче — арктичне. Літнє паливо згущується вже від −5 °C.',
          },
        ],
      },
      pl: {
        paragraphs: [
          'Agregat wysokoprężny dobiera się według mocy pozornej w kVA i charakteru obciążenia: silniki z rozruchem bezpośrednim wymagają podwójnego zapasu, z falownikiem o połowę mniejszego. Najlepiej pracuje przy 50–80% mocy, a na dłużej nie wolno schodzić poniżej 30%: silnik się zakoksowuje.',
          'Sprawdź zużycie i zbiornik: 60 kW przy trzech czwartych obciążenia bierze około 13 litrów na godzinę, więc na zmianę potrzeba do stu. W mieście konieczna jest obudowa wyciszona. Do automatycznej rezerwy zamów układ SZR, do kilku maszyn synchronizację. Upewnij się co do dojazdu: przyczepa waży od tony, a dźwig trzeba zamówić wcześniej. Cena na liście dotyczy jednego dnia.',
        ],
        questions: [
          {
            question: 'Kto podłącza agregat?',
            answer:
              'Elektryk z uprawnieniami po stronie klienta. Długość kabla i miejsce uziemienia ustal przed zgłoszeniem.',
          },
          {
            question: 'Jakie paliwo zimą?',
            answer: 'Zimowy olej napędowy do −20 °C, poniżej arktyczny. Letni gęstnieje już od −5 °C.',
          },
        ],
      },
      en: {
        paragraphs: [
          'A diesel set is chosen by its apparent power in kVA and by what it feeds: motors started directly need double the reserve, those with a frequency converter half as much. It runs best at 50–80% of its rating and not below 30% for long, or the engine cokes up.',
          'Check fuel and tank: 60 kW at three quarters of the load burn about 13 litres an hour, so a shift takes up to a hundred. A silenced canopy is a must in town. Order a transfer cabinet for automatic standby and synchronising gear for several machines. Make sure of the access: a trailer weighs a tonne and more, and a crane has to be booked ahead. The price in the list is for a day.',
        ],
        questions: [
          {
            question: 'Who connects it?',
            answer:
              'A licensed electrician on your side. Settle the length of cable and the place of the earth rod before you ask.',
          },
          {
            question: 'Which fuel in winter?',
            answer: 'Winter diesel down to −20 °C, arctic below that. Summer fuel thickens from −5 °C.',
          },
        ],
      },
    },
  },
  'solar-lighting-towers': {
    links: ['generators', 'industrial-generators', 'lifts-and-cranes'],
    text: {
      uk: {
        paragraphs: [
          'Вежа на сонячних панелях світить без пального, шуму та вихлопу, тож її ставлять там, де дизель заважає: біля житла, на ремонті дороги вночі, на фестивалі чи стоянці. Порівнюйте світловий потік і ємність акумулятора: 40 000 лм освітлюють близько 2000 м² для охорони або 800 м² для роботи.',
          'Автономність рахують на найдовшу ніч: 12 кВт·год тримають повну яскравість 30–40 годин, а датчик руху подовжує це вдвічі. Узимку панелі поповнюють лише частину, тому на грудень просіть модель із входом для зарядки від мережі. Щоглу висотою 7–9 м опускають за вітру понад 20 м/с. Ціна й сортування у списку — за день оренди.',
        ],
        questions: [
          {
            question: 'Чи потрібен дозвіл?',
            answer:
              'На приватному майданчику ні, на дорозі — за схемою організації руху, яку погоджує підрядник.',
          },
          {
            question: 'Чим її везуть?',
            answer: 'Це причіп до 1500 кг: підійде позашляховик із фаркопом або наша доставка.',
          },
        ],
      },
      pl: {
        paragraphs: [
          'Wieża na panelach świeci bez paliwa, hałasu i spalin, dlatego stawia się ją tam, gdzie diesel przeszkadza: przy domach, na nocnych robotach drogowych, na festiwalu czy parkingu. Porównuj strumień świetlny i pojemność baterii: 40 000 lm oświetla około 2000 m² dla ochrony albo 800 m² do pracy.',
          'Czas pracy liczy się na najdłuższą noc: 12 kWh wystarcza na 30–40 godzin pełnej jasności, a czujnik ruchu wydłuża to dwukrotnie. Zimą panele uzupełniają tylko część, więc na grudzień poproś o model z ładowaniem z sieci. Maszt o wysokości 7–9 m opuszcza się przy wietrze ponad 20 m/s. Cena i kolejność na liście dotyczą jednego dnia najmu.',
        ],
        questions: [
          {
            question: 'Czy potrzebne jest pozwolenie?',
            answer:
              'Na terenie prywatnym nie, w pasie drogowym według projektu organizacji ruchu, który uzgadnia wykonawca.',
          },
          {
            question: 'Czym się ją przewozi?',
            answer: 'To przyczepa do 1500 kg: wystarczy auto terenowe z hakiem albo nasza dostawa.',
          },
        ],
      },
      en: {
        paragraphs: [
          'A solar tower gives light without fuel, noise or fumes, so it stands where a diesel would disturb: near homes, at night roadworks, at a festival or in a car park. Compare luminous flux and battery: 40,000 lm light about 2,000 m² for security or 800 m² for work.',
          'Reckon with the longest night: 12 kWh hold full brightness for 30–40 hours, and a motion sensor doubles that. In winter panels refill only a part, so for December ask for a model that charges from the mains as well. The mast of 7–9 m comes down in winds above 20 m/s. Prices and sorting in the list are for a day of rental.',
        ],
        questions: [
          {
            question: 'Is a permit needed?',
            answer:
              'On private ground no; on a road it follows the traffic plan that the contractor has approved.',
          },
          {
            question: 'How is it moved?',
            answer:
              'It is a trailer of up to 1,500 kg: an off-roader with a tow bar will do, or our delivery.',
          },
        ],
      },
    },
  },
  'lifts-and-cranes': {
    links: ['scissor-lifts', 'boom-lifts', 'cranes', 'mounting-systems'],
    text: {
      uk: {
        paragraphs: [
          'Три питання визначають машину: на яку висоту, чи треба дістати вбік і що під колесами. Рівна підлога й робота прямо над собою — ножичний підйомник. Карниз, дерево чи дах за перешкодою — стріловий. Підняти вантаж, а не людину, — мінікран.',
          'Робоча висота в характеристиках уже враховує зріст людини: платформа на два метри нижча. Складіть вагу людей, інструмента й матеріалу — вантажність кошика часто 230 кг. У приміщенні беруть електричну машину з неслідними шинами, на ґрунті — дизельну з повним приводом. Перевірте двері, нахил майданчика та навантаження на перекриття. Ціна у списку — за день; тиждень і місяць дешевші в перерахунку на день.',
        ],
        questions: [
          {
            question: 'Хто може керувати?',
            answer:
              'Повнолітня людина з посвідченням оператора підйомника і зі страхувальною прив’яззю. Посвідчення перевіряємо під час видачі.',
          },
          {
            question: 'За якого вітру не працюють?',
            answer: 'Понад 12,5 м/с, а з панелями чи листами в руках — уже від 8 м/с.',
          },
        ],
      },
      pl: {
        paragraphs: [
          'O maszynie rozstrzygają trzy pytania: na jaką wysokość, czy trzeba sięgnąć w bok i co jest pod kołami. Równa posadzka i praca prosto w górę to podnośnik nożycowy. Gzyms, drzewo lub dach za przeszkodą to wysięgnik. Ładunek zamiast człowieka podnosi minidźwig.',
          'Wysokość robocza uwzględnia już wzrost człowieka: platforma jest dwa metry niżej. Zsumuj wagę ludzi, narzędzi i materiału, bo udźwig kosza to często 230 kg. W budynku pracuje maszyna elektryczna z oponami niebrudzącymi, na gruncie spalinowa z napędem na cztery koła. Sprawdź drzwi, spadek terenu i nośność stropu. Cena na liście dotyczy jednego dnia; tydzień i miesiąc w przeliczeniu na dzień są tańsze.',
        ],
        questions: [
          {
            question: 'Kto może obsługiwać?',
            answer: 'Osoba pełnoletnia z uprawnieniami UDT i szelkami. Uprawnienia sprawdzamy przy wydaniu.',
          },
          {
            question: 'Przy jakim wietrze się nie pracuje?',
            answer: 'Powyżej 12,5 m/s, a z panelami lub płytami w rękach już od 8 m/s.',
          },
        ],
      },
      en: {
        paragraphs: [
          'Three questions decide: how high, how far to the side, and what is under the wheels. A level floor and work straight above call for a scissor lift. A cornice, a tree or a roof behind an obstacle needs a boom. To lift a load instead of a person take a mini crane.',
          'Working height already counts the person in: the platform is two metres lower. Add up people, tools and material, since a basket often carries 230 kg. Indoors take an electric machine with non-marking tyres, on soil a diesel one with four-wheel drive. Check doors, the slope of the ground and what the floor bears. The price in the list is for a day; a week and a month are cheaper per day.',
        ],
        questions: [
          {
            question: 'Who may operate it?',
            answer:
              'An adult with an operator’s licence and a safety harness. We check the licence at hand-over.',
          },
          {
            question: 'When is the wind too strong?',
            answer: 'Above 12.5 m/s, and with panels or sheets in your hands from 8 m/s.',
          },
        ],
      },
    },
  },
  'scissor-lifts': {
    links: ['boom-lifts', 'cranes', 'lifts-and-cranes'],
    text: {
      uk: {
        paragraphs: [
          'Ножичний підйомник піднімає вертикально, зате має широку платформу, на яку стають двоє з матеріалом. Він зручний, коли вздовж стіни чи стелі треба зробити багато однакової роботи: прокласти лотки, повісити світильники, змонтувати панелі на навісі.',
          'Електричний шириною 0,8 м проїде у двері цеху й не псує підлогу, але вимагає рівної твердої основи: нахил понад 2° блокує підйом. Дизельний позашляховий має виносні опори та піднімає до пів тонни. Перед замовленням зміряйте висоту до місця роботи й відніміть два метри — це потрібна висота платформи. Висувна секція додає метр уперед. Ціни й сортування у списку — за день.',
        ],
        questions: [
          {
            question: 'На скільки вистачає заряду?',
            answer: 'На зміну з перервами; за ніч батареї заряджаються від звичайної розетки 230 В.',
          },
          {
            question: 'Чи можна їхати піднятим?',
            answer: 'Так, повільно й рівною підлогою; більшість моделей сама обмежує швидкість.',
          },
        ],
      },
      pl: {
        paragraphs: [
          'Podnośnik nożycowy unosi pionowo, za to ma szeroką platformę, na której staną dwie osoby z materiałem. Jest wygodny, gdy wzdłuż ściany lub sufitu trzeba wykonać dużo jednakowej pracy: ułożyć koryta, zawiesić oprawy, zamontować panele na wiacie.',
          'Elektryczny o szerokości 0,8 m przejedzie przez drzwi hali i nie niszczy posadzki, ale wymaga równego, twardego podłoża: przechył ponad 2° blokuje podnoszenie. Terenowy z silnikiem Diesla ma podpory i podnosi do pół tony. Przed zamówieniem zmierz wysokość miejsca pracy i odejmij dwa metry: to potrzebna wysokość platformy. Wysuwany pomost dodaje metr do przodu. Ceny i kolejność na liście dotyczą jednego dnia.',
        ],
        questions: [
          {
            question: 'Na jak długo wystarcza bateria?',
            answer: 'Na zmianę z przerwami; przez noc ładuje się ze zwykłego gniazdka 230 V.',
          },
          {
            question: 'Czy można jechać z uniesioną platformą?',
            answer: 'Tak, powoli i po równej posadzce; większość modeli sama ogranicza prędkość.',
          },
        ],
      },
      en: {
        paragraphs: [
          'A scissor lift goes straight up, but its wide platform holds two people with their material. It is handy where much of the same work runs along a wall or a ceiling: cable trays, lamps, panels on a carport.',
          'An electric one 0.8 m wide passes the door of a hall and spares the floor, but it wants a level, hard base: a tilt beyond 2° blocks it. A rough-terrain diesel has outriggers and lifts up to half a tonne. Before you order, measure the height of the work and take off two metres: that is the platform height you need. The sliding deck adds a metre to the front. Prices and sorting in the list are for a day.',
        ],
        questions: [
          {
            question: 'How long does a charge last?',
            answer: 'A shift with breaks; overnight the batteries charge from an ordinary 230 V socket.',
          },
          {
            question: 'May it drive while raised?',
            answer: 'Yes, slowly and on a level floor; most models limit their speed themselves.',
          },
        ],
      },
    },
  },
  'boom-lifts': {
    links: ['scissor-lifts', 'cranes', 'lifts-and-cranes', 'mounting-systems'],
    text: {
      uk: {
        paragraphs: [
          'Стріловий підйомник дістає туди, куди не під’їхати: через огорожу, козирок чи клумбу. Колінчаста стріла обходить перешкоду зверху, телескопічна сягає далі по прямій. Дивіться на дві величини разом: робочу висоту й виліт. На найбільшому вильоті висота завжди менша, і це показує діаграма машини.',
          'Причіпний підйомник до 12–16 м дешевший і легкий, стає на опори й підходить для дерев та приватних дахів. Самохідний швидко пересувається вздовж фасаду, але важить 6–8 тонн, тому перевірте покриття й люки. Від повітряної лінії тримайте відстань за нормою для її напруги, не менше 10 м без погодження з її власником. Ціна у списку — за день.',
        ],
        questions: [
          {
            question: 'Чи потрібна рівна основа?',
            answer: 'Причіпному вистачає опор із підкладками, самохідний допускає нахил до 4–5°.',
          },
          {
            question: 'Скільки людей у кошику?',
            answer: 'Зазвичай двоє з інструментом, разом до 200–230 кг, і обоє — у страхувальних прив’язях.',
          },
        ],
      },
      pl: {
        paragraphs: [
          'Podnośnik z wysięgnikiem sięga tam, gdzie nie da się podjechać: nad ogrodzeniem, daszkiem czy rabatą. Wysięgnik przegubowy omija przeszkodę górą, teleskopowy sięga dalej w linii prostej. Patrz na dwie wielkości razem: wysokość roboczą i wysięg boczny. Przy największym wysięgu wysokość jest zawsze mniejsza, co pokazuje wykres maszyny.',
          'Przyczepowy do 12–16 m jest tańszy i lekki, staje na podporach i nadaje się do drzew oraz dachów domów. Samojezdny szybko przesuwa się wzdłuż elewacji, ale waży 6–8 ton, więc sprawdź nawierzchnię i studzienki. Od linii napowietrznej zachowaj 3 m do 1 kV, 5 m do 15 kV, 10 m do 30 kV, 15 m do 110 kV i 30 m powyżej. Cena na liście dotyczy jednego dnia.',
        ],
        questions: [
          {
            question: 'Czy potrzebne jest równe podłoże?',
            answer: 'Przyczepowemu wystarczą podpory z podkładami, samojezdny dopuszcza przechył do 4–5°.',
          },
          {
            question: 'Ile osób w koszu?',
            answer: 'Zwykle dwie z narzędziami, razem do 200–230 kg, obie w szelkach.',
          },
        ],
      },
      en: {
        paragraphs: [
          'A boom reaches where you cannot drive: over a fence, a canopy or a flower bed. An articulated boom goes round an obstacle from above, a telescopic one reaches farther in a straight line. Look at two figures together: working height and outreach. At full outreach the height is always less, as the machine’s diagram shows.',
          'A trailer lift of up to 12–16 m is cheap and light, stands on outriggers and suits trees and private roofs. A self-propelled one moves quickly along a façade but weighs 6–8 tonnes, so check the paving and the manholes. Keep the distance set for the voltage of an overhead line, and at least 10 m unless its owner agrees; in Poland 3, 5, 10, 15 or 30 m by voltage. The price in the list is for a day.',
        ],
        questions: [
          {
            question: 'Does it need level ground?',
            answer:
              'A trailer lift manages with outriggers on pads, a self-propelled one with a slope of 4–5°.',
          },
          {
            question: 'How many people may ride?',
            answer: 'Usually two with their tools, 200–230 kg in all, and both in a harness.',
          },
        ],
      },
    },
  },
  cranes: {
    links: ['lifts-and-cranes', 'boom-lifts', 'solar-panels', 'mounting-systems'],
    text: {
      uk: {
        paragraphs: [
          'Мінікран на гусеницях проходить у ворота завширшки метр, розставляє опори й подає палету панелей на дах або скло в отвір. Вантажність у назві — це найбільша біля самої машини: на вильоті п’ять метрів лишається третина, на десяти — десята частина. Тому починайте з діаграми, а не з тонн.',
          'Складіть вагу вантажу, строп і захвата та додайте чверть запасу. Перевірте, чи витримає опори покриття або перекриття: під кожну кладуть плити. Електричний привід дозволяє працювати в приміщенні, дизельний — цілу зміну надворі. Для скла замовляйте вакуумний захват. Ціна й сортування у списку — за день.',
        ],
        questions: [
          {
            question: 'Хто керує краном?',
            answer: 'Лише машиніст із посвідченням; вантаж чіпляє окрема навчена людина, стропальник.',
          },
          {
            question: 'Скільки панелей піднімає за раз?',
            answer:
              'Палета з 30 модулів важить близько 700 кг; на висоту двоповерхового дому її зазвичай ділять навпіл.',
          },
        ],
      },
      pl: {
        paragraphs: [
          'Minidźwig na gąsienicach przejeżdża przez bramę o szerokości metra, rozstawia podpory i podaje paletę paneli na dach albo szybę do otworu. Udźwig w nazwie to największy, tuż przy maszynie: na wysięgu pięciu metrów zostaje jedna trzecia, na dziesięciu jedna dziesiąta. Zaczynaj więc od wykresu, a nie od ton.',
          'Zsumuj wagę ładunku, zawiesi i chwytaka i dodaj jedną czwartą zapasu. Sprawdź, czy podłoże lub strop wytrzyma podpory: pod każdą kładzie się płyty. Napęd elektryczny pozwala pracować w budynku, spalinowy przez całą zmianę na zewnątrz. Do szkła zamów chwytak próżniowy. Cena i kolejność na liście dotyczą jednego dnia.',
        ],
        questions: [
          {
            question: 'Kto obsługuje dźwig?',
            answer:
              'Wyłącznie operator z uprawnieniami UDT; ładunek podpina druga przeszkolona osoba, hakowy.',
          },
          {
            question: 'Ile paneli podnosi naraz?',
            answer:
              'Paleta 30 modułów waży około 700 kg; na dach domu piętrowego zwykle dzieli się ją na pół.',
          },
        ],
      },
      en: {
        paragraphs: [
          'A mini crane on tracks passes a gate one metre wide, sets out its legs and hands a pallet of panels up to a roof or a pane into its opening. The capacity in its name holds right beside the machine: at five metres a third is left, at ten a tenth. So begin with the diagram and not with the tonnes.',
          'Add up load, slings and grab and put a quarter on top. Check that paving or floor bears the legs: plates go under each. An electric drive lets it work indoors, a diesel a whole shift outside. For glass order a vacuum lifter. Prices and sorting in the list are for a day.',
        ],
        questions: [
          {
            question: 'Who operates the crane?',
            answer: 'A licensed operator alone; a second trained person, the slinger, hooks the load.',
          },
          {
            question: 'How many panels at a time?',
            answer:
              'A pallet of 30 modules weighs about 700 kg; for the roof of a two-storey house it is usually split.',
          },
        ],
      },
    },
  },
} as const satisfies Record<string, Guide>;
