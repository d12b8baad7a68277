import type { Localized } from '../../domain/locale/locale.ts';
import type { ContentPage } from './content-page.ts';
import { ACCOUNT_NEEDED, QUOTED_DELIVERY } from './rules-in-words.ts';

const uk: ContentPage = {
  title: 'Доставка, гарантія та повернення',
  lead: 'Як ми відправляємо замовлення, що покриває гарантія і як повернути товар. Тарифи в таблиці — ті самі, за якими рахують кошик і оформлення.',
  description:
    'Строки й вартість доставки в Україні та Польщі, гарантія за категоріями, повернення за 14 днів.',
  picture: 'scene-warehouse',
  sections: [
    {
      id: 'delivery',
      title: 'Доставка',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Замовлення опрацьовуємо протягом 24 годин у робочі дні. Строк у таблиці рахується від передачі перевізнику; номер для відстеження з’являється в замовленні та надходить електронною поштою.',
        },
        { kind: 'delivery-table' },
        {
          kind: 'paragraph',
          text: 'У тарифах у злотих великі міста — це обласні центри України та центри воєводств Польщі. Доставку у віддалені місця, куди перевізник не їздить щодня, погоджуємо окремо.',
        },
      ],
    },
    {
      id: 'bulk',
      title: 'Великі та важкі замовлення',
      blocks: [
        {
          kind: 'paragraph',
          text: `${QUOTED_DELIVERY.uk} Такий вантаж їде палетою, окремою машиною або платформою. Замовляйте як звичайно: після оформлення менеджер назве вартість доставки, а до того платити не потрібно. ${ACCOUNT_NEEDED.uk} Для великого замовлення можна також попросити оптову ціну.`,
        },
      ],
    },
    {
      id: 'receiving',
      title: 'Отримання',
      blocks: [
        {
          kind: 'list',
          items: [
            'Перевірте кількість місць і цілість пакування, доки перевізник поруч.',
            'Панелі оглядайте з обох боків: тріщини скла та сліди ударів на кутах видно одразу.',
            'Якщо щось пошкоджено, складіть акт із перевізником, зробіть фото й напишіть підтримці того ж дня.',
          ],
        },
      ],
    },
    {
      id: 'warranty',
      title: 'Гарантія',
      blocks: [
        { kind: 'warranty-table' },
        {
          kind: 'paragraph',
          text: 'У таблиці — найменший строк для категорії; точний зазначено на сторінці товару. Він починається з дня отримання. Якщо виробник дає довшу гарантію, діє довша — вона зазначена в документах товару. Щоб звернутися, напишіть підтримці: потрібні номер замовлення, серійний номер, опис несправності та фото.',
        },
        { kind: 'link', text: 'Повні умови гарантії', to: '/legal-terms#warranty' },
      ],
    },
    {
      id: 'returns',
      title: 'Повернення',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Товар належної якості можна повернути або обміняти протягом 14 днів після отримання, без пояснення причин.',
        },
        {
          kind: 'list',
          items: [
            'Заповніть форму відмови або напишіть підтримці: номер замовлення й товари. Причину називати не потрібно.',
            'Отримайте квитанцію з датою й часом заяви та вказівкою, що робити з товаром.',
            'Запакуйте товар із документами й аксесуарами.',
            'Посилку передайте перевізнику та повідомте нам номер відправлення.',
            'Кошти повертаємо тим самим способом не пізніше ніж за 14 днів від заяви, зазвичай за 5–7 робочих днів; можемо зачекати на товар або підтвердження його відправлення.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Посилку з товаром належної якості відправляє й оплачує покупець, з бракованим або надісланим помилково — ми. Товари на палеті у споживача в Польщі забираємо за власний рахунок, в Україні погоджуємо вартість наперед. Акумулятори та портативні станції — небезпечний вантаж (ADR, клас 9): перед відправленням напишіть нам.',
        },
        { kind: 'link', text: 'Як оформити повернення', to: '/returns' },
      ],
    },
    {
      id: 'non-returnable',
      title: 'Що не повертається',
      blocks: [
        {
          kind: 'list',
          items: [
            'кабель, відрізаний на потрібну довжину;',
            'обладнання, виготовлене або налаштоване на замовлення;',
            'товари, які змонтовано, підключено або введено в експлуатацію, — якщо покупець компанія або договір укладено в Україні;',
            'товари без серійного номера, комплектності чи документів — так само;',
            'виконані роботи: монтаж, пусконалагодження, доставка.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Це не стосується браку: за гарантією приймаємо будь-який товар. Споживач у Польщі може повернути і розпакований товар, відшкодувавши лише зменшення його вартості через користування понад перевірку.',
        },
      ],
    },
    {
      id: 'legal',
      title: 'Правова інформація',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Діють Закон України «Про захист прав споживачів» і польський закон про права споживача (ustawa o prawach konsumenta). Гарантія та ці правила не обмежують прав, які вони дають: у Польщі продавець, крім гарантії, два роки відповідає за невідповідність товару договору.',
        },
        { kind: 'seller-table' },
        { kind: 'link', text: 'Правова інформація', to: '/legal-terms' },
      ],
    },
  ],
};

