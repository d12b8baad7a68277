import type { Localized } from '../../domain/locale/locale.ts';
import { browserSection } from './browser-keys.ts';
import type { ContentPage } from './content-page.ts';
import { SELLER } from './seller.ts';

const UPDATED_ON = '2026-11-21';

const uk: ContentPage = {
  title: 'Політика приватності',
  lead: 'Які персональні дані ми збираємо, навіщо, скільки зберігаємо і як ними розпорядитися. Політика відповідає Регламенту (ЄС) 2016/679 (GDPR) та Закону України «Про захист персональних даних».',
  description: 'Обробка персональних даних у магазині Промінь Енерго: мета, строки, права, контакти.',
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
              'ім’я, електронна пошта, телефон, дата народження й фото, якщо ви їх додали; пароль — лише у вигляді хешу',
            ],
            [
              'Замовлення та оренда',
              'товари, суми, адреси доставки й рахунку, строки оренди, договори, історія статусів',
            ],
            [
              'Оплата',
              'спосіб, стан і номер платежу; для збереженої картки — марка, чотири останні цифри та строк дії. Повний номер і CVV до нас не потрапляють',
            ],
            ['Звернення', 'листування, заявки на повернення, обмін і гарантію, надіслані фото'],
            ['Безпека', 'час входу, пристрій, браузер, IP-адреса та приблизне місце'],
            ['Налаштування', 'мова, валюта, вміст кошика, список бажаного, рішення щодо визначення місця'],
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
            'Згода: розсилки, визначення країни за IP-адресою, необов’язкові файли cookie.',
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
          text: 'Без згоди ми використовуємо лише те, без чого магазин не працює: сеанс входу, захист форм, мову, валюту та кошик. Країну за IP-адресою визначаємо тільки після вашої згоди, на власному сервері. Рекламних файлів cookie немає; якщо з’явиться щось необов’язкове, спершу запитаємо.',
        },
        {
          kind: 'paragraph',
          text: 'Згоду на листи та SMS можна змінити будь-коли: напишіть нам. Відкликання не впливає на законність того, що було зроблено раніше.',
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
            'платіжним сервісам і банкам — суму, номер замовлення та дані платника;',
            'постачальникам хостингу, пошти й SMS — дані, які вони зберігають або передають за нашим дорученням;',
            'сервісам входу Google та Apple, якщо ви обрали такий спосіб;',
            'сервісним центрам виробників і монтажникам — дані гарантійного звернення чи монтажу;',
            'державним органам — у випадках, визначених законом.',
          ],
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
            ['Обліковий запис', 'доки ви його не видалите'],
            [
              'Замовлення, рахунки, договори',
              'доки цього вимагає податкове законодавство: Податковий кодекс України, ст. 44, або польська Ordynacja podatkowa, art. 70 і 86',
            ],
            ['Гарантійні звернення', 'протягом строку гарантії та строку позовної давності'],
            ['Згоди на розсилку', 'доки їх не відкликано'],
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
          text: `Запит можна зробити листом на ${SELLER.UA.email} чи ${SELLER.PL.email}. Відповідаємо протягом 30 днів; щоб не віддати дані чужій людині, можемо попросити підтвердити особу.`,
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
          text: 'З’єднання зашифровано, доступ працівників обмежено їхніми обов’язками, для входу можна ввімкнути двоетапну перевірку. Про витік, який загрожує вашим правам, повідомимо вас і наглядовий орган у строки, визначені законом.',
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
  description: 'Przetwarzanie danych osobowych w sklepie Promin Energo: cele, okresy, prawa, kontakt.',
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
              'imię i nazwisko, e-mail, telefon, data urodzenia i zdjęcie, jeśli zostały dodane; hasło wyłącznie w postaci skrótu',
            ],
            [
              'Zamówienia i wynajem',
              'towary, kwoty, adresy dostawy i rozliczenia, okresy wynajmu, umowy, historia statusów',
            ],
            [
              'Płatności',
              'metoda, stan i numer płatności; dla zapisanej karty marka, cztery ostatnie cyfry i data ważności. Pełny numer i kod CVV do nas nie trafiają',
            ],
            ['Zgłoszenia', 'korespondencja, wnioski o zwrot, wymianę i gwarancję, przesłane zdjęcia'],
            ['Bezpieczeństwo', 'czas logowania, urządzenie, przeglądarka, adres IP i przybliżone miejsce'],
            [
              'Ustawienia',
              'język, waluta, zawartość koszyka, lista ulubionych, decyzja w sprawie ustalania lokalizacji',
            ],
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
            'Zgoda: wiadomości marketingowe, ustalanie kraju na podstawie adresu IP, nieobowiązkowe pliki cookie.',
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
          text: 'Bez zgody używamy tylko tego, bez czego sklep nie działa: sesji logowania, ochrony formularzy, języka, waluty i koszyka. Kraj na podstawie adresu IP ustalamy wyłącznie po wyrażeniu zgody, na własnym serwerze. Nie stosujemy reklamowych plików cookie; przed dodaniem czegokolwiek nieobowiązkowego zapytamy o zgodę.',
        },
        {
          kind: 'paragraph',
          text: 'Zgodę na e-maile i SMS-y można w każdej chwili zmienić, pisząc do nas. Jej wycofanie nie wpływa na zgodność z prawem wcześniejszego przetwarzania.',
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
            'przewoźnikom — imię i nazwisko, telefon, adres i numer zamówienia;',
            'operatorom płatności i bankom — kwotę, numer zamówienia i dane płatnika;',
            'dostawcom hostingu, poczty i SMS-ów — dane przechowywane lub przesyłane na nasze zlecenie;',
            'usługom logowania Google i Apple, jeśli wybrano taki sposób;',
            'serwisom producentów i instalatorom — dane zgłoszenia gwarancyjnego lub montażu;',
            'organom publicznym — w przypadkach określonych prawem.',
          ],
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
            ['Konto', 'do chwili jego usunięcia'],
            [
              'Zamówienia, faktury, umowy',
              'przez okres wymagany przepisami podatkowymi: art. 70 i 86 Ordynacji podatkowej albo art. 44 Kodeksu podatkowego Ukrainy',
            ],
            ['Zgłoszenia gwarancyjne', 'przez okres gwarancji i przedawnienia roszczeń'],
            ['Zgody marketingowe', 'do chwili wycofania'],
          ],
        },
      ],
    },
    {
      id: 'rights',
      title: 'Prawa osób, których dane dotyczą',
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
          text: `Wniosek można złożyć e-mailem na adres ${SELLER.PL.email} lub ${SELLER.UA.email}. Odpowiadamy w ciągu 30 dni; aby nie wydać danych obcej osobie, możemy poprosić o potwierdzenie tożsamości.`,
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
          text: 'Połączenie jest szyfrowane, dostęp pracowników ograniczony do ich obowiązków, a przy logowaniu można włączyć weryfikację dwuetapową. O naruszeniu zagrażającym prawom osób powiadomimy je i organ nadzorczy w terminach określonych prawem.',
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
  lead: 'Which personal data we collect, why, how long we keep it and how you can control it. The policy follows Regulation (EU) 2016/679 (GDPR) and the Law of Ukraine “On Personal Data Protection”.',
  description: 'How Promin Energo handles personal data: purposes, retention, rights, contacts.',
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
              'name, e-mail, phone, date of birth and photograph if you added them; the password only as a hash',
            ],
            [
              'Orders and rentals',
              'goods, amounts, delivery and billing addresses, rental terms, contracts, history of statuses',
            ],
            [
              'Payment',
              'method, state and payment number; for a saved card its brand, last four digits and expiry. The full number and CVV never reach us',
            ],
            ['Enquiries', 'correspondence, return, exchange and warranty requests, photographs sent to us'],
            ['Security', 'time of sign-in, device, browser, IP address and approximate place'],
            ['Settings', 'language, currency, cart, favourites, your decision about finding your location'],
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
            'Consent: newsletters, finding your country by IP address, non-essential cookies.',
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
          text: 'Without consent we use only what the shop cannot work without: the sign-in session, form protection, language, currency and cart. We look up your country by IP address only after you agree, on our own server. There are no advertising cookies; before adding anything non-essential we will ask.',
        },
        {
          kind: 'paragraph',
          text: 'You can change your consent to e-mails and text messages at any time by writing to us. Withdrawing it does not affect the lawfulness of what was done before.',
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
            'payment providers and banks: amount, order number and payer’s details;',
            'hosting, e-mail and text message providers: the data they store or send on our behalf;',
            'Google and Apple sign-in services, if you chose that way;',
            'manufacturers’ service centres and installers: the details of a warranty claim or installation;',
            'public authorities, in the cases set by law.',
          ],
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
            ['Account', 'until you delete it'],
            [
              'Orders, invoices, contracts',
              'as long as tax law requires: article 44 of the Tax Code of Ukraine, or articles 70 and 86 of the Polish Ordynacja podatkowa',
            ],
            ['Warranty claims', 'for the warranty period and the limitation period of claims'],
            ['Newsletter consent', 'until it is withdrawn'],
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
          text: `To make a request, write to ${SELLER.UA.email} or ${SELLER.PL.email}. We answer within 30 days; so as not to give data to a stranger, we may ask you to confirm your identity.`,
        },
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The shop is not meant for children under 16, and we do not knowingly collect their data. If a child has created an account nevertheless, tell us and we will delete it.',
        },
      ],
    },
    {
      id: 'security',
      title: 'Security and changes',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Connections are encrypted, staff access is limited to their duties, and two-step verification can be switched on for signing in. We will notify you and the supervisory authority of a breach that endangers your rights within the time set by law.',
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
