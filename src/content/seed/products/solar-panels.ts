import type { SeedProduct } from '../seed-product.ts';

/** Solar panels, category 1. Electrical figures at standard test conditions; string lengths are for −25 and +70 °C. */
export const solarPanels: readonly SeedProduct[] = [
  {
    id: 101,
    category: 'solar-panels',
    article: 'LR5-54HTH-435M',
    brand: 'LONGi',
    stock: 186,
    price: { UAH: 3250, PLN: 285 },
    warrantyMonths: 180,
    tags: ['home', 'installer'],
    specifications: {
      powerW: 435,
      vmpV: 33.04,
      impA: 13.17,
      vocV: 39.33,
      iscA: 14.22,
      powerCoefficientPercentPerC: -0.29,
      vocCoefficientPercentPerC: -0.23,
      cellType: 'back-contact',
      cellsCount: 108,
      bifacial: 'no',
      frameColour: 'black',
      performanceWarrantyYears: 25,
      efficiencyPercent: 22.3,
      ipRating: 'IP68',
      operatingTemperature: '−40…+85 °C',
      dimensionsMm: '1722 × 1134 × 30',
      weightKg: 20.8,
      panelFrameMm: 30,
    },
    text: {
      uk: {
        name: 'Сонячна панель LONGi LR5-54HTH-435M, 435 Вт',
        summary:
          'Панель серії Hi-MO 6 зі зворотним контактом: на лицьовому боці немає шин, що затіняють комірки.',
        description:
          'Формат 1722 × 1134 мм вкладається на приватний дах у два ряди там, де довші панелі вже заходять за карниз або коник. Контакти винесено на тильний бік комірок, тому панель виглядає однотонною і краще працює при розсіяному світлі.\n\n' +
          'З трифазним Deye SUN-12K-SG04LP3 збирають від 7 до 17 панелей у стринг, з однофазним Deye SUN-5K-SG03LP1 — від 5 до 11. Струм короткого замикання 14,22 А перевірте окремо, якщо інвертор старіший за 2021 рік: багато входів тих років розраховані на 12,5 А.\n\n' +
          'Постачається з кабелями 4 мм² і роз’ємами MC4-сумісного типу. Панелі перевозимо вертикально, з кутовими вставками.',
      },
      pl: {
        name: 'Panel fotowoltaiczny LONGi LR5-54HTH-435M, 435 W',
        summary:
          'Panel serii Hi-MO 6 z tylnym kontaktem: z przodu nie ma szyn zbiorczych zacieniających ogniwa.',
        description:
          'Format 1722 × 1134 mm mieści się na dachu domu w dwóch rzędach tam, gdzie dłuższe panele wychodzą już poza okap lub kalenicę. Styki przeniesiono na tył ogniw, dlatego panel ma jednolity wygląd i lepiej pracuje w świetle rozproszonym.\n\n' +
          'Z trójfazowym Deye SUN-12K-SG04LP3 łączy się od 7 do 17 paneli w stringu, z jednofazowym Deye SUN-5K-SG03LP1 od 5 do 11. Prąd zwarcia 14,22 A warto sprawdzić osobno, jeśli falownik pochodzi sprzed 2021 roku: wiele wejść z tamtych lat przyjmuje 12,5 A.\n\n' +
          'W dostawie przewody 4 mm² ze złączami zgodnymi z MC4. Panele jadą pionowo, z wkładkami na narożnikach.',
      },
      en: {
        name: 'LONGi LR5-54HTH-435M solar panel, 435 W',
        summary: 'A Hi-MO 6 back-contact panel: no busbars on the front to shade the cells.',
        description:
          'At 1722 × 1134 mm it fits a house roof in two rows where longer panels would overhang the eaves or the ridge. The contacts sit behind the cells, so the panel looks uniform and does better in diffuse light.\n\n' +
          'On the three-phase Deye SUN-12K-SG04LP3 a string takes 7 to 17 panels, on the single-phase Deye SUN-5K-SG03LP1 5 to 11. Check the 14.22 A short-circuit current separately if the inverter predates 2021: many inputs of those years accept 12.5 A.\n\n' +
          'Comes with 4 mm² leads and MC4-compatible connectors. Panels travel upright, with corner inserts.',
      },
    },
  },
  {
    id: 102,
    category: 'solar-panels',
    article: 'JKM450N-54HL4R-V',
    brand: 'Jinko Solar',
    stock: 142,
    price: { UAH: 2990, PLN: 265 },
    warrantyMonths: 300,
    tags: ['home', 'installer'],
    specifications: {
      powerW: 450,
      vmpV: 33.21,
      impA: 13.55,
      vocV: 39.78,
      iscA: 14,
      powerCoefficientPercentPerC: -0.29,
      vocCoefficientPercentPerC: -0.25,
      cellType: 'topcon',
      cellsCount: 108,
      bifacial: 'no',
      frameColour: 'black',
      performanceWarrantyYears: 30,
      efficiencyPercent: 22.5,
      ipRating: 'IP68',
      operatingTemperature: '−40…+85 °C',
      dimensionsMm: '1762 × 1134 × 30',
      weightKg: 21,
      panelFrameMm: 30,
    },
    text: {
      uk: {
        name: 'Сонячна панель Jinko JKM450N-54HL4R-V, 450 Вт',
        summary:
          'Tiger Neo на комірках n-типу: 450 Вт у форматі, який двоє людей піднімають на дах без крана.',
        description:
          'Панель для похилого даху приватного будинку. За довжини 1762 мм вона важить 21 кг, тож монтаж удвох із драбини або підйомника не потребує окремої техніки.\n\n' +
          'Зважайте на Imp 13,55 А: на входах, обмежених 13 А (наприклад, Deye SUN-5K-SG03LP1), інвертор у ясний полудень трохи зріже пік. На річному виробітку це майже не позначається, але для нових проєктів краще взяти вхід на 16 А і більше.\n\n' +
          'Стринг для Deye SUN-12K-SG04LP3 — від 7 до 17 панелей. У комплекті два кабельні виводи з роз’ємами; кріплення та кабель замовляють окремо.',
      },
      pl: {
        name: 'Panel fotowoltaiczny Jinko JKM450N-54HL4R-V, 450 W',
        summary: 'Tiger Neo z ogniwami typu n: 450 W w formacie, który dwie osoby wniosą na dach bez dźwigu.',
        description:
          'Panel na dach skośny domu jednorodzinnego. Przy długości 1762 mm waży 21 kg, więc montaż we dwie osoby z drabiny lub podnośnika nie wymaga osobnego sprzętu.\n\n' +
          'Prąd Imp wynosi 13,55 A: na wejściach ograniczonych do 13 A (np. Deye SUN-5K-SG03LP1) falownik w słoneczne południe lekko przytnie szczyt. Na roczny uzysk prawie to nie wpływa, ale w nowych instalacjach lepiej wybrać wejście 16 A lub większe.\n\n' +
          'String dla Deye SUN-12K-SG04LP3 to od 7 do 17 paneli. W dostawie dwa przewody ze złączami; konstrukcję i kabel zamawia się osobno.',
      },
      en: {
        name: 'Jinko JKM450N-54HL4R-V solar panel, 450 W',
        summary:
          'Tiger Neo with n-type cells: 450 W in a size that two people lift to the roof without a crane.',
        description:
          'A panel for the pitched roof of a house. At 1,762 mm long it weighs 21 kg, so two people with a ladder hoist or a lift can install it without other machinery.\n\n' +
          'Mind the Imp of 13.55 A: on inputs limited to 13 A (the Deye SUN-5K-SG03LP1, for one) the inverter trims the peak a little on a clear noon. The yearly yield hardly changes, but for a new plant choose an input of 16 A or more.\n\n' +
          'A string for the Deye SUN-12K-SG04LP3 holds 7 to 17 panels. Supplied with two leads and connectors; mounting and cable are ordered separately.',
      },
    },
  },
  {
    id: 103,
    category: 'solar-panels',
    article: 'JKM580N-72HL4-V',
    brand: 'Jinko Solar',
    stock: 200,
    price: { UAH: 3590, PLN: 315 },
    warrantyMonths: 144,
    tags: ['business', 'agriculture', 'installer'],
    specifications: {
      powerW: 580,
      vmpV: 43.35,
      impA: 13.38,
      vocV: 52.31,
      iscA: 14.01,
      powerCoefficientPercentPerC: -0.29,
      vocCoefficientPercentPerC: -0.25,
      cellType: 'topcon',
      cellsCount: 144,
      bifacial: 'no',
      frameColour: 'silver',
      performanceWarrantyYears: 30,
      efficiencyPercent: 22.5,
      ipRating: 'IP68',
      operatingTemperature: '−40…+85 °C',
      dimensionsMm: '2278 × 1134 × 30',
      weightKg: 27,
      panelFrameMm: 30,
    },
    text: {
      uk: {
        name: 'Сонячна панель Jinko JKM580N-72HL4-V, 580 Вт',
        summary:
          'Велика панель для дахів складів, ферм і наземних рам, де важить ціна за ват разом із кріпленням.',
        description:
          'На 20 кВт потрібно 35 таких панелей замість 45 менших, тому йде менше притискачів, гаків і часу бригади. Для приватного даху перевірте, чи стане довжини схилу: 2278 мм плюс по 20 мм на притискач.\n\n' +
          'За −25 °C напруга холостого ходу зростає до 58,9 В. Межі стрингу: 13 панелей на Deye SUN-12K-SG04LP3, 18 на Huawei SUN2000-10KTL-M1, 8 на Deye SUN-5K-SG03LP1.\n\n' +
          'Закуповуючи на сезон наперед, зберігайте палету під навісом і не штабелюйте понад два яруси.',
      },
      pl: {
        name: 'Panel fotowoltaiczny Jinko JKM580N-72HL4-V, 580 W',
        summary:
          'Duży panel na dachy hal, budynków gospodarczych i konstrukcje gruntowe, gdzie liczy się koszt wata razem z montażem.',
        description:
          'Na 20 kW potrzeba 35 takich paneli zamiast 45 mniejszych, więc zużywa się mniej klem, haków i czasu ekipy. Na dachu domu trzeba sprawdzić długość połaci: 2278 mm i po 20 mm na klemę.\n\n' +
          'Przy −25 °C napięcie obwodu otwartego rośnie do 58,9 V. Granice stringu: 13 paneli na Deye SUN-12K-SG04LP3, 18 na Huawei SUN2000-10KTL-M1, 8 na Deye SUN-5K-SG03LP1.\n\n' +
          'Przy zakupie z wyprzedzeniem paletę należy trzymać pod dachem i nie piętrować powyżej dwóch poziomów.',
      },
      en: {
        name: 'Jinko JKM580N-72HL4-V solar panel, 580 W',
        summary:
          'A large panel for warehouse and farm roofs and ground frames, where the price per watt includes the mounting.',
        description:
          'A 20 kW plant needs 35 of these instead of 45 smaller panels, which saves clamps, hooks and labour. On a house, check that the roof slope is long enough: 2,278 mm plus 20 mm for each clamp.\n\n' +
          'At −25 °C the open-circuit voltage rises to 58.9 V. String limits: 13 panels on the Deye SUN-12K-SG04LP3, 18 on the Huawei SUN2000-10KTL-M1, 8 on the Deye SUN-5K-SG03LP1.\n\n' +
          'If you buy ahead of the season, keep the pallet under a roof and do not stack more than two tiers.',
      },
    },
  },
  {
    id: 104,
    category: 'solar-panels',
    article: 'JAM54D40-450/LB',
    brand: 'JA Solar',
    stock: 96,
    price: { UAH: 3090, PLN: 270 },
    warrantyMonths: 300,
    tags: ['home', 'bifacial'],
    specifications: {
      powerW: 450,
      vmpV: 32.82,
      impA: 13.71,
      vocV: 39.3,
      iscA: 14.48,
      powerCoefficientPercentPerC: -0.29,
      vocCoefficientPercentPerC: -0.25,
      cellType: 'topcon',
      cellsCount: 108,
      bifacial: 'yes',
      frameColour: 'black',
      performanceWarrantyYears: 30,
      efficiencyPercent: 22.5,
      ipRating: 'IP68',
      operatingTemperature: '−40…+85 °C',
      dimensionsMm: '1762 × 1134 × 30',
      weightKg: 22,
      panelFrameMm: 30,
    },
    text: {
      uk: {
        name: 'Сонячна панель JA Solar JAM54D40-450/LB, 450 Вт, двобічна',
        summary:
          'Скло з обох боків і двобічні комірки: додатковий виробіток на навісі, паркані чи пласкому даху.',
        description:
          'Тильний бік працює лише тоді, коли до нього доходить відбите світло. На навісі, перголі або рамі над світлою покрівлею приріст зазвичай становить 5–10 %, а на щільно притиснутому до черепиці ряді він близький до нуля.\n\n' +
          'Конструкція «скло — скло» не боїться аміаку й вологи, тому панель беруть також на господарські будівлі. За струму Isc 14,48 А разом із додатком від тильного боку закладайте запас щонайменше 10 % на запобіжники та вхід інвертора.\n\n' +
          'На Deye SUN-12K-SG04LP3 збирають стринги від 8 до 17 штук.',
      },
      pl: {
        name: 'Panel fotowoltaiczny JA Solar JAM54D40-450/LB, 450 W, bifacjalny',
        summary:
          'Szkło z obu stron i ogniwa bifacjalne: dodatkowy uzysk na wiacie, ogrodzeniu lub dachu płaskim.',
        description:
          'Tył pracuje tylko wtedy, gdy dociera do niego światło odbite. Na wiacie, pergoli lub stelażu nad jasnym pokryciem przyrost wynosi zwykle 5–10%, a w rzędzie przylegającym do dachówki jest bliski zera.\n\n' +
          'Budowa szkło–szkło dobrze znosi amoniak i wilgoć, dlatego panel trafia też na budynki inwentarskie. Przy Isc 14,48 A i dodatku od strony tylnej warto przyjąć co najmniej 10% zapasu dla bezpieczników i wejścia falownika.\n\n' +
          'Na Deye SUN-12K-SG04LP3 stringi liczą od 8 do 17 sztuk.',
      },
      en: {
        name: 'JA Solar JAM54D40-450/LB solar panel, 450 W, bifacial',
        summary: 'Glass on both sides and bifacial cells: extra yield on a carport, a fence or a flat roof.',
        description:
          'The rear side works only where reflected light reaches it. On a carport, a pergola or a frame over a light-coloured roof the gain is usually 5–10%; in a row set close to the tiles it is near zero.\n\n' +
          'The glass–glass build tolerates ammonia and damp, so the panel also goes on farm buildings. With an Isc of 14.48 A plus what the rear side adds, allow at least 10% margin for fuses and the inverter input.\n\n' +
          'On the Deye SUN-12K-SG04LP3 strings run from 8 to 17 panels.',
      },
    },
  },
  {
    id: 105,
    category: 'solar-panels',
    article: 'TSM-445NEG9R.28',
    brand: 'Trina Solar',
    stock: 74,
    price: { UAH: 3190, PLN: 279 },
    warrantyMonths: 300,
    tags: ['home', 'installer'],
    specifications: {
      powerW: 445,
      vmpV: 44.3,
      impA: 10.05,
      vocV: 52.6,
      iscA: 10.71,
      powerCoefficientPercentPerC: -0.3,
      vocCoefficientPercentPerC: -0.24,
      cellType: 'topcon',
      cellsCount: 144,
      bifacial: 'no',
      frameColour: 'black',
      performanceWarrantyYears: 30,
      efficiencyPercent: 22.3,
      ipRating: 'IP68',
      operatingTemperature: '−40…+85 °C',
      dimensionsMm: '1762 × 1134 × 30',
      weightKg: 21,
      panelFrameMm: 30,
    },
    text: {
      uk: {
        name: 'Сонячна панель Trina TSM-445NEG9R.28, 445 Вт',
        summary:
          'Vertex S+ з малим струмом 10 А: вихід для інверторів, чиї входи не тримають сучасних 13–15 А.',
        description:
          'Комірки тут розрізано на три частини, тому струм менший, а напруга вища, ніж у звичайної панелі цього ж розміру. Вона підходить до старших інверторів із межею 11–12,5 А і до Huawei SUN2000-10KTL-M1, де інші моделі вже впираються у струм входу.\n\n' +
          'Зворотний бік цієї переваги — коротший стринг: на Deye SUN-12K-SG04LP3 від 6 до 12 панелей, на Deye SUN-5K-SG03LP1 від 4 до 8. Рахуйте за напругою в мороз, а не за кількістю, звичною для 54-коміркових моделей.\n\n' +
          'Обидва боки закрито склом 1,6 мм, тож на дах панель заносять лише вертикально й не ставлять на кут.',
      },
      pl: {
        name: 'Panel fotowoltaiczny Trina TSM-445NEG9R.28, 445 W',
        summary:
          'Vertex S+ o małym prądzie 10 A: dla falowników, których wejścia nie przyjmują dzisiejszych 13–15 A.',
        description:
          'Ogniwa podzielono tu na trzy części, dlatego prąd jest mniejszy, a napięcie wyższe niż w zwykłym panelu tej samej wielkości. Pasuje do starszych falowników z granicą 11–12,5 A i do Huawei SUN2000-10KTL-M1, gdzie inne modele ogranicza już prąd wejścia.\n\n' +
          'Ceną jest krótszy string: na Deye SUN-12K-SG04LP3 od 6 do 12 paneli, na Deye SUN-5K-SG03LP1 od 4 do 8. Liczy się napięcie w mróz, a nie liczba sztuk znana z modeli 54-ogniwowych.\n\n' +
          'Obie strony kryje szkło 1,6 mm, więc panel wnosi się na dach wyłącznie pionowo i nie stawia na narożniku.',
      },
      en: {
        name: 'Trina TSM-445NEG9R.28 solar panel, 445 W',
        summary:
          'A Vertex S+ with a low 10 A current, for inverters whose inputs cannot take today’s 13–15 A.',
        description:
          'The cells are cut in three, so the current is lower and the voltage higher than in an ordinary panel of this size. It suits older inverters limited to 11–12.5 A and the Huawei SUN2000-10KTL-M1, where other models already run into the input current.\n\n' +
          'The price is a shorter string: 6 to 12 panels on the Deye SUN-12K-SG04LP3, 4 to 8 on the Deye SUN-5K-SG03LP1. Go by the voltage in frost, not by the count familiar from 54-cell models.\n\n' +
          'Both faces are 1.6 mm glass: carry the panel upright and never set it down on a corner.',
      },
    },
  },
  {
    id: 106,
    category: 'solar-panels',
    article: 'JAM66D45-615/LB',
    brand: 'JA Solar',
    stock: 168,
    price: { UAH: 4090, PLN: 359 },
    warrantyMonths: 144,
    tags: ['business', 'agriculture', 'bifacial'],
    specifications: {
      powerW: 615,
      vmpV: 39.96,
      impA: 15.39,
      vocV: 48.3,
      iscA: 16.1,
      powerCoefficientPercentPerC: -0.29,
      vocCoefficientPercentPerC: -0.25,
      cellType: 'topcon',
      cellsCount: 132,
      bifacial: 'yes',
      frameColour: 'silver',
      performanceWarrantyYears: 30,
      efficiencyPercent: 22.8,
      ipRating: 'IP68',
      operatingTemperature: '−40…+85 °C',
      dimensionsMm: '2382 × 1134 × 30',
      weightKg: 33.1,
      panelFrameMm: 30,
    },
    text: {
      uk: {
        name: 'Сонячна панель JA Solar JAM66D45-615/LB, 615 Вт, двобічна',
        summary:
          'Двобічна панель на 615 Вт для наземних рам і пласких дахів із сучасними інверторами на 16 А і більше.',
        description:
          'Найкраще місце для неї — наземна конструкція з просвітом від 0,7 м над травою чи світлим щебенем. Там тильний бік додає відчутну частку виробітку, а вага 33 кг не ускладнює монтажу.\n\n' +
          'Струм визначає вибір інвертора: Isc 16,1 А перевищує межу 15 А у Huawei SUN2000-10KTL-M1, тому ця пара несумісна. На Deye SUN-12K-SG05LP3 панель працює без обрізання, на SUN-12K-SG04LP3 другий вхід обмежить струм до 13 А.\n\n' +
          'Для кріплення беріть притискачі під раму 30 мм і тримайте точки затиску в межах, указаних в інструкції: від них залежить допустиме снігове навантаження.',
      },
      pl: {
        name: 'Panel fotowoltaiczny JA Solar JAM66D45-615/LB, 615 W, bifacjalny',
        summary:
          'Bifacjalny panel 615 W na konstrukcje gruntowe i dachy płaskie, do falowników z wejściami od 16 A.',
        description:
          'Najlepszym miejscem jest konstrukcja gruntowa z prześwitem od 0,7 m nad trawą lub jasnym żwirem. Tylna strona dodaje tam zauważalną część uzysku, a masa 33 kg nie utrudnia montażu.\n\n' +
          'O wyborze falownika decyduje prąd: Isc 16,1 A przekracza granicę 15 A w Huawei SUN2000-10KTL-M1, więc ta para jest niezgodna. Na Deye SUN-12K-SG05LP3 panel pracuje bez przycinania, na SUN-12K-SG04LP3 drugie wejście ograniczy prąd do 13 A.\n\n' +
          'Do montażu potrzebne są klemy pod ramę 30 mm, a punkty zacisku muszą leżeć w strefach z instrukcji: od nich zależy dopuszczalne obciążenie śniegiem.',
      },
      en: {
        name: 'JA Solar JAM66D45-615/LB solar panel, 615 W, bifacial',
        summary:
          'A 615 W bifacial panel for ground frames and flat roofs with inverters that take 16 A and more.',
        description:
          'Its best place is a ground frame with 0.7 m or more of clearance over grass or light gravel. There the rear side adds a noticeable share of the yield, and 33 kg is no obstacle.\n\n' +
          'The current decides the inverter: an Isc of 16.1 A exceeds the 15 A limit of the Huawei SUN2000-10KTL-M1, so the two are incompatible. On the Deye SUN-12K-SG05LP3 the panel runs unclipped; on the SUN-12K-SG04LP3 the second input limits the current to 13 A.\n\n' +
          'Use clamps for a 30 mm frame and stay within the clamping zones of the manual: the permitted snow load depends on them.',
      },
    },
  },
  {
    id: 107,
    category: 'solar-panels',
    article: 'AIKO-A460-MAH54MW',
    brand: 'AIKO',
    stock: 48,
    price: { UAH: 3690, PLN: 325 },
    warrantyMonths: 300,
    tags: ['home', 'new'],
    specifications: {
      powerW: 460,
      vmpV: 34.62,
      impA: 13.29,
      vocV: 41.06,
      iscA: 14.25,
      powerCoefficientPercentPerC: -0.26,
      vocCoefficientPercentPerC: -0.22,
      cellType: 'back-contact',
      cellsCount: 108,
      bifacial: 'no',
      frameColour: 'black',
      performanceWarrantyYears: 30,
      efficiencyPercent: 23.1,
      dimensionsMm: '1757 × 1134 × 30',
      weightKg: 21.5,
      panelFrameMm: 30,
    },
    text: {
      uk: {
        name: 'Сонячна панель AIKO A460-MAH54Mw, 460 Вт',
        summary: 'Комірки ABC зі зворотним контактом: 23,1 % ККД і менші втрати за часткової тіні та спеки.',
        description:
          'Її обирають, коли даху мало, а потужності хочеться більше: на тій самій площі виходить на 10–25 Вт більше з кожного місця. Температурний коефіцієнт −0,26 %/°C помітний улітку на темній покрівлі, де панель нагрівається до 65–70 °C.\n\n' +
          'Часткова тінь від димаря чи антени гасить тут лише уражені комірки, а не цілу третину панелі. Проте постійну тінь жодна панель не виправить: такі місця краще пропустити.\n\n' +
          'Стринг для Deye SUN-12K-SG04LP3 — від 7 до 16 панелей, для Deye SUN-5K-SG03LP1 — від 5 до 10.',
      },
      pl: {
        name: 'Panel fotowoltaiczny AIKO A460-MAH54Mw, 460 W',
        summary:
          'Ogniwa ABC z tylnym kontaktem: sprawność 23,1% i mniejsze straty w częściowym cieniu i upale.',
        description:
          'Wybierany tam, gdzie dachu jest mało, a mocy ma być więcej: z tej samej powierzchni daje o 10–25 W więcej na każdym miejscu. Współczynnik −0,26%/°C widać latem na ciemnym pokryciu, gdy panel nagrzewa się do 65–70 °C.\n\n' +
          'Częściowy cień komina czy anteny wyłącza tu tylko zacienione ogniwa, a nie całą trzecią część panelu. Stałego cienia nie naprawi jednak żaden panel: takie miejsca lepiej pominąć.\n\n' +
          'String dla Deye SUN-12K-SG04LP3 to od 7 do 16 paneli, dla Deye SUN-5K-SG03LP1 od 5 do 10.',
      },
      en: {
        name: 'AIKO A460-MAH54Mw solar panel, 460 W',
        summary: 'ABC back-contact cells: 23.1% efficiency and smaller losses in partial shade and heat.',
        description:
          'Chosen when the roof is small and the power should not be: each place yields 10–25 W more on the same area. The coefficient of −0.26%/°C shows in summer on a dark roof, where panels heat up to 65–70 °C.\n\n' +
          'Partial shade from a chimney or an aerial switches off only the cells it falls on, not a third of the panel. Permanent shade is beyond any panel: leave such places empty.\n\n' +
          'A string for the Deye SUN-12K-SG04LP3 holds 7 to 16 panels, for the Deye SUN-5K-SG03LP1 5 to 10.',
      },
    },
  },
  {
    id: 108,
    category: 'solar-panels',
    article: 'CS6.2-48TD-450',
    brand: 'Canadian Solar',
    stock: 62,
    price: { UAH: 3120, PLN: 275 },
    warrantyMonths: 300,
    tags: ['home'],
    specifications: {
      powerW: 450,
      vmpV: 44.8,
      impA: 10.05,
      vocV: 52.9,
      iscA: 10.68,
      powerCoefficientPercentPerC: -0.29,
      vocCoefficientPercentPerC: -0.25,
      cellType: 'topcon',
      cellsCount: 144,
      frameColour: 'black',
      performanceWarrantyYears: 30,
      efficiencyPercent: 22.5,
      dimensionsMm: '1762 × 1134 × 30',
      weightKg: 24.6,
      panelFrameMm: 30,
    },
    text: {
      uk: {
        name: 'Сонячна панель Canadian Solar CS6.2-48TD-450, 450 Вт',
        summary: 'Міцна панель «скло — скло» з товстішим склом для ділянок зі снігом, градом і вітром.',
        description:
          'Вага 24,6 кг — це товще скло з обох боків, а не зайва конструкція. Панель має сенс у передгір’ї, на відкритому полі та всюди, де сніг лежить тижнями.\n\n' +
          'Електрично вона близька до Trina Vertex S+: струм близько 10 А, зате Voc 52,9 В. У мороз стринг із 12 панелей уже підходить до верхньої межі MPPT Deye SUN-12K-SG04LP3, тож тринадцяту не додавайте.\n\n' +
          'Змішувати її в одному стрингу з 54-комірковими панелями не можна: їхні струми різні.',
      },
      pl: {
        name: 'Panel fotowoltaiczny Canadian Solar CS6.2-48TD-450, 450 W',
        summary: 'Solidny panel szkło–szkło z grubszym szkłem na miejsca ze śniegiem, gradem i wiatrem.',
        description:
          'Masa 24,6 kg bierze się z grubszego szkła po obu stronach. Panel ma sens na pogórzu, w otwartym polu i wszędzie tam, gdzie śnieg leży tygodniami.\n\n' +
          'Elektrycznie zbliżony jest do Trina Vertex S+: prąd około 10 A, za to Voc 52,9 V. W mróz string 12 paneli dochodzi już do górnej granicy MPPT Deye SUN-12K-SG04LP3, trzynastego nie należy dodawać.\n\n' +
          'Nie wolno go łączyć w jednym stringu z panelami 54-ogniwowymi: ich prądy są inne.',
      },
      en: {
        name: 'Canadian Solar CS6.2-48TD-450 solar panel, 450 W',
        summary: 'A sturdy glass–glass panel with thicker glass for sites with snow, hail and wind.',
        description:
          'Its 24.6 kg come from thicker glass on both sides. The panel makes sense in the foothills, in open fields and wherever snow lies for weeks.\n\n' +
          'Electrically it resembles the Trina Vertex S+: about 10 A, but a Voc of 52.9 V. In frost a string of 12 already reaches the upper MPPT limit of the Deye SUN-12K-SG04LP3, so do not add a thirteenth.\n\n' +
          'Do not mix it with 54-cell panels in one string: their currents differ.',
      },
    },
  },
  {
    id: 109,
    category: 'solar-panels',
    article: 'LR7-72HTH-615M',
    brand: 'LONGi',
    stock: 0,
    price: { UAH: 4350, PLN: 379 },
    warrantyMonths: 144,
    tags: ['business', 'installer', 'new'],
    specifications: {
      powerW: 615,
      vmpV: 44.33,
      impA: 13.88,
      vocV: 52.57,
      iscA: 14.87,
      powerCoefficientPercentPerC: -0.28,
      vocCoefficientPercentPerC: -0.23,
      cellType: 'back-contact',
      cellsCount: 144,
      bifacial: 'no',
      frameColour: 'silver',
      efficiencyPercent: 22.8,
      dimensionsMm: '2382 × 1134 × 30',
      weightKg: 28.5,
      panelFrameMm: 30,
    },
    text: {
      uk: {
        name: 'Сонячна панель LONGi LR7-72HTH-615M, 615 Вт',
        summary:
          '615 Вт за струму, який ще приймає Huawei з межею 15 А: рідкісне поєднання для великого формату.',
        description:
          'Більшість панелей понад 600 Вт має Isc понад 16 А і відсікає цілі покоління інверторів. Тут 14,87 А, тому панель стає на заміну або розширення старих полів без зміни інвертора.\n\n' +
          'На Huawei SUN2000-20KTL-M2 стринг може мати до 18 штук, на Deye SUN-12K-SG04LP3 — до 12. Робочий струм 13,88 А звірте з межею входу: частина енергії піку може зрізатися.\n\n' +
          'Про строк наступної поставки запитайте нас через форму на сторінці контактів.',
      },
      pl: {
        name: 'Panel fotowoltaiczny LONGi LR7-72HTH-615M, 615 W',
        summary:
          '615 W przy prądzie, który przyjmie jeszcze Huawei z granicą 15 A: rzadkie połączenie w dużym formacie.',
        description:
          'Większość paneli powyżej 600 W ma Isc ponad 16 A i wyklucza całe pokolenia falowników. Tu jest 14,87 A, dlatego panel nadaje się do wymiany i rozbudowy starszych pól bez zmiany falownika.\n\n' +
          'Na Huawei SUN2000-20KTL-M2 string liczy do 18 sztuk, na Deye SUN-12K-SG04LP3 do 12. Prąd roboczy 13,88 A trzeba porównać z granicą wejścia: część energii szczytu może zostać przycięta.\n\n' +
          'O termin kolejnej dostawy zapytaj nas przez formularz kontaktowy.',
      },
      en: {
        name: 'LONGi LR7-72HTH-615M solar panel, 615 W',
        summary: '615 W at a current that a Huawei with a 15 A limit still accepts: rare in this format.',
        description:
          'Most panels above 600 W have an Isc beyond 16 A and rule out whole generations of inverters. Here it is 14.87 A, so the panel suits replacing or extending older arrays with the inverter in place.\n\n' +
          'On the Huawei SUN2000-20KTL-M2 a string holds up to 18, on the Deye SUN-12K-SG04LP3 up to 12. Compare the 13.88 A operating current with the input limit: part of the peak may be trimmed.\n\n' +
          'Ask us about the next delivery through the contact form.',
      },
    },
  },
  {
    id: 110,
    category: 'solar-panels',
    article: 'PRM-M54B-410',
    brand: 'Promin',
    stock: 120,
    price: { UAH: 2420, PLN: 215 },
    warrantyMonths: 120,
    tags: ['home', 'balcony'],
    specifications: {
      powerW: 410,
      vmpV: 31.35,
      impA: 13.08,
      vocV: 37.35,
      iscA: 13.92,
      powerCoefficientPercentPerC: -0.34,
      vocCoefficientPercentPerC: -0.27,
      cellType: 'perc',
      cellsCount: 108,
      bifacial: 'no',
      frameColour: 'black',
      performanceWarrantyYears: 25,
      efficiencyPercent: 21,
      ipRating: 'IP68',
      operatingTemperature: '−40…+85 °C',
      dimensionsMm: '1722 × 1134 × 30',
      weightKg: 21.3,
      panelFrameMm: 30,
    },
    text: {
      uk: {
        name: 'Сонячна панель Promin M54B-410, 410 Вт, чорна рама',
        summary: 'Доступна панель із чорною рамою для балконної станції, альтанки або невеликого даху.',
        description:
          'Дві такі панелі з мікроінвертором на 800 Вт утворюють готову балконну станцію, яка покриває холодильник, роутер і чергове споживання квартири вдень. Voc 37,35 В укладається в межу 60 В мікроінверторів навіть у сильний мороз.\n\n' +
          'Комірки PERC нагріваються сильніше за n-тип, тож під панеллю залишайте просвіт від 8 см. На перила кріпіть тільки через несучі профілі: вітер тисне на 2 м² скла.\n\n' +
          'У пакуванні панель, два виводи по 1,1 м і наклейка з результатами заводського вимірювання.',
      },
      pl: {
        name: 'Panel fotowoltaiczny Promin M54B-410, 410 W, czarna rama',
        summary: 'Przystępny panel z czarną ramą do elektrowni balkonowej, altany lub małego dachu.',
        description:
          'Dwa takie panele z mikroinwerterem 800 W tworzą gotową elektrownię balkonową, która w dzień pokrywa lodówkę, router i stały pobór mieszkania. Voc 37,35 V mieści się w granicy 60 V mikroinwerterów nawet w silny mróz.\n\n' +
          'Ogniwa PERC grzeją się mocniej niż typ n, więc pod panelem trzeba zostawić co najmniej 8 cm prześwitu. Do balustrady mocuje się go wyłącznie przez profile nośne: wiatr napiera na 2 m² szkła.\n\n' +
          'W opakowaniu panel, dwa przewody po 1,1 m i etykieta z wynikiem pomiaru fabrycznego.',
      },
      en: {
        name: 'Promin M54B-410 solar panel, 410 W, black frame',
        summary: 'An affordable black-framed panel for a balcony plant, a summer house or a small roof.',
        description:
          'Two of them with an 800 W microinverter make a balcony plant that covers a fridge, a router and the standby load of a flat by day. The Voc of 37.35 V stays below the 60 V limit of microinverters even in hard frost.\n\n' +
          'PERC cells run warmer than n-type, so leave at least 8 cm of air behind the panel. Fix it to a railing only through load-bearing rails: the wind pushes on 2 m² of glass.\n\n' +
          'The box holds the panel, two 1.1 m leads and a label with the factory flash-test result.',
      },
    },
  },
  {
    id: 111,
    category: 'solar-panels',
    article: 'PRM-N54S-430',
    brand: 'Promin',
    stock: 155,
    price: { UAH: 2620, PLN: 229 },
    warrantyMonths: 120,
    tags: ['home', 'agriculture'],
    specifications: {
      powerW: 430,
      vmpV: 32.3,
      impA: 13.32,
      vocV: 38.9,
      iscA: 14.05,
      powerCoefficientPercentPerC: -0.3,
      vocCoefficientPercentPerC: -0.25,
      cellType: 'topcon',
      cellsCount: 108,
      bifacial: 'no',
      frameColour: 'silver',
      performanceWarrantyYears: 25,
      efficiencyPercent: 22,
      ipRating: 'IP68',
      operatingTemperature: '−40…+85 °C',
      dimensionsMm: '1722 × 1134 × 30',
      weightKg: 21.4,
      panelFrameMm: 30,
    },
    text: {
      uk: {
        name: 'Сонячна панель Promin N54S-430, 430 Вт, срібляста рама',
        summary: 'Робоча панель n-типу для дахів, де зовнішній вигляд не головне: сарай, гараж, навіс, дача.',
        description:
          'Біла тильна плівка і срібляста рама відбивають тепло, тому панель трохи прохолодніша за повністю чорну тієї ж потужності. Конектори й розміри стандартні, під звичайні притискачі 30 мм.\n\n' +
          'Для інвертора Promin H5 рекомендуємо два стринги по 6–8 панелей: один на схід, другий на захід. Так виробіток розтягується на весь день, а батарея заряджається довше.\n\n' +
          'Якщо нарощуєте наявну станцію, поставте нові панелі на окремий вхід MPPT.',
      },
      pl: {
        name: 'Panel fotowoltaiczny Promin N54S-430, 430 W, srebrna rama',
        summary:
          'Panel typu n na dachy, na których wygląd nie jest najważniejszy: stodoła, garaż, wiata, działka.',
        description:
          'Biała folia tylna i srebrna rama odbijają ciepło, dlatego panel jest nieco chłodniejszy niż w pełni czarny o tej samej mocy. Złącza i wymiary są standardowe, pod zwykłe klemy 30 mm.\n\n' +
          'Do falownika Promin H5 polecamy dwa stringi po 6–8 paneli: jeden na wschód, drugi na zachód. Produkcja rozkłada się wtedy na cały dzień, a magazyn ładuje się dłużej.\n\n' +
          'Przy rozbudowie istniejącej instalacji nowe panele należy podłączyć do osobnego wejścia MPPT.',
      },
      en: {
        name: 'Promin N54S-430 solar panel, 430 W, silver frame',
        summary:
          'An n-type workhorse for roofs where looks come second: barn, garage, carport, summer house.',
        description:
          'The white back sheet and silver frame reflect heat, so it runs a little cooler than an all-black panel of the same power. Connectors and dimensions are standard, for ordinary 30 mm clamps.\n\n' +
          'For the Promin H5 inverter we suggest two strings of 6–8 panels, one facing east and one west. Production then spreads over the day and the battery charges for longer.\n\n' +
          'When extending an existing plant, give the new panels an MPPT input of their own.',
      },
    },
  },
  {
    id: 112,
    category: 'solar-panels',
    article: 'PRM-N54BG-440',
    brand: 'Promin',
    stock: 88,
    price: { UAH: 2950, PLN: 259 },
    warrantyMonths: 144,
    tags: ['home', 'bifacial'],
    specifications: {
      powerW: 440,
      vmpV: 32.6,
      impA: 13.5,
      vocV: 39.2,
      iscA: 14.2,
      powerCoefficientPercentPerC: -0.29,
      vocCoefficientPercentPerC: -0.25,
      cellType: 'topcon',
      cellsCount: 108,
      bifacial: 'yes',
      frameColour: 'black',
      performanceWarrantyYears: 30,
      efficiencyPercent: 22.5,
      ipRating: 'IP68',
      operatingTemperature: '−40…+85 °C',
      dimensionsMm: '1722 × 1134 × 30',
      weightKg: 24.2,
      panelFrameMm: 30,
    },
    text: {
      uk: {
        name: 'Сонячна панель Promin N54BG-440, 440 Вт, двобічна',
        summary: 'Скло з двох боків у чорній рамі: для навісів, терас і огорож, де видно обидві сторони.',
        description:
          'Між комірками проходить світло, тож під навісом із таких панелей світліше, ніж під суцільною покрівлею, а дощ стікає на ринву. Для герметичного даху тераси потрібен профіль з ущільнювачем, самі панелі води не тримають.\n\n' +
          'Вертикальна огорожа з двобічних панелей на схід і захід дає два піки — зранку та ввечері, якраз коли вдома споживають найбільше. На кожен погонний метр огорожі виходить близько 250 Вт.\n\n' +
          'Рама 30 мм, отвори для болтів M8 на тильному боці, дренажні прорізи в кутах.',
      },
      pl: {
        name: 'Panel fotowoltaiczny Promin N54BG-440, 440 W, bifacjalny',
        summary:
          'Szkło po obu stronach w czarnej ramie: na wiaty, tarasy i ogrodzenia widoczne z dwóch stron.',
        description:
          'Między ogniwami przechodzi światło, więc pod wiatą z takich paneli jest jaśniej niż pod pełnym dachem, a deszcz spływa do rynny. Szczelny dach tarasu wymaga profili z uszczelką, same panele wody nie zatrzymają.\n\n' +
          'Pionowe ogrodzenie z paneli bifacjalnych w osi wschód–zachód daje dwa szczyty, rano i wieczorem, gdy dom zużywa najwięcej. Na metr bieżący ogrodzenia przypada około 250 W.\n\n' +
          'Rama 30 mm, otwory pod śruby M8 z tyłu, nacięcia odwadniające w narożnikach.',
      },
      en: {
        name: 'Promin N54BG-440 solar panel, 440 W, bifacial',
        summary:
          'Glass on both sides in a black frame: for carports, terraces and fences seen from either side.',
        description:
          'Light passes between the cells, so a carport of these panels is brighter than one with a solid roof, and rain runs off to the gutter. A watertight terrace roof needs profiles with seals; the panels alone do not hold water.\n\n' +
          'A vertical east–west fence of bifacial panels peaks twice, in the morning and in the evening, when a household uses most. Each metre of fence carries about 250 W.\n\n' +
          '30 mm frame, holes for M8 bolts at the back, drainage slots in the corners.',
      },
    },
  },
  {
    id: 113,
    category: 'solar-panels',
    article: 'PRM-N54FB-440X2',
    brand: 'Promin',
    stock: 36,
    price: { UAH: 6130, PLN: 539 },
    warrantyMonths: 144,
    tags: ['home', 'all-black', 'balcony', 'new'],
    specifications: {
      powerW: 440,
      vmpV: 32.8,
      impA: 13.42,
      vocV: 39.4,
      iscA: 14.15,
      powerCoefficientPercentPerC: -0.29,
      vocCoefficientPercentPerC: -0.25,
      cellType: 'topcon',
      cellsCount: 108,
      bifacial: 'no',
      frameColour: 'black',
      performanceWarrantyYears: 30,
      panelsCount: 2,
      efficiencyPercent: 22.5,
      ipRating: 'IP68',
      operatingTemperature: '−40…+85 °C',
      dimensionsMm: '1722 × 1134 × 30',
      weightKg: 21.6,
      panelFrameMm: 30,
    },
    text: {
      uk: {
        name: 'Сонячні панелі Promin N54FB Full Black, пара, 2 × 440 Вт',
        summary: 'Дві суцільно чорні панелі в одному пакуванні для видимого схилу або балконної станції.',
        description:
          'Чорні рама, плівка та з’єднувальні стрічки: з вулиці масив читається як рівна темна поверхня. Пара дає 880 Вт, саме стільки беруть мікроінвертори на 800 Вт із двома входами.\n\n' +
          'Характеристики в таблиці наведено для однієї панелі. Темна поверхня нагрівається на 2–4 °C більше, ніж біла тильна плівка, тому вентиляційний зазор тут важливіший: тримайте 10 см до покрівлі.\n\n' +
          'Пакуємо вертикально в одну коробку з кутовими вставками; разом 46 кг, приймати краще вдвох.',
      },
      pl: {
        name: 'Panele fotowoltaiczne Promin N54FB Full Black, para, 2 × 440 W',
        summary:
          'Dwa całkowicie czarne panele w jednym opakowaniu na widoczną połać lub do elektrowni balkonowej.',
        description:
          'Czarna rama, folia i taśmy łączące: z ulicy pole wygląda jak równa ciemna powierzchnia. Para ma 880 W, czyli tyle, ile przyjmują dwuwejściowe mikroinwertery 800 W.\n\n' +
          'Dane w tabeli dotyczą jednego panelu. Ciemna powierzchnia nagrzewa się o 2–4 °C bardziej niż biała folia tylna, dlatego szczelina wentylacyjna jest tu ważniejsza: 10 cm od pokrycia.\n\n' +
          'Pakujemy pionowo w jeden karton z narożnikami; razem 46 kg, odbiór najlepiej we dwie osoby.',
      },
      en: {
        name: 'Promin N54FB Full Black solar panels, pair, 2 × 440 W',
        summary: 'Two all-black panels in one package for a visible roof slope or a balcony plant.',
        description:
          'Frame, sheet and ribbons are black: from the street the array reads as an even dark surface. The pair makes 880 W, just what two-input 800 W microinverters take.\n\n' +
          'The figures in the table are for one panel. A dark surface runs 2–4 °C warmer than a white back sheet, so the air gap matters more: keep 10 cm to the roof.\n\n' +
          'Packed upright in one carton with corner inserts; 46 kg together, best received by two.',
      },
    },
  },
  {
    id: 114,
    category: 'solar-panels',
    article: 'PRM-N66S-500',
    brand: 'Promin',
    stock: 110,
    price: { UAH: 3150, PLN: 279 },
    warrantyMonths: 120,
    tags: ['home', 'business'],
    specifications: {
      powerW: 500,
      vmpV: 37.7,
      impA: 13.27,
      vocV: 45.2,
      iscA: 13.95,
      powerCoefficientPercentPerC: -0.3,
      vocCoefficientPercentPerC: -0.25,
      cellType: 'topcon',
      cellsCount: 132,
      bifacial: 'no',
      frameColour: 'silver',
      performanceWarrantyYears: 25,
      efficiencyPercent: 21.1,
      ipRating: 'IP68',
      operatingTemperature: '−40…+85 °C',
      dimensionsMm: '2094 × 1134 × 30',
      weightKg: 25.4,
      panelFrameMm: 30,
    },
    text: {
      uk: {
        name: 'Сонячна панель Promin N66S-500, 500 Вт',
        summary:
          'Проміжний формат 2,09 м: для схилів, на яких панель 2,28 м не стає, а 1,72 м лишає порожнє місце.',
        description:
          'На схилі завдовжки 4,3 м дві такі панелі в ряд по вертикалі закривають його майже повністю. Рівні 500 Вт полегшують і підрахунок: десять штук — п’ять кіловат.\n\n' +
          'Стринг на Deye SUN-12K-SG04LP3 — від 7 до 14 панелей, на Promin H12 HV — від 6 до 19. Робочий струм 13,27 А підходить до більшості входів на 13–16 А.\n\n' +
          'Постачаємо поштучно та палетами по 35 штук.',
      },
      pl: {
        name: 'Panel fotowoltaiczny Promin N66S-500, 500 W',
        summary:
          'Format pośredni 2,09 m: na połacie, gdzie panel 2,28 m się nie mieści, a 1,72 m zostawia puste miejsce.',
        description:
          'Na połaci długości 4,3 m dwa takie panele ustawione pionowo wypełniają ją niemal w całości. Równe 500 W ułatwia też liczenie: dziesięć sztuk to pięć kilowatów.\n\n' +
          'String na Deye SUN-12K-SG04LP3 to od 7 do 14 paneli, na Promin H12 HV od 6 do 19. Prąd roboczy 13,27 A pasuje do większości wejść 13–16 A.\n\n' +
          'Dostępny na sztuki i w paletach po 35.',
      },
      en: {
        name: 'Promin N66S-500 solar panel, 500 W',
        summary:
          'The 2.09 m format in between: for slopes where 2.28 m will not fit and 1.72 m leaves a gap.',
        description:
          'On a slope 4.3 m long two of them in portrait fill it almost entirely. The round 500 W helps with the sums too: ten make five kilowatts.\n\n' +
          'A string on the Deye SUN-12K-SG04LP3 runs from 7 to 14 panels, on the Promin H12 HV from 6 to 19. The 13.27 A operating current suits most 13–16 A inputs.\n\n' +
          'Sold singly and in pallets of 35.',
      },
    },
  },
  {
    id: 115,
    category: 'solar-panels',
    article: 'PRM-M72S-550',
    brand: 'Promin',
    stock: 140,
    price: { UAH: 3050, PLN: 269 },
    warrantyMonths: 120,
    tags: ['business', 'agriculture'],
    specifications: {
      powerW: 550,
      vmpV: 41.95,
      impA: 13.12,
      vocV: 49.9,
      iscA: 13.98,
      powerCoefficientPercentPerC: -0.35,
      vocCoefficientPercentPerC: -0.27,
      cellType: 'perc',
      cellsCount: 144,
      bifacial: 'no',
      frameColour: 'silver',
      performanceWarrantyYears: 25,
      efficiencyPercent: 21.3,
      ipRating: 'IP68',
      operatingTemperature: '−40…+85 °C',
      dimensionsMm: '2278 × 1134 × 35',
      weightKg: 27.5,
      panelFrameMm: 35,
    },
    text: {
      uk: {
        name: 'Сонячна панель Promin M72S-550, 550 Вт',
        summary: 'Панель PERC із рамою 35 мм: найнижча ціна вата в каталозі для насосної, теплиці чи складу.',
        description:
          'Її беруть туди, де площі вистачає, а бюджет обмежений: полив, вентиляція теплиць, холодильні камери з денним навантаженням. Рама 35 мм жорсткіша за звичні 30 мм і краще тримає середину панелі під снігом.\n\n' +
          'Притискачі потрібні саме на 35 мм. У літню спеку потужність падає швидше, ніж у панелей n-типу (−0,35 %/°C), тому в розрахунку насоса закладайте 80 % номіналу.\n\n' +
          'На Deye SUN-5K-SG03LP1 виходить стринг від 4 до 8 панелей.',
      },
      pl: {
        name: 'Panel fotowoltaiczny Promin M72S-550, 550 W',
        summary:
          'Panel PERC z ramą 35 mm: najniższa cena wata w katalogu do pompowni, szklarni lub magazynu.',
        description:
          'Wybierany tam, gdzie miejsca wystarcza, a budżet jest ograniczony: nawadnianie, wentylacja szklarni, chłodnie z obciążeniem dziennym. Rama 35 mm jest sztywniejsza niż typowe 30 mm i lepiej podtrzymuje środek panelu pod śniegiem.\n\n' +
          'Potrzebne są klemy właśnie na 35 mm. W upale moc spada szybciej niż w panelach typu n (−0,35%/°C), dlatego dobierając pompę, trzeba liczyć 80% mocy znamionowej.\n\n' +
          'Na Deye SUN-5K-SG03LP1 string liczy od 4 do 8 paneli.',
      },
      en: {
        name: 'Promin M72S-550 solar panel, 550 W',
        summary:
          'A PERC panel with a 35 mm frame: the lowest price per watt here, for a pump house, greenhouse or store.',
        description:
          'It goes where there is space and the budget is tight: irrigation, greenhouse ventilation, cold rooms with a daytime load. The 35 mm frame is stiffer than the usual 30 mm and supports the middle of the panel better under snow.\n\n' +
          'Clamps must be for 35 mm. In summer heat the power drops faster than with n-type panels (−0.35%/°C), so size a pump for 80% of the rating.\n\n' +
          'On the Deye SUN-5K-SG03LP1 a string holds 4 to 8 panels.',
      },
    },
  },
  {
    id: 116,
    category: 'solar-panels',
    article: 'PRM-N66BG-620',
    brand: 'Promin',
    stock: 175,
    price: { UAH: 4220, PLN: 369 },
    warrantyMonths: 144,
    tags: ['business', 'agriculture', 'bifacial', 'installer'],
    specifications: {
      powerW: 620,
      vmpV: 40.6,
      impA: 15.28,
      vocV: 48.9,
      iscA: 16.05,
      powerCoefficientPercentPerC: -0.29,
      vocCoefficientPercentPerC: -0.25,
      cellType: 'topcon',
      cellsCount: 132,
      bifacial: 'yes',
      frameColour: 'silver',
      performanceWarrantyYears: 30,
      efficiencyPercent: 23,
      ipRating: 'IP68',
      operatingTemperature: '−40…+85 °C',
      dimensionsMm: '2382 × 1134 × 30',
      weightKg: 33,
      panelFrameMm: 30,
    },
    text: {
      uk: {
        name: 'Сонячна панель Promin N66BG-620, 620 Вт, двобічна',
        summary: 'Двобічна панель для наземних станцій бізнесу, узгоджена з інвертором Promin S20.',
        description:
          'Зі стрингами по 16 панелей і трьома входами по 32 А інвертор Promin S20 бере 48 штук, тобто 29,8 кВт, без перевищення межі 1100 В узимку. За напругою лишається запас, проте панелей більше не додають: межа інвертора — 30 кВт.\n\n' +
          'На ґрунті міжряддя рахуйте за кутом сонця 21 грудня, інакше нижній ряд комірок простоїть зиму в тіні. Половинчасті комірки при цьому зберігають виробіток верхньої половини панелі.\n\n' +
          'Палета — 36 штук, близько 1,25 тонни: для розвантаження потрібен навантажувач.',
      },
      pl: {
        name: 'Panel fotowoltaiczny Promin N66BG-620, 620 W, bifacjalny',
        summary: 'Panel bifacjalny do firmowych instalacji gruntowych, dobrany do falownika Promin S20.',
        description:
          'Przy stringach po 16 paneli i trzech wejściach 32 A falownik Promin S20 przyjmuje 48 sztuk, czyli 29,8 kW, bez przekroczenia 1100 V zimą. Zapas napięcia pozostaje, ale paneli już się nie dokłada: granica falownika to 30 kW.\n\n' +
          'Na gruncie odstęp rzędów liczy się dla kąta słońca 21 grudnia, inaczej dolny rząd ogniw spędzi zimę w cieniu. Ogniwa połówkowe zachowują wtedy produkcję górnej połowy panelu.\n\n' +
          'Paleta to 36 sztuk, około 1,25 tony: do rozładunku potrzebny jest wózek widłowy.',
      },
      en: {
        name: 'Promin N66BG-620 solar panel, 620 W, bifacial',
        summary: 'A bifacial panel for business ground-mount plants, matched to the Promin S20 inverter.',
        description:
          'With strings of 16 on three 32 A inputs the Promin S20 inverter takes 48 panels, 29.8 kW, and stays below 1,100 V in winter. Some voltage margin remains, but no panels are added: the inverter’s limit is 30 kW.\n\n' +
          'On the ground, space the rows for the sun’s angle on 21 December, or the lowest cells spend the winter in shade. Half-cut cells then keep the upper half of the panel producing.\n\n' +
          'A pallet holds 36 pieces, about 1.25 tonnes: unloading needs a forklift.',
      },
    },
  },
];
