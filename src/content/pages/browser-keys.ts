import type { Localized } from '../../domain/locale/locale.ts';
import type { PageSection } from './content-page.ts';

/** Everything that the shop keeps in a visitor's browser, by its name there, and what it is for. */
export const BROWSER_KEYS: Readonly<Record<string, Localized>> = {
  session: {
    uk: 'cookie: сеанс входу; зникає після виходу або коли мине строк дії',
    pl: 'cookie: sesja logowania; znika po wylogowaniu lub po upływie terminu',
    en: 'cookie: your sign-in session; gone when you sign out or when it expires',
  },
  rentalHold: {
    uk: 'cookie на час візиту: щоб під час оформлення утримувати за вами дні оренди, якщо ви купуєте без облікового запису',
    pl: 'cookie na czas wizyty: aby podczas składania zamówienia bez konta trzymać dla Ciebie dni wynajmu',
    en: 'cookie for the visit: holds your rental days while you check out without an account',
  },
  knownBrowser: {
    uk: 'cookie: підпис браузера, з якого ви входили, щоб чужі спроби підібрати пароль не заважали вашому входу; 180 днів',
    pl: 'cookie: podpis przeglądarki, w której się logowano, aby cudze próby odgadnięcia hasła nie blokowały logowania; 180 dni',
    en: 'cookie: a signature of a browser you signed in with, so that strangers guessing your password cannot keep you out; 180 days',
  },
  providerVisit: {
    uk: 'cookie, окремий для кожного такого входу, з кодом після назви: щоб повернути вас у цей браузер після входу через інший сервіс, наприклад Google; до вашого повернення, не довше ніж 15 хвилин',
    pl: 'cookie, osobny dla każdego takiego logowania, z kodem po nazwie: aby wrócić do tej przeglądarki po logowaniu przez inny serwis, na przykład Google; do powrotu, najwyżej 15 minut',
    en: 'cookie, one for each such sign-in, with a code after its name: brings you back to this browser after signing in with another service, such as Google; until you are back, 15 minutes at most',
  },
  pendingLink: {
    uk: 'cookie: вхід через інший сервіс, який ви ще підтверджуєте; одну годину',
    pl: 'cookie: logowanie przez inny serwis, które jeszcze potwierdzasz; jedną godzinę',
    en: 'cookie: a sign-in with another service that you still have to confirm; one hour',
  },
  profileDone: {
    uk: 'cookie: що ви щойно змінили у своєму кабінеті, щоб наступна сторінка це підтвердила; одну хвилину',
    pl: 'cookie: co właśnie zmieniono na Twoim koncie, aby kolejna strona to potwierdziła; jedną minutę',
    en: 'cookie: what you have just changed in your account, so that the next page confirms it; one minute',
  },
  'XSRF-TOKEN': {
    uk: 'cookie: захист форм від підроблених запитів',
    pl: 'cookie: ochrona formularzy przed podrobionymi żądaniami',
    en: 'cookie: protects forms against forged requests',
  },
  typedTexts: {
    uk: 'сховище вкладки: що ви заповнили у надісланій формі, якщо сайт на неї ще не відповів; доки він не відповість або вкладку не закрито. Без скриптів — cookie: текст форми, яку надіслано після завершення сеансу, доки ви знову не ввійдете й не надішлете її, не довше ніж одну годину',
    pl: 'pamięć karty: pola wysłanego formularza, na który strona jeszcze nie odpowiedziała; do odpowiedzi lub zamknięcia karty. Bez skryptów cookie: tekst formularza wysłanego po zakończeniu sesji; do ponownego zalogowania i wysłania, najwyżej jedną godzinę',
    en: 'tab storage: what you filled in in a form that you sent and the site has not answered yet; until it answers or the tab is closed. Without scripts, a cookie: the text of a form sent after your session ended, until you sign in and send it again, one hour at most',
  },
  typedOwner: {
    uk: 'cookie на час візиту: під ким у цьому браузері входили востаннє, щоб недописаний текст форми не побачив хтось інший',
    pl: 'cookie na czas wizyty: kto ostatnio logował się w tej przeglądarce, aby niedokończonego tekstu formularza nie zobaczył ktoś inny',
    en: 'cookie for the visit: who signed in last in this browser, so that nobody else is shown an unfinished text of a form',
  },
  protocolDrafts: {
    uk: 'сховище: лише в працівників магазину, незбережений акт передачі чи повернення машини; доки його не збережуть',
    pl: 'pamięć przeglądarki: tylko u pracowników sklepu, niezapisany protokół wydania lub zwrotu maszyny; do zapisania',
    en: 'storage: only for the shop’s staff, a hand-over or return record that is not saved yet; until it is saved',
  },
  protocolPhotographs: {
    uk: 'сховище: лише в працівників магазину, фото до акта, які ще не надіслано; доки їх не надішлють або акт не підпишуть, не довше ніж 7 днів',
    pl: 'pamięć przeglądarki: tylko u pracowników sklepu, niewysłane zdjęcia do protokołu; do wysłania lub podpisania protokołu, najwyżej 7 dni',
    en: 'storage: only for the shop’s staff, photographs of a record that are not sent yet; until they are sent or the record is signed, 7 days at most',
  },
  backofficeKeys: {
    uk: 'сховище: лише в працівників магазину, що клавіші панелі вимкнено; доки їх не ввімкнуть',
    pl: 'pamięć przeglądarki: tylko u pracowników sklepu, że skróty klawiszowe panelu są wyłączone; do ich włączenia',
    en: 'storage: only for the shop’s staff, that the shortcuts of the back office are off; until they are switched on',
  },
  userLocale: {
    uk: 'сховище й cookie: обрана мова, рік',
    pl: 'pamięć przeglądarki i cookie: wybrany język, rok',
    en: 'storage and cookie: the language you chose, for a year',
  },
  userCurrency: {
    uk: 'сховище й cookie: обрана валюта, рік',
    pl: 'pamięć przeglądarki i cookie: wybrana waluta, rok',
    en: 'storage and cookie: the currency you chose, for a year',
  },
  userPrices: {
    uk: 'сховище й cookie: які ціни показувати першими, з ПДВ чи без ПДВ, рік',
    pl: 'pamięć przeglądarki i cookie: które ceny pokazywać jako pierwsze, brutto czy netto, rok',
    en: 'storage and cookie: which prices you chose to see first, including or excluding VAT, for a year',
  },
  locationConsent: {
    uk: 'cookie на час візиту: чи запитувати про країну',
    pl: 'cookie na czas wizyty: czy pytać o kraj',
    en: 'cookie for the visit: whether to ask about your country',
  },
  locationConsentRejected: {
    uk: 'сховище й cookie: відмова визначати країну, щоб не питати знову',
    pl: 'pamięć przeglądarki i cookie: odmowa ustalania kraju, aby nie pytać ponownie',
    en: 'storage and cookie: that you declined a country lookup, so that we don’t ask again',
  },
  cart: {
    uk: 'сховище: вміст кошика, доки ви його не спорожните',
    pl: 'pamięć przeglądarki: zawartość koszyka, dopóki go nie opróżnisz',
    en: 'storage: what is in your cart, until you empty it',
  },
  discount: {
    uk: 'сховище: код знижки, який ви ввели, доки ви його не приберете або не замовите',
    pl: 'pamięć przeglądarki: wpisany kod rabatowy, dopóki go nie usuniesz albo nie zamówisz',
    en: 'storage: the discount code you entered, until you remove it or order',
  },
  favourites: {
    uk: 'сховище: список бажаного',
    pl: 'pamięć przeglądarki: lista ulubionych',
    en: 'storage: your favourites',
  },
  compare: {
    uk: 'сховище: товари, які ви порівнюєте',
    pl: 'pamięć przeglądarki: porównywane produkty',
    en: 'storage: the products you compare',
  },
  deliveryCity: {
    uk: 'сховище: населений пункт, для якого ви дізнавалися про доставку, доки ви його не приберете',
    pl: 'pamięć przeglądarki: miejscowość, dla której sprawdzano dostawę, dopóki jej nie usuniesz',
    en: 'storage: the place you last checked delivery to, until you clear it',
  },
  recentlyViewed: {
    uk: 'сховище: останні переглянуті товари; нам не надсилається, крім запиту на їхні картки',
    pl: 'pamięć przeglądarki: ostatnio oglądane produkty; trafiają do nas tylko jako prośba o ich karty',
    en: 'storage: the products you viewed recently; sent to us only to load their cards',
  },
  leftToSignIn: {
    uk: 'сховище вкладки: що ви пішли входити через інший сервіс, щоб сказати, чи вдалося; до повернення',
    pl: 'pamięć karty: że logujesz się przez inny serwis, aby potwierdzić, że się udało; do powrotu',
    en: 'tab storage: that you left to sign in with another service, to confirm that it worked; until you return',
  },
  checkoutRedirect: {
    uk: 'сховище: куди повернутися після входу, до самого входу',
    pl: 'pamięć przeglądarki: dokąd wrócić po zalogowaniu, do chwili zalogowania',
    en: 'storage: where to return after signing in, until you do',
  },
  checkoutDraft: {
    uk: 'сховище вкладки: почате оформлення, доки вкладку не закрито',
    pl: 'pamięć karty: rozpoczęte zamówienie, do zamknięcia karty',
    en: 'tab storage: a checkout you started, until the tab is closed',
  },
  checkoutKey: {
    uk: 'сховище вкладки: номер спроби, щоб замовлення не створилося двічі',
    pl: 'pamięć karty: numer próby, aby zamówienie nie powstało dwa razy',
    en: 'tab storage: the number of the attempt, so that an order is not placed twice',
  },
  checkoutKeys: {
    uk: 'сховище: номери спроб останньої години без ваших даних, щоб замовлення з іншої вкладки не створилося двічі',
    pl: 'pamięć przeglądarki: numery prób z ostatniej godziny, bez Twoich danych, aby zamówienie z innej karty nie powstało dwa razy',
    en: 'storage: the numbers of the last hour’s attempts, without your data, so that another tab does not place an order twice',
  },
  'react-router-scroll-positions': {
    uk: 'сховище вкладки: де ви зупинилися на кожній сторінці, щоб повернутися туди ж; доки вкладку не закрито',
    pl: 'pamięć karty: miejsce, w którym skończono czytać każdą stronę, aby do niego wrócić; do zamknięcia karty',
    en: 'tab storage: how far you scrolled on each page, so that you return to the same place; until the tab is closed',
  },
  orderData: {
    uk: 'сховище: останнє замовлення для сторінки подяки; зникає після виходу',
    pl: 'pamięć przeglądarki: ostatnie zamówienie na stronę z podziękowaniem; znika po wylogowaniu',
    en: 'storage: your latest order, for the thank-you page; gone when you sign out',
  },
  guestOrder: {
    uk: 'cookie на час візиту: ключі до останніх замовлень, зроблених без облікового запису',
    pl: 'cookie na czas wizyty: klucze do ostatnich zamówień złożonych bez konta',
    en: 'cookie for the visit: the keys to your latest orders placed without an account',
  },
  pages: {
    uk: 'кеш: відкриті сторінки магазину, щоб читати їх без з’єднання; особистих серед них немає',
    pl: 'pamięć podręczna: odwiedzone strony sklepu, aby czytać je bez połączenia; nie ma wśród nich stron osobistych',
    en: 'cache: pages of the shop you have opened, so that you can read them offline; none of them personal',
  },
};

