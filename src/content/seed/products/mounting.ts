import type { SeedProduct } from '../seed-product.ts';

/** Mounting systems, category 5. `loadCapacityKg` is left out: what a frame carries depends on spacing, snow and wind. */
export const mounting = [
  {
    id: 501,
    category: 'mounting-systems',
    article: 'PRM-PITCH10',
    brand: 'Promin',
    stock: 42,
    price: { UAH: 13_500, PLN: 1_185 },
    warrantyMonths: 120,
    tags: ['home', 'installer'],
    specifications: {
      panelsCount: 10,
      mountType: 'tiled-roof',
      roofAreaM2: 21,
      material: 'aluminium',
      weightKg: 58,
      panelFrameMinMm: 30,
      panelFrameMaxMm: 35,
    },
    text: {
      uk: {
        name: 'Кріплення для сонячних панелей на черепичний дах Promin Pitch 10, 10 панелей',
        summary:
          'Рейки, гаки й затискачі для десяти вертикальних панелей в один ряд на керамічній або бетонній черепиці.',
        description: [
          'У наборі шість рейок по 4,05 м, чотири з’єднувачі, двадцять шість регульованих гаків, вісімнадцять міжпанельних і чотири торцеві затискачі під раму 30–35 мм, скоби для кабелю та заземлювальні пластини.',
          'Гак кріплять двома шурупами 8 × 100 мм у крокву, не в обрешітку. Крок між гаками 80–90 см підходить для снігу до 1,6 кПа; у Карпатах і вище 600 м над рівнем моря замовляйте додатковий комплект гаків.',
          'Над гаком черепицю підрізають болгаркою знизу на 6–8 мм, щоб вона лягла без перекосу: гак не повинен торкатися нижньої черепиці, інакше перший сніг її розколе.',
        ].join('\n\n'),
      },
      pl: {
        name: 'Konstrukcja montażowa na dach z dachówką Promin Pitch 10, 10 paneli',
        summary:
          'Szyny, haki i klemy do dziesięciu pionowych paneli w jednym rzędzie na dachówce ceramicznej lub betonowej.',
        description: [
          'W komplecie sześć szyn po 4,05 m, cztery łączniki, dwadzieścia sześć regulowanych haków, osiemnaście klem środkowych i cztery końcowe do ramy 30–35 mm, uchwyty kabli oraz blaszki uziemiające.',
          'Hak mocuje się dwoma wkrętami 8 × 100 mm do krokwi, nie do łaty. Rozstaw 80–90 cm odpowiada obciążeniu śniegiem do 1,6 kPa; w strefach górskich potrzebny jest dodatkowy komplet haków.',
          'Dachówkę nad hakiem podcina się od spodu na 6–8 mm, żeby leżała równo. Hak nie może dotykać dachówki pod nim, bo pod śniegiem ona pęknie.',
        ].join('\n\n'),
      },
      en: {
        name: 'Promin Pitch 10 mounting set for tiled roofs, 10 panels',
        summary: 'Rails, hooks and clamps for ten upright panels in one row on clay or concrete tiles.',
        description: [
          'The set has six rails of 4.05 m, four splices, twenty-six adjustable hooks, eighteen mid and four end clamps for 30–35 mm frames, cable clips and earthing plates.',
          'Each hook takes two 8 × 100 mm screws into the rafter, never into the batten. A spacing of 80–90 cm suits snow loads up to 1.6 kPa; in the mountains order a second pack of hooks.',
          'Grind 6–8 mm off the underside of the tile above the hook so that it lies flat. The hook must not touch the tile below, or the first snow will crack it.',
        ].join('\n\n'),
      },
    },
  },
  {
    id: 502,
    category: 'mounting-systems',
    article: 'PRM-METAL10',
    brand: 'Promin',
    stock: 37,
    price: { UAH: 10_200, PLN: 895 },
    warrantyMonths: 120,
    tags: ['home', 'business', 'installer'],
    specifications: {
      panelsCount: 10,
      mountType: 'metal-roof',
      roofAreaM2: 21,
      material: 'aluminium',
      weightKg: 44,
      panelFrameMinMm: 30,
      panelFrameMaxMm: 35,
    },
    text: {
      uk: {
        name: 'Кріплення для сонячних панелей на металочерепицю Promin Metal 10, 10 панелей',
        summary:
          'Шпильки-шурупи з гумовими ущільнювачами, рейки й затискачі для даху з металочерепиці чи профнастилу.',
        description: [
          'Шпилька M10 × 200 проходить крізь лист у крокву на глибину щонайменше 60 мм, зверху її затискає грибоподібна прокладка EPDM, а рейка сідає на Г-подібну пластину з регулюванням по висоті. У коробці двадцять шість шпильок, шість рейок по 4,05 м, з’єднувачі та затискачі 30–35 мм.',
          'Свердлять у два кроки: 12 мм крізь метал, 7 мм у деревині. Тоді лист вільно рухається від спеки, а різьба тримає. Стружку змітають одразу, інакше через сезон вона залишить іржаві плями.',
          'Не підходить для фальцевої покрівлі: там ставлять затискачі на фальц без жодного отвору.',
        ].join('\n\n'),
      },
      pl: {
        name: 'Konstrukcja montażowa na blachodachówkę Promin Metal 10, 10 paneli',
        summary:
          'Śruby dwugwintowe z uszczelkami, szyny i klemy na dach z blachodachówki lub blachy trapezowej.',
        description: [
          'Śruba M10 × 200 przechodzi przez blachę i wchodzi w krokiew na co najmniej 60 mm, od góry dociska ją uszczelka EPDM, a szyna opiera się na kątowniku z regulacją wysokości. W kartonie dwadzieścia sześć śrub, sześć szyn po 4,05 m, łączniki i klemy 30–35 mm.',
          'Wierci się dwuetapowo: 12 mm przez blachę i 7 mm w drewnie. Blacha może wtedy pracować pod wpływem ciepła, a gwint trzyma. Opiłki trzeba od razu zmieść, inaczej po sezonie zostaną po nich rdzawe plamy.',
          'Zestaw nie pasuje do blachy na rąbek: tam stosuje się zaciski na rąbek, bez żadnych otworów.',
        ].join('\n\n'),
      },
      en: {
        name: 'Promin Metal 10 mounting set for metal-tile roofs, 10 panels',
        summary: 'Hanger bolts with rubber seals, rails and clamps for metal-tile or trapezoidal roofs.',
        description: [
          'The M10 × 200 bolt passes through the sheet and at least 60 mm into the rafter; an EPDM seal is pressed on top, and the rail sits on an L-foot with height adjustment. The box holds twenty-six bolts, six rails of 4.05 m, splices and clamps for 30–35 mm.',
          'Drill in two steps, 12 mm through the metal and 7 mm in the wood. The sheet can then move in the heat while the thread holds. Sweep off the swarf at once, or it leaves rust marks within a season.',
          'It does not suit standing seams: those take seam clamps, without a single hole.',
        ].join('\n\n'),
      },
    },
  },
  {
    id: 503,
    category: 'mounting-systems',
    article: 'PRM-FLAT8',
    brand: 'Promin',
    stock: 14,
    price: { UAH: 15_900, PLN: 1_395 },
    warrantyMonths: 120,
    tags: ['business', 'home', 'installer'],
    specifications: {
      panelsCount: 8,
      mountType: 'flat-roof',
      tiltDegrees: '15',
      roofAreaM2: 28,
      material: 'aluminium',
      weightKg: 67,
    },
    text: {
      uk: {
        name: 'Кріплення для сонячних панелей на плоский дах Promin Flat 8, 8 панелей, 15°',
        summary: 'Трикутні опори з лотками під баласт, які не проколюють гідроізоляцію.',
        description: [
          'Дванадцять алюмінієвих трикутників, поперечні рейки, лотки під тротуарну плитку 50 × 50 см, гумові килимки 10 мм і затискачі для восьми панелей довжиною до 2,4 м у двох рядах.',
          'Кут 15° обрано навмисно: порівняно з 30° втрачається близько 4 % на рік, зате вітрове навантаження вдвічі менше і ряди стають ближче. Разом із проходом 60 см вісім панелей займають 28 м².',
          'Баласт до комплекту не входить. Для будинку заввишки до 10 м у більшості областей потрібно 12–16 плиток на ряд; надішліть адресу й висоту парапету, ми зробимо розрахунок і схему. Під килимок на ПВХ-мембрані кладуть розділовий шар, бо гума її псує.',
        ].join('\n\n'),
      },
      pl: {
        name: 'Konstrukcja montażowa na dach płaski Promin Flat 8, 8 paneli, 15°',
        summary: 'Trójkąty z korytami na balast, które nie przebijają hydroizolacji.',
        description: [
          'Dwanaście trójkątów aluminiowych, szyny poprzeczne, koryta na płyty chodnikowe 50 × 50 cm, maty gumowe 10 mm i klemy do ośmiu paneli o długości do 2,4 m w dwóch rzędach.',
          'Kąt 15° jest wybrany celowo: wobec 30° traci się około 4% rocznie, ale obciążenie wiatrem jest o połowę mniejsze, a rzędy mogą stać bliżej siebie. Z przejściem 60 cm osiem paneli zajmuje 28 m².',
          'Balast nie wchodzi w skład zestawu. Na budynku do 10 m zwykle potrzeba 12–16 płyt na rząd; po podaniu adresu i wysokości attyki wykonujemy obliczenie ze schematem. Na membranie PVC pod matę kładzie się warstwę rozdzielającą, bo guma ją uszkadza.',
        ].join('\n\n'),
      },
      en: {
        name: 'Promin Flat 8 mounting set for flat roofs, 8 panels, 15°',
        summary: 'Triangular supports with ballast trays that do not pierce the waterproofing.',
        description: [
          'Twelve aluminium triangles, cross rails, trays for 50 × 50 cm paving slabs, 10 mm rubber mats and clamps for eight panels up to 2.4 m long in two rows.',
          'The 15° are deliberate: about 4% a year is lost against 30°, but the wind load halves and the rows stand closer. With a 60 cm gangway eight panels take 28 m².',
          'Ballast is not included. A building up to 10 m tall usually needs 12–16 slabs a row; send the address and the parapet height and we will prepare the calculation and the plan. On PVC membrane put a separating layer under the mats, because rubber damages it.',
        ].join('\n\n'),
      },
    },
  },
  {
    id: 504,
    category: 'mounting-systems',
    article: 'PRM-GROUND12',
    brand: 'Promin',
    stock: 8,
    price: { UAH: 27_500, PLN: 2_415 },
    warrantyMonths: 120,
    tags: ['home', 'agriculture', 'off-grid'],
    specifications: {
      panelsCount: 12,
      mountType: 'ground',
      tiltDegrees: '25–45',
      material: 'galvanised-steel',
      weightKg: 342,
    },
    text: {
      uk: {
        name: 'Наземна конструкція для сонячних панелей Promin Ground 12, 12 панелей, оцинкована сталь',
        summary: 'Однорядна рама з опорними пластинами, кут якої переставляють двічі на рік.',
        description: [
          'Вісім опор, прогони та розкоси зі сталі з гарячим цинкуванням 80 мкм, затискачі з нержавіючої сталі. Пластини кріплять анкерами до стовпчастого фундаменту або приварюють до гвинтових паль; самі палі та бетон у набір не входять.',
          'Кут змінюють перестановкою болта: 25° улітку, 45° узимку. Для мережевої станції різниця невелика, а для автономної грудневий виробіток зростає майже на п’яту частину.',
          'Нижній край піднято на 70 см: сніг сповзає, і траву можна скосити. На ділянці потрібна смуга 14 × 4 м. Раму обов’язково з’єднують із контуром заземлення, для цього на кожній опорі є отвір M10.',
        ].join('\n\n'),
      },
      pl: {
        name: 'Konstrukcja gruntowa pod panele Promin Ground 12, 12 paneli, stal ocynkowana',
        summary: 'Jednorzędowa rama na stopach, której kąt zmienia się dwa razy w roku.',
        description: [
          'Osiem podpór, płatwie i zastrzały ze stali ocynkowanej ogniowo 80 µm oraz klemy ze stali nierdzewnej. Stopy kotwi się do fundamentu punktowego albo spawa z palami śrubowymi; pale i beton nie wchodzą w skład zestawu.',
          'Kąt zmienia się przełożeniem śruby: 25° latem, 45° zimą. W instalacji sieciowej różnica jest niewielka, w autonomicznej grudniowa produkcja rośnie prawie o jedną piątą.',
          'Dolna krawędź znajduje się 70 cm nad ziemią, więc śnieg się zsuwa, a trawę można skosić. Potrzebny jest pas 14 × 4 m. Ramę trzeba połączyć z uziomem, na każdej podporze jest otwór M10.',
        ].join('\n\n'),
      },
      en: {
        name: 'Promin Ground 12 ground mounting frame, 12 panels, galvanised steel',
        summary: 'A single-row frame on base plates whose angle you change twice a year.',
        description: [
          'Eight supports, purlins and braces in steel hot-dip galvanised to 80 µm, with stainless clamps. The plates are anchored to pad foundations or welded to ground screws; screws and concrete are not included.',
          'Moving one bolt changes the tilt: 25° in summer, 45° in winter. A grid plant gains little from it, while an off-grid one gets almost a fifth more in December.',
          'The lower edge stands 70 cm up, so snow slides off and the grass can be cut. It needs a strip of 14 × 4 m. Connect the frame to the earthing system: every support has an M10 hole for it.',
        ].join('\n\n'),
      },
    },
  },
  {
    id: 505,
    category: 'mounting-systems',
    article: 'PRM-RAIL-BALCONY2',
    brand: 'Promin',
    stock: 51,
    price: { UAH: 2_890, PLN: 255 },
    warrantyMonths: 120,
    tags: ['balcony', 'home'],
    specifications: {
      panelsCount: 2,
      mountType: 'balcony',
      tiltDegrees: '70–90',
      material: 'aluminium',
      weightKg: 7.2,
    },
    text: {
      uk: {
        name: 'Балконне кріплення для сонячних панелей Promin Balcony 2, 2 панелі',
        summary: 'Рейки, гаки на поручень і страхувальні троси для двох панелей шириною 1134 мм.',
        description: [
          'Гаки обхоплюють круглий або прямокутний поручень від 25 до 70 мм, нижні упори відсувають панель на 0–20°. Отвори в огорожі не потрібні. До набору додано два сталеві троси 3 мм: їх заводять за плиту балкона, і панель не впаде, навіть якщо затискач ослабне.',
          'Перед монтажем похитайте огорожу. Якщо вона рухається більш ніж на сантиметр, спершу підсильте її. Болти підтягують через місяць після встановлення, далі щовесни.',
          'Вище четвертого поверху вітер подвоює навантаження: беріть другий набір і ставте по чотири гаки на панель.',
        ].join('\n\n'),
      },
      pl: {
        name: 'Uchwyt balkonowy do paneli fotowoltaicznych Promin Balcony 2, 2 panele',
        summary: 'Szyny, haki na poręcz i linki asekuracyjne do dwóch paneli o szerokości 1134 mm.',
        description: [
          'Haki obejmują okrągłą lub prostokątną poręcz od 25 do 70 mm, dolne odbojniki odchylają panel o 0–20°. Balustrady nie trzeba wiercić. W zestawie są dwie stalowe linki 3 mm: przeprowadza się je za płytą balkonu i panel nie spadnie, nawet gdy poluzuje się zacisk.',
          'Przed montażem należy sprawdzić balustradę ręką. Jeśli ugina się o więcej niż centymetr, najpierw trzeba ją wzmocnić. Śruby dokręca się po miesiącu, a potem każdej wiosny.',
          'Powyżej czwartego piętra wiatr podwaja obciążenie: potrzebny jest drugi komplet i po cztery haki na panel.',
        ].join('\n\n'),
      },
      en: {
        name: 'Promin Balcony 2 railing mount for solar panels, 2 panels',
        summary: 'Rails, railing hooks and safety cables for two panels 1,134 mm wide.',
        description: [
          'The hooks grip round or square handrails of 25 to 70 mm, and stand-offs below lean the panel out by 0–20°. The railing needs no holes. Two 3 mm steel cables come with it: led behind the balcony slab, they hold the panel even if a clamp works loose.',
          'Shake the railing first. If it gives by more than a centimetre, strengthen it before anything else. Retighten the bolts after a month and then every spring.',
          'Above the fourth floor wind doubles the load: take a second set and fit four hooks to each panel.',
        ].join('\n\n'),
      },
    },
  },
  {
    id: 506,
    category: 'mounting-systems',
    article: 'PRM-HOOK-10',
    brand: 'Promin',
    stock: 96,
    price: { UAH: 2_550, PLN: 225 },
    warrantyMonths: 120,
    tags: ['installer', 'home'],
    specifications: {
      mountType: 'tiled-roof',
      material: 'stainless-steel',
      dimensionsMm: '180 × 60 × 215',
      weightKg: 9.4,
    },
    text: {
      uk: {
        name: 'Гак покрівельний регульований для черепиці Promin Hook, 10 шт.',
        summary: 'Нержавіючі гаки зі зсувною пластиною, коли кроква не збігається із западиною черепиці.',
        description: [
          'Плече зміщується вздовж пластини на 55 мм, а висоту рейки виставляють на вертикальному пазу в межах 45 мм. Так вирівнюють старий дах із прогином, не підкладаючи дощечок.',
          'Сталь 1.4301 завтовшки 6 мм, на кожен гак потрібно два шурупи 8 × 100 мм із тарілчастою головкою, вони йдуть окремо. Для плоскої черепиці «бобровий хвіст» беруть інший, низький гак.',
          'Розміри й вага в таблиці: розмір одного гака, вага всієї коробки. На один кіловат панелей у середньому йде п’ять-шість штук.',
        ].join('\n\n'),
      },
      pl: {
        name: 'Hak dachowy regulowany do dachówki Promin Hook, 10 szt.',
        summary: 'Nierdzewne haki z przesuwną stopą, gdy krokiew nie wypada w zagłębieniu dachówki.',
        description: [
          'Ramię przesuwa się wzdłuż stopy o 55 mm, a wysokość szyny ustawia się na pionowym otworze w zakresie 45 mm. W ten sposób wyrównuje się stary, ugięty dach bez podkładania desek.',
          'Stal 1.4301 o grubości 6 mm; na hak potrzebne są dwa wkręty talerzowe 8 × 100 mm, sprzedawane osobno. Do karpiówki stosuje się inny, niski hak.',
          'W tabeli podano wymiary jednego haka i masę całego kartonu. Na kilowat paneli przypada średnio pięć lub sześć sztuk.',
        ].join('\n\n'),
      },
      en: {
        name: 'Promin Hook adjustable roof hooks for tiles, pack of 10',
        summary: 'Stainless hooks with a sliding base for rafters that miss the trough of the tile.',
        description: [
          'The arm slides 55 mm along the base and the rail height is set in an upright slot within 45 mm. An old sagging roof is levelled this way, without packing pieces.',
          'Grade 1.4301 steel, 6 mm thick; each hook takes two 8 × 100 mm flange-head screws, sold separately. Plain beaver-tail tiles need a different, low hook.',
          'The table gives the size of one hook and the weight of the box. On average a kilowatt of panels takes five or six.',
        ].join('\n\n'),
      },
    },
  },
  {
    id: 507,
    category: 'mounting-systems',
    article: 'K2-SINGLERAIL-36-440',
    brand: 'K2 Systems',
    stock: 210,
    price: { UAH: 1_120, PLN: 98 },
    warrantyMonths: 144,
    tags: ['installer', 'home', 'business'],
    specifications: {
      mountType: 'tiled-roof',
      lengthM: 4.4,
      material: 'aluminium',
      dimensionsMm: '4400 × 39 × 37',
      weightKg: 3.4,
    },
    text: {
      uk: {
        name: 'Монтажна рейка K2 Systems SingleRail 36, 4,40 м',
        summary: 'Алюмінієва рейка німецької системи K2 для похилих дахів, до якої гаки кріпляться збоку.',
        description: [
          'Ціна за одну рейку; затискачі купують окремо. На десять панелей шириною 1134 мм ідуть шість рейок і чотири з’єднувачі.',
          'Бічний паз дозволяє виставити рейку по висоті вже на гаку, тому перепади даху до двох-трьох сантиметрів зникають без підкладок. Профіль сумісний із затискачами OneMid та OneEnd тієї самої марки.',
          'Допустимий проліт залежить від снігового та вітрового району. Порахуйте його в безплатній програмі K2 Base або надішліть нам адресу й розміри схилу. Суцільний ряд розривають термошвом.',
        ].join('\n\n'),
      },
      pl: {
        name: 'Szyna montażowa K2 Systems SingleRail 36, 4,40 m',
        summary: 'Aluminiowa szyna niemieckiego systemu K2 do dachów skośnych, mocowana do haków z boku.',
        description: [
          'Cena dotyczy jednej szyny; klemy kupuje się osobno. Na dziesięć paneli o szerokości 1134 mm potrzeba sześciu szyn i czterech łączników.',
          'Boczny kanał pozwala ustawić wysokość już na haku, dzięki czemu nierówności dachu do dwóch, trzech centymetrów znikają bez podkładek. Profil współpracuje z klemami OneMid i OneEnd tej samej marki.',
          'Dopuszczalny rozstaw zależy od strefy śniegowej i wiatrowej. Obliczy go bezpłatny program K2 Base, można też przesłać nam adres i wymiary połaci. Długi rząd dzieli się dylatacją.',
        ].join('\n\n'),
      },
      en: {
        name: 'K2 Systems SingleRail 36 mounting rail, 4.40 m',
        summary:
          'An aluminium rail of the German K2 system for pitched roofs, fixed to the hooks from the side.',
        description: [
          'The price is for one rail; clamps are bought separately. Ten panels 1,134 mm wide take six rails and four connectors.',
          'The side channel lets you set the height at the hook, so unevenness of two or three centimetres disappears without shims. The profile takes the OneMid and OneEnd clamps of the same make.',
          'The permissible span depends on snow and wind zone. The free K2 Base program calculates it, or send us the address and the roof dimensions. Long rows are divided by an expansion gap.',
        ].join('\n\n'),
      },
    },
  },
  {
    id: 508,
    category: 'mounting-systems',
    article: 'K2-CROSSHOOK-3S',
    brand: 'K2 Systems',
    stock: 320,
    price: { UAH: 420, PLN: 37 },
    warrantyMonths: 144,
    tags: ['installer', 'home'],
    specifications: {
      mountType: 'tiled-roof',
      weightKg: 0.75,
    },
    text: {
      uk: {
        name: 'Гак покрівельний K2 Systems CrossHook 3S для черепиці',
        summary: 'Регульований гак системи K2 під пазову черепицю, ціна за одну штуку.',
        description: [
          'Плече переставляють за положенням кроквини, тож западину хвилі можна вибрати вільно. Гак працює з рейками SingleRail та CrossRail; болт із молоткоподібною головкою входить у боковий паз рейки.',
          'Для розрахунку кількості візьміть довжину рейки, поділіть на крок крокв і додайте один гак на кінець. На край даху, де вітер найсильніший, крок зменшують на третину.',
          'Шурупи для деревини замовляйте разом із гаком: саморізи для гіпсокартону чи покрівельні не годяться, вони зрізаються під вагою снігу.',
        ].join('\n\n'),
      },
      pl: {
        name: 'Hak dachowy K2 Systems CrossHook 3S do dachówki',
        summary: 'Regulowany hak systemu K2 do dachówki zakładkowej, cena za sztukę.',
        description: [
          'Ramię ustawia się według położenia krokwi, więc zagłębienie dachówki można wybrać dowolnie. Hak współpracuje z szynami SingleRail i CrossRail; śruba młoteczkowa wchodzi w boczny kanał szyny.',
          'Liczbę haków oblicza się, dzieląc długość szyny przez rozstaw krokwi i dodając jeden na koniec. W pasie brzegowym, gdzie wiatr jest najsilniejszy, rozstaw zmniejsza się o jedną trzecią.',
          'Do haków trzeba zamówić wkręty konstrukcyjne do drewna: wkręty do płyt lub do blachy zetnie ciężar śniegu.',
        ].join('\n\n'),
      },
      en: {
        name: 'K2 Systems CrossHook 3S roof hook for tiles',
        summary: 'An adjustable hook of the K2 system for interlocking tiles, priced per piece.',
        description: [
          'The arm is moved to suit the rafter, so you are free to choose the trough of the tile. It works with SingleRail and CrossRail: a hammerhead bolt enters the side channel of the rail.',
          'To count hooks, divide the rail length by the rafter spacing and add one for the end. Near the roof edge, where wind is strongest, reduce the spacing by a third.',
          'Order structural timber screws with the hooks: drywall or sheet-metal screws shear off under snow.',
        ].join('\n\n'),
      },
    },
  },
  {
    id: 509,
    category: 'mounting-systems',
    article: 'K2-MINIRAIL-SET',
    brand: 'K2 Systems',
    stock: 164,
    price: { UAH: 345, PLN: 30 },
    warrantyMonths: 144,
    tags: ['installer', 'business'],
    specifications: {
      mountType: 'metal-roof',
      material: 'aluminium',
      weightKg: 0.4,
    },
    text: {
      uk: {
        name: 'Коротка рейка K2 Systems MiniRail Set для профнастилу',
        summary: 'Точкове кріплення панелей просто до трапецієвого листа, із саморізами в комплекті.',
        description: [
          'Замість довгих рейок під кожну точку затиску ставлять окремий короткий профіль. На складський дах із 54 панелями це економить близько 100 кг алюмінію і підйомник, бо все вміщується в кілька коробок.',
          'Профіль притискають чотирма саморізами у верхню хвилю, під ним уже наклеєна EPDM-стрічка. Хвиля має бути рівною, а лист цілим, без корозії: він несе панель сам.',
          'Панелі кладуть горизонтально або вертикально, з додатковими елементами можна задати нахил 5°. Ціна за один комплект; на панель у середині ряду їх іде два.',
        ].join('\n\n'),
      },
      pl: {
        name: 'Szyna krótka K2 Systems MiniRail Set do blachy trapezowej',
        summary: 'Punktowe mocowanie paneli wprost do blachy trapezowej, z wkrętami w komplecie.',
        description: [
          'Zamiast długich szyn pod każdym punktem docisku znajduje się osobny krótki profil. Na dachu hali z 54 panelami oszczędza to około 100 kg aluminium i wynajem podnośnika, bo wszystko mieści się w kilku kartonach.',
          'Profil przykręca się czterema wkrętami samowiercącymi do górnej fali, od spodu ma już taśmę EPDM. Fala musi być równa, a blacha zdrowa, bez korozji, bo to ona niesie panel.',
          'Panele układa się poziomo lub pionowo, z dodatkowymi elementami także pod kątem 5°. Cena dotyczy jednego kompletu; na panel w środku rzędu przypadają dwa.',
        ].join('\n\n'),
      },
      en: {
        name: 'K2 Systems MiniRail Set short rail for trapezoidal sheet',
        summary: 'Point fixing of panels straight to trapezoidal sheet, with screws included.',
        description: [
          'In place of long rails each clamping point gets its own short profile. On a warehouse roof with 54 panels that saves about 100 kg of aluminium and a lift, since everything fits in a few boxes.',
          'Four self-tapping screws hold it on the crown of the sheet, and an EPDM strip is already attached below. The crown must be flat and the sheet sound, without rust: it carries the panel itself.',
          'Panels lie in landscape or portrait, and extra parts give a tilt of 5°. The price is for one set; a panel in mid-row takes two.',
        ].join('\n\n'),
      },
    },
  },
] satisfies readonly SeedProduct[];
