import { BULK_BATTERIES_COUNT, BULK_PANEL_POWER_W } from '../../domain/checkout/bulk.ts';
import { PARCEL_MAX_KG, PARCEL_MAX_MM } from '../../domain/checkout/freight.ts';
import { slowestParcelDays } from '../../domain/rental/parcel-travel.ts';
import { PARCEL_MAX_PANELS, PARCELS_MAX_KG } from '../../domain/checkout/pallet.ts';
import { GUEST_TRANSFER_WORKING_DAYS, TRANSFER_WORKING_DAYS } from '../../domain/checkout/payment-due.ts';
import { OPEN_ORDER_LIMITS, mostWithoutAccount } from '../../domain/limits/open-orders.ts';
import { VEHICLE_LIMITS } from '../../domain/rental/haulage.ts';
import { formatAmount } from '../../domain/money/format-money.ts';
import type { Locale, Localized } from '../../domain/locale/locale.ts';
import type { Currency } from '../../domain/money/money.ts';

const POWER_KW = BULK_PANEL_POWER_W / 1000;
const LENGTH_M = String(PARCEL_MAX_MM / 1000);
const DECIMAL_LENGTH_M = LENGTH_M.replace('.', ',');

/** Whose delivery is priced individually (R10), a sentence; the limits are those that the checkout goes by. */
export const QUOTED_DELIVERY: Localized = {
  uk: `Окремо розраховуємо доставку, якщо в замовленні понад ${POWER_KW} кВт панелей або понад ${BULK_BATTERIES_COUNT} акумуляторів, разом із тими, що в комплектах, або якщо одиниця товару важить понад ${PARCEL_MAX_KG} кг чи довша за ${DECIMAL_LENGTH_M} м. Так само доставляємо палетою понад ${PARCEL_MAX_PANELS} великі панелі та замовлення, що разом важать понад ${PARCELS_MAX_KG} кг.`,
  pl: `Osobno wyceniamy dostawę, gdy w zamówieniu jest ponad ${POWER_KW} kW paneli lub ponad ${BULK_BATTERIES_COUNT} magazynów energii, łącznie z tymi w zestawach, albo gdy sztuka towaru waży ponad ${PARCEL_MAX_KG} kg bądź ma ponad ${DECIMAL_LENGTH_M} m długości. Tak samo, na palecie, wysyłamy ponad ${PARCEL_MAX_PANELS} duże panele i zamówienia o łącznej wadze ponad ${PARCELS_MAX_KG} kg.`,
  en: `We quote delivery separately when an order has more than ${POWER_KW} kW of panels or more than ${BULK_BATTERIES_COUNT} batteries, those in kits included, or when a single item weighs over ${PARCEL_MAX_KG} kg or is longer than ${LENGTH_M} m. The same goes for more than ${PARCEL_MAX_PANELS} full-size panels and for orders of over ${PARCELS_MAX_KG} kg in all, which travel on a pallet.`,
};

const ACCOUNT_LIMITS = mostWithoutAccount(OPEN_ORDER_LIMITS);
const whole = (currency: Currency, locale: Locale): string =>
  formatAmount(ACCOUNT_LIMITS[currency], locale).replace(/[.,]00$/, '');

/** Up to which sum an order needs no account, a sentence; the limit is the checkout's, and whether such orders are taken at all the shop's setting. */
export const ACCOUNT_NEEDED: Localized = {
  uk: `Замовити без облікового запису, коли така можливість доступна, можна на суму до ${whole('UAH', 'uk')} гривень чи ${whole('PLN', 'uk')} злотих.`,
  pl: `Zamówienie bez konta, jeśli jest dostępne, może wynieść najwyżej ${whole('PLN', 'pl')} złotych lub ${whole('UAH', 'pl')} hrywien.`,
  en: `An order without an account, where that is offered, can come to ${whole('UAH', 'en')} hryvnias or ${whole('PLN', 'en')} złoty at most.`,
};

/** When a rental is paid, a sentence: what must be delivered at a quoted price waits for the quote. */
export const RENTAL_PAYMENT: Localized = {
  uk: 'Оренду оплачують карткою або переказом під час замовлення, а якщо доставку розраховуємо окремо — після того, як назвемо її вартість.',
  pl: 'Za wynajem płaci się kartą lub przelewem przy zamówieniu, a gdy dostawę wyceniamy osobno, po podaniu jej kosztu.',
  en: 'A rental is paid for by card or bank transfer with the order or, if its delivery is quoted separately, after the quote.',
};

