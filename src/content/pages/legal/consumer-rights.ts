import type { Terms } from '../content-page.ts';

/**
 * The instructions on withdrawal and the model form. The Polish ones keep the words of the law (ustawa o prawach
 * konsumenta, annexes 1 and 2); the others say the same, for Ukraine within the Закон «Про захист прав споживачів».
 */
export const withdrawalTerms: Terms = {
  uk: [
    [
      'Право відмови',
      'Ви маєте право відмовитися від договору протягом 14 днів без пояснення причин.',
      'Строк спливає через 14 днів від дня, коли ви або вказана вами особа, яка не є перевізником, отримали товар; якщо товари надходять частинами, — останню з них.',
      'Щоб скористатися правом, повідомте продавця про рішення однозначною заявою: формою на сторінці «Відмова від договору», листом або електронною поштою. Зразком нижче можна скористатися, але не обов’язково.',
      'Якщо ви заповнили форму на сайті, ми одразу підтвердимо її отримання електронною поштою.',
      'Строк дотримано, якщо ви надіслали заяву до його кінця.',
    ],
    [
      'Наслідки відмови',
      'Ми повернемо всі отримані від вас платежі, зокрема вартість стандартної доставки, без зволікання і не пізніше ніж за 14 днів від дня, коли отримали вашу заяву.',
      'Кошти повертаємо тим самим способом, яким ви платили, якщо ви не погодилися на інший; жодної плати за це немає.',
      'Ми можемо зачекати з поверненням коштів, доки отримаємо товар або підтвердження його відправлення, — залежно від того, що станеться раніше.',
      'Товар надішліть або передайте нам без зволікання і не пізніше ніж за 14 днів від дня заяви. Строк дотримано, якщо товар надіслано до спливу цих 14 днів.',
      'Товар, який через розмір не відправити звичайною посилкою (панелі, акумулятори, конструкції на палеті), у Польщі забираємо за власний рахунок, а в Україні спосіб і вартість погоджуємо до відправлення. Звичайну посилку відправляє й оплачує покупець.',
      'Ви відповідаєте лише за зменшення вартості товару через користування понад те, що потрібно, аби перевірити його вид, властивості та роботу.',
    ],
    [
      'Зразок заяви про відмову',
      'Кому: продавець за вашим договором — його назву, адресу й електронну пошту наведено на цій сторінці.',
      'Цим повідомляю про відмову від договору купівлі-продажу таких товарів / надання такої послуги: …',
      'Дата замовлення / отримання: …',
      'Ім’я та прізвище споживача: …',
      'Адреса споживача: …',
      'Підпис споживача (лише якщо заява на папері) і дата: …',
    ],
  ],
  pl: [
    [
      'Prawo odstąpienia od umowy',
      'Mają Państwo prawo odstąpić od niniejszej umowy w terminie 14 dni bez podania jakiejkolwiek przyczyny.',
      'Termin do odstąpienia od umowy wygasa po upływie 14 dni od dnia, w którym weszli Państwo w posiadanie rzeczy lub w którym osoba trzecia inna niż przewoźnik i wskazana przez Państwa weszła w posiadanie rzeczy; przy rzeczach dostarczanych osobno – ostatniej z nich.',
      'Aby skorzystać z prawa odstąpienia od umowy, muszą Państwo poinformować sprzedawcę o swojej decyzji w drodze jednoznacznego oświadczenia (na przykład pismo wysłane pocztą lub pocztą elektroniczną). Mogą Państwo skorzystać z wzoru formularza poniżej, jednak nie jest to obowiązkowe.',
      'Mogą Państwo również wypełnić i przesłać oświadczenie na stronie „Odstąp od umowy”. Jeżeli skorzystają Państwo z tej możliwości, prześlemy Państwu niezwłocznie potwierdzenie jego otrzymania na trwałym nośniku (pocztą elektroniczną).',
      'Aby zachować termin do odstąpienia od umowy, wystarczy, aby wysłali Państwo informację dotyczącą wykonania przysługującego Państwu prawa odstąpienia od umowy przed upływem terminu do odstąpienia od umowy.',
    ],
    [
      'Skutki odstąpienia od umowy',
      'W przypadku odstąpienia od niniejszej umowy zwracamy Państwu wszystkie otrzymane od Państwa płatności, w tym koszty dostarczenia rzeczy (z wyjątkiem dodatkowych kosztów wynikających z wybranego przez Państwa sposobu dostarczenia innego niż najtańszy zwykły sposób dostarczenia oferowany przez nas), niezwłocznie, a w każdym przypadku nie później niż 14 dni od dnia, w którym zostaliśmy poinformowani o Państwa decyzji o wykonaniu prawa odstąpienia od niniejszej umowy.',
      'Zwrotu płatności dokonamy przy użyciu takich samych sposobów płatności, jakie zostały przez Państwa użyte w pierwotnej transakcji, chyba że wyraźnie zgodzili się Państwo na inne rozwiązanie; w każdym przypadku nie poniosą Państwo żadnych opłat w związku z tym zwrotem.',
      'Możemy wstrzymać się ze zwrotem płatności do czasu otrzymania rzeczy lub do czasu dostarczenia nam dowodu jej odesłania, w zależności od tego, które zdarzenie nastąpi wcześniej.',
      'Proszę odesłać lub przekazać nam rzecz niezwłocznie, a w każdym razie nie później niż 14 dni od dnia, w którym poinformowali nas Państwo o odstąpieniu od niniejszej umowy. Termin jest zachowany, jeżeli odeślą Państwo rzecz przed upływem terminu 14 dni.',
      'Rzeczy, których ze względu na rozmiar nie można odesłać zwykłą paczką (panele, magazyny energii, konstrukcje na palecie), odbierzemy w Polsce na własny koszt, a w Ukrainie uzgodnimy sposób i koszt przed wysyłką. Bezpośrednie koszty odesłania zwykłej paczki ponoszą Państwo.',
      'Odpowiadają Państwo tylko za zmniejszenie wartości rzeczy wynikające z korzystania z niej w sposób inny niż było to konieczne do stwierdzenia charakteru, cech i funkcjonowania rzeczy.',
    ],
    [
      'Wzór formularza odstąpienia od umowy (formularz ten należy wypełnić i odesłać tylko w przypadku chęci odstąpienia od umowy)',
      'Adresat: sprzedawca, z którym zawarto umowę – jego nazwę, adres i adres e-mail podano na tej stronie.',
      'Ja/My(*) niniejszym informuję/informujemy(*) o moim/naszym odstąpieniu od umowy sprzedaży następujących rzeczy(*) / o świadczenie następującej usługi(*): …',
      'Data zawarcia umowy(*)/odbioru(*): …',
      'Imię i nazwisko konsumenta(-ów): …',
      'Adres konsumenta(-ów): …',
      'Podpis konsumenta(-ów) (tylko jeżeli formularz jest przesyłany w wersji papierowej) i data: … (*) Niepotrzebne skreślić.',
    ],
  ],
  en: [
    [
      'Right of withdrawal',
      'You have the right to withdraw from the contract within 14 days without giving any reason.',
      'The withdrawal period expires 14 days after the day on which you, or a third party other than the carrier whom you named, received the product; where products arrive separately, the last of them.',
      'To exercise the right, inform the seller of your decision by an unequivocal statement: with the form on the page “Withdraw from contract”, by letter or by e-mail. You may use the model form below, but you don’t have to.',
      'If you fill in the form on the website, we will confirm at once by e-mail that we received it.',
      'The deadline is met if you send your notice before the period has expired.',
    ],
    [
      'Effects of withdrawal',
      'We will refund all payments received from you, including the cost of standard delivery, without undue delay and no later than 14 days from the day on which we are informed of your decision.',
      'We refund by the same means of payment that you used, unless you have expressly agreed otherwise; you will not be charged for the refund.',
      'We may withhold the refund until we have received the product back or you have supplied proof of having sent it, whichever is the earliest.',
      'Send the product back or hand it over to us without undue delay and no later than 14 days from the day of your notice. The deadline is met if you send it before the 14 days have expired.',
      'What is too large for an ordinary parcel (panels, batteries, mounting on a pallet) we collect in Poland at our own expense; in Ukraine we agree the way and the cost before it is sent. You bear the direct cost of sending back an ordinary parcel.',
      'You are liable only for a loss of value that results from handling the product other than what is necessary to establish its nature, characteristics and functioning.',
    ],
    [
      'Model withdrawal form',
      'To: the seller under your contract, whose name, address and e-mail address are on this page.',
      'I hereby give notice that I withdraw from my contract of sale of the following products / for the provision of the following service: …',
      'Ordered on / received on: …',
      'Name of consumer: …',
      'Address of consumer: …',
      'Signature of consumer (only if this form is sent on paper) and date: …',
    ],
  ],
};

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
