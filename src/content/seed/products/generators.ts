import type { SeedProduct } from '../seed-product.ts';

export const generators = [
  {
    id: 2001,
    category: 'generators',
    article: 'PRM-G2800',
    brand: 'Promin',
    stock: 6,
    rental: {
      UAH: { day: 550, week: 2_200, month: 6_000 },
      PLN: { day: 65, week: 260, month: 710 },
    },
    warrantyMonths: 0,
    tags: ['construction', 'home', 'backup-power', 'single-phase'],
    specifications: {
      powerW: 2800,
      surgePowerW: 3000,
      phases: 1,
      ratedVoltageV: 230,
      frequencyHz: 50,
      acOutletsCount: 2,
      fuel: 'petrol',
      tankL: 15,
      runtimeH: 10,
      soundPowerDb: 95,
      ipRating: 'IP23',
      dimensionsMm: '680 × 520 × 560',
      weightKg: 47,
    },
    text: {
      uk: {
        name: 'Оренда бензинового генератора Promin G2800, 2,8 кВт',
        summary: 'Однофазний генератор на колесах для інструменту, світла й холодильника під час відключень.',
        description: [
          'Тягне перфоратор, бетонозмішувач на 150 літрів, холодильник разом зі світлом; газовий котел живлять від інверторного генератора. Бак на 15 літрів дає близько десяти годин за навантаження три чверті. Зварювальний апарат і кондиціонер із важким пуском краще живити від генератора на 5–7 кВт.',
          'Паливо — бензин А-95. Перевізники пального не беруть, тому посилкою генератор їде з оливою та порожнім баком; привезений нашою машиною має повний. Повертати треба з таким самим рівнем, у посилці — без пального; паливо, якого бракує, рахуємо за восьмими частками бака за тарифом магазину, як записано в акті повернення. Оливу перевіряйте щодня, за її нестачі датчик зупинить двигун.',
          'Поміщається в багажник універсала, 47 кг, вантажать удвох. Працювати може будь-який дорослий після десятихвилинного інструктажу. Тільки надворі, не ближче ніж за 5 м від вікон: чадний газ без запаху.',
        ].join('\n\n'),
      },
      pl: {
        name: 'Wynajem benzynowego agregatu prądotwórczego Promin G2800, 2,8 kW',
        summary:
          'Jednofazowy agregat na kołach do narzędzi, oświetlenia i lodówki podczas przerw w dostawie prądu.',
        description: [
          'Zasili młot udarowy, betoniarkę 150 l albo lodówkę razem z oświetleniem; kocioł gazowy zasila się z agregatu inwertorowego. Zbiornik 15 litrów wystarcza na około dziesięć godzin przy trzech czwartych obciążenia. Spawarkę i klimatyzator o ciężkim rozruchu lepiej podłączyć do agregatu 5–7 kW.',
          'Paliwo: benzyna 95. Przewoźnicy nie przyjmują paliwa, dlatego w paczce agregat jedzie z olejem i pustym zbiornikiem; przywieziony naszym samochodem ma pełny. Zwrot z takim samym poziomem, w paczce bez paliwa; brakujące paliwo rozliczamy za ósme części zbiornika według stawki sklepu, zgodnie z protokołem zwrotu. Olej trzeba sprawdzać codziennie, bo przy niskim poziomie czujnik zatrzyma silnik.',
          'Mieści się w bagażniku kombi, 47 kg, ładują dwie osoby. Obsługiwać może każda osoba dorosła po dziesięciominutowym instruktażu. Wyłącznie na zewnątrz, co najmniej 5 m od okien: tlenek węgla nie ma zapachu.',
        ].join('\n\n'),
      },
      en: {
        name: 'Promin G2800 petrol generator for rent, 2.8 kW',
        summary: 'A single-phase generator on wheels for tools, lights and a fridge during power cuts.',
        description: [
          'It runs a rotary hammer, a 150-litre concrete mixer, or a fridge together with the lights; a gas boiler wants an inverter generator. The 15-litre tank lasts about ten hours at three quarters of the load. A welder or an air conditioner that starts hard is better served by a 5–7 kW machine.',
          'It takes 95-octane petrol. Carriers take no fuel, so by parcel the generator comes with oil and an empty tank; delivered by our own vehicle, with a full one. Return it at the same level, and without fuel if by parcel; missing fuel is charged by eighths of the tank at the shop’s rate, as the return record states. Check the oil daily: at a low level the sensor stops the engine.',
          'It fits an estate car; two people lift its 47 kg. Any adult may run it after ten minutes of instruction. Outdoors only, at least 5 m from windows: carbon monoxide has no smell.',
        ].join('\n\n'),
      },
    },
  },
  {
    id: 2002,
    category: 'generators',
    article: 'EU22I',
    brand: 'Honda',
    stock: 5,
    rental: {
      UAH: { day: 650, week: 2_600, month: 7_100 },
      PLN: { day: 85, week: 340, month: 930 },
    },
    warrantyMonths: 0,
    tags: ['camping', 'events', 'home', 'single-phase'],
    specifications: {
      powerW: 1800,
      surgePowerW: 2200,
      phases: 1,
      ratedVoltageV: 230,
      frequencyHz: 50,
      fuel: 'petrol',
      tankL: 3.6,
      soundPowerDb: 90,
      dimensionsMm: '512 × 290 × 425',
      weightKg: 21.1,
    },
    text: {
      uk: {
        name: 'Оренда інверторного генератора Honda EU22i, 1800 Вт',
        summary: 'Тихий генератор вагою 21 кг для польової кухні, знімань і чутливої електроніки.',
        description: [
          'Форма напруги як у розетці, тому від нього безпечно працюють ноутбуки, медичні прилади та звук. Тривала потужність 1800 Вт, короткочасна 2200 Вт. У режимі економії оберти падають разом із навантаженням, і розмовляти поруч можна спокійно.',
          'Бака на 3,6 літра вистачає приблизно на три години повного навантаження або вдвічі довше за малого. Доливайте лише на зупиненому й охололому двигуні. Два однакові генератори з’єднуються спеціальним кабелем — запитуйте його під час бронювання.',
          'Переносить одна людина, їде в салоні легковика лише вертикально й з перекритим краником. Особливих документів не потрібно, але генератор не залишають без нагляду й не запускають у наметі чи гаражі. EU22i має закритий корпус.',
        ].join('\n\n'),
      },
      pl: {
        name: 'Wynajem inwertorowego agregatu prądotwórczego Honda EU22i, 1800 W',
        summary: 'Cichy agregat 21 kg do cateringu w terenie, planu filmowego i czułej elektroniki.',
        description: [
          'Kształt napięcia jest taki jak w gniazdku, więc bezpiecznie pracują na nim laptopy, sprzęt medyczny i nagłośnienie. Moc ciągła 1800 W, chwilowa 2200 W. W trybie ekonomicznym obroty spadają z obciążeniem i obok można swobodnie rozmawiać.',
          'Zbiornik 3,6 litra wystarcza na około trzy godziny pełnego obciążenia, przy małym dwa razy dłużej. Paliwo uzupełnia się tylko przy zatrzymanym i wystudzonym silniku. Dwa takie agregaty łączy się specjalnym kablem, o który warto zapytać przy rezerwacji.',
          'Przenosi go jedna osoba; w aucie jedzie tylko pionowo, z zakręconym kranikiem. Uprawnienia nie są potrzebne, lecz agregatu nie zostawia się bez nadzoru ani nie uruchamia w namiocie czy garażu. EU22i ma zamkniętą obudowę.',
        ].join('\n\n'),
      },
      en: {
        name: 'Honda EU22i inverter generator for rent, 1800 W',
        summary: 'A quiet generator of 21 kg for catering outdoors, film sets and sensitive electronics.',
        description: [
          'Its voltage has the shape of the mains, so laptops, medical devices and sound equipment run safely. Continuous power 1,800 W, short-term 2,200 W. In eco mode the speed falls with the load and one can talk beside it.',
          'The 3.6-litre tank lasts about three hours at full load and twice as long at a light one. Refuel only with the engine stopped and cool. Two of them join by a special cable; ask for it when booking.',
          'One person carries it; in a car it travels upright with the fuel tap closed. No licence is needed, but it must not be left alone or run in a tent or a garage. The EU22i has a closed case.',
        ].join('\n\n'),
      },
    },
  },
  {
    id: 2003,
    category: 'generators',
    article: 'EU70IS',
    brand: 'Honda',
    stock: 3,
    rental: {
      UAH: { day: 2_500, week: 10_000, month: 27_500 },
      PLN: { day: 220, week: 880, month: 2_400 },
    },
    warrantyMonths: 0,
    tags: ['events', 'backup-power', 'business', 'single-phase'],
    specifications: {
      powerW: 5500,
      surgePowerW: 7000,
      phases: 1,
      ratedVoltageV: 230,
      frequencyHz: 50,
      fuel: 'petrol',
      tankL: 19.2,
      runtimeH: 6.5,
      weightKg: 118.1,
    },
    text: {
      uk: {
        name: 'Оренда інверторного генератора Honda EU70is, 5500 Вт',
        summary: 'Однофазний інверторний генератор на 5,5 кВт тривалої потужності з електростартером.',
        description: [
          'Живить кафе або аптеку: холодильні вітрини, касу, кавоварку, освітлення, інтернет. За номінального навантаження бака на 19,2 л вистачає на шість з половиною годин, за чверті — суттєво довше. Запускається ключем від електростартера, тож шнур смикати не потрібно.',
          'Для переїзду потрібен фургон або причіп із рампою: 118 кг на колесах по рівному котить одна людина, у кузов піднімають троє або заводять по трапу. Доставляємо й забираємо нашою машиною з гідробортом; ціна залежить від області.',
          'До електромережі приміщення генератор під’єднує лише електрик через перемикач. Зберігайте бензин окремо, не більше 20 літрів поруч із машиною. EU70is має закритий шумоізольований корпус.',
        ].join('\n\n'),
      },
      pl: {
        name: 'Wynajem inwertorowego agregatu prądotwórczego Honda EU70is, 5500 W',
        summary: 'Jednofazowy agregat inwertorowy o mocy ciągłej 5,5 kW z rozrusznikiem elektrycznym.',
        description: [
          'Zasili kawiarnię lub aptekę: witryny chłodnicze, kasę, ekspres, oświetlenie i internet. Przy obciążeniu znamionowym zbiornik 19,2 l wystarcza na sześć i pół godziny, przy jednej czwartej znacznie dłużej. Uruchamia się go kluczykiem z rozrusznika, bez ciągnięcia linki.',
          'Do transportu potrzebny jest furgon lub przyczepa z rampą: 118 kg na kołach po równym toczy jedna osoba, do skrzyni wnoszą trzy albo wprowadza się po rampie. Dowozimy i odbieramy samochodem z windą; cena zależy od regionu.',
          'Do instalacji budynku agregat podłącza wyłącznie elektryk, przez przełącznik. Benzynę należy trzymać osobno, obok maszyny najwyżej 20 litrów. EU70is ma zamkniętą, wyciszoną obudowę.',
        ].join('\n\n'),
      },
      en: {
        name: 'Honda EU70is inverter generator for rent, 5500 W',
        summary: 'A single-phase inverter generator of 5.5 kW continuous power with electric start.',
        description: [
          'It carries a café or a pharmacy: chilled displays, till, coffee machine, lights and internet. At rated load the 19.2-litre tank lasts six and a half hours, at a quarter much longer. It starts with a key and needs no pull cord.',
          'It needs a van or a trailer with a ramp: on wheels one person rolls its 118 kg over level ground, into a truck it takes three people or the ramp. We deliver and collect it by a lorry with a tail lift; the price depends on the region.',
          'Only an electrician may connect it to the wiring of a building, through a switch. Keep petrol apart, no more than 20 litres near the machine. The EU70is has a closed, silenced case.',
        ].join('\n\n'),
      },
    },
  },
  {
    id: 2004,
    category: 'generators',
    article: 'PRM-G6500T',
    brand: 'Promin',
    stock: 4,
    rental: {
      UAH: { day: 1_300, week: 5_200, month: 14_500 },
      PLN: { day: 130, week: 520, month: 1_450 },
    },
    warrantyMonths: 0,
    tags: ['construction', 'agriculture', 'three-phase'],
    specifications: {
      powerW: 5200,
      powerKva: 6.5,
      surgePowerW: 5600,
      phases: 3,
      ratedVoltageV: 400,
      frequencyHz: 50,
      fuel: 'petrol',
      tankL: 25,
      runtimeH: 9,
      soundPowerDb: 97,
      ipRating: 'IP23',
      dimensionsMm: '740 × 560 × 600',
      weightKg: 86,
    },
    text: {
      uk: {
        name: 'Оренда трифазного бензинового генератора Promin G6500T, 6,5 кВА',
        summary:
          'Рамний генератор із трифазною розеткою CEE 16 А для насосів, компресорів і бетонозмішувачів.',
        description: [
          'На трифазній розетці — 5,2 кВт, на однофазній — не більше 1,7 кВт, бо одна фаза несе третину. Навантаження по фазах розподіляють рівно, інакше нагрівається обмотка. Двигун до 1,1 кВт запускається напряму, потужнішому потрібен плавний пуск.',
          'Витрата — близько 2,8 л А-95 на годину за номінального навантаження. Видаємо з кабелем CEE 16 А довжиною 10 м і заземлювальним штирем, яким потрібно скористатися щоразу.',
          'Перевозять у пікапі або причепі, 86 кг. Вмикати може працівник, що пройшов інструктаж і має на об’єкті допуск до роботи з електрообладнанням. Під дощем ставлять під навіс, не в закрите приміщення.',
        ].join('\n\n'),
      },
      pl: {
        name: 'Wynajem trójfazowego agregatu prądotwórczego Promin G6500T, 6,5 kVA',
        summary: 'Agregat w ramie z gniazdem trójfazowym CEE 16 A do pomp, sprężarek i betoniarek.',
        description: [
          'Na gnieździe trójfazowym 5,2 kW, na jednofazowym najwyżej 1,7 kW, bo jedna faza niesie jedną trzecią. Obciążenie rozkłada się równo na fazy, inaczej grzeje się uzwojenie. Silnik do 1,1 kW ruszy bezpośrednio, większy wymaga łagodnego rozruchu.',
          'Zużycie około 2,8 l benzyny 95 na godzinę przy obciążeniu znamionowym. W komplecie kabel CEE 16 A o długości 10 m i szpilka uziemiająca, której należy użyć za każdym razem.',
          'Przewóz w pick-upie lub na przyczepie, 86 kg. Uruchamiać może pracownik po instruktażu, dopuszczony na budowie do pracy przy urządzeniach elektrycznych. Podczas deszczu ustawia się go pod zadaszeniem, nie w zamkniętym pomieszczeniu.',
        ].join('\n\n'),
      },
      en: {
        name: 'Promin G6500T three-phase petrol generator for rent, 6.5 kVA',
        summary:
          'An open-frame generator with a CEE 16 A three-phase socket for pumps, compressors and mixers.',
        description: [
          'The three-phase socket gives 5.2 kW, a single-phase one no more than 1.7 kW, since each phase bears a third. Spread the load evenly, otherwise the winding heats up. A motor of up to 1.1 kW starts directly; a larger one needs a soft starter.',
          'It uses about 2.8 litres of 95-octane petrol an hour at rated load. A 10 m CEE 16 A cable and an earth rod come with it, and the rod is to be used every time.',
          'It travels in a pick-up or on a trailer, 86 kg. A worker who has been instructed and is cleared for electrical equipment on site may run it. In rain put it under a roof, never in a closed room.',
        ].join('\n\n'),
      },
    },
  },
] satisfies readonly SeedProduct[];

