import { DELETION_DAYS } from '../../domain/account/account-deletion.ts';
import { EXPORT_DAYS } from '../../domain/account/data-export.ts';
import { STOCK_NOTICE_KEPT_DAYS } from '../../domain/stock-notices/stock-notice.ts';
import { KEPT_YEARS, SENT_KEPT_DAYS, TICKET_KEPT_YEARS } from '../../domain/account/retention.ts';
import type { Locale, Localized } from '../../domain/locale/locale.ts';
import type { Market } from '../../domain/locale/market.ts';
import { browserSection } from './browser-keys.ts';
import type { ContentPage } from './content-page.ts';
import { SELLER_EMAIL } from './sellers.ts';

const UPDATED_ON = '2026-11-29';

/** A number of days or years in words of the language: `7 days`. */
const inWords = (locale: Locale, number: number, unit: 'day' | 'year'): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(number);
/** How long the archive of a person's data is kept. */
const exportTime = (locale: Locale): string => inWords(locale, EXPORT_DAYS, 'day');
/** How long the deletion of an account can be taken back. */
const deletionTime = (locale: Locale): string => inWords(locale, DELETION_DAYS, 'day');
/** How long tickets are kept that are over. */
const ticketTime = (locale: Locale): string => inWords(locale, TICKET_KEPT_YEARS, 'year');
/** How long e-mails and text messages are kept. */
const sentTime = (locale: Locale): string => inWords(locale, SENT_KEPT_DAYS, 'day');
/** For how many years after their own the documents of a market's orders are kept. */
const keptYears = (locale: Locale, market: Market): string => inWords(locale, KEPT_YEARS[market], 'year');

