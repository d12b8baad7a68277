import type { Localized } from '../../domain/locale/locale.ts';
import type { MachineKind } from '../../domain/rental/machine-kind.ts';
import type { OptionKind } from '../../domain/rental/rental-option.ts';
import type { Currency } from '../../domain/money/money.ts';
import type { Duration } from '../../domain/rental/tiers.ts';

/** What a new shop offers with its machines. Prices in major units without tax, at market level *(k)*; an operator sets their own. */
interface SeedOption {
  readonly code: string;
  readonly kind: OptionKind;
  readonly name: Localized;
  readonly note: Localized;
  readonly machineKinds: readonly MachineKind[];
  readonly price:
    | { readonly percent: number }
    | Readonly<Record<Currency, Readonly<Record<Duration, number>>>>;
}

export const seedOptions: readonly SeedOption[] = [
  {
    code: 'operator',
    kind: 'operator',
    name: { uk: 'Оператор з посвідченням', pl: 'Operator z uprawnieniami', en: 'Licensed operator' },
    note: {
      uk: 'Одна зміна 8 годин у робочі дні. Власне посвідчення тоді не потрібне.',
      pl: 'Jedna zmiana 8 godzin w dni robocze. Własne uprawnienia nie są wtedy potrzebne.',
      en: 'One 8-hour shift on working days. You then need no licence of your own.',
    },
    machineKinds: ['lift'],
    price: {
      UAH: { day: 2_400, week: 12_000, month: 50_000 },
      PLN: { day: 700, week: 3_500, month: 14_500 },
    },
  },
  {
    code: 'harness',
    kind: 'accessory',
    name: {
      uk: 'Страхувальна прив’язь зі стропом',
      pl: 'Szelki bezpieczeństwa z linką',
      en: 'Safety harness with lanyard',
    },
    note: {
      uk: 'Для однієї людини; перевірена, з чинною датою огляду.',
      pl: 'Dla jednej osoby; sprawdzone, z aktualnym przeglądem.',
      en: 'For one person; inspected, with a valid inspection date.',
    },
    machineKinds: ['lift'],
    price: { UAH: { day: 80, week: 320, month: 800 }, PLN: { day: 15, week: 60, month: 150 } },
  },
  {
    code: 'cable-25m',
    kind: 'accessory',
    name: { uk: 'Кабель 25 м', pl: 'Kabel 25 m', en: '25 m cable' },
    note: {
      uk: 'Силовий кабель у гумовій ізоляції з роз’ємами під вихід генератора.',
      pl: 'Kabel siłowy w izolacji gumowej ze złączami do wyjścia agregatu.',
      en: 'Rubber-sheathed power cable with connectors for the generator’s outlet.',
    },
    machineKinds: ['generator'],
    price: { UAH: { day: 120, week: 480, month: 1_200 }, PLN: { day: 12, week: 48, month: 120 } },
  },
  {
    code: 'distribution-board',
    kind: 'accessory',
    name: { uk: 'Розподільний щит', pl: 'Rozdzielnica budowlana', en: 'Distribution board' },
    note: {
      uk: 'Переносний, із захистом від витоку струму та кількома розетками.',
      pl: 'Przenośna, z wyłącznikiem różnicowoprądowym i kilkoma gniazdami.',
      en: 'Portable, with residual-current protection and several sockets.',
    },
    machineKinds: ['generator'],
    price: { UAH: { day: 250, week: 1_000, month: 2_500 }, PLN: { day: 25, week: 100, month: 250 } },
  },
  {
    code: 'waiver',
    kind: 'waiver',
    name: {
      uk: 'Обмеження відповідальності за пошкодження',
      pl: 'Ograniczenie odpowiedzialności za uszkodzenia',
      en: 'Damage waiver',
    },
    note: {
      uk: 'За випадкове пошкодження ви платите щонайбільше 25 % застави. Не покриває втрату, крадіжку та навмисне пошкодження.',
      pl: 'Za przypadkowe uszkodzenie płacisz najwyżej 25% kaucji. Nie obejmuje utraty, kradzieży ani uszkodzeń umyślnych.',
      en: 'For accidental damage you pay at most 25% of the deposit. Loss, theft and wilful damage are not covered.',
    },
    machineKinds: ['generator', 'lift', 'tower', 'other'],
    price: { percent: 10 },
  },
];
