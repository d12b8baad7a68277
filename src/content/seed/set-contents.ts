import type { ContentsUnit } from '../../domain/catalogue/set-contents.ts';
import type { Localized } from '../../domain/locale/locale.ts';

/** A part of a set: another product of the catalogue by its article number, or what is not sold by itself in words. */
export type SeedPart =
  | { readonly article: string; readonly quantity: number }
  | { readonly name: Localized; readonly quantity: number; readonly unit: ContentsUnit };

const product = (article: string, quantity = 1): SeedPart => ({ article, quantity });
const words =
  (unit: ContentsUnit) =>
  (uk: string, pl: string, en: string, quantity = 1): SeedPart => ({ name: { uk, pl, en }, quantity, unit });
const [piece, metres, kit] = [words('piece'), words('metre'), words('kit')];

// Counted in pairs, as the panel is sold.
const blackPanels = (panels: number) => product('PRM-N54FB-440X2', panels / 2);
/** Of the forms of a noun behind a number the one for 22 or the one for 20: no set has fewer than five panels. */
const counted = (count: number, [few, many]: readonly [few: string, many: string]) =>
  `${count} ${count > 20 && count % 10 >= 2 && count % 10 <= 4 ? few : many}`;
const tileMounting = (panels: number) =>
  kit(
    `Рейки й гаки під черепицю на ${counted(panels, ['панелі', 'панелей'])}`,
    `Szyny i haki do dachówki na ${counted(panels, ['panele', 'paneli'])}`,
    `Rails and hooks for roof tiles, for ${panels} panels`,
  );
const protection = kit(
  'Захист сторін постійного та змінного струму',
  'Zabezpieczenia strony DC i AC',
  'Protection for the DC and AC sides',
);
const board = kit('Щиток захисту', 'Rozdzielnica zabezpieczeń', 'Protection board');
const cables = kit('Кабелі для монтажу', 'Kable do montażu', 'Cables for installation');
const exportMeter = piece(
  'Лічильник для обмеження віддачі в мережу',
  'Licznik do ograniczania oddawania energii',
  'Meter that limits export to the grid',
);
const spd = kit('Захист від перенапруг типу II', 'Ograniczniki przepięć typu II', 'Type II surge protection');
const threePhase = (powerKw: number) =>
  piece(
    `Трифазний мережевий інвертор, ${powerKw} кВт`,
    `Trójfazowy falownik sieciowy, ${powerKw} kW`,
    `Three-phase grid-tied inverter, ${powerKw} kW`,
  );

/**
 * What each set consists of, as its description says it. Parts of the shop's own catalogue are named by their article numbers; what the shop
 * does not sell by itself, or not in this number, is said in words.
 */
