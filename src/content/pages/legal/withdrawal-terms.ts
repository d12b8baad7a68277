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
      'Termin do odstąpienia od umowy wygasa po upływie 14 dni od dnia, w którym weszli Państwo w posiadanie rzeczy lub w którym osoba trzecia inna niż przewoźnik i wskazana przez Państwa weszła w posiadanie rzeczy; przy rzeczach dostarczanych osobno — ostatniej z nich.',
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
      'Odpowiadają Państwo tylko za zmniejszenie wartości rzeczy wynikające z korzystania z niej w sposób inny niż było to konieczne do stwierdzenia charakteru, cech i funkcjonowania rzeczy.',
    ],
    [
      'Wzór formularza odstąpienia od umowy (formularz ten należy wypełnić i odesłać tylko w przypadku chęci odstąpienia od umowy)',
      'Adresat: sprzedawca, z którym zawarto umowę — jego nazwę, adres i adres e-mail podano na tej stronie.',
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
