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
    picture: 'solar-panel-full-black-pair',
    title: {
      uk: 'Повністю чорні панелі: дах — суцільна чорна поверхня',
      pl: 'Panele w całości czarne: dach pozostaje jednolity',
      en: 'All-black panels: the roof stays one surface',
    },
  },
  {
    categoryId: 6,
    active: true,
    picture: 'charger-dc-pedestal',
    title: {
      uk: 'Зарядка постійним струмом: 80 % за час обіду',
      pl: 'Ładowanie prądem stałym: 80% w czasie obiadu',
      en: 'DC charging: 80% by the end of lunch',
    },
  },
  {
    categoryId: 2,
    active: true,
    picture: 'battery-tower-hv',
    title: {
      uk: 'Акумулятори, що ростуть разом із домом',
      pl: 'Magazyny energii, które rosną razem z domem',
      en: 'Batteries that grow with the house',
    },
  },
  {
    categoryId: 11,
    active: true,
    picture: 'cable-pv-spool',
    title: {
      uk: 'Сонячний кабель у бухтах по 25, 50 і 100 метрів',
      pl: 'Kabel solarny w zwojach po 25, 50 i 100 metrów',
      en: 'Solar cable in coils of 25, 50 and 100 metres',
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
      uk: 'Замовлення комплектуємо протягом 24 годин у робочі дні.',
      pl: 'Zamówienia kompletujemy w ciągu 24 godzin w dni robocze.',
      en: 'Orders are packed within 24 hours on working days.',
    },
  },
];

/** The three slides of the home page (S §2): solar panels, EV chargers, portable solar panels. */
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
    link: '/solar-panels',
    title: { uk: 'Сонячні панелі', pl: 'Panele fotowoltaiczne', en: 'Solar panels' },
    description: {
      uk: 'Модулі від 410 до 620 Вт із повними даними для розрахунку: напруга, струм, температурні коефіцієнти.',
      pl: 'Moduły od 410 do 620 W z pełnymi danymi do obliczeń: napięcie, prąd, współczynniki temperaturowe.',
      en: 'Modules from 410 to 620 W with every figure a calculation needs: voltage, current, temperature coefficients.',
    },
  },
  {
    position: 2,
    type: 'image',
    src: 'scene-ev-charging',
    link: '/ev-chargers',
    title: {
      uk: 'Зарядні станції для електромобілів',
      pl: 'Ładowarki do samochodów elektrycznych',
      en: 'EV chargers',
    },
    description: {
      uk: 'Домашні на 7–22 кВт, портативні та станції постійного струму для паркінгів і бізнесу.',
      pl: 'Domowe 7–22 kW, przenośne oraz stacje prądu stałego na parkingi i dla firm.',
      en: 'Home chargers from 7 to 22 kW, portable ones, and DC stations for car parks and businesses.',
    },
  },
  {
    position: 3,
    type: 'image',
    src: 'scene-portable-solar',
    link: '/portable-solar-panels',
    title: { uk: 'Портативні сонячні панелі', pl: 'Przenośne panele słoneczne', en: 'Portable solar panels' },
    description: {
      uk: 'Складані, гнучкі та похідні панелі для станцій живлення, човнів і кемперів.',
      pl: 'Panele składane, elastyczne i turystyczne do stacji zasilania, łodzi i kamperów.',
      en: 'Folding, flexible and camping panels for power stations, boats and campers.',
    },
  },
];