const WORDS: Localized<{ readonly title: string; readonly text: string; readonly after: string }> = {
  uk: {
    title: 'Що зберігає ваш браузер',
    text: 'Усе це потрібно для роботи магазину й залишається у вашому браузері; стерти можна в його налаштуваннях.',
    after:
      'Якщо на сайті є онлайн-чат стороннього постачальника, його код завантажується лише після натискання кнопки чату; тоді постачальник може зберігати власні файли cookie за своїми правилами.',
  },
  pl: {
    title: 'Co przechowuje Twoja przeglądarka',
    text: 'Wszystko to jest potrzebne do działania sklepu i zostaje w Twojej przeglądarce; możesz to usunąć w jej ustawieniach.',
    after:
      'Jeśli na stronie działa czat zewnętrznego dostawcy, jego kod wczytuje się dopiero po naciśnięciu przycisku czatu; dostawca może wtedy zapisywać własne pliki cookie na swoich zasadach.',
  },
  en: {
    title: 'What your browser keeps',
    text: 'All of it is needed for the shop to work and stays in your browser; you can delete it in your browser’s settings.',
    after:
      'If the site has a live chat by another provider, its code is loaded only when you press the chat button; the provider may then set its own cookies under its own rules.',
  },
};

/** The part of the privacy policy that names what a browser keeps. */
export const browserSection = (locale: keyof Localized): PageSection => ({
  id: 'browser',
  title: WORDS[locale].title,
  blocks: [
    { kind: 'paragraph', text: WORDS[locale].text },
    { kind: 'facts', rows: Object.entries(BROWSER_KEYS).map(([name, use]) => [name, use[locale]]) },
    { kind: 'paragraph', text: WORDS[locale].after },
  ],
});
