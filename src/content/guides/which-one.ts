import type { ChosenCategory } from '../../domain/catalogue/which-one.ts';
import type { Localized } from '../../domain/locale/locale.ts';

/** The words of a column of “which one for me”. */
export interface ChoiceText {
  readonly title: string;
  /** For whom it is. */
  readonly whom: string;
  /** What it runs. */
  readonly runs: string;
  /** What to look at before buying. */
  readonly look: string;
}

type Texts = Localized<Readonly<Record<string, ChoiceText>>>;

/** By category and column (`KINDS_OF_CHOICE`). Figures are those of the guides beside them. */
export const CHOICE_TEXTS: Readonly<Record<ChosenCategory, Texts>> = {
  inverters: {
    uk: {
      balcony: {
        title: 'Мікроінвертор',
        whom: 'Балкон, паркан, одна-дві панелі без дозволу чіпати щиток.',
        runs: 'Зменшує споживання з мережі вдень. Без мережі вимикається.',
        look: 'Напругу й струм панелей на кожен вхід, окрему лінію з автоматом, згоду оператора мережі.',
      },
      bill: {
        title: 'Мережевий',
        whom: 'Бізнес і дім, де споживають удень, а світло не вимикають.',
        runs: 'Усе, що ввімкнено, доки є мережа. Від відключень не захищає.',
        look: 'Кількість входів MPPT для різних схилів і вільний струм вводу.',
      },
      'backup-one-phase': {
        title: 'Гібридний, одна фаза',
        whom: 'Будинок або квартира з однофазним вводом, де вимикають світло.',
        runs: 'Лінію резерву в межах своєї потужності: холодильник, котел, насос, освітлення.',
        look: 'Напругу батареї (48 В чи високовольтна) і перелік сумісних моделей.',
      },
      'backup-three-phases': {
        title: 'Гібридний, три фази',
        whom: 'Будинок або майстерня з трифазним вводом: насос на 400 В, зарядка авто.',
        runs: 'Три фази без мережі в межах своєї потужності на кожній.',
        look: 'Допустимий перекіс фаз, напругу батареї та найменшу напругу стрингу.',
      },
    },
    pl: {
      balcony: {
        title: 'Mikroinwerter',
        whom: 'Balkon, ogrodzenie, jeden lub dwa panele bez ingerencji w rozdzielnicę.',
        runs: 'Zmniejsza pobór z sieci w dzień. Bez sieci się wyłącza.',
        look: 'Napięcie i prąd paneli na wejście, osobny obwód z zabezpieczeniem, zgłoszenie do operatora.',
      },
      bill: {
        title: 'Sieciowy',
        whom: 'Firma i dom, gdzie prąd zużywa się w dzień, a przerw w dostawie prawie nie ma.',
        runs: 'Wszystko, co włączone, dopóki jest sieć. Przed przerwami nie chroni.',
        look: 'Liczbę wejść MPPT dla różnych połaci i zapas prądu przyłącza.',
      },
      'backup-one-phase': {
        title: 'Hybrydowy, jedna faza',
        whom: 'Dom lub mieszkanie z przyłączem jednofazowym, w którym zdarzają się przerwy.',
        runs: 'Obwód rezerwowy w granicach swojej mocy: lodówkę, kocioł, pompę, oświetlenie.',
        look: 'Napięcie magazynu (48 V albo wysokie) i listę zgodnych modeli; w Polsce limit 3,68 kW na fazę.',
      },
      'backup-three-phases': {
        title: 'Hybrydowy, trzy fazy',
        whom: 'Dom lub warsztat z przyłączem trójfazowym: pompa 400 V, ładowarka samochodu.',
        runs: 'Trzy fazy bez sieci, na każdej w granicach swojej mocy.',
        look: 'Dopuszczalną asymetrię faz, napięcie magazynu i najmniejsze napięcie stringu.',
      },
    },
    en: {
      balcony: {
        title: 'Microinverter',
        whom: 'A balcony or fence, one or two panels, the main board left alone.',
        runs: 'Takes less from the grid by day. It stops without the grid.',
        look: 'Voltage and current of the panels on each input, a circuit of its own, the network operator’s consent.',
      },
      bill: {
        title: 'Grid-tied',
        whom: 'A business or a house that uses power by day and seldom loses it.',
        runs: 'Whatever is switched on, as long as there is a grid. No protection in a power cut.',
        look: 'MPPT inputs for slopes that differ, and spare current of the supply.',
      },
      'backup-one-phase': {
        title: 'Hybrid, one phase',
        whom: 'A house or flat with a single-phase supply and power cuts.',
        runs: 'A backup line within its power: fridge, boiler, pump, lights.',
        look: 'The battery’s voltage (48 V or high voltage), and the list of models that fit.',
      },
      'backup-three-phases': {
        title: 'Hybrid, three phases',
        whom: 'A house or workshop with a three-phase supply: a 400 V pump, a car charger.',
        runs: 'Three phases without the grid, each within its power.',
        look: 'How far phases may differ, the battery’s voltage, the least voltage of a string.',
      },
    },
  },
  batteries: {
    uk: {
      module: {
        title: 'Модуль 48 В, до 5 кВт·год',
        whom: 'Почати з малого й додавати модулі тієї самої моделі.',
        runs: 'Звичайний вечір дому, який за добу споживає до 10 кВт·год.',
        look: 'Інвертор на 48 В зі списку сумісних і струм розряду: 100 А при 48 В — близько 5 кВт.',
      },
      night: {
        title: '48 В, понад 5 кВт·год',
        whom: 'Дім, якому одного модуля на вечір замало.',
        runs: 'Вечір і ніч; скільки саме — поділіть корисну ємність на своє споживання.',
        look: 'Вагу й стіну або підлогу під неї, переріз кабелю, струм інвертора.',
      },
      'high-voltage': {
        title: 'Високовольтний',
        whom: 'Дім або бізнес із високовольтним гібридним інвертором.',
        runs: 'Ту саму енергію тоншими кабелями й меншим струмом.',
        look: 'Вікно напруги інвертора: воно має вміщати всю шкалу батареї.',
      },
    },
    pl: {
      module: {
        title: 'Moduł 48 V, do 5 kWh',
        whom: 'Dla tych, którzy zaczynają od małego i dokładają moduły tego samego modelu.',
        runs: 'Zwykły wieczór domu, który zużywa do 10 kWh na dobę.',
        look: 'Falownik 48 V z listy zgodności i prąd rozładowania: 100 A przy 48 V to około 5 kW.',
      },
      night: {
        title: '48 V, ponad 5 kWh',
        whom: 'Dom, któremu jeden moduł na wieczór nie wystarcza.',
        runs: 'Wieczór i noc; ile dokładnie, pokaże pojemność użyteczna podzielona przez zużycie.',
        look: 'Masę i nośność ściany lub podłogi, przekrój kabla, prąd falownika.',
      },
      'high-voltage': {
        title: 'Wysokonapięciowy',
        whom: 'Dom lub firma z falownikiem hybrydowym na wysokie napięcie.',
        runs: 'Tę samą energię przy cieńszych kablach i mniejszym prądzie.',
        look: 'Okno napięcia falownika: musi obejmować cały zakres magazynu.',
      },
    },
    en: {
      module: {
        title: '48 V module, up to 5 kWh',
        whom: 'Whoever starts small and adds modules of the same model.',
        runs: 'An ordinary evening of a house that uses up to 10 kWh a day.',
        look: 'A 48 V inverter from the list of models that fit, and the discharge current: 100 A at 48 V is about 5 kW.',
      },
      night: {
        title: '48 V, above 5 kWh',
        whom: 'A house for which one module is too little for the evening.',
        runs: 'Evening and night; how long is its usable capacity divided by what you use.',
        look: 'Its weight and the wall or floor under it, the cable’s cross-section, the inverter’s current.',
      },
      'high-voltage': {
        title: 'High-voltage',
        whom: 'A house or business with a high-voltage hybrid inverter.',
        runs: 'The same energy through thinner cables, at less current.',
        look: 'The inverter’s voltage window: it has to hold the whole range of the battery.',
      },
    },
  },
  'portable-power-stations': {
    uk: {
      evening: {
        title: 'До 1000 Вт·год',
        whom: 'Квартира ввечері, поїздка, робоче місце.',
        runs: 'Роутер, ноутбук і лампи: вони беруть 60–80 Вт.',
        look: 'Вагу, порти USB-C і час перемикання до 20 мс, якщо це заміна ДБЖ.',
      },
      fridge: {
        title: '1000–2000 Вт·год',
        whom: 'Родина, якій потрібні холодильник і газовий котел.',
        runs: 'Холодильник у середньому бере 50 Вт, але під час пуску до 800.',
        look: 'Пікову потужність, чисту синусоїду для котла, час заряджання від мережі.',
      },
      day: {
        title: 'Від 2000 Вт·год',
        whom: 'Дім на добу або невеликий офіс.',
        runs: 'Кілька приладів разом у межах потужності; чайник бере 2000 Вт.',
        look: 'Чи можна додати батарею, вагу, вхід для панелей. До проводки — лише через перемикач.',
      },
    },
    pl: {
      evening: {
        title: 'Do 1000 Wh',
        whom: 'Mieszkanie wieczorem, wyjazd, stanowisko pracy.',
        runs: 'Router, laptop i lampy: pobierają 60–80 W.',
        look: 'Masę, porty USB-C i czas przełączania do 20 ms, jeśli ma zastąpić UPS.',
      },
      fridge: {
        title: '1000–2000 Wh',
        whom: 'Rodzina, której potrzebna jest lodówka i kocioł gazowy.',
        runs: 'Lodówka pobiera średnio 50 W, lecz przy rozruchu do 800.',
        look: 'Moc szczytową, czystą sinusoidę dla kotła, czas ładowania z sieci.',
      },
      day: {
        title: 'Od 2000 Wh',
        whom: 'Dom na dobę albo małe biuro.',
        runs: 'Kilka urządzeń naraz w granicach mocy; czajnik bierze 2000 W.',
        look: 'Możliwość dołączenia baterii, masę, wejście paneli. Do instalacji domu tylko przez przełącznik.',
      },
    },
    en: {
      evening: {
        title: 'Up to 1,000 Wh',
        whom: 'A flat in the evening, a trip, a desk.',
        runs: 'Router, laptop and lamps: they take 60–80 W.',
        look: 'Weight, USB-C ports, and a switchover within 20 ms if it stands in for a UPS.',
      },
      fridge: {
        title: '1,000–2,000 Wh',
        whom: 'A family that needs its fridge and gas boiler.',
        runs: 'A fridge takes 50 W on average, but up to 800 when it starts.',
        look: 'Surge power, a pure sine wave for the boiler, charging time from the wall.',
      },
      day: {
        title: 'From 2,000 Wh',
        whom: 'A house for a day, or a small office.',
        runs: 'Several appliances together within its power; a kettle takes 2,000 W.',
        look: 'Whether a battery can be added, weight, the solar input. To house wiring only through a switch.',
      },
    },
  },
};
