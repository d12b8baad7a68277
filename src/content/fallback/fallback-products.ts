import type { OwnPicture } from '../../domain/catalogue/picture.ts';
import { ownPictures } from '../seed/own-pictures.ts';

/** An entry of the built-in list (S §3). Its name is the message `nameKey`, or `defaultName` where there is none. */
export interface FallbackProduct {
  readonly id: number;
  /** The id as text. */
  readonly documentId: string;
  readonly articleNumber: string;
  readonly nameKey: string;
  /** The name in Ukrainian. */
  readonly defaultName: string;
  /** Hryvnias in major units without tax, with two decimals. */
  readonly price: string;
  readonly image: OwnPicture;
  readonly brand: 'Promin' | 'Deye';
  /** Solar panels, batteries, inverters, sets, mounting systems (R11). */
  readonly categoryId: 1 | 2 | 3 | 4 | 5;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly publishedAt: string;
}

/** When the list was put together. */
export const FALLBACK_MADE_AT = '2026-11-20T00:00:00.000Z';

const entry = (
  given: Omit<
    FallbackProduct,
    'documentId' | 'nameKey' | 'image' | 'createdAt' | 'updatedAt' | 'publishedAt'
  >,
): FallbackProduct => ({
  ...given,
  image: ownPictures(given.articleNumber)[0],
  documentId: String(given.id),
  nameKey: `fallback.${given.id}`,
  createdAt: FALLBACK_MADE_AT,
  updatedAt: FALLBACK_MADE_AT,
  publishedAt: FALLBACK_MADE_AT,
});

/**
 * What the shop shows when its catalogue cannot be read or is empty (R13): fifteen products of the starting catalogue
 * under their own ids, so that their addresses stay what they are.
 */
export const FALLBACK_PRODUCTS: readonly FallbackProduct[] = [
  entry({
    id: 110,
    articleNumber: 'PRM-M54B-410',
    defaultName: 'Сонячна панель Promin M54B-410, 410 Вт, чорна рама',
    price: '2420.00',
    brand: 'Promin',
    categoryId: 1,
  }),
  entry({
    id: 112,
    articleNumber: 'PRM-N54BG-440',
    defaultName: 'Сонячна панель Promin N54BG-440, 440 Вт, двобічна',
    price: '2950.00',
    brand: 'Promin',
    categoryId: 1,
  }),
  entry({
    id: 115,
    articleNumber: 'PRM-M72S-550',
    defaultName: 'Сонячна панель Promin M72S-550, 550 Вт',
    price: '3050.00',
    brand: 'Promin',
    categoryId: 1,
  }),
  entry({
    id: 203,
    articleNumber: 'SE-G5.1PRO-B',
    defaultName: 'Акумулятор Deye SE-G5.1 Pro, 51,2 В, 5,12 кВт·год',
    price: '35500.00',
    brand: 'Deye',
    categoryId: 2,
  }),
  entry({
    id: 210,
    articleNumber: 'PRM-BW10',
    defaultName: 'Настінний акумулятор Promin Home 10, 51,2 В, 10,24 кВт·год',
    price: '61900.00',
    brand: 'Promin',
    categoryId: 2,
  }),
  entry({
    id: 211,
    articleNumber: 'PRM-BR5',
    defaultName: 'Стійковий акумулятор Promin BR5, 51,2 В, 5,12 кВт·год',
    price: '31200.00',
    brand: 'Promin',
    categoryId: 2,
  }),
  entry({
    id: 302,
    articleNumber: 'SUN-5K-SG03LP1-EU',
    defaultName: 'Гібридний інвертор Deye SUN-5K-SG03LP1, 5 кВт, 1 фаза',
    price: '29700.00',
    brand: 'Deye',
    categoryId: 3,
  }),
  entry({
    id: 301,
    articleNumber: 'SUN-12K-SG04LP3-EU',
    defaultName: 'Гібридний інвертор Deye SUN-12K-SG04LP3, 12 кВт, 3 фази',
    price: '68900.00',
    brand: 'Deye',
    categoryId: 3,
  }),
  entry({
    id: 311,
    articleNumber: 'PRM-H5-1P',
    defaultName: 'Гібридний інвертор Promin H5, 5 кВт, 1 фаза',
    price: '25900.00',
    brand: 'Promin',
    categoryId: 3,
  }),
  entry({
    id: 401,
    articleNumber: 'PRM-HOME3',
    defaultName: 'Комплект сонячної електростанції Promin Home 3, 3 кВт, з акумулятором 5 кВт·год',
    price: '91900.00',
    brand: 'Promin',
    categoryId: 4,
  }),
  entry({
    id: 402,
    articleNumber: 'PRM-HOME5',
    defaultName: 'Комплект сонячної електростанції Promin Home 5, 5 кВт, з акумулятором 10 кВт·год',
    price: '149900.00',
    brand: 'Promin',
    categoryId: 4,
  }),
  entry({
    id: 404,
    articleNumber: 'PRM-HOME10-3P',
    defaultName:
      'Комплект сонячної електростанції Promin Home 10 3P, 10 кВт, 3 фази, з акумуляторами 20 кВт·год',
    price: '289000.00',
    brand: 'Promin',
    categoryId: 4,
  }),
  entry({
    id: 501,
    articleNumber: 'PRM-PITCH10',
    defaultName: 'Кріплення для сонячних панелей на черепичний дах Promin Pitch 10, 10 панелей',
    price: '13500.00',
    brand: 'Promin',
    categoryId: 5,
  }),
  entry({
    id: 503,
    articleNumber: 'PRM-FLAT8',
    defaultName: 'Кріплення для сонячних панелей на плоский дах Promin Flat 8, 8 панелей, 15°',
    price: '15900.00',
    brand: 'Promin',
    categoryId: 5,
  }),
  entry({
    id: 504,
    articleNumber: 'PRM-GROUND12',
    defaultName: 'Наземна конструкція для сонячних панелей Promin Ground 12, 12 панелей, оцинкована сталь',
    price: '27500.00',
    brand: 'Promin',
    categoryId: 5,
  }),
];
