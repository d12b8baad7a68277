interface CityNames {
  readonly uk: string;
  readonly pl: string;
  readonly en: string;
  /** Spellings still met in addresses. */
  readonly also?: readonly string[];
}

/** The oblast centres of Ukraine and the voivodeship capitals of Poland (R10); two voivodeships have two each. */
export const MAJOR_CITIES: Readonly<Record<'UA' | 'PL', readonly CityNames[]>> = {
  UA: [
    { uk: 'Вінниця', pl: 'Winnica', en: 'Vinnytsia' },
    { uk: 'Дніпро', pl: 'Dniepr', en: 'Dnipro' },
    { uk: 'Донецьк', pl: 'Donieck', en: 'Donetsk' },
    { uk: 'Житомир', pl: 'Żytomierz', en: 'Zhytomyr' },
    { uk: 'Запоріжжя', pl: 'Zaporoże', en: 'Zaporizhzhia' },
    { uk: 'Івано-Франківськ', pl: 'Iwano-Frankiwsk', en: 'Ivano-Frankivsk' },
    { uk: 'Київ', pl: 'Kijów', en: 'Kyiv', also: ['Kiev'] },
    { uk: 'Кропивницький', pl: 'Kropywnycki', en: 'Kropyvnytskyi' },
    { uk: 'Луганськ', pl: 'Ługańsk', en: 'Luhansk' },
    { uk: 'Луцьк', pl: 'Łuck', en: 'Lutsk' },
    { uk: 'Львів', pl: 'Lwów', en: 'Lviv' },
    { uk: 'Миколаїв', pl: 'Mikołajów', en: 'Mykolaiv' },
    { uk: 'Одеса', pl: 'Odessa', en: 'Odesa' },
    { uk: 'Полтава', pl: 'Połtawa', en: 'Poltava' },
    { uk: 'Рівне', pl: 'Równe', en: 'Rivne' },
    { uk: 'Суми', pl: 'Sumy', en: 'Sumy' },
    { uk: 'Тернопіль', pl: 'Tarnopol', en: 'Ternopil' },
    { uk: 'Ужгород', pl: 'Użhorod', en: 'Uzhhorod' },
    { uk: 'Харків', pl: 'Charków', en: 'Kharkiv', also: ['Kharkov'] },
    { uk: 'Херсон', pl: 'Chersoń', en: 'Kherson' },
    { uk: 'Хмельницький', pl: 'Chmielnicki', en: 'Khmelnytskyi' },
    { uk: 'Черкаси', pl: 'Czerkasy', en: 'Cherkasy' },
    { uk: 'Чернівці', pl: 'Czerniowce', en: 'Chernivtsi' },
    { uk: 'Чернігів', pl: 'Czernihów', en: 'Chernihiv' },
  ],
  PL: [
    { uk: 'Білосток', pl: 'Białystok', en: 'Bialystok' },
    { uk: 'Бидгощ', pl: 'Bydgoszcz', en: 'Bydgoszcz' },
    { uk: 'Варшава', pl: 'Warszawa', en: 'Warsaw' },
    { uk: 'Вроцлав', pl: 'Wrocław', en: 'Wroclaw' },
    { uk: 'Гданськ', pl: 'Gdańsk', en: 'Gdansk' },
    { uk: 'Гожув-Великопольський', pl: 'Gorzów Wielkopolski', en: 'Gorzow Wielkopolski' },
    { uk: 'Жешув', pl: 'Rzeszów', en: 'Rzeszow', also: ['Ряшів'] },
    { uk: 'Зелена Гура', pl: 'Zielona Góra', en: 'Zielona Gora', also: ['Зельона-Гура'] },
    { uk: 'Катовиці', pl: 'Katowice', en: 'Katowice', also: ['Катовіце'] },
    { uk: 'Кельці', pl: 'Kielce', en: 'Kielce' },
    { uk: 'Краків', pl: 'Kraków', en: 'Krakow', also: ['Cracow'] },
    { uk: 'Лодзь', pl: 'Łódź', en: 'Lodz' },
    { uk: 'Люблін', pl: 'Lublin', en: 'Lublin' },
    { uk: 'Ольштин', pl: 'Olsztyn', en: 'Olsztyn' },
    { uk: 'Ополе', pl: 'Opole', en: 'Opole' },
    { uk: 'Познань', pl: 'Poznań', en: 'Poznan' },
    { uk: 'Торунь', pl: 'Toruń', en: 'Torun' },
    { uk: 'Щецин', pl: 'Szczecin', en: 'Szczecin' },
  ],
};

/** Each major city by every name that it may be typed by. */
const BY_FOLDED: ReadonlyMap<string, CityNames> = new Map(
  Object.values(MAJOR_CITIES)
    .flat()
    .flatMap((city) => {
      const { uk, pl, en, also = [] } = city;
      return [uk, pl, en, ...also].map((name) => [folded(name), city] as const);
    }),
);

/**
 * Whether a typed city is a major one, in whatever case and language of the shop, with or without Latin diacritics,
 * apostrophes, hyphens and a leading „м.“ (R10).
 */
export const isMajorCity = (city: string): boolean => BY_FOLDED.has(folded(city));

/** Whether two typed names mean one city: alike but for what `isMajorCity` overlooks, or two names of a major one. */
export function isSameCity(one: string, other: string): boolean {
  const [a, b] = [folded(one), folded(other)];
  return a === b || (BY_FOLDED.has(a) && BY_FOLDED.get(a) === BY_FOLDED.get(b));
}

function folded(city: string): string {
  return city
    .toLowerCase()
    .normalize('NFD')
    .replace(/(?<=[a-z])\p{M}+/gu, '')
    .normalize('NFC')
    .replaceAll('ł', 'l')
    .replace(/['’ʼ‘`′]/g, '')
    .replace(/[\s\-‐–]+/g, ' ')
    .trim()
    .replace(/^[мm]\. ?/, '');
}