export const SET_CONTENTS = {
  home3: [
    blackPanels(8),
    piece(
      'Однофазний гібридний інвертор, 3 кВт',
      'Jednofazowy falownik hybrydowy, 3 kW',
      'Single-phase hybrid inverter, 3 kW',
    ),
    piece(
      'Настінний акумулятор, 51,2 В, 5,12 кВт·год',
      'Naścienny magazyn energii, 51,2 V, 5,12 kWh',
      'Wall battery, 51.2 V, 5.12 kWh',
    ),
    tileMounting(8),
    metres('Сонячний кабель, червоний', 'Kabel solarny, czerwony', 'Solar cable, red', 30),
    metres('Сонячний кабель, чорний', 'Kabel solarny, czarny', 'Solar cable, black', 30),
    protection,
  ],
  home5: [
    blackPanels(12),
    product('PRM-H5-1P'),
    product('PRM-BW10'),
    tileMounting(12),
    board,
    cables,
    exportMeter,
  ],
  home8: [
    blackPanels(18),
    product('PRM-H8-1P'),
    product('PRM-BW10', 2),
    kit(
      'Кріплення для металочерепиці зі шпильками та ущільнювачами на 18 панелей',
      'Mocowanie do blachodachówki ze śrubami dwugwintowymi i uszczelkami na 18 paneli',
      'Fixings for metal tiles with hanger bolts and seals, for 18 panels',
    ),
    protection,
    cables,
  ],
  home10: [
    blackPanels(24),
    piece(
      'Трифазний гібридний інвертор для батареї 48 В, 10 кВт',
      'Trójfazowy falownik hybrydowy na magazyn 48 V, 10 kW',
      'Three-phase hybrid inverter for 48 V storage, 10 kW',
    ),
    product('PRM-BW10', 2),
    tileMounting(24),
    protection,
    cables,
  ],
  auto5: [
    product('PRM-M72S-550', 8),
    product('PRM-H5-1P'),
    product('PRM-BR5', 4),
    piece(
      'Стійка на колесах для акумуляторів',
      'Szafa na kółkach do modułów',
      'Wheeled rack for the batteries',
    ),
    kit('Земляна рама на 8 панелей', 'Rama gruntowa na 8 paneli', 'Ground frame for 8 panels'),
    metres('Кабель', 'Kabel', 'Cable', 50),
    piece(
      'Щиток із захистом від блискавки',
      'Rozdzielnica z ochroną odgromową',
      'Board with lightning protection',
    ),
    piece('Заземлювач', 'Uziom', 'Earth electrode'),
  ],
  business15: [
    product('PRM-N66BG-620', 28),
    threePhase(15),
    kit(
      'Короткі рейки для трапецієвого листа на 28 панелей',
      'Krótkie szyny do blachy trapezowej na 28 paneli',
      'Short rails for trapezoidal sheet, for 28 panels',
    ),
    cables,
    spd,
    exportMeter,
  ],
  business20: [
    product('PRM-N66BG-620', 36),
    product('PRM-S20-3P'),
    kit(
      'Алюмінієві трикутники на 15° з лотками під баласт і гумовими підкладками на 36 панелей',
      'Aluminiowe trójkąty 15° z korytami na balast i podkładkami gumowymi na 36 paneli',
      '15° aluminium triangles with ballast trays and rubber pads, for 36 panels',
    ),
    cables,
    piece('Шафа захисту змінного струму', 'Rozdzielnica AC', 'AC protection cabinet'),
  ],
  business30: [
    product('PRM-N66BG-620', 54),
    threePhase(30),
    kit(
      'Рейки та затискачі для профнастилу на 54 панелі',
      'Szyny i klemy do blachy trapezowej na 54 panele',
      'Rails and clamps for trapezoidal sheet, for 54 panels',
    ),
    metres('Кабель 6 мм²', 'Kabel 6 mm²', '6 mm² cable', 300),
    piece(
      'Шафа з вимикачем навантаження і захистом від перенапруг',
      'Szafa z rozłącznikiem i ochroną przeciwprzepięciową',
      'Cabinet with load switch and surge protection',
    ),
  ],
  business30hybrid: [
    product('PRM-N66BG-620', 52),
    piece(
      'Гібридний інвертор для високовольтних акумуляторів, 30 кВт',
      'Falownik hybrydowy do magazynów wysokonapięciowych, 30 kW',
      'Hybrid inverter for high-voltage batteries, 30 kW',
    ),
    product('PRM-BT12HV', 2),
    kit(
      'Оцинкована рама в один ряд на 52 панелі',
      'Ocynkowana konstrukcja jednorzędowa na 52 panele',
      'Galvanised single-row frame for 52 panels',
    ),
    piece('Лічильник на вводі', 'Licznik na przyłączu', 'Supply meter'),
    kit(
      'Шафи захисту постійного та змінного струму',
      'Szafy zabezpieczeń DC i AC',
      'DC and AC protection cabinets',
    ),
  ],
  balcony: [
    blackPanels(2),
    product('PRM-M800'),
    kit('Гаки й затискачі на поручень', 'Haki i klemy na poręcz', 'Hooks and clamps for the railing'),
    metres('Кабель із вилкою', 'Przewód z wtyczką', 'Lead with a plug', 5),
    piece(
      'Ватметр для контролю виробітку',
      'Watomierz do kontroli produkcji',
      'Wattmeter for watching production',
    ),
  ],
} satisfies Readonly<Record<string, readonly SeedPart[]>>;
