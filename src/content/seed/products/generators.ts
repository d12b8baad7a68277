import type { SeedProduct } from '../seed-product.ts';

export const generators = [
  {
    id: 2001,
    category: 'generators',
    article: 'PRM-G2800',
    brand: 'Promin',
    pictures: ['generator-portable'],
    stock: 6,
    rental: {
      UAH: { day: 550, week: 2_200, month: 6_050 },
      PLN: { day: 65, week: 260, month: 715 },
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
      noiseDb: 95,
      ipRating: 'IP23',
      dimensionsMm: '680 × 520 × 560',
      weightKg: 47,
    },
    text: {
      uk: {
        name: 'Оренда бензинового генератора Promin G2800, 2,8 кВт',
        summary: 'Однофазний генератор на колесах для інструменту, котла й холодильника під час відключень.',
        description: [
          'Тягне перфоратор, бетонозмішувач на 150 літрів, холодильник разом із газовим котлом. Бак на 15 літрів дає близько десяти годин за навантаження три чверті. Зварювальний апарат і кондиціонер із важким пуском краще живити від генератора на 5–7 кВт.',
          'Паливо – бензин А-95. Видаємо з повним баком і оливою, повертати треба так само; різницю рахуємо за ціною заправки. Оливу перевіряйте щодня, за її нестачі датчик зупинить двигун.',
          'Поміщається в багажник універсала, 47 кг, вантажать удвох. Працювати може будь-який дорослий після десятихвилинного інструктажу. Тільки надворі, за 3–5 м від вікон: чадний газ без запаху.',
        ].join('\n\n'),
      },
      pl: {
        name: 'Wynajem benzynowego agregatu prądotwórczego Promin G2800, 2,8 kW',
        summary:
          'Jednofazowy agregat na kołach do narzędzi, kotła i lodówki podczas przerw w dostawie prądu.',
        description: [
          'Zasili młot udarowy, betoniarkę 150 l albo lodówkę razem z kotłem gazowym. Zbiornik 15 litrów wystarcza na około dziesięć godzin przy trzech czwartych obciążenia. Spawarkę i klimatyzator o ciężkim rozruchu lepiej podłączyć do agregatu 5–7 kW.',
          'Paliwo: benzyna 95. Agregat wydajemy z pełnym zbiornikiem i olejem i tak samo przyjmujemy; różnicę rozliczamy według ceny stacji. Olej trzeba sprawdzać codziennie, bo przy niskim poziomie czujnik zatrzyma silnik.',
          'Mieści się w bagażniku kombi, 47 kg, ładują dwie osoby. Obsługiwać może każda osoba dorosła po dziesięciominutowym instruktażu. Wyłącznie na zewnątrz, 3–5 m od okien: tlenek węgla nie ma zapachu.',
        ].join('\n\n'),
      },
      en: {
        name: 'Promin G2800 petrol generator for rent, 2.8 kW',
        summary: 'A single-phase generator on wheels for tools, a boiler and a fridge during power cuts.',
        description: [
          'It runs a rotary hammer, a 150-litre concrete mixer, or a fridge together with a gas boiler. The 15-litre tank lasts about ten hours at three quarters of the load. A welder or an air conditioner that starts hard is better served by a 5–7 kW machine.',
          'It takes 95-octane petrol. We hand it over with a full tank and oil and expect it back likewise; the difference is charged at pump price. Check the oil daily: at a low level the sensor stops the engine.',
          'It fits an estate car; two people lift its 47 kg. Any adult may run it after ten minutes of instruction. Outdoors only, 3–5 m from windows: carbon monoxide has no smell.',
        ].join('\n\n'),
      },
    },
  },
  {
    id: 2002,
    category: 'generators',
    article: 'EU22I',
    brand: 'Honda',
    pictures: ['generator-portable-plain'],
    stock: 5,
    rental: {
      UAH: { day: 650, week: 2_600, month: 7_150 },
      PLN: { day: 85, week: 340, month: 935 },
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
      noiseDb: 90,
      dimensionsMm: '512 × 290 × 425',
      weightKg: 21.1,
    },
    text: {
      uk: {
        name: 'Оренда інверторного генератора Honda EU22i, 2,2 кВт',
        summary: 'Тихий генератор вагою 21 кг для польової кухні, знімань і чутливої електроніки.',
        description: [
          'Форма напруги як у розетці, тому від нього безпечно працюють ноутбуки, медичні прилади та звук. Тривала потужність 1800 Вт, короткочасна 2200 Вт. У режимі економії оберти падають разом із навантаженням, і розмовляти поруч можна спокійно.',
          'Бака на 3,6 літра вистачає приблизно на три години повного навантаження або вдвічі довше за малого. Доливайте лише на зупиненому й охололому двигуні. Два однакові генератори з’єднуються спеціальним кабелем – запитуйте його під час бронювання.',
          'Переносить одна людина, їде в салоні легковика лише вертикально й з перекритим краником. Особливих документів не потрібно, але генератор не залишають без нагляду й не запускають у наметі чи гаражі. На фото показано відкритий рамний генератор, EU22i має закритий корпус.',
        ].join('\n\n'),
      },
      pl: {
        name: 'Wynajem inwertorowego agregatu prądotwórczego Honda EU22i, 2,2 kW',
        summary: 'Cichy agregat 21 kg do cateringu w terenie, planu filmowego i czułej elektroniki.',
        description: [
          'Kształt napięcia jest taki jak w gniazdku, więc bezpiecznie pracują na nim laptopy, sprzęt medyczny i nagłośnienie. Moc ciągła 1800 W, chwilowa 2200 W. W trybie ekonomicznym obroty spadają z obciążeniem i obok można swobodnie rozmawiać.',
          'Zbiornik 3,6 litra wystarcza na około trzy godziny pełnego obciążenia, przy małym dwa razy dłużej. Paliwo uzupełnia się tylko przy zatrzymanym i wystudzonym silniku. Dwa takie agregaty łączy się specjalnym kablem, o który warto zapytać przy rezerwacji.',
          'Przenosi go jedna osoba; w aucie jedzie tylko pionowo, z zakręconym kranikiem. Uprawnienia nie są potrzebne, lecz agregatu nie zostawia się bez nadzoru ani nie uruchamia w namiocie czy garażu. Na zdjęciu jest agregat w otwartej ramie, EU22i ma zamkniętą obudowę.',
        ].join('\n\n'),
      },
      en: {
        name: 'Honda EU22i inverter generator for rent, 2.2 kW',
        summary: 'A quiet generator of 21 kg for catering outdoors, film sets and sensitive electronics.',
        description: [
          'Its voltage has the shape of the mains, so laptops, medical devices and sound equipment run safely. Continuous power 1,800 W, short-term 2,200 W. In eco mode the speed falls with the load and one can talk beside it.',
          'The 3.6-litre tank lasts about three hours at full load and twice as long at a light one. Refuel only with the engine stopped and cool. Two of them join by a special cable; ask for it when booking.',
          'One person carries it; in a car it travels upright with the fuel tap closed. No licence is needed, but it must not be left alone or run in a tent or a garage. The picture shows an open-frame generator; the EU22i has a closed case.',
        ].join('\n\n'),
      },
    },
  },
  {
    id: 2003,
    category: 'generators',
    article: 'EU70IS',
    brand: 'Honda',
    pictures: ['generator-portable-plain'],
    stock: 3,
    rental: {
      UAH: { day: 2_500, week: 10_000, month: 27_500 },
      PLN: { day: 220, week: 880, month: 2_420 },
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
        name: 'Оренда інверторного генератора Honda EU70is, 7 кВт',
        summary: 'Однофазний інверторний генератор на 5,5 кВт тривалої потужності з електростартером.',
        description: [
          'Живить кафе або аптеку: холодильні вітрини, касу, кавоварку, освітлення, інтернет. За номінального навантаження бака на 19,2 л вистачає на шість з половиною годин, за чверті – суттєво довше. Запускається ключем від електростартера, тож шнур смикати не потрібно.',
          'Для переїзду потрібен фургон або причіп із рампою: 118 кг на колесах по рівному котить одна людина, у кузов піднімають троє або заводять по трапу. Доставка нашою машиною з гідробортом – за тарифом сторінки доставки.',
          'До електромережі приміщення генератор під’єднує лише електрик через перемикач. Зберігайте бензин окремо, не більше 20 літрів поруч із машиною. На фото – відкритий рамний генератор; EU70is має закритий шумоізольований корпус.',
        ].join('\n\n'),
      },
      pl: {
        name: 'Wynajem inwertorowego agregatu prądotwórczego Honda EU70is, 7 kW',
        summary: 'Jednofazowy agregat inwertorowy o mocy ciągłej 5,5 kW z rozrusznikiem elektrycznym.',
        description: [
          'Zasili kawiarnię lub aptekę: witryny chłodnicze, kasę, ekspres, oświetlenie i internet. Przy obciążeniu znamionowym zbiornik 19,2 l wystarcza na sześć i pół godziny, przy jednej czwartej znacznie dłużej. Uruchamia się go kluczykiem z rozrusznika, bez ciągnięcia linki.',
          'Do transportu potrzebny jest furgon lub przyczepa z rampą: 118 kg na kołach po równym toczy jedna osoba, do skrzyni wnoszą trzy albo wprowadza się po rampie. Dowozimy samochodem z windą według cennika dostaw.',
          'Do instalacji budynku agregat podłącza wyłącznie elektryk, przez przełącznik. Benzynę należy trzymać osobno, obok maszyny najwyżej 20 litrów. Na zdjęciu agregat w otwartej ramie; EU70is ma zamkniętą, wyciszoną obudowę.',
        ].join('\n\n'),
      },
      en: {
        name: 'Honda EU70is inverter generator for rent, 7 kW',
        summary: 'A single-phase inverter generator of 5.5 kW continuous power with electric start.',
        description: [
          'It carries a café or a pharmacy: chilled displays, till, coffee machine, lights and internet. At rated load the 19.2-litre tank lasts six and a half hours, at a quarter much longer. It starts with a key and needs no pull cord.',
          'It needs a van or a trailer with a ramp: on wheels one person rolls its 118 kg over level ground, into a truck it takes three people or the ramp. We deliver by a lorry with a tail lift at the rates of the delivery page.',
          'Only an electrician may connect it to the wiring of a building, through a switch. Keep petrol apart, no more than 20 litres near the machine. The picture shows an open-frame generator; the EU70is has a closed, silenced case.',
        ].join('\n\n'),
      },
    },
  },
  {
    id: 2004,
    category: 'generators',
    article: 'PRM-G6500T',
    brand: 'Promin',
    pictures: ['generator-portable-plain'],
    stock: 4,
    rental: {
      UAH: { day: 1_300, week: 5_200, month: 14_300 },
      PLN: { day: 130, week: 520, month: 1_430 },
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
      noiseDb: 97,
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
          'На трифазній розетці – 5,2 кВт, на однофазній – не більше 1,7 кВт, бо одна фаза несе третину. Навантаження по фазах розподіляють рівно, інакше нагрівається обмотка. Двигун до 1,1 кВт запускається напряму, потужнішому потрібен плавний пуск.',
          'Витрата – близько 2,8 л А-95 на годину за номінального навантаження. Видаємо з кабелем CEE 16 А довжиною 10 м і заземлювальним штирем, яким потрібно скористатися щоразу.',
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
