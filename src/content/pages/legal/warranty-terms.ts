import type { Terms } from './clause.ts';

/** What the warranty covers and how to claim it; its periods are WARRANTY_PERIODS (C §9). */
export const warrantyTerms: Terms = {
  uk: [
    [
      'Строк',
      'Строк гарантії наведено в таблиці; він починається з дня отримання. Якщо виробник дає довшу гарантію, діє довша.',
      'Гарантія на продуктивність означає, що панель протягом строку зберігає частку потужності, зазначену в документах виробника.',
      'Час ремонту додається до строку; на замінену деталь діє залишок строку, але не менш як 6 місяців.',
    ],
    [
      'Що покриває гарантія',
      'Недоліки матеріалів і виготовлення, через які товар не працює так, як зазначено в його документах.',
      'Ремонт, заміну або, якщо ні те, ні інше неможливе, повернення сплаченої суми; доставка в обидва боки — за рахунок продавця.',
    ],
    [
      'Чого гарантія не покриває',
      'Пошкоджень через монтаж не за інструкцією, перевищення допустимих напруги, струму чи навантаження, стихію або самостійний ремонт.',
      'Звичайного зношення, витратних матеріалів, подряпин і вм’ятин, які не впливають на роботу.',
    ],
    [
      'Як звернутися',
      'Напишіть підтримці: потрібні номер замовлення, серійний номер, опис несправності та фото.',
      'На звернення відповідаємо протягом 2 робочих днів, рішення повідомляємо протягом 14 днів після отримання товару на перевірку.',
    ],
    [
      'Права за законом',
      'Гарантія діє в Україні та Польщі й не обмежує прав, які споживач має за законом щодо товару неналежної якості.',
    ],
  ],
  pl: [
    [
      'Okres',
      'Okres gwarancji podano w tabeli; liczy się od dnia odbioru. Jeśli producent daje dłuższą gwarancję, obowiązuje dłuższa.',
      'Gwarancja wydajności oznacza, że panel przez cały okres zachowuje część mocy podaną w dokumentach producenta.',
      'Czas naprawy wydłuża okres gwarancji; na wymienioną część obowiązuje pozostały okres, nie krótszy niż 6 miesięcy.',
    ],
    [
      'Co obejmuje gwarancja',
      'Wady materiałów i wykonania, przez które towar nie działa tak, jak podano w jego dokumentach.',
      'Naprawę, wymianę albo, jeśli żadna z nich nie jest możliwa, zwrot zapłaconej kwoty; transport w obie strony opłaca sprzedawca.',
    ],
    [
      'Czego gwarancja nie obejmuje',
      'Uszkodzeń wskutek montażu niezgodnego z instrukcją, przekroczenia dopuszczalnego napięcia, prądu lub obciążenia, zdarzeń losowych i samodzielnych napraw.',
      'Zwykłego zużycia, materiałów eksploatacyjnych oraz rys i wgnieceń, które nie wpływają na działanie.',
    ],
    [
      'Jak zgłosić gwarancję',
      'Zgłoszenie wysyła się do obsługi klienta: potrzebny jest numer zamówienia, numer seryjny, opis usterki i zdjęcia.',
      'Na zgłoszenie odpowiadamy w ciągu 2 dni roboczych, a decyzję przekazujemy w ciągu 14 dni od otrzymania towaru do sprawdzenia.',
    ],
    [
      'Uprawnienia ustawowe',
      'Gwarancja obowiązuje w Polsce i w Ukrainie; nie wyłącza, nie ogranicza ani nie zawiesza uprawnień konsumenta z tytułu niezgodności towaru z umową.',
    ],
  ],
  en: [
    [
      'Period',
      'The period is stated in the table and starts on the day of receipt. Where the manufacturer gives a longer warranty, the longer one applies.',
      'The performance warranty means that for its period a panel keeps the share of its power stated in the manufacturer’s documents.',
      'The time of a repair is added to the period; a replaced part carries the rest of it, but not less than 6 months.',
    ],
    [
      'What the warranty covers',
      'Defects of materials and workmanship through which the goods do not work as their documents say.',
      'Repair, replacement or, where neither is possible, a refund of what was paid; the seller pays for transport both ways.',
    ],
    [
      'What the warranty does not cover',
      'Damage from installation against the manual, from exceeding the permitted voltage, current or load, from natural disasters or from repairs of one’s own.',
      'Ordinary wear, consumables, and scratches and dents that do not affect how the goods work.',
    ],
    [
      'How to claim',
      'Write to support with the order number, serial number, a description of the fault and photographs.',
      'We answer a claim within 2 working days and give our decision within 14 days after receiving the goods for inspection.',
    ],
    [
      'Rights under the law',
      'The warranty holds in Ukraine and Poland and does not limit a consumer’s rights under the law in respect of faulty goods.',
    ],
  ],
};