const pl: ContentPage = {
  title: 'Dostawa, gwarancja i zwroty',
  lead: 'Jak wysyłamy zamówienia, co obejmuje gwarancja i jak zwrócić towar. Stawki w tabeli są tymi samymi, według których liczone są koszyk i zamówienie.',
  description:
    'Terminy i koszty dostawy w Polsce i Ukrainie, gwarancja według kategorii, zwrot w ciągu 14 dni.',
  picture: 'scene-warehouse',
  sections: [
    {
      id: 'delivery',
      title: 'Dostawa',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Zamówienia przyjmujemy do realizacji w ciągu 24 godzin w dni robocze. Termin w tabeli liczy się od przekazania przewoźnikowi; numer przesyłki pojawia się w zamówieniu i przychodzi e-mailem.',
        },
        { kind: 'delivery-table' },
        {
          kind: 'paragraph',
          text: 'W stawkach w złotych duże miasta to siedziby województw w Polsce i stolice obwodów w Ukrainie. Dostawę w miejsca, do których przewoźnik nie jeździ codziennie, uzgadniamy indywidualnie.',
        },
      ],
    },
    {
      id: 'bulk',
      title: 'Duże i ciężkie zamówienia',
      blocks: [
        {
          kind: 'paragraph',
          text: `${QUOTED_DELIVERY.pl} Taki ładunek jedzie na palecie, osobnym samochodem lub lawetą. Zamawiasz jak zwykle: po złożeniu zamówienia doradca poda koszt dostawy, a wcześniej nic nie płacisz. ${ACCOUNT_NEEDED.pl} Przy dużym zamówieniu możesz też poprosić o cenę hurtową.`,
        },
      ],
    },
    {
      id: 'receiving',
      title: 'Odbiór przesyłki',
      blocks: [
        {
          kind: 'list',
          items: [
            'Sprawdź liczbę paczek i stan opakowania w obecności kierowcy.',
            'Obejrzyj panele z obu stron: pęknięcia szyby i ślady uderzeń na narożnikach widać od razu.',
            'Jeśli coś jest uszkodzone, spisz protokół z przewoźnikiem, zrób zdjęcia i tego samego dnia napisz do obsługi klienta.',
          ],
        },
      ],
    },
    {
      id: 'warranty',
      title: 'Gwarancja',
      blocks: [
        { kind: 'warranty-table' },
        {
          kind: 'paragraph',
          text: 'W tabeli podano najkrótszy okres dla kategorii; dokładny jest na stronie produktu. Liczy się od dnia odbioru. Jeśli producent daje dłuższą gwarancję, obowiązuje dłuższa – jest podana w dokumentach towaru. Zgłoszenie wyślij do obsługi klienta: potrzebny jest numer zamówienia, numer seryjny, opis usterki i zdjęcia.',
        },
        { kind: 'link', text: 'Pełne warunki gwarancji', to: '/legal-terms#warranty' },
      ],
    },
    {
      id: 'returns',
      title: 'Zwroty',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Towar możesz zwrócić lub wymienić w ciągu 14 dni od otrzymania, bez podawania przyczyny.',
        },
        {
          kind: 'list',
          items: [
            'Wypełnij formularz odstąpienia albo napisz do obsługi klienta: numer zamówienia i towary. Przyczyny nie musisz podawać.',
            'Odbierz pokwitowanie z datą i godziną oświadczenia oraz informacją, co zrobić z towarem.',
            'Spakuj towar z dokumentami i akcesoriami.',
            'Paczkę przekaż przewoźnikowi i podaj nam jej numer.',
            'Pieniądze zwracamy tą samą metodą najpóźniej w ciągu 14 dni od oświadczenia, zwykle w ciągu 5–7 dni roboczych; możemy poczekać na towar lub dowód jego odesłania.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Odesłanie paczki z pełnowartościowym towarem opłaca kupujący, z wadliwym lub wysłanym omyłkowo – my. Towar na palecie odbieramy od konsumenta w Polsce na własny koszt, w Ukrainie uzgadniamy koszt z góry. Magazyny energii i stacje zasilania to towar niebezpieczny (ADR, klasa 9): przed odesłaniem napisz do nas.',
        },
        { kind: 'link', text: 'Jak zgłosić zwrot', to: '/returns' },
      ],
    },
    {
      id: 'non-returnable',
      title: 'Czego nie można zwrócić',
      blocks: [
        {
          kind: 'list',
          items: [
            'kabla uciętego na wskazaną długość;',
            'sprzętu wykonanego lub skonfigurowanego na zamówienie;',
            'towaru zamontowanego, podłączonego lub uruchomionego na stałe – w sprzedaży dla firm i w Ukrainie;',
            'towaru bez numeru seryjnego, części zestawu lub dokumentów – w sprzedaży dla firm i w Ukrainie;',
            'usług już wykonanych: montażu, uruchomienia, dostawy.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Nie dotyczy to wad: reklamację przyjmujemy dla każdego towaru. Konsument w Polsce może zwrócić również towar rozpakowany i odpowiada tylko za zmniejszenie jego wartości wskutek używania wykraczającego poza sprawdzenie.',
        },
      ],
    },
    {
      id: 'legal',
      title: 'Informacje prawne',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Zastosowanie mają ustawa o prawach konsumenta oraz ukraińska ustawa o ochronie praw konsumentów. Gwarancja i te zasady nie ograniczają uprawnień, które z nich wynikają: niezależnie od gwarancji sprzedawca w Polsce przez dwa lata odpowiada za zgodność towaru z umową.',
        },
        { kind: 'seller-table' },
        { kind: 'link', text: 'Informacje prawne', to: '/legal-terms' },
      ],
    },
  ],
};

