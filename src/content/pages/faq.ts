import type { Localized } from '../../domain/locale/locale.ts';
import type { ContentPage } from './content-page.ts';
import {
  ACCOUNT_NEEDED,
  QUOTED_DELIVERY,
  RENTAL_PAYMENT,
  RENTAL_TRANSPORT,
  TRANSFER_TERM,
} from './rules-in-words.ts';

const uk: ContentPage = {
  title: 'Запитання та відповіді',
  lead: 'Зібрали те, про що питають найчастіше. Якщо відповіді тут немає, напишіть або зателефонуйте.',
  description:
    'Відповіді про замовлення, доставку, оплату, оренду, підбір сонячного обладнання, повернення та гарантію.',
  sections: [
    {
      id: 'ordering',
      title: 'Замовлення',
      blocks: [
        {
          kind: 'question',
          id: 'account-needed',
          question: 'Чи потрібен обліковий запис, щоб замовити?',
          answer:
            'Переглядати каталог і наповнювати кошик можна без входу. Перед оформленням магазин попросить увійти чи зареєструватися або запропонує продовжити без реєстрації, якщо це дозволено. З обліковим записом замовлення й документи зібрано в кабінеті, без нього посилання на замовлення надійде на пошту.',
        },
        {
          kind: 'question',
          id: 'processing-time',
          question: 'Коли замовлення беруть у роботу?',
          answer:
            'Протягом 24 годин у робочі дні. Замовлення, оформлене у вихідний, опрацьовуємо найближчого робочого дня.',
        },
        {
          kind: 'question',
          id: 'cancel-order',
          question: 'Чи можна скасувати замовлення?',
          answer:
            'Так, на сторінці замовлення, доки його не передано перевізнику. Сплачене повернемо тим самим способом протягом 5–7 робочих днів.',
        },
        {
          kind: 'question',
          id: 'prices-and-vat',
          question: 'Чи входить ПДВ у ціну?',
          answer:
            'Так: велика ціна товару — з ПДВ, менша поруч — без нього. Якщо купуєте для компанії, поміняйте їх місцями перемикачем «з ПДВ / без ПДВ» угорі сторінки або в меню. У кошику та в замовленні податок стоїть окремим рядком, тому підсумкову суму видно до оплати.',
        },
      ],
    },
    {
      id: 'delivery',
      title: 'Доставка',
      blocks: [
        {
          kind: 'question',
          id: 'delivery-cost',
          question: 'Скільки коштує доставка?',
          answer:
            'Вартість залежить від способу, валюти й суми замовлення, а в Польщі — ще й від місця. Чинна таблиця — на сторінці доставки, а точну суму кошик і оформлення показують до оплати.',
        },
        {
          kind: 'question',
          id: 'large-orders',
          question: 'Як доставляють велике або важке замовлення?',
          answer: `${QUOTED_DELIVERY.uk} Замовляйте як звичайно: після оформлення менеджер назве вартість доставки, а до того платити не потрібно. ${ACCOUNT_NEEDED.uk} Для великого замовлення можна також попросити оптову ціну.`,
        },
        {
          kind: 'question',
          id: 'other-countries',
          question: 'Чи можна замовити в іншу країну?',
          answer:
            'Так. В адресі можна вибрати Україну, Польщу, Німеччину, Францію або іншу країну. Тариф визначає валюта замовлення, і його видно під час оформлення.',
        },
        {
          kind: 'question',
          id: 'damaged-parcel',
          question: 'Що робити, якщо вантаж пошкоджено?',
          answer:
            'Огляньте пакування при перевізнику, складіть акт і зробіть фото панелей та кутів палети. Надішліть їх підтримці з номером замовлення — ми замінимо пошкоджене або повернемо кошти.',
        },
        { kind: 'link', text: 'Доставка, гарантія та повернення', to: '/delivery-warranty-returns' },
      ],
    },
    {
      id: 'payment',
      title: 'Оплата',
      blocks: [
        {
          kind: 'question',
          id: 'ways-to-pay',
          question: 'Як можна оплатити?',
          answer: `Карткою онлайн, банківським переказом за рахунком або при отриманні, якщо для валюти замовлення цей спосіб доступний. ${TRANSFER_TERM.uk} За оплату при отриманні є комісія, яку показано до підтвердження.`,
        },
        {
          kind: 'question',
          id: 'card-details',
          question: 'Чи бачить магазин дані моєї картки?',
          answer:
            'Ні. Дані картки вводять на захищеній сторінці платіжного сервісу. Ми отримуємо лише підтвердження оплати, її суму та номер.',
        },
        {
          kind: 'question',
          id: 'company-purchase',
          question: 'Як купити на компанію?',
          answer:
            'Під час оформлення позначте «Купую для компанії або ФОП» і вкажіть назву та код. Рахунок на оплату переказом і підтвердження оплати складемо на компанію мовою замовлення; завантажити їх можна на сторінці замовлення.',
        },
      ],
    },
    {
      id: 'rental',
      title: 'Оренда',
      blocks: [
        {
          kind: 'question',
          id: 'rental-price',
          question: 'Як рахують ціну оренди?',
          answer:
            'Строк складають із блоків по 1, 7 і 30 днів так, щоб сума була найменшою. Наприклад, генератор на 2,8\u00a0кВт коштує без податку 550\u00a0грн за добу, 2\u00a0200 за тиждень і 6\u00a0000 за місяць: вісім днів — 2\u00a0750\u00a0грн, від 17 до 30 — 6\u00a0000.',
        },
        {
          kind: 'question',
          id: 'rental-deposit',
          question: 'Чи потрібна застава?',
          answer:
            'Так, у розмірі ціни одного місяця за кожну машину. Її сплачують разом із замовленням окремим рядком, а повертаємо після огляду обладнання, якщо немає пошкоджень і заборгованості.',
        },
        {
          kind: 'question',
          id: 'rental-changes',
          question: 'Чи можна продовжити оренду або завершити її раніше?',
          answer:
            'Щоб продовжити активну оренду, напишіть підтримці до її завершення. Якщо обладнання вільне, строк перераховується цілком за найнижчою ціною, і ви доплачуєте різницю. За дострокове завершення береться менша з двох сум: 20 % вартості залишку строку або ціна одного місяця.',
        },
        {
          kind: 'question',
          id: 'rental-on-delivery',
          question: 'Чи можна оплатити оренду при отриманні?',
          answer: `Ні. ${RENTAL_PAYMENT.uk} Заставу сплачують разом із замовленням.`,
        },
        {
          kind: 'question',
          id: 'rental-transport',
          question: 'Хто привозить обладнання й відвозить його назад?',
          answer: RENTAL_TRANSPORT.uk,
        },
        { kind: 'link', text: 'Як працює оренда', to: '/lease-info' },
      ],
    },
    {
      id: 'choosing',
      title: 'Підбір сонячного обладнання',
      blocks: [
        {
          kind: 'question',
          id: 'how-many-panels',
          question: 'Скільки панелей потрібно?',
          answer:
            'Поділіть річне споживання на виробіток одного кіловата у вашому місті. У Києві це близько 1 150 кВт·год на рік, в Одесі — 1 320, у Варшаві — 1 040. Для 4 000 кВт·год у Києві вийде близько 3,5 кВт, тобто 8 панелей по 435 Вт.',
        },
        {
          kind: 'question',
          id: 'inverter-kind',
          question: 'Мережевий, гібридний чи автономний інвертор?',
          answer:
            'Мережевий знижує рахунок, але вимикається разом із мережею. Гібридний працює з акумулятором і живить дім під час відключень. Автономний потрібен там, де мережі немає.',
        },
        {
          kind: 'question',
          id: 'battery-capacity',
          question: 'Якої ємності потрібен акумулятор?',
          answer:
            'Помножте потужність приладів, які мають працювати, на кількість годин і додайте запас на глибину розряду. Холодильник, котел, роутер і світло — це близько 0,5 кВт; на 8 годин потрібно 4 кВт·год, тобто акумулятор на 4,8 кВт·год.',
        },
        {
          kind: 'question',
          id: 'panels-and-inverter',
          question: 'Як дізнатися, чи підходять панелі до інвертора?',
          answer:
            'Напруга стрингу за −25 °C має бути нижчою за максимальну для інвертора, а за 70 °C — вищою за нижню межу MPPT; струм короткого замикання не може перевищувати допустимий. Ці дані є в характеристиках товарів, а розрахунок перевірить інженер.',
        },
        {
          kind: 'question',
          id: 'winter-yield',
          question: 'Чого чекати взимку?',
          answer:
            'У грудні станція дає в Україні близько 2,5–3,2 % річного виробітку, у Польщі — близько 2,1 %. Тому взимку гібридна система спирається на мережу, а автономній потрібен генератор.',
        },
      ],
    },
    {
      id: 'charging',
      title: 'Заряджання електромобіля',
      blocks: [
        {
          kind: 'question',
          id: 'charger-power',
          question: 'Якої потужності станція потрібна вдома?',
          answer:
            'Для ночі вистачає 7,4–11 кВт: за 8 годин 7,4 кВт додають близько 59 кВт·год, тобто 300–330 км за витрати 18–20 кВт·год на 100 км. 22 кВт мають сенс, якщо таку потужність приймає сам автомобіль і дозволяє договір з оператором мережі.',
        },
        {
          kind: 'question',
          id: 'charging-from-panels',
          question: 'Чи можна заряджати від сонячних панелей?',
          answer:
            'Так. Станція з балансом потужності бере надлишок, який не спожив дім. Щоб за рік проїхати 15 000 км за витрати 18 кВт·год на 100 км, потрібно 2 700 кВт·год; у Києві це близько 2,35 кВт панелей.',
        },
        {
          kind: 'question',
          id: 'ac-or-dc',
          question: 'Змінний чи постійний струм?',
          answer:
            'Станції змінного струму повільніші й дешевші, їх ставлять там, де авто стоїть годинами. Станції постійного струму заряджають за десятки хвилин і потребують окремого проєкту та підключення.',
        },
        { kind: 'link', text: 'Зарядні станції', to: '/ev-chargers' },
      ],
    },
    {
      id: 'returns',
      title: 'Повернення та гарантія',
      blocks: [
        {
          kind: 'question',
          id: 'can-i-return',
          question: 'Чи можна повернути товар?',
          answer:
            'Так, протягом 14 днів після отримання, без пояснення причин. Перевірити товар можна так, як у крамниці; за зношення понад це відповідає покупець. Товари, виготовлені або відрізані на замовлення, не повертаються.',
        },
        {
          kind: 'question',
          id: 'refund-time',
          question: 'Коли повернуть гроші?',
          answer:
            'Не пізніше ніж за 14 днів від заяви про відмову, тим самим способом, яким ви платили; зазвичай за 5–7 робочих днів. Можемо зачекати, доки отримаємо товар або підтвердження його відправлення.',
        },
        {
          kind: 'question',
          id: 'warranty-claim',
          question: 'Як звернутися за гарантією?',
          answer:
            'Напишіть підтримці: потрібні номер замовлення, серійний номер, опис несправності та фото. Строки гарантії наведено на сторінці доставки, гарантії та повернення.',
        },
        { kind: 'link', text: 'Як оформити повернення', to: '/returns' },
      ],
    },
  ],
};