export const industrialGenerators = [
  {
    id: 2101,
    category: 'industrial-generators',
    article: 'PRM-DG60',
    brand: 'Promin',
    stock: 4,
    rental: {
      UAH: { day: 6_500, week: 26_000, month: 71_500 },
      PLN: { day: 370, week: 1_480, month: 4_050 },
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
      soundPowerDb: 93,
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
          'Тривала потужність 60 кВА, тобто 48 кВт за коефіцієнта потужності 0,8. Цього досить для баштового крана з двома бригадами, супермаркету крокової доступності або сушарки зерна. Бак на 200 літрів — це приблизно 20 годин за трьох чвертей навантаження, 10 літрів на годину.',
          'Навантаження постійно нижче 30 % двигуну шкодить: дизель закоксовується. Якщо потреба менша, беріть 30 кВА. Узимку працює підігрів охолоджувальної рідини, для нього потрібна розетка 230 В на місці.',
          'Доставляємо на автомобілі з маніпулятором; під’їзна ширина 3 м, основа рівна, щонайменше 1,5 м вільного місця з боку радіатора. Підключає електрик з групою допуску, пуск і щоденний огляд — навчений працівник орендаря. Пальне ваше або з нашою доставкою; олива й фільтри за регламентом уже в ціні.',
        ].join('\n\n'),
      },
      pl: {
        name: 'Wynajem agregatu prądotwórczego z silnikiem Diesla Promin DG60, 60 kVA',
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
    stock: 5,
    rental: {
      UAH: { day: 4_200, week: 16_800, month: 46_000 },
      PLN: { day: 240, week: 960, month: 2_650 },
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
      soundPowerDb: 90,
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
          'На весільному майданчику живить сцену, світло, дві холодильні камери й кухню. В офісі на п’ятдесят робочих місць тримає мережу, ліфт і сервери. Витрата за трьох чвертей навантаження — близько 5,2 л на годину.',
          'Звукова потужність 90 дБ у шумозахисному кожусі; на заході ставте станцію за 30–40 м від гостей, кабель-подовжувач на 50 м можна взяти разом із нею. Нічну роботу в житлових районах обмежують місцеві правила, узгодьте заздалегідь.',
          'Вага 890 кг, відвантажуємо маніпулятором або навантажувачем. Підключення — силові клеми та дві розетки CEE 32 А. Орендар призначає відповідальну особу, яка пройшла наш інструктаж.',
        ].join('\n\n'),
      },
      pl: {
        name: 'Wynajem agregatu prądotwórczego z silnikiem Diesla Promin DG30, 30 kVA',
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
    stock: 2,
    rental: {
      UAH: { day: 9_000, week: 36_000, month: 99_000 },
      PLN: { day: 520, week: 2_080, month: 5_700 },
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
          'Доставлення на платформі, розвантаження краном за рим-болти або вилами. Приєднує електротехнічний персонал, заземлення обов’язкове. Сервіс у строк виконує наш механік на місці, паливо — за рахунок орендаря.',
        ].join('\n\n'),
      },
      pl: {
        name: 'Wynajem agregatu prądotwórczego z silnikiem Diesla Atlas Copco QAS 100, 100 kVA',
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
          'Паливо — дизель за EN 590, узимку лише зимовий сорт. За повного навантаження закладайте близько 40 літрів на годину, тож графік заправника потрібен заздалегідь. Зовнішній бак і паливні шланги з швидкими муфтами замовляють окремо.',
          'Перевозимо тралом, монтаж займає половину робочого дня: вирівнювання, заземлення, кабелі, випробування з навантаженням. Пускає й веде журнал відповідальний за електрогосподарство орендаря; за потреби надаємо чергового механіка.',
        ].join('\n\n'),
      },
      pl: {
        name: 'Wynajem agregatu prądotwórczego z silnikiem Diesla Atlas Copco QAS 200, 200 kVA',
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

export const lightingTowers = [
  {
    id: 2201,
    category: 'solar-lighting-towers',
    article: 'PRM-SL4',
    brand: 'Promin',
    stock: 5,
    rental: {
      UAH: { day: 1_900, week: 7_600, month: 21_000 },
      PLN: { day: 150, week: 600, month: 1_650 },
    },
    warrantyMonths: 0,
    tags: ['construction', 'events', 'off-grid'],
    specifications: {
      powerW: 400,
      energyKwh: 10.24,
      usableEnergyKwh: 9.2,
      chemistry: 'lifepo4',
      panelsCount: 2,
      pvPowerMaxW: 870,
      fuel: 'solar',
      runtimeH: 23,
      mastHeightM: 7.5,
      luminousFluxLm: 56_000,
      litAreaM2: 2800,
      ipRating: 'IP65',
      operatingTemperature: '−20…+45 °C',
      dimensionsMm: '3300 × 1650 × 2500',
      weightKg: 990,
    },
    text: {
      uk: {
        name: 'Оренда сонячної освітлювальної вежі Promin SL4, 56 000 лм',
        summary: 'Причіпна вежа з чотирма прожекторами, яка світить без палива й шуму.',
        description: [
          'Освітлює приблизно 2800 м² — половину футбольного поля — із середньою освітленістю 10 лк. Повного заряду вистачає на 23 години на повній потужності. З травня до вересня панелі щодня повертають близько 4 кВт·год, і за половинної яскравості вежа світить щоночі без дозаряджання.',
          'У листопаді й грудні сонце дає п’яту частину цього. На повну ніч узимку беріть вежу Winter або заряджайте SL4 від розетки 230 В кожні два-три дні.',
          'Причіп із гальмами наката, 990 кг. Перевірте права водія: якщо автопоїзд важить понад 3,5 т, потрібна категорія BE. Вежу розкладає одна людина за 15 хвилин, опори висувають обов’язково, за вітру понад 20 м/с щоглу опускають.',
        ].join('\n\n'),
      },
      pl: {
        name: 'Wynajem solarnej wieży oświetleniowej Promin SL4, 56 000 lm',
        summary: 'Wieża na przyczepie z czterema naświetlaczami, świecąca bez paliwa i hałasu.',
        description: [
          'Oświetla około 2800 m², czyli pół boiska piłkarskiego, ze średnim natężeniem 10 lx. Pełne naładowanie wystarcza na 23 godziny z pełną mocą, a od maja do września, gdy panele oddają dziennie około 4 kWh, przy połowie jasności na całą noc bez ograniczeń.',
          'W listopadzie i grudniu słońce daje jedną piątą tego. Na całe noce zimą lepsza jest wieża Winter albo doładowywanie SL4 z gniazda 230 V co dwa–trzy dni.',
          'Przyczepa z hamulcem najazdowym, 990 kg. Kierowca musi mieć uprawnienia do takiej przyczepy: powyżej 3,5 t masy zespołu potrzebna jest kategoria BE. Wieżę rozstawia jedna osoba w 15 minut, podpory trzeba zawsze wysunąć, a przy wietrze powyżej 20 m/s maszt opuścić.',
        ].join('\n\n'),
      },
      en: {
        name: 'Promin SL4 solar lighting tower for rent, 56,000 lm',
        summary: 'A trailer tower with four floodlights that works without fuel and without noise.',
        description: [
          'It lights about 2,800 m², half a football pitch, at 10 lux on average. A full charge lasts 23 hours at full power, or whole nights at half brightness from May to September, when the panels return about 4 kWh a day.',
          'In November and December the sun gives a fifth of that. For whole winter nights take the Winter tower, or charge the SL4 from a 230 V socket every two or three days.',
          'The trailer has overrun brakes and weighs 990 kg. The driver needs the licence for it: above 3.5 t combined mass that is category BE. One person sets the tower up in 15 minutes; the legs must always be out, and above 20 m/s of wind the mast comes down.',
        ].join('\n\n'),
      },
    },
  },
  {
    id: 2202,
    category: 'solar-lighting-towers',
    article: 'PRM-SL4-WINTER',
    brand: 'Promin',
    stock: 3,
    rental: {
      UAH: { day: 2_300, week: 9_200, month: 25_500 },
      PLN: { day: 180, week: 720, month: 2_000 },
    },
    warrantyMonths: 0,
    tags: ['construction', 'off-grid', 'agriculture'],
    specifications: {
      powerW: 400,
      energyKwh: 20.48,
      usableEnergyKwh: 18.4,
      chemistry: 'lifepo4',
      panelsCount: 2,
      pvPowerMaxW: 1160,
      fuel: 'solar',
      runtimeH: 46,
      mastHeightM: 7.5,
      luminousFluxLm: 56_000,
      litAreaM2: 2800,
      ipRating: 'IP65',
      operatingTemperature: '−30…+45 °C',
      dimensionsMm: '3500 × 1750 × 2500',
      weightKg: 1290,
    },
    text: {
      uk: {
        name: 'Оренда зимової сонячної освітлювальної вежі Promin SL4 Winter, 20,5 кВт·год',
        summary: 'Вежа з подвоєною підігріваною батареєю, розрахована на п’ятнадцять годин темряви.',
        description: [
          'Батарея має власний підігрів, тому заряджається й за −20 °C, коли звичайна вежа світить, але не поповнюється. Повного заряду вистачає на 46 годин на повній потужності, у половинному режимі — на шість зимових ночей без сонця.',
          'Панелі підняті під 60°, сніг із них здебільшого зісковзує; залишок прибирають щіткою, не шкребком. Зарядка від розетки 230 В — близько семи годин за струму 13 А.',
          'Вага 1290 кг, причіп реєструється окремо, і для більшості легкових автомобілів знадобиться категорія BE. Вежу привозимо й забираємо ми. Прожектори не направляють у бік дороги чи вікон.',
        ].join('\n\n'),
      },
      pl: {
        name: 'Wynajem zimowej solarnej wieży oświetleniowej Promin SL4 Winter, 20,5 kWh',
        summary: 'Wieża z podwójnym ogrzewanym akumulatorem, obliczona na piętnaście godzin ciemności.',
        description: [
          'Akumulator ma własne ogrzewanie, dlatego ładuje się także przy −20 °C, gdy zwykła wieża świeci, lecz już się nie doładowuje. Pełna energia wystarcza na 46 godzin z pełną mocą, a przy połowie na sześć zimowych nocy bez słońca.',
          'Panele stoją pod kątem 60°, więc śnieg zwykle się z nich zsuwa; resztę usuwa się szczotką, nie skrobakiem. Ładowanie z gniazda 230 V trwa około siedmiu godzin przy 13 A.',
          'Masa 1290 kg; przyczepa jest rejestrowana osobno i przy większości aut osobowych potrzebna jest kategoria BE. Wieżę dowozimy i odbieramy sami. Naświetlaczy nie kieruje się na drogę ani okna.',
        ].join('\n\n'),
      },
      en: {
        name: 'Promin SL4 Winter solar lighting tower for rent, 20.5 kWh',
        summary: 'A tower with a double, heated battery, made for fifteen hours of darkness.',
        description: [
          'The battery has its own heating and charges at −20 °C, when an ordinary tower still shines but no longer refills. A full charge lasts 46 hours at full power, at half power six winter nights without sun.',
          'The panels stand at 60°, so snow mostly slides off; brush away the rest and never scrape. Charging from 230 V takes about seven hours at 13 A.',
          'It weighs 1,290 kg; the trailer is registered, and for most cars category BE is required. We bring the tower and collect it. Do not aim the lamps at a road or at windows.',
        ].join('\n\n'),
      },
    },
  },
  {
    id: 2203,
    category: 'solar-lighting-towers',
    article: 'PRM-SL4-GUARD',
    brand: 'Promin',
    stock: 2,
    rental: {
      UAH: { day: 2_500, week: 10_000, month: 27_500 },
      PLN: { day: 195, week: 780, month: 2_150 },
    },
    warrantyMonths: 0,
    tags: ['construction', 'business', 'off-grid', 'new'],
    specifications: {
      powerW: 240,
      energyKwh: 15.36,
      usableEnergyKwh: 13.8,
      chemistry: 'lifepo4',
      panelsCount: 2,
      inverterPowerW: 1000,
      pvPowerMaxW: 870,
      acOutletsCount: 2,
      fuel: 'solar',
      mastHeightM: 7.5,
      luminousFluxLm: 33_600,
      litAreaM2: 1700,
      ipRating: 'IP65',
      operatingTemperature: '−20…+45 °C',
      dimensionsMm: '3300 × 1650 × 2500',
      weightKg: 1080,
    },
    text: {
      uk: {
        name: 'Оренда сонячної вежі Promin SL4 Guard з розетками 230 В для камер',
        summary: 'Світло й живлення для відеоспостереження на стоянці техніки, пасіці чи будмайданчику.',
        description: [
          'Вежа світить слабше за звичайну, зате живить камери й роутер цілодобово. За навантаження 60 Вт і освітлення наполовину вісім годин на добу запасу вистачає майже на шість діб без сонця.',
          'На щоглі чотири кронштейни та кабельні вводи, у шафі — дві розетки 230 В (інвертор 1000 Вт) і таймер. Рух запускає прожектори на повну на п’ять хвилин. Камери встановлюєте свої або замовляєте в нас окремо.',
          'Табличка про відеоспостереження потрібна за законом, вона в комплекті. Доставляємо й орієнтуємо панелі на південь, далі вежа працює без персоналу; раз на місяць потрібно протерти панелі та перевірити опори.',
        ].join('\n\n'),
      },
      pl: {
        name: 'Wynajem wieży solarnej Promin SL4 Guard z gniazdami 230 V do kamer',
        summary: 'Światło i zasilanie monitoringu na placu maszyn, pasiece lub budowie.',
        description: [
          'Wieża świeci łagodniej niż zwykła, ale przez całą dobę zasila kamery i router. Przy 60 W i oświetleniu na połowie mocy przez osiem godzin zapas wystarcza na niemal sześć dób bez słońca.',
          'Na maszcie są cztery uchwyty i przepusty, w szafce dwa gniazda 230 V (falownik 1000 W) i sterownik czasowy. Ruch włącza naświetlacze na pełną moc na pięć minut. Kamery własne albo zamawiane u nas osobno.',
          'Informacja o monitoringu jest wymagana prawem; tabliczka jest w zestawie. Dostarczamy wieżę i ustawiamy panele na południe, potem pracuje bez obsługi; raz w miesiącu trzeba przetrzeć panele i sprawdzić podpory.',
        ].join('\n\n'),
      },
      en: {
        name: 'Promin SL4 Guard solar tower for rent with 230 V sockets for cameras',
        summary: 'Light and power for cameras on a plant yard, an apiary or a building site.',
        description: [
          'It shines softer than the standard tower but feeds cameras and a router around the clock. With a 60 W load and half-power light for eight hours a day its store lasts almost six days without sun.',
          'The mast has four brackets and cable entries; the cabinet holds two 230 V sockets (1,000 W inverter) and a timer. Motion turns the lamps to full power for five minutes. Bring your own cameras or order them separately.',
          'A notice of video surveillance is required by law, and the sign is included. We deliver the tower and aim the panels south; it then works unattended. Wipe the panels and check the legs once a month.',
        ].join('\n\n'),
      },
    },
  },
] satisfies readonly SeedProduct[];