const uk: ContentPage = {
  title: 'Політика приватності',
  lead: 'Які персональні дані ми збираємо, навіщо, скільки зберігаємо і як ними розпорядитися. Політика відповідає Регламенту (ЄС) 2016/679 (GDPR) та Закону України «Про захист персональних даних».',
  description: 'Обробка персональних даних у магазині Promin: мета, строки, права, контакти.',
  updatedOn: UPDATED_ON,
  sections: [
    {
      id: 'controller',
      title: 'Хто відповідає за дані',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Володільцем (контролером) даних є компанія, з якою ви укладаєте договір: українська — для замовлень у гривнях, польська — для замовлень у злотих. Для загальних звернень обидві компанії відповідають спільно.',
        },
        { kind: 'seller-table' },
      ],
    },
    {
      id: 'data',
      title: 'Які дані ми зберігаємо',
      blocks: [
        {
          kind: 'facts',
          rows: [
            [
              'Обліковий запис',
              'ім’я, електронна пошта, телефон, дата народження, фото профілю, збережені адреси, кошик і список бажаного; пароль — лише у вигляді хешу; прийняті умови — їхня редакція, мова й час',
            ],
            [
              'Замовлення та оренда',
              'товари, суми, адреси доставки й рахунку, назва та код компанії, строки оренди, документи, історія статусів; серійні номери товарів і записи про монтаж: хто, де й коли встановив, телефон; повернення з фото; замовлення без облікового запису зберігаємо так само',
            ],
            [
              'Оплата',
              'спосіб, стан, сума й номер платежу; для переказу — рядок банківської виписки. Номер картки та CVV до нас не потрапляють. Якщо ви зберегли спосіб оплати — зашифрований токен платіжного сервісу, вид картки, назва банку чи гаманця, останні чотири цифри, строк дії, замаскована пошта гаманця',
            ],
            [
              'Звернення',
              'повідомлення з форми, запити оптової ціни, заяви про відмову від договору, листування та надіслані вами фото',
            ],
            [
              'Безпека',
              'журнал входів: час, результат, спосіб, браузер, IP-адреса та її країна; сеанси — браузер та IP-адреса, доки сеанс діє; ключі доступу — відкритий ключ, назва, час створення й останнього входу (відбиток пальця чи обличчя пристрій нам не передає); ключ застосунку для кодів — зашифрований, коди відновлення й браузери, яким ви довіряєте, — у вигляді хешів; мережа, з якої надійшов запит, або адреса пошти — доки рахуємо спроби, не довше доби; для обмеження неоплачених замовлень — хеші облікового запису, пошти, телефону й мережі, доки замовлення не оплачене, не підтверджене й не скасоване',
            ],
            [
              'Листи й повідомлення',
              'листи та SMS, які ми вам надіслали, і ваш вибір, про що писати; журнал згод на рекламу: що, коли, якими словами й мовою ви просили, підтвердили чи відкликали та на яку адресу',
            ],
            ['Налаштування', 'мова, валюта, рішення щодо визначення країни'],
          ],
        },
      ],
    },
    {
      id: 'purposes',
      title: 'Мета й правові підстави',
      blocks: [
        {
          kind: 'list',
          items: [
            'Виконання договору: оформлення, доставка, оренда, повернення, гарантія.',
            'Обов’язок за законом: бухгалтерський і податковий облік, права споживачів.',
            'Законний інтерес: захист від шахрайства, безпека входу, розгляд претензій.',
            'Згода: визначення країни за IP-адресою для вибору мови, завантаження чату стороннього постачальника, рекламні листи та SMS, збереження способу оплати. Журнал згод ведемо, бо маємо довести, що згоду надано (GDPR, ст. 7(1)).',
          ],
        },
      ],
    },
    {
      id: 'consent',
      title: 'Згода та файли cookie',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Без згоди ми використовуємо лише те, без чого магазин не працює: сеанс входу, захист форм, мову, валюту та кошик. Країну, щоб вибрати мову, визначаємо за IP-адресою тільки після вашої згоди й не зберігаємо. Рекламних файлів cookie немає. Рекламу надсилаємо лише тим, хто позначив її в профілі й підтвердив це посиланням з листа; решта листів і SMS — про ваші замовлення, запити, заяви та безпеку облікового запису. Якщо з’явиться щось необов’язкове, спершу запитаємо.',
        },
        {
          kind: 'paragraph',
          text: 'Згоду можна відкликати будь-коли: у профілі, за посиланням у рекламному листі або написавши нам. Відкликання не впливає на законність того, що було зроблено раніше.',
        },
      ],
    },
    browserSection('uk'),
    {
      id: 'recipients',
      title: 'Кому передаємо дані',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Ми не продаємо персональні дані. Виконавцям передаємо лише потрібне для їхньої роботи, за договором про обробку даних:',
        },
        {
          kind: 'list',
          items: [
            'перевізникам — ім’я, телефон, адресу й номер замовлення;',
            'платіжним сервісам і банкам — суму, номер замовлення та дані платника; щоб зберегти спосіб оплати — вашу електронну адресу;',
            'постачальникам хостингу та електронної пошти — дані, які вони зберігають або передають за нашим дорученням;',
            'сервісам SMS, якщо ви погодилися їх отримувати, — номер телефону й текст: TurboSMS для українських номерів, SMSAPI для польських;',
            'компаніям, чиї програми ведуть облік замовлень, складають або відправляють їх, — дані замовлень;',
            'сервісним центрам виробників — дані гарантійного звернення;',
            'державним органам — у випадках, визначених законом.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Якщо на сайті є вхід через Google, Apple чи інший сервіс і ви ним скористалися, цей сервіс повідомляє нам ваше ім’я, електронну адресу та свій ідентифікатор для вас. Про ваші покупки ми йому нічого не передаємо.',
        },
        {
          kind: 'paragraph',
          text: 'Якщо дані виходять за межі Європейської економічної зони та України, застосовуємо стандартні договірні положення або рішення про належний рівень захисту.',
        },
      ],
    },
    {
      id: 'retention',
      title: 'Скільки зберігаємо',
      blocks: [
        {
          kind: 'facts',
          rows: [
            [
              'Обліковий запис',
              `доки ви його не видалите: після запиту ще ${deletionTime('uk')} можна передумати; якщо є незавершені замовлення — доки їх буде закрито`,
            ],
            [
              'Замовлення',
              'доки існує обліковий запис, у якому їх зроблено; після його видалення — без імені та контактів, стільки, скільки рахунки. Замовлення без облікового запису зберігаємо стільки, скільки рахунки, тож рахунок для гарантії збережіть у себе. Незавершені — доки їх буде закрито',
            ],
            [
              'Рахунки, коригування, договори',
              `за українськими замовленнями — ${keptYears('uk', 'UA')} після року, у якому був останній документ чи платіж (Податковий кодекс України, ст. 44.3: щонайменше 1095 днів після подання річної звітності); за польськими — ${keptYears('uk', 'PL')} (Ordynacja podatkowa, art. 70 § 1 і 86 § 1: до кінця п’ятого року після року, у якому настав строк сплати податку). Потім видаляємо їх разом із замовленням, якщо воно не належить чинному обліковому запису`,
            ],
            [
              'Відгуки, запитання та відповіді про товари',
              'доки ви їх не видалите; найдовше — доки існує обліковий запис або замовлення, зроблене без нього. На сторінці товару видно лише ім’я з першою літерою прізвища, якщо ви його не приховали',
            ],
            ['Гарантійні звернення', 'протягом строку гарантії та строку позовної давності'],
            [
              'Запити про наявність товару',
              `до листа, що товар з’явився, але не довше ніж ${STOCK_NOTICE_KEPT_DAYS} днів; посилання в листі видаляє решту запитів адреси`,
            ],
            [
              'Інші звернення з файлами',
              `${ticketTime('uk')} після закриття, але не довше, ніж існує обліковий запис`,
            ],
            [
              'Сеанси входу',
              'до виходу або 30 днів після останнього користування, але не довше 180 днів від входу',
            ],
            ['Журнал входів', 'один рік'],
            [
              'Ключі доступу, спосіб входу через інший сервіс',
              'доки ви їх не видалите або не видалите обліковий запис',
            ],
            ['Збережені способи оплати', 'доки ви їх не видалите; тоді їх видаляє і платіжний сервіс'],
            ['Листи та SMS', `${sentTime('uk')} після надсилання, але не довше, ніж існує обліковий запис`],
            ['Журнал згод', 'доки існує обліковий запис'],
          ],
        },
      ],
    },
    {
      id: 'rights',
      title: 'Ваші права',
      blocks: [
        {
          kind: 'list',
          items: [
            'знати, які дані ми обробляємо, і отримати їх копію;',
            'виправити неточні дані;',
            'видалити дані, якщо немає законного обов’язку їх зберігати;',
            'обмежити обробку або заперечити проти неї;',
            'отримати дані у форматі, придатному для перенесення;',
            'відкликати згоду;',
            'звернутися зі скаргою до Уповноваженого Верховної Ради України з прав людини або до польського органу — Prezes Urzędu Ochrony Danych Osobowych.',
          ],
        },
        {
          kind: 'paragraph',
          text: `Копію своїх даних — профіль, замовлення, платежі, документи й звернення — можна завантажити в профілі, у розділі «Ваші дані»: архів із файлами JSON та PDF готуємо автоматично, зберігаємо ${exportTime('uk')} і віддаємо лише після входу. Там само можна видалити обліковий запис. Інші запити надсилайте листом на ${SELLER_EMAIL.UA} чи ${SELLER_EMAIL.PL}. Відповідаємо протягом 30 днів; щоб не віддати дані чужій людині, можемо попросити підтвердити особу.`,
        },
      ],
    },
    {
      id: 'children',
      title: 'Діти',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Магазин не призначено для дітей до 16 років, і ми свідомо не збираємо їхніх даних. Якщо дитина все ж створила обліковий запис, повідомте нас — ми його видалимо.',
        },
      ],
    },
    {
      id: 'security',
      title: 'Захист і зміни',
      blocks: [
        {
          kind: 'paragraph',
          text: 'З’єднання зашифровано, доступ працівників обмежено їхніми обов’язками, паролі зберігаємо лише у вигляді хешу. Про витік, який загрожує вашим правам, повідомимо вас і наглядовий орган у строки, визначені законом.',
        },
        {
          kind: 'paragraph',
          text: 'Якщо політика зміниться, тут з’явиться нова дата, а про суттєві зміни власникам облікових записів надійде лист.',
        },
      ],
    },
  ],
};