const { kg: LOADED_KG, mm: LOADED_MM } = VEHICLE_LIMITS['low-loader'];
const LOADED_T = LOADED_KG / 1000;
const PARCEL_DAYS = { UAH: slowestParcelDays('UAH'), PLN: slowestParcelDays('PLN') };
const LOADED_M = LOADED_MM / 1000;

/**
 * Who brings a rented machine and takes it back, and for how much. Where the price is fixed says the table of the delivery page,
 * which is the operator's. What goes back otherwise is agreed before the contract (R10, domain facts “Rentals”).
 */
export const RENTAL_TRANSPORT: Localized = {
  uk: `Машини, що важать понад ${PARCEL_MAX_KG} кг чи довші за ${DECIMAL_LENGTH_M} м, привозимо й забираємо ми: вартість доставки в замовленні охоплює обидві поїздки. Для областей із таблиці на сторінці доставки вона фіксована, а машини, що вміщаються на одне авто, їдуть за ціною одного рейсу. Для інших областей і для машин понад ${LOADED_T} т чи довших за ${LOADED_M} м розраховуємо її окремо, до оплати. Легшу техніку надсилаємо посилкою, яка їде до ${PARCEL_DAYS.UAH} робочих днів в Україні та до ${PARCEL_DAYS.PLN} у Польщі: тому її оренда починається пізніше, а дні в дорозі туди й назад до оренди не входять. Хто повертає її і за чий кошт, погоджуємо з вами письмово до початку оренди.`,
  pl: `Maszyny, które ważą ponad ${PARCEL_MAX_KG} kg lub są dłuższe niż ${DECIMAL_LENGTH_M} m, dowozimy i odbieramy sami: koszt dostawy w zamówieniu obejmuje oba przejazdy. Dla regionów z tabeli na stronie dostawy jest stały, a maszyny, które mieszczą się na jednym samochodzie, jadą w cenie jednego kursu. Dla innych regionów oraz maszyn powyżej ${LOADED_T} t lub dłuższych niż ${LOADED_M} m wyceniamy go osobno, przed płatnością. Lżejszy sprzęt wysyłamy paczką, która idzie do ${PARCEL_DAYS.UAH} dni roboczych w Ukrainie i do ${PARCEL_DAYS.PLN} w Polsce: dlatego jego wynajem zaczyna się później, a dni drogi w obie strony się do niego nie wliczają. Kto go odsyła i na czyj koszt, uzgadniamy z Tobą pisemnie przed rozpoczęciem wynajmu.`,
  en: `We deliver and collect machines that weigh over ${PARCEL_MAX_KG} kg or are longer than ${LENGTH_M} m: the delivery cost in the order covers both trips. It is fixed for the regions in the table on the delivery page, and machines that fit on one vehicle travel for the price of one. For other regions, and for machines of over ${LOADED_T} t or longer than ${LOADED_M} m, we quote it separately before you pay. Lighter equipment is sent as a parcel, which takes up to ${PARCEL_DAYS.UAH} working days in Ukraine and up to ${PARCEL_DAYS.PLN} in Poland: its rental therefore begins later, and the days on the way there and back are no part of it. Who returns it and at whose cost is agreed with you in writing before the rental begins.`,
};

/** In which order a plant is switched off when something is wrong: the inverter first loses its loads and the grid, so that nothing is parted under current. */
export const SWITCHING_OFF: Localized = {
  uk: 'Вимикайте в такому порядку: навантаження, мережа, роз’єднувач панелей, акумулятор.',
  pl: 'Wyłączaj w tej kolejności: odbiorniki, sieć, rozłącznik paneli, magazyn energii.',
  en: 'Switch off in this order: loads, grid, the panels’ disconnector, battery.',
};

/** How long the shop waits for a transfer, a sentence. */
export const TRANSFER_TERM: Localized = {
  uk: `На переказ є ${TRANSFER_WORKING_DAYS} робочі дні, а для замовлення без облікового запису, коли воно доступне, — ${GUEST_TRANSFER_WORKING_DAYS}; точна дата вказана в рахунку.`,
  pl: `Na przelew są ${TRANSFER_WORKING_DAYS} dni robocze, a przy zamówieniu bez konta, jeśli jest dostępne, ${GUEST_TRANSFER_WORKING_DAYS}; dokładną datę podajemy w proformie.`,
  en: `A transfer is due within ${TRANSFER_WORKING_DAYS} working days, or ${GUEST_TRANSFER_WORKING_DAYS} for an order placed without an account, where that is offered; the pro forma invoice states the exact date.`,
};