const pl: ContentPage = {
  title: 'Pytania i odpowiedzi',
  lead: 'Zebraliśmy najczęstsze pytania. Jeśli nie ma tu odpowiedzi, napisz lub zadzwoń.',
  description:
    'Odpowiedzi o zamówieniach, dostawie, płatności, wynajmie, doborze fotowoltaiki, zwrotach i gwarancji.',
  sections: [
    {
      id: 'ordering',
      title: 'Zamówienia',
      blocks: [
        {
          kind: 'question',
          id: 'account-needed',
          question: 'Czy do zamówienia potrzebne jest konto?',
          answer:
            'Katalog i koszyk są dostępne bez logowania. Przed złożeniem zamówienia sklep poprosi o zalogowanie lub założenie konta albo, jeśli to możliwe, zaproponuje zakup bez rejestracji. Na koncie masz wszystkie zamówienia i dokumenty, bez konta link do zamówienia dostaniesz e-mailem.',
        },
        {
          kind: 'question',
          id: 'processing-time',
          question: 'Kiedy zamówienie trafia do realizacji?',
          answer:
            'W ciągu 24 godzin w dni robocze. Zamówienia złożone w weekend lub święto przyjmujemy do realizacji w najbliższym dniu roboczym.',
        },
        {
          kind: 'question',
          id: 'cancel-order',
          question: 'Czy zamówienie można anulować?',
          answer:
            'Tak, na stronie zamówienia, dopóki nie zostało przekazane przewoźnikowi. Wpłatę zwrócimy tą samą metodą w ciągu 5–7 dni roboczych.',
        },
        {
          kind: 'question',
          id: 'prices-and-vat',
          question: 'Czy ceny zawierają VAT?',
          answer:
            'Tak: duża cena produktu to cena brutto, mniejsza obok to netto. Jeśli kupujesz na firmę, zamień je miejscami przełącznikiem „brutto / netto” u góry strony lub w menu. W koszyku i w zamówieniu podatek jest w osobnym wierszu, więc kwotę do zapłaty widać przed płatnością.',
        },
      ],
    },
    {
      id: 'delivery',
      title: 'Dostawa',
      blocks: [
        {
          kind: 'question',
          id: 'delivery-cost',
          question: 'Ile kosztuje dostawa?',
          answer:
            'Koszt zależy od sposobu dostawy, waluty i kwoty zamówienia, a w Polsce także od miejscowości. Aktualna tabela jest na stronie dostawy, a dokładną kwotę koszyk i formularz zamówienia pokazują przed płatnością.',
        },
        {
          kind: 'question',
          id: 'large-orders',
          question: 'Jak dostarczane są duże i ciężkie zamówienia?',
          answer: `${QUOTED_DELIVERY.pl} Zamawiasz jak zwykle: po złożeniu zamówienia doradca poda koszt dostawy, a wcześniej nic nie płacisz. ${ACCOUNT_NEEDED.pl} Przy dużym zamówieniu możesz też poprosić o cenę hurtową.`,
        },
        {
          kind: 'question',
          id: 'other-countries',
          question: 'Czy można zamówić do innego kraju?',
          answer:
            'Tak. W adresie można wybrać Ukrainę, Polskę, Niemcy, Francję lub inny kraj. Stawka zależy od waluty zamówienia i jest widoczna podczas jego składania.',
        },
        {
          kind: 'question',
          id: 'damaged-parcel',
          question: 'Co zrobić, gdy przesyłka jest uszkodzona?',
          answer:
            'Obejrzyj opakowanie przy kurierze, spisz protokół szkody i zrób zdjęcia paneli oraz narożników palety. Prześlij je z numerem zamówienia, a wymienimy uszkodzone sztuki albo zwrócimy pieniądze.',
        },
        { kind: 'link', text: 'Dostawa, gwarancja i zwroty', to: '/delivery-warranty-returns' },
      ],
    },
    {
      id: 'payment',
      title: 'Płatność',
      blocks: [
        {
          kind: 'question',
          id: 'ways-to-pay',
          question: 'Jak można zapłacić?',
          answer: `Kartą online, przelewem na podstawie proformy albo przy odbiorze, jeśli ta metoda jest dostępna dla waluty zamówienia. ${TRANSFER_TERM.pl} Płatność przy odbiorze wiąże się z dopłatą, którą widać przed potwierdzeniem.`,
        },
        {
          kind: 'question',
          id: 'card-details',
          question: 'Czy sklep widzi dane karty?',
          answer:
            'Nie. Dane karty podaje się na zabezpieczonej stronie operatora płatności. Otrzymujemy tylko potwierdzenie płatności, jej kwotę i numer.',
        },
        {
          kind: 'question',
          id: 'company-purchase',
          question: 'Jak kupić na firmę?',
          answer:
            'Podczas składania zamówienia zaznacz „Kupuję na firmę” i podaj nazwę oraz NIP. Proformę do przelewu i fakturę (w Ukrainie: potwierdzenie zapłaty) wystawimy na firmę w języku zamówienia; pobierzesz je ze strony zamówienia.',
        },
      ],
    },
    {
      id: 'rental',
      title: 'Wynajem',
      blocks: [
        {
          kind: 'question',
          id: 'rental-price',
          question: 'Jak liczona jest cena wynajmu?',
          answer:
            'Okres składa się z bloków po 1, 7 i 30 dni tak, aby suma była najniższa. Na przykład agregat 2,8\u00a0kW kosztuje netto 65\u00a0zł za dobę, 260 za tydzień i 710 za miesiąc: osiem dni to 325\u00a0zł, od 17 do 30 dni – 710.',
        },
        {
          kind: 'question',
          id: 'rental-deposit',
          question: 'Czy potrzebna jest kaucja?',
          answer:
            'Tak, w wysokości ceny jednego miesiąca za każdą maszynę. Wpłaca się ją razem z zamówieniem, jako osobną pozycję, a zwracamy ją po oględzinach sprzętu, jeśli nie ma uszkodzeń ani zaległości.',
        },
        {
          kind: 'question',
          id: 'rental-changes',
          question: 'Czy wynajem można przedłużyć lub zakończyć wcześniej?',
          answer:
            'Aby przedłużyć trwający wynajem, napisz do obsługi klienta przed jego końcem. Jeśli sprzęt jest wolny, cały okres liczymy od nowa w najniższej cenie, a dopłacasz różnicę. Za wcześniejsze zakończenie pobieramy niższą z dwóch kwot: 20% wartości pozostałego okresu albo cenę jednego miesiąca.',
        },
        {
          kind: 'question',
          id: 'rental-on-delivery',
          question: 'Czy za wynajem można zapłacić przy odbiorze?',
          answer: `Nie. ${RENTAL_PAYMENT.pl} Kaucję wpłaca się razem z zamówieniem.`,
        },
        {
          kind: 'question',
          id: 'rental-transport',
          question: 'Kto przywozi sprzęt i kto odwozi go z powrotem?',
          answer: RENTAL_TRANSPORT.pl,
        },
        { kind: 'link', text: 'Jak działa wynajem', to: '/lease-info' },
      ],
    },
    {
      id: 'choosing',
      title: 'Dobór fotowoltaiki',
      blocks: [
        {
          kind: 'question',
          id: 'how-many-panels',
          question: 'Ile paneli potrzeba?',
          answer:
            'Podziel roczne zużycie przez uzysk z jednego kilowata w Twoim mieście. W Warszawie to około 1 040 kWh rocznie, w Kijowie 1 150, w Odessie 1 320. Dla 4 000 kWh w Warszawie wychodzi około 3,9 kW, czyli 9 paneli po 435 W.',
        },
        {
          kind: 'question',
          id: 'inverter-kind',
          question: 'Falownik sieciowy, hybrydowy czy wyspowy?',
          answer:
            'Sieciowy obniża rachunek, ale wyłącza się razem z siecią. Hybrydowy współpracuje z magazynem energii i zasila dom podczas przerw. Wyspowy jest potrzebny tam, gdzie sieci nie ma.',
        },
        {
          kind: 'question',
          id: 'battery-capacity',
          question: 'Jaka pojemność magazynu energii?',
          answer:
            'Pomnóż moc urządzeń, które mają działać, przez liczbę godzin i dodaj zapas na głębokość rozładowania. Lodówka, kocioł, router i światło to około 0,5 kW; na 8 godzin potrzeba 4 kWh, czyli magazynu 4,8 kWh.',
        },
        {
          kind: 'question',
          id: 'panels-and-inverter',
          question: 'Jak sprawdzić, czy panele pasują do falownika?',
          answer:
            'Napięcie stringu przy −25 °C musi być niższe od maksymalnego napięcia falownika, a przy 70 °C wyższe od dolnej granicy MPPT; prąd zwarcia nie może przekraczać dopuszczalnego. Dane są w parametrach produktów, a obliczenia sprawdzi inżynier.',
        },
        {
          kind: 'question',
          id: 'winter-yield',
          question: 'Czego spodziewać się zimą?',
          answer:
            'W grudniu instalacja w Polsce daje około 2,1% rocznego uzysku, w Ukrainie 2,5–3,2%. Dlatego zimą układ hybrydowy korzysta z sieci, a wyspowy potrzebuje agregatu.',
        },
      ],
    },
    {
      id: 'charging',
      title: 'Ładowanie samochodu',
      blocks: [
        {
          kind: 'question',
          id: 'charger-power',
          question: 'Jakiej mocy ładowarka jest potrzebna w domu?',
          answer:
            'Na noc wystarczy 7,4–11 kW: w 8 godzin 7,4 kW daje około 59 kWh, czyli 300–330 km przy zużyciu 18–20 kWh na 100 km. 22 kW ma sens, jeśli taką moc przyjmuje sam samochód i pozwala na nią umowa z operatorem sieci.',
        },
        {
          kind: 'question',
          id: 'charging-from-panels',
          question: 'Czy można ładować z paneli?',
          answer:
            'Tak. Ładowarka z równoważeniem mocy bierze nadwyżkę, której nie zużył dom. Na 15 000 km rocznie przy zużyciu 18 kWh na 100 km potrzeba 2 700 kWh; w Warszawie to około 2,6 kW paneli.',
        },
        {
          kind: 'question',
          id: 'ac-or-dc',
          question: 'Prąd przemienny czy stały?',
          answer:
            'Ładowarki prądu przemiennego są wolniejsze i tańsze; stawia się je tam, gdzie samochód stoi godzinami. Ładowarki prądu stałego ładują w kilkadziesiąt minut i wymagają osobnego projektu i przyłącza.',
        },
        { kind: 'link', text: 'Ładowarki samochodowe', to: '/ev-chargers' },
      ],
    },
    {
      id: 'returns',
      title: 'Zwroty i gwarancja',
      blocks: [
        {
          kind: 'question',
          id: 'can-i-return',
          question: 'Czy towar można zwrócić?',
          answer:
            'Tak, w ciągu 14 dni od odbioru, bez podawania przyczyny. Nie dotyczy to rzeczy wykonanych lub uciętych na zamówienie. Ślady używania wykraczające poza sprawdzenie towaru mogą obniżyć zwracaną kwotę.',
        },
        {
          kind: 'question',
          id: 'refund-time',
          question: 'Kiedy wracają pieniądze?',
          answer:
            'Najpóźniej w ciągu 14 dni od oświadczenia o odstąpieniu, tą samą metodą płatności; zwykle w ciągu 5–7 dni roboczych. Możemy poczekać do otrzymania towaru lub dowodu jego odesłania.',
        },
        {
          kind: 'question',
          id: 'warranty-claim',
          question: 'Jak zgłosić gwarancję?',
          answer:
            'Napisz do obsługi klienta: potrzebny jest numer zamówienia, numer seryjny, opis usterki i zdjęcia. Okresy gwarancji są na stronie dostawy, gwarancji i zwrotów.',
        },
        { kind: 'link', text: 'Jak zgłosić zwrot', to: '/returns' },
      ],
    },
  ],
};