const pl: ContentPage = {
  title: 'Polityka prywatności',
  lead: 'Jakie dane osobowe zbieramy, po co, jak długo je przechowujemy i jak nimi rozporządzać. Polityka jest zgodna z rozporządzeniem (UE) 2016/679 (RODO) oraz ukraińską ustawą o ochronie danych osobowych.',
  description: 'Przetwarzanie danych osobowych w sklepie Promin: cele, okresy, prawa, kontakt.',
  updatedOn: UPDATED_ON,
  sections: [
    {
      id: 'controller',
      title: 'Administrator danych',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Administratorem jest spółka, z którą zawierana jest umowa: ukraińska przy zamówieniach w hrywnach, polska przy zamówieniach w złotych. W sprawach ogólnych obie spółki odpowiadają wspólnie.',
        },
        { kind: 'seller-table' },
      ],
    },
    {
      id: 'data',
      title: 'Jakie dane przechowujemy',
      blocks: [
        {
          kind: 'facts',
          rows: [
            [
              'Konto',
              'imię i nazwisko, e-mail, telefon, data urodzenia, zdjęcie profilowe, zapisane adresy, koszyk i lista ulubionych; hasło wyłącznie w postaci skrótu; zaakceptowane regulaminy – ich wersja, język i czas',
            ],
            [
              'Zamówienia i wynajem',
              'towary, kwoty, adresy dostawy i rozliczenia, nazwa i numer firmy, okresy wynajmu, dokumenty, historia statusów; numery seryjne towarów i wpisy o montażu: kto, gdzie i kiedy montował, telefon; zwroty ze zdjęciami; zamówienia bez konta przechowujemy tak samo',
            ],
            [
              'Płatności',
              'metoda, stan, kwota i numer płatności; przy przelewie wiersz wyciągu bankowego. Numer karty i kod CVV do nas nie trafiają. Jeśli zapiszesz metodę płatności – zaszyfrowany token operatora płatności, rodzaj karty, nazwa banku lub portfela, cztery ostatnie cyfry, data ważności, zamaskowany e-mail portfela',
            ],
            [
              'Zgłoszenia',
              'wiadomości z formularza, zapytania o cenę hurtową, oświadczenia o odstąpieniu, korespondencja i przesłane zdjęcia',
            ],
            [
              'Bezpieczeństwo',
              'historia logowań: czas, wynik, sposób, przeglądarka, adres IP i jego kraj; sesje – przeglądarka i adres IP, dopóki sesja trwa; klucze dostępu – klucz publiczny, nazwa, czas utworzenia i ostatniego logowania (odcisku palca ani obrazu twarzy urządzenie nam nie przekazuje); klucz aplikacji z kodami – zaszyfrowany, kody odzyskiwania i zaufane przeglądarki – w postaci skrótów; sieć, z której przyszło żądanie, albo adres e-mail – dopóki liczymy próby, najwyżej dobę; do ograniczania nieopłaconych zamówień skróty konta, e-maila, telefonu i sieci, dopóki zamówienie nie zostanie opłacone, potwierdzone lub anulowane',
            ],
            [
              'Wiadomości',
              'wysłane do Ciebie e-maile i SMS-y oraz Twój wybór, o czym pisać; rejestr zgód na reklamę: o co, kiedy, jakimi słowami i w jakim języku poproszono, co potwierdzono lub wycofano i na jaki adres',
            ],
            ['Ustawienia', 'język, waluta, decyzja w sprawie ustalania kraju'],
          ],
        },
      ],
    },
    {
      id: 'purposes',
      title: 'Cele i podstawy prawne',
      blocks: [
        {
          kind: 'list',
          items: [
            'Wykonanie umowy: zamówienie, dostawa, wynajem, zwrot, gwarancja.',
            'Obowiązek prawny: rachunkowość, podatki, prawa konsumenta.',
            'Prawnie uzasadniony interes: ochrona przed oszustwami, bezpieczeństwo logowania, rozpatrywanie roszczeń.',
            'Zgoda: ustalanie kraju na podstawie adresu IP do wyboru języka, wczytanie czatu zewnętrznego dostawcy, reklama e-mailem i SMS-em, zapisanie metody płatności. Rejestr zgód prowadzimy, bo musimy móc wykazać, że zgody udzielono (art. 7 ust. 1 RODO).',
          ],
        },
      ],
    },
    {
      id: 'consent',
      title: 'Zgoda i pliki cookie',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Bez zgody używamy tylko tego, bez czego sklep nie działa: sesji logowania, ochrony formularzy, języka, waluty i koszyka. Kraj do wyboru języka ustalamy na podstawie adresu IP wyłącznie po wyrażeniu zgody i go nie zapisujemy. Nie stosujemy reklamowych plików cookie. Reklamę wysyłamy tylko osobom, które zaznaczyły ją w profilu i potwierdziły to linkiem z e-maila; pozostałe e-maile i SMS-y dotyczą Twoich zamówień, zapytań, oświadczeń i bezpieczeństwa konta. Przed dodaniem czegokolwiek nieobowiązkowego zapytamy o zgodę.',
        },
        {
          kind: 'paragraph',
          text: 'Zgodę możesz w każdej chwili wycofać: w profilu, linkiem z wiadomości reklamowej albo pisząc do nas. Jej wycofanie nie wpływa na zgodność z prawem wcześniejszego przetwarzania.',
        },
      ],
    },
    browserSection('pl'),
    {
      id: 'recipients',
      title: 'Komu przekazujemy dane',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Nie sprzedajemy danych osobowych. Podmiotom przetwarzającym przekazujemy tylko to, co potrzebne do wykonania usługi, na podstawie umowy powierzenia:',
        },
        {
          kind: 'list',
          items: [
            'przewoźnikom – imię i nazwisko, telefon, adres i numer zamówienia;',
            'operatorom płatności i bankom – kwotę, numer zamówienia i dane płatnika; przy zapisywaniu metody płatności – Twój adres e-mail;',
            'dostawcom hostingu i poczty elektronicznej – dane przechowywane lub przesyłane na nasze zlecenie;',
            'bramkom SMS, jeśli zgodzisz się na SMS-y – numer telefonu i treść: SMSAPI dla numerów polskich, TurboSMS dla ukraińskich;',
            'firmom, których programy prowadzą ewidencję zamówień, kompletują je lub wysyłają – dane zamówień;',
            'serwisom producentów – dane zgłoszenia gwarancyjnego;',
            'organom publicznym – w przypadkach określonych prawem.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Jeśli na stronie działa logowanie przez Google, Apple lub inny serwis i z niego skorzystasz, serwis ten przekazuje nam Twoje imię i nazwisko, adres e-mail oraz swój identyfikator dla Ciebie. O Twoich zakupach nic mu nie przekazujemy.',
        },
        {
          kind: 'paragraph',
          text: 'Jeżeli dane opuszczają Europejski Obszar Gospodarczy i Ukrainę, stosujemy standardowe klauzule umowne lub decyzję o odpowiednim stopniu ochrony.',
        },
      ],
    },
    {
      id: 'retention',
      title: 'Jak długo przechowujemy dane',
      blocks: [
        {
          kind: 'facts',
          rows: [
            [
              'Konto',
              `dopóki go nie usuniesz: po złożeniu prośby masz jeszcze ${deletionTime('pl')} na zmianę zdania; jeśli są niezakończone zamówienia – do ich zamknięcia`,
            ],
            [
              'Zamówienia',
              'dopóki istnieje konto, z którego je złożono; po jego usunięciu bez imienia, nazwiska i danych kontaktowych, tak długo jak faktury. Zamówienie bez konta przechowujemy tak długo jak faktury, dlatego fakturę potrzebną do gwarancji zachowaj u siebie. Niezakończone – do ich zamknięcia',
            ],
            [
              'Faktury, korekty, umowy',
              `przy zamówieniach polskich ${keptYears('pl', 'PL')} po roku ostatniego dokumentu lub płatności (art. 70 § 1 i 86 § 1 Ordynacji podatkowej: do końca piątego roku po roku, w którym upłynął termin płatności podatku); przy ukraińskich ${keptYears('pl', 'UA')} (art. 44.3 Kodeksu podatkowego Ukrainy: co najmniej 1095 dni od złożenia deklaracji rocznej). Potem usuwamy je razem z zamówieniem, jeśli nie należy ono do istniejącego konta`,
            ],
            [
              'Opinie, pytania i odpowiedzi o produktach',
              'do ich usunięcia przez Ciebie, najdłużej dopóki istnieje konto lub zamówienie złożone bez konta. Na stronie produktu widać najwyżej imię i pierwszą literę nazwiska',
            ],
            ['Zgłoszenia gwarancyjne', 'przez okres gwarancji i przedawnienia roszczeń'],
            [
              'Zapytania o dostępność produktu',
              `do wiadomości, że produkt wrócił, nie dłużej jednak niż ${STOCK_NOTICE_KEPT_DAYS} dni; link w wiadomości usuwa pozostałe zapytania adresu`,
            ],
            [
              'Inne zgłoszenia z plikami',
              `${ticketTime('pl')} od zamknięcia, nie dłużej jednak niż istnieje konto`,
            ],
            [
              'Sesje logowania',
              'do wylogowania lub 30 dni od ostatniego użycia, najdłużej 180 dni od zalogowania',
            ],
            ['Historia logowań', 'rok'],
            ['Klucze dostępu, logowanie przez inny serwis', 'do ich usunięcia lub usunięcia konta'],
            ['Zapisane metody płatności', 'do ich usunięcia; usuwa je wtedy także operator płatności'],
            ['E-maile i SMS-y', `${sentTime('pl')} od wysłania, nie dłużej jednak niż istnieje konto`],
            ['Rejestr zgód', 'dopóki istnieje konto'],
          ],
        },
      ],
    },
    {
      id: 'rights',
      title: 'Twoje prawa',
      blocks: [
        {
          kind: 'list',
          items: [
            'dostęp do danych i otrzymanie ich kopii;',
            'sprostowanie nieprawidłowych danych;',
            'usunięcie danych, jeśli prawo nie nakazuje ich przechowywać;',
            'ograniczenie przetwarzania lub sprzeciw wobec niego;',
            'przeniesienie danych;',
            'wycofanie zgody;',
            'skarga do Prezesa Urzędu Ochrony Danych Osobowych albo do ukraińskiego Pełnomocnika Rady Najwyższej do spraw Praw Człowieka.',
          ],
        },
        {
          kind: 'paragraph',
          text: `Kopię swoich danych – profil, zamówienia, płatności, dokumenty i wiadomości – pobierzesz w profilu, w części „Twoje dane”: archiwum z plikami JSON i PDF przygotowujemy automatycznie, przechowujemy ${exportTime('pl')} i wydajemy tylko po zalogowaniu. Tam też usuniesz konto. Inne wnioski złóż e-mailem na adres ${SELLER_EMAIL.PL} lub ${SELLER_EMAIL.UA}. Odpowiadamy w ciągu 30 dni; aby nie wydać danych obcej osobie, możemy poprosić o potwierdzenie tożsamości.`,
        },
      ],
    },
    {
      id: 'children',
      title: 'Dzieci',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Sklep nie jest przeznaczony dla dzieci poniżej 16. roku życia i świadomie nie zbieramy ich danych. Jeśli dziecko mimo to założyło konto, po zgłoszeniu usuniemy je.',
        },
      ],
    },
    {
      id: 'security',
      title: 'Bezpieczeństwo i zmiany',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Połączenie jest szyfrowane, dostęp pracowników ograniczony do ich obowiązków, a hasła przechowujemy wyłącznie w postaci skrótu. O naruszeniu zagrażającym prawom osób powiadomimy je i organ nadzorczy w terminach określonych prawem.',
        },
        {
          kind: 'paragraph',
          text: 'Po zmianie polityki pojawi się tu nowa data, a o istotnych zmianach powiadomimy właścicieli kont e-mailem.',
        },
      ],
    },
  ],
};