const en: ContentPage = {
  title: 'Delivery, warranty and returns',
  lead: 'How we ship orders, what the warranty covers and how returns work. The prices in the table are the ones your cart and checkout use.',
  description:
    'Delivery times and prices in Ukraine and Poland, warranty by category, returns within 14 days.',
  picture: 'scene-warehouse',
  sections: [
    {
      id: 'delivery',
      title: 'Delivery',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Orders are processed within 24 hours on working days. The time in the table runs from hand-over to the carrier; you’ll find the tracking number in your order and in an e-mail.',
        },
        { kind: 'delivery-table' },
        {
          kind: 'paragraph',
          text: 'In the rates in złoty, major cities are the oblast centres of Ukraine and the voivodeship capitals of Poland. Delivery to remote places that carriers do not serve daily is agreed individually.',
        },
      ],
    },
    {
      id: 'bulk',
      title: 'Large and heavy orders',
      blocks: [
        {
          kind: 'paragraph',
          text: `${QUOTED_DELIVERY.en} Such goods travel on a pallet, in a separate lorry or on a low-loader. You order as usual: we tell you the delivery cost afterwards, and there is nothing to pay until then. ${ACCOUNT_NEEDED.en} For a large order you can also ask for a bulk price.`,
        },
      ],
    },
    {
      id: 'receiving',
      title: 'When your order arrives',
      blocks: [
        {
          kind: 'list',
          items: [
            'Check the number of parcels and the packaging while the carrier is there.',
            'Look at panels from both sides: cracked glass and knocked corners are easy to see.',
            'If anything is damaged, draw up a report with the carrier, take photos and write to support the same day.',
          ],
        },
      ],
    },
    {
      id: 'warranty',
      title: 'Warranty',
      blocks: [
        { kind: 'warranty-table' },
        {
          kind: 'paragraph',
          text: 'The table gives the shortest period for each category; the product page states the exact one. It starts on the day of receipt. Where the manufacturer gives a longer warranty, the longer one applies; it is stated in the product’s documents. To make a claim, write to support with the order number, the serial number, a description of the fault and photos.',
        },
        { kind: 'link', text: 'Full warranty terms', to: '/legal-terms#warranty' },
      ],
    },
    {
      id: 'returns',
      title: 'Returns',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Products without defects can be returned or exchanged within 14 days of receipt, without giving a reason.',
        },
        {
          kind: 'list',
          items: [
            'Fill in the withdrawal form or write to support: order number and products. You need not give a reason.',
            'You get a receipt with the date and time of your notice and what to do with the products.',
            'Pack the products with their documents and accessories.',
            'Hand a parcel to the carrier and tell us the tracking number.',
            'We refund by the same method no later than 14 days after your notice, usually within 5–7 working days; we may wait for the products or proof that they were sent.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'The buyer pays for sending back a parcel with products free of defects; we pay for faulty ones or those sent by mistake. Pallet goods we collect from consumers in Poland at our own expense; in Ukraine we agree the cost in advance. Batteries and power stations are dangerous goods (ADR, class 9): write to us before sending them back.',
        },
        { kind: 'link', text: 'How to start a return', to: '/returns' },
      ],
    },
    {
      id: 'non-returnable',
      title: 'What cannot be returned',
      blocks: [
        {
          kind: 'list',
          items: [
            'cable cut to length;',
            'equipment made or configured to order;',
            'products that have been installed, connected or commissioned — in sales to businesses and in Ukraine;',
            'products without their serial number, parts or documents — in sales to businesses and in Ukraine;',
            'services already performed: installation, commissioning, delivery.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'This does not apply to defects: we accept warranty claims for any product. A consumer in Poland may return unpacked products too and is liable only for the loss of value caused by use beyond checking them.',
        },
      ],
    },
    {
      id: 'legal',
      title: 'Legal information',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The Law of Ukraine “On Consumer Rights Protection” and the Polish consumer rights act (ustawa o prawach konsumenta) apply. The warranty and these rules do not limit the rights they give: in Poland the seller, apart from any warranty, is liable for two years if a product does not conform to the contract.',
        },
        { kind: 'seller-table' },
        { kind: 'link', text: 'Legal information', to: '/legal-terms' },
      ],
    },
  ],
};

/** Delivery, warranty periods, returns and what cannot be returned (C §2); fees and days come from the rules (R10). */
export const deliveryWarrantyReturns: Localized<ContentPage> = { uk, pl, en };