const en: ContentPage = {
  title: 'Questions and answers',
  lead: 'The questions we hear most often. If the answer is not here, write or call.',
  description:
    'Answers about ordering, delivery, payment, rental, choosing solar equipment, returns and warranty.',
  sections: [
    {
      id: 'ordering',
      title: 'Ordering',
      blocks: [
        {
          kind: 'question',
          id: 'account-needed',
          question: 'Do I need an account to order?',
          answer:
            'You can browse the catalogue and fill your cart without signing in. Before checkout the shop asks you to sign in or create an account or, where it is possible, lets you continue without one. An account keeps all your orders and documents together; without one, we e-mail you the link to your order.',
        },
        {
          kind: 'question',
          id: 'processing-time',
          question: 'When is my order processed?',
          answer:
            'Within 24 hours on working days. An order placed at the weekend or on a holiday is processed on the next working day.',
        },
        {
          kind: 'question',
          id: 'cancel-order',
          question: 'Can I cancel an order?',
          answer:
            'Yes, on the order page, until it is handed to the carrier. We refund what you have paid by the same method within 5–7 working days.',
        },
        {
          kind: 'question',
          id: 'prices-and-vat',
          question: 'Do prices include VAT?',
          answer:
            'Yes. The large price includes VAT and the smaller one beside it does not. If you buy for a company, swap them with the “incl. VAT / excl. VAT” switch at the top of the page or in the menu. In the cart and in the order, tax has its own line, so you see the final amount before you pay.',
        },
      ],
    },
    {
      id: 'delivery',
      title: 'Delivery',
      blocks: [
        {
          kind: 'question',
          id: 'delivery-cost',
          question: 'How much does delivery cost?',
          answer:
            'It depends on the method, the currency and the order amount, and in Poland on the place too. The current table is on the delivery page; the cart and checkout show the exact amount before you pay.',
        },
        {
          kind: 'question',
          id: 'large-orders',
          question: 'How is a large or heavy order delivered?',
          answer: `${QUOTED_DELIVERY.en} You order as usual: we tell you the delivery cost afterwards, and there is nothing to pay until then. ${ACCOUNT_NEEDED.en} For a large order you can also ask for a bulk price.`,
        },
        {
          kind: 'question',
          id: 'other-countries',
          question: 'Can I order to another country?',
          answer:
            'Yes. The address form offers Ukraine, Poland, Germany, France and other countries. The price depends on the order’s currency and is shown at checkout.',
        },
        {
          kind: 'question',
          id: 'damaged-parcel',
          question: 'What if my order arrives damaged?',
          answer:
            'Check the packaging while the carrier is there, draw up a damage report and take photos of the panels and the pallet corners. Send this to support with the order number, and we will replace what is damaged or refund it.',
        },
        { kind: 'link', text: 'Delivery, warranty and returns', to: '/delivery-warranty-returns' },
      ],
    },
    {
      id: 'payment',
      title: 'Payment',
      blocks: [
        {
          kind: 'question',
          id: 'ways-to-pay',
          question: 'How can I pay?',
          answer: `By card online, by bank transfer against a pro forma invoice, or by cash on delivery where it is offered for the order’s currency. ${TRANSFER_TERM.en} Cash on delivery has a fee that is shown before you confirm.`,
        },
        {
          kind: 'question',
          id: 'card-details',
          question: 'Does the shop see my card details?',
          answer:
            'No. You enter your card details on the payment provider’s secure page. We only receive confirmation of the payment, its amount and its number.',
        },
        {
          kind: 'question',
          id: 'company-purchase',
          question: 'How do I buy for a company?',
          answer:
            'At checkout, tick “I’m buying for a company” and enter its name and number. The pro forma for a bank transfer and the invoice (in Ukraine, a payment confirmation) are made out to the company in the language of the order; you can download them from the order page.',
        },
      ],
    },
    {
      id: 'rental',
      title: 'Rental',
      blocks: [
        {
          kind: 'question',
          id: 'rental-price',
          question: 'How is the rental price worked out?',
          answer:
            'We cover your period with blocks of 1, 7 and 30 days at the lowest total. A 2.8\u00a0kW generator, for example, costs UAH\u00a0550 a day, 2,200 a week and 6,000 a month without tax: eight days come to UAH\u00a02,750, and 17 to 30 days to 6,000.',
        },
        {
          kind: 'question',
          id: 'rental-deposit',
          question: 'Is there a deposit?',
          answer:
            'Yes, one month’s price for each machine. It is paid with the order as a line of its own, and we refund it after inspecting the equipment, provided there is no damage and nothing is owed.',
        },
        {
          kind: 'question',
          id: 'rental-changes',
          question: 'Can I extend a rental or end it early?',
          answer:
            'To extend an active rental, write to support before it ends. If the equipment is free, we price the whole period again at the lowest total and you pay the difference. Ending early costs the lower of two amounts: 20% of the price of the remaining period, or one month’s price.',
        },
        {
          kind: 'question',
          id: 'rental-on-delivery',
          question: 'Can I pay for a rental on delivery?',
          answer: `No. ${RENTAL_PAYMENT.en} The deposit is paid with the order.`,
        },
        {
          kind: 'question',
          id: 'rental-transport',
          question: 'Who delivers the equipment and who takes it back?',
          answer: RENTAL_TRANSPORT.en,
        },
        { kind: 'link', text: 'How rental works', to: '/lease-info' },
      ],
    },
    {
      id: 'choosing',
      title: 'Choosing solar equipment',
      blocks: [
        {
          kind: 'question',
          id: 'how-many-panels',
          question: 'How many panels do I need?',
          answer:
            'Divide your yearly consumption by the yield of one kilowatt in your town: about 1,150 kWh a year in Kyiv, 1,320 in Odesa, 1,040 in Warsaw. For 4,000 kWh in Kyiv that makes about 3.5 kW, or 8 panels of 435 W.',
        },
        {
          kind: 'question',
          id: 'inverter-kind',
          question: 'Grid-tied, hybrid or off-grid inverter?',
          answer:
            'A grid-tied inverter lowers the bill but switches off together with the grid. A hybrid one works with a battery and supplies the house during power cuts. An off-grid inverter is for places with no grid at all.',
        },
        {
          kind: 'question',
          id: 'battery-capacity',
          question: 'What battery capacity do I need?',
          answer:
            'Multiply the power of the appliances that have to run by the number of hours, and add a reserve for depth of discharge. A fridge, boiler, router and lights take about 0.5 kW; 8 hours need 4 kWh, which means a 4.8 kWh battery.',
        },
        {
          kind: 'question',
          id: 'panels-and-inverter',
          question: 'How do I know whether panels suit an inverter?',
          answer:
            'The string’s voltage at −25 °C must be below the inverter’s maximum, and at 70 °C above the lower MPPT limit; the short-circuit current must not exceed what is allowed. The figures are in the product specifications, and an engineer will check the calculation.',
        },
        {
          kind: 'question',
          id: 'winter-yield',
          question: 'What should I expect in winter?',
          answer:
            'In December a system produces about 2.5–3.2% of its yearly yield in Ukraine and about 2.1% in Poland. So in winter a hybrid system leans on the grid, and an off-grid one needs a generator.',
        },
      ],
    },
    {
      id: 'charging',
      title: 'Charging an electric car',
      blocks: [
        {
          kind: 'question',
          id: 'charger-power',
          question: 'What power should a home charger have?',
          answer:
            'Overnight, 7.4–11 kW is enough: in 8 hours 7.4 kW adds about 59 kWh, or 300–330 km at 18–20 kWh per 100 km. 22 kW makes sense if the car itself takes that power and your contract with the grid operator allows it.',
        },
        {
          kind: 'question',
          id: 'charging-from-panels',
          question: 'Can I charge from solar panels?',
          answer:
            'Yes. A charger with load balancing uses the surplus your house doesn’t need. Driving 15,000 km a year at 18 kWh per 100 km takes 2,700 kWh; in Kyiv that is about 2.35 kW of panels.',
        },
        {
          kind: 'question',
          id: 'ac-or-dc',
          question: 'Alternating or direct current?',
          answer:
            'AC chargers are slower and cheaper and suit places where a car is parked for hours. DC chargers take tens of minutes and need their own design and grid connection.',
        },
        { kind: 'link', text: 'EV chargers', to: '/ev-chargers' },
      ],
    },
    {
      id: 'returns',
      title: 'Returns and warranty',
      blocks: [
        {
          kind: 'question',
          id: 'can-i-return',
          question: 'Can I return a product?',
          answer:
            'Yes, within 14 days of receiving it, without giving a reason. You may check it as you would in a shop; the buyer is liable for wear beyond that. Products made or cut to order cannot be returned.',
        },
        {
          kind: 'question',
          id: 'refund-time',
          question: 'When will I be refunded?',
          answer:
            'No later than 14 days after your notice of withdrawal, by the method you paid with; usually within 5–7 working days. We may wait until we have the product or proof that you sent it.',
        },
        {
          kind: 'question',
          id: 'warranty-claim',
          question: 'How do I make a warranty claim?',
          answer:
            'Write to support with the order number, the serial number, a description of the fault and photos. The warranty periods are on the delivery, warranty and returns page.',
        },
        { kind: 'link', text: 'How to start a return', to: '/returns' },
      ],
    },
  ],
};

/** Questions over ordering, delivery, payment, rental, choice and returns; fees and days stay in the rules table (R10). */
export const faq: Localized<ContentPage> = { uk, pl, en };
