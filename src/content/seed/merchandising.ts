import type { Localized } from '../../domain/locale/locale.ts';

/** The four promoted categories of the promotion box (S §2): solar panels, DC stations, batteries, cables and wires. */
export const promotions: {
  categoryId: number;
  active: boolean;
  picture: string;
  title: Localized;
}[] = [
  {
    categoryId: 1,
    active: true,
    picture: 'prm-n54fb-440x2-three-quarter',
    title: {
      uk: 'Панелі на дах, балкон і землю',
      pl: 'Panele na dach, balkon i grunt',
      en: 'Panels for roofs, balconies and open ground',
    },
  },
  {
    categoryId: 6,
    active: true,
    picture: 'prm-dc120-three-quarter',
    title: {
      uk: 'Зарядка постійним струмом: 80 % за час обіду',
      pl: 'Ładowanie prądem stałym: 80% w czasie obiadu',
      en: 'DC charging: 80% by the end of lunch',
    },
  },
  {
    categoryId: 2,
    active: true,
    picture: 'prm-bt12hv-three-quarter',
    title: {
      uk: 'Акумулятори, що ростуть разом із домом',
      pl: 'Magazyny energii, które rosną razem z domem',
      en: 'Batteries that grow with the house',
    },
  },
  {
    categoryId: 11,
    active: true,
    picture: 'prm-pv4-rb-2x50-three-quarter',
    title: {
      uk: 'Кабель, роз’єми й усе між панеллю та інвертором',
      pl: 'Kabel, złącza i wszystko między panelem a falownikiem',
      en: 'Cable, connectors and all between panel and inverter',
    },
  },
];

export const ads: {
  type: 'image' | 'video';
  contentUrl: string;
  link: string;
  active: boolean;
  title: Localized;
  description: Localized;
}[] = [
  {
    type: 'image',
    contentUrl: '/pictures/scenes/scene-warehouse-1200.webp',
    link: '/delivery-warranty-returns',
    active: true,
    title: { uk: 'Відправляємо зі складу', pl: 'Wysyłamy z magazynu', en: 'Shipped from stock' },
    description: {
      uk: 'Замовлення комплектуємо протягом 24\u00a0годин у робочі дні.',
      pl: 'Zamówienia kompletujemy w ciągu 24\u00a0godzin w\u00a0dni robocze.',
      en: 'Orders are packed within 24 hours on working days.',
    },
  },
];

/**
 * The three slides of the home page (S §2): solar panels, EV chargers, portable solar panels, each the story of one product that can be ordered. What
 * it costs and by when it is there is reckoned from the link. Scenes are 16 : 9 with their subject right of the middle.
 */
export const carouselSlides: {
  position: number;
  type: 'gif' | 'video' | 'image';
  src: string;
  link: string;
  title: Localized;
  description: Localized;
}[] = [
  {
    position: 1,
    type: 'image',
    src: 'scene-roof-solar',
    link: '/product/113',
    title: {
      uk: 'Сонячний дах, нижчий рахунок',
      pl: 'Słoneczny dach, niższy rachunek',
      en: 'Solar roof, smaller bill',
    },
    description: {
      uk: 'Пара чорних панелей по 440 Вт, ККД 22,5 %: більше струму з даху.',
      pl: 'Para czarnych paneli po 440 W, sprawność 22,5%: więcej prądu z dachu.',
      en: 'A pair of black 440 W panels at 22.5% efficiency: more power from the roof.',
    },
  },
  {
    position: 2,
    type: 'image',
    src: 'scene-ev-charging',
    link: '/product/702',
    title: {
      uk: 'Удома зарядили, вранці поїхали',
      pl: 'Ładujesz w domu, rano ruszasz',
      en: 'Charged at home, ready by morning',
    },
    description: {
      uk: 'Зарядна станція Promin Wall 11: 11 кВт, три фази, кабель 5 м.',
      pl: 'Ładowarka Promin Wall 11: 11 kW, trzy fazy, kabel 5 m.',
      en: 'The Promin Wall 11 charger: 11 kW, three phases, a 5 m cable.',
    },
  },
  {
    position: 3,
    type: 'image',
    src: 'scene-portable-solar',
    link: '/product/1001',
    title: {
      uk: 'Струм там, де немає розетки',
      pl: 'Prąd tam, gdzie nie ma gniazdka',
      en: 'Power where there is no socket',
    },
    description: {
      uk: 'Станція на 512 Вт·год і складана панель: дача, кемпер, відключення.',
      pl: 'Stacja 512 Wh i składany panel: działka, kamper, przerwy w dostawie.',
      en: 'A 512 Wh station and a folding panel for cabin, camper and power cuts.',
    },
  },
];
