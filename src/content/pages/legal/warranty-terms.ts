import type { Terms } from '../content-page.ts';

/**
 * What the warranty covers and how to claim it; its periods are WARRANTY_PERIODS (C §9). A repair within 14 days of the
 * claim is Ukrainian law (Закон «Про захист прав споживачів», ст. 7), an answer within them Polish (ustawa o prawach
 * konsumenta, art. 7a); the period that begins anew is Polish law (Kodeks cywilny, art. 581), and given in both countries.
 */
export const warrantyTerms: Terms = {
  uk: [
    [
      'Строк',
      'У таблиці наведено найменший строк гарантії для кожного виду товарів, точний — на сторінці товару; він починається з дня отримання. Якщо виробник дає довшу гарантію, діє довша.',
      'Гарантія на потужність означає, що панель протягом строку зберігає частку потужності, зазначену в документах виробника.',
      'Строк продовжується на час ремонту; для заміненого товару або деталі він починається заново.',
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
      'Протягом 14 днів від звернення ремонтуємо або замінюємо товар чи пояснюємо, чому гарантія не діє; інший строк можливий лише за згодою покупця.',
    ],
    [
      'Права за законом',
      'Гарантія діє в Україні та Польщі й не обмежує прав, які споживач має за законом щодо товару неналежної якості. У Польщі продавець, крім гарантії, два роки від отримання відповідає за невідповідність товару договору.',
    ],
  ],
  pl: [
    [
      'Okres',
      'W tabeli podano najkrótszy okres gwarancji dla każdego rodzaju towarów, dokładny na stronie produktu; liczy się od dnia odbioru. Jeśli producent daje dłuższą gwarancję, obowiązuje dłuższa.',
      'Gwarancja mocy (liniowa) oznacza, że panel przez cały okres zachowuje część mocy podaną w dokumentach producenta.',
      'Okres gwarancji przedłuża się o czas naprawy; dla wymienionego towaru lub części biegnie na nowo.',
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
      'Zgłoszenie wyślij do obsługi klienta: potrzebny jest numer zamówienia, numer seryjny, opis usterki i zdjęcia.',
      'W ciągu 14 dni od zgłoszenia naprawiamy lub wymieniamy towar albo wyjaśniamy, dlaczego gwarancja nie ma zastosowania; inny termin jest możliwy tylko za zgodą kupującego.',
    ],
    [
      'Uprawnienia ustawowe',
      'Gwarancja obowiązuje w Polsce i w Ukrainie; nie wyłącza, nie ogranicza ani nie zawiesza uprawnień konsumenta z tytułu niezgodności towaru z umową. Niezależnie od niej sprzedawca w Polsce odpowiada za zgodność towaru z umową przez dwa lata od jego dostarczenia.',
    ],
  ],
  en: [
    [
      'Period',
      'The table states the shortest period for each kind of goods, the product page the exact one; it starts on the day of receipt. Where the manufacturer gives a longer warranty, the longer one applies.',
      'The performance warranty means that for its period a panel keeps the share of its power stated in the manufacturer’s documents.',
      'The period is extended by the time of a repair; for a replaced product or part it begins anew.',
    ],
    [
      'What the warranty covers',
      'Defects in materials and workmanship that keep the product from working as its documents say.',
      'Repair, replacement or, where neither is possible, a refund of what was paid; the seller pays for transport both ways.',
    ],
    [
      'What the warranty does not cover',
      'Damage from installation contrary to the manual, from exceeding the permitted voltage, current or load, from natural disasters or from your own repairs.',
      'Ordinary wear, consumables, and scratches and dents that do not affect how the product works.',
    ],
    [
      'How to claim',
      'Write to support with the order number, serial number, a description of the fault and photos.',
      'Within 14 days of a claim we repair or replace the product, or explain why the warranty does not apply; it takes longer only if the buyer agrees.',
    ],
    [
      'Rights under the law',
      'The warranty applies in Ukraine and Poland and does not limit a consumer’s legal rights concerning faulty products. In Poland the seller, apart from the warranty, is liable for two years from delivery if a product does not conform to the contract.',
    ],
  ],
};