const en: ContentPage = {
  title: 'Privacy policy',
  lead: 'What personal data we collect, why, how long we keep it and how you can control it. The policy follows Regulation (EU) 2016/679 (GDPR) and the Law of Ukraine “On Personal Data Protection”.',
  description: 'How Promin handles personal data: purposes, retention, rights, contacts.',
  updatedOn: UPDATED_ON,
  sections: [
    {
      id: 'controller',
      title: 'Who is responsible',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The controller is the company with which you make the contract: the Ukrainian one for orders in hryvnias, the Polish one for orders in złoty. For general enquiries the two are jointly responsible.',
        },
        { kind: 'seller-table' },
      ],
    },
    {
      id: 'data',
      title: 'What we keep',
      blocks: [
        {
          kind: 'facts',
          rows: [
            [
              'Account',
              'name, e-mail address, phone, date of birth, profile picture, saved addresses, cart and favourites; the password only as a hash; the terms you accepted: their version, language and time',
            ],
            [
              'Orders and rentals',
              'products, amounts, delivery and billing addresses, company name and number, rental periods, documents, status history; serial numbers of goods and installation records: who installed them, where and when, a phone number; returns with photos; orders without an account are kept in the same way',
            ],
            [
              'Payment',
              'method, status, amount and number of the payment; for a transfer the line of the bank statement. Card number and CVV never reach us. Of a payment method that you save: the payment provider’s token, encrypted, the card’s brand, the name of the bank or wallet, the last four digits, the expiry date, the masked e-mail address of a wallet',
            ],
            [
              'Enquiries',
              'messages from the contact form, bulk price requests, notices of withdrawal, correspondence and photos you send us',
            ],
            [
              'Security',
              'the log of sign-ins: time, outcome, way, browser, IP address and its country; of sessions, browser and IP address while the session lasts; of passkeys, the public key, name, time of creation and of the last sign-in (your device sends us neither fingerprint nor face); the key of a code app, encrypted; recovery codes and trusted browsers, as hashes; the network a request came from, or an e-mail address, while attempts are counted, for a day at most; to limit unpaid orders, hashes of account, e-mail, phone and network, until the order is paid, confirmed or cancelled',
            ],
            [
              'E-mails and text messages',
              'those we sent you, and your choice of what to write about; the log of consents to advertising: what you asked for, confirmed or withdrew, when, in which words and language, and for which address',
            ],
            ['Settings', 'language, currency, your decision about finding your country'],
          ],
        },
      ],
    },
    {
      id: 'purposes',
      title: 'Purposes and legal grounds',
      blocks: [
        {
          kind: 'list',
          items: [
            'Performance of a contract: ordering, delivery, rental, returns, warranty.',
            'Legal obligation: accounting, tax, consumer rights.',
            'Legitimate interest: protection against fraud, secure sign-in, handling claims.',
            'Consent: finding your country by IP address to choose the language, loading a chat by another provider, advertising by e-mail and text message, saving a payment method. We keep the log of consents because we have to be able to show that consent was given (GDPR, art. 7(1)).',
          ],
        },
      ],
    },
    {
      id: 'consent',
      title: 'Consent and cookies',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Without consent we use only what the shop cannot work without: the sign-in session, form protection, language, currency and cart. To choose the language we look up your country by IP address only after you agree, and do not store it. There are no advertising cookies. We send advertising only to those who ticked it in their profile and confirmed it by the link of an e-mail; other e-mails and text messages are about your orders, requests, notices and the security of your account. Before adding anything non-essential we will ask.',
        },
        {
          kind: 'paragraph',
          text: 'You can withdraw your consent at any time: in your profile, by the link in an advertising e-mail or by writing to us. Withdrawing it does not affect the lawfulness of what was done before.',
        },
      ],
    },
    browserSection('en'),
    {
      id: 'recipients',
      title: 'Who receives data',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We do not sell personal data. Processors receive only what their work needs, under a data processing agreement:',
        },
        {
          kind: 'list',
          items: [
            'carriers: name, phone, address and order number;',
            'payment providers and banks: amount, order number and payer’s details; to save a payment method, your e-mail address;',
            'hosting and e-mail providers: the data they store or send on our behalf;',
            'text message gateways, if you asked for text messages: phone number and text; TurboSMS for Ukrainian numbers, SMSAPI for Polish ones;',
            'companies whose programs keep the books of orders, pack or send them: the details of the orders;',
            'manufacturers’ service centres: the details of a warranty claim;',
            'public authorities, in the cases set by law.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'If the site offers signing in with Google, Apple or another service and you use it, that service tells us your name, e-mail address and its identifier for you. We tell it nothing about your purchases.',
        },
        {
          kind: 'paragraph',
          text: 'Where data leaves the European Economic Area and Ukraine, we apply standard contractual clauses or an adequacy decision.',
        },
      ],
    },
    {
      id: 'retention',
      title: 'How long we keep it',
      blocks: [
        {
          kind: 'facts',
          rows: [
            [
              'Account',
              `until you delete it: after you ask, you have ${deletionTime('en')} to change your mind; if orders are unfinished, until they are closed`,
            ],
            [
              'Orders',
              'as long as the account exists that they were placed with; once it is deleted, without name and contact details, as long as the invoices. An order placed without an account is kept as long as its invoices, so keep your invoice for the warranty. Unfinished orders stay until they are closed',
            ],
            [
              'Invoices, corrections, contracts',
              `of Ukrainian orders for ${keptYears('en', 'UA')} after the year of the last document or payment (Tax Code of Ukraine, article 44.3: at least 1,095 days after the annual return is filed); of Polish orders for ${keptYears('en', 'PL')} (Ordynacja podatkowa, articles 70 § 1 and 86 § 1: until the end of the fifth year after the year in which the tax fell due). Then we delete them together with the order, unless it belongs to an existing account`,
            ],
            [
              'Reviews, questions and answers about products',
              'until you delete them; at most as long as the account exists, or the order placed without one. The product page shows your first name and initial at most',
            ],
            ['Warranty claims', 'for the warranty period and the limitation period of claims'],
            [
              'Requests about products out of stock',
              `until we write that the product is back, ${STOCK_NOTICE_KEPT_DAYS} days at most; the link in the e-mail deletes the other requests of the address`,
            ],
            [
              'Other enquiries with their files',
              `${ticketTime('en')} after they were closed, but no longer than the account exists`,
            ],
            [
              'Sign-in sessions',
              'until you sign out or 30 days after their last use, 180 days after the sign-in at most',
            ],
            ['Log of sign-ins', 'one year'],
            ['Passkeys, signing in with another service', 'until you remove them or delete the account'],
            ['Saved payment methods', 'until you remove them; the payment provider then deletes them too'],
            [
              'E-mails and text messages',
              `${sentTime('en')} after they were sent, but no longer than the account exists`,
            ],
            ['Log of consents', 'as long as the account exists'],
          ],
        },
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        {
          kind: 'list',
          items: [
            'to know which data we process and to receive a copy;',
            'to have inaccurate data corrected;',
            'to have data erased where the law does not oblige us to keep it;',
            'to restrict or object to processing;',
            'to receive your data in a portable format;',
            'to withdraw consent;',
            'to complain to the Ukrainian Parliament Commissioner for Human Rights or to the Polish authority, Prezes Urzędu Ochrony Danych Osobowych.',
          ],
        },
        {
          kind: 'paragraph',
          text: `You can download a copy of your data (profile, orders, payments, documents and messages) in your profile, under “Your data”: an archive of JSON and PDF files is prepared automatically, kept for ${exportTime('en')} and handed out only when you are signed in. You can delete your account there too. For other requests, write to ${SELLER_EMAIL.UA} or ${SELLER_EMAIL.PL}. We answer within 30 days; we may ask you to confirm your identity so that your data does not reach anyone else.`,
        },
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The shop is not meant for children under 16, and we do not knowingly collect their data. If a child has created an account anyway, tell us and we will delete it.',
        },
      ],
    },
    {
      id: 'security',
      title: 'Security and changes',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Connections are encrypted, staff access is limited to their duties, and passwords are kept only as hashes. We will notify you and the supervisory authority of a breach that endangers your rights within the time set by law.',
        },
        {
          kind: 'paragraph',
          text: 'When the policy changes, a new date appears here, and account holders are told of substantial changes by e-mail.',
        },
      ],
    },
  ],
};

/** Personal data: answered within 30 days, children under 16 excluded (C §9). */
export const privacyPolicy: Localized<ContentPage> = { uk, pl, en };
