import type { Terms } from '../content-page.ts';
import { RENTAL_PAYMENT, RENTAL_TRANSPORT } from '../rules-in-words.ts';

/** The terms of renting (domain facts, “Rentals”). */
export const rentalTerms: Terms = {
  uk: [
    [
      'Сторони та предмет',
      'Орендодавцем є українська компанія за замовленнями в гривнях і польська за замовленнями у злотих. Орендар — повнолітня особа або компанія, дані якої зазначено в договорі.',
      'Договір оренди укладається для кожної одиниці обладнання; у ньому зазначено модель, строк і заставу. Серійний номер і вартість машини, якщо вони відомі, зазначено в договорі або в акті передачі.',
    ],
    [
      'Ціна та оплата',
      'Строк складається з блоків по 1, 7 і 30 днів так, щоб сума була найменшою; розрахунок видно в кошику та в договорі. Якщо на сторінці машини сказано, що дні рахуються як є, строк складається з цілих місяців, тижнів і днів без такого порівняння.',
      'Приладдя, оператор та інше, що замовлено разом із машиною, рахується окремими рядками за ті самі дні.',
      `${RENTAL_PAYMENT.uk} Заставу сплачують разом із замовленням окремим рядком. Оплата при отриманні для оренди недоступна.`,
      'Плату за оренду строком до 60 днів вносять повністю. За довший строк її вносять частинами: за кожні 30 днів окремим рахунком, перший — разом із замовленням.',
    ],
    [
      'Застава',
      'Застава дорівнює ціні одного місяця за кожну машину. Вона не є платою за оренду.',
      'Заставу повертаємо протягом 5–7 робочих днів після огляду тим самим способом, за вирахуванням підтверджених пошкоджень, нестачі чи прострочення.',
    ],
    [
      'Видача та користування',
      RENTAL_TRANSPORT.uk,
      'Обладнання передається за актом, у якому записано стан, комплектність і напрацювання.',
      'Орендар використовує обладнання за призначенням та інструкцією, не передає його іншим особам і не вивозить із країни без письмової згоди. Обладнання привозимо в межах країни орендодавця: доставку за кордон погоджуємо письмово, а якщо вона неможлива, повертаємо сплачене. Підйомником або краном керує людина з чинним посвідченням, своя чи замовлена в нас.',
      'Пальне та витратні матеріали оплачує орендар.',
      'Якщо в погоджений день видачі обладнання ніхто не прийняв, оренду скасовуємо: ціна першого дня залишається нам, решту сплаченого за оренду й заставу повертаємо.',
    ],
    [
      'Несправності та відповідальність',
      'Про несправність повідомляють того самого дня, а обладнання зупиняють. Якщо вона виникла не з вини орендаря, ми замінюємо обладнання або повертаємо плату за дні простою.',
      'За втрату та пошкодження понад звичайне зношення орендар відповідає в межах вартості, зазначеної в договорі.',
      'Якщо разом із машиною замовлено обмеження відповідальності, за випадкові пошкодження орендар платить щонайбільше 25 % застави. Воно не стосується втрати, крадіжки та навмисного пошкодження.',
    ],
    [
      'Зміна строку',
      'Продовжити оренду можна, якщо обладнання вільне; увесь строк рахується наново за цінами договору, і доплачується різниця. Зміни записуємо в нумерованих додатках до договору.',
      'За прострочене повернення нараховується денна ціна за кожну розпочату добу, але не більш як за 30 діб; перші 2 години не враховуються.',
      'За дострокове завершення береться менша з двох сум: 20 % вартості залишку строку або ціна одного місяця.',
    ],
    [
      'Повернення',
      'Обладнання повертають в останній день оренди, а якщо він неробочий — наступного робочого дня без доплати: чистим, комплектним і з таким самим рівнем пального.',
      'Огляд проводимо в присутності орендаря або фіксуємо на фото; результат записуємо в акті, копію якого отримує орендар.',
    ],
  ],
  pl: [
    [
      'Strony i przedmiot',
      'Wynajmującym jest spółka polska przy zamówieniach w złotych, ukraińska przy zamówieniach w hrywnach. Najemcą jest osoba pełnoletnia lub firma, której dane podano w umowie.',
      'Umowę wynajmu zawiera się na każdą sztukę sprzętu; podaje ona model, okres i kaucję. Numer seryjny i wartość maszyny, jeśli są znane, podajemy w umowie lub w protokole wydania.',
    ],
    [
      'Cena i płatność',
      'Okres składa się z bloków po 1, 7 i 30 dni tak, aby suma była najniższa; wyliczenie widać w koszyku i w umowie. Jeśli na stronie maszyny podano, że dni liczone są bez zmian, okres składa się z pełnych miesięcy, tygodni i dni bez takiego porównania.',
      'Osprzęt, operator i inne opcje zamówione z maszyną liczone są w osobnych pozycjach za te same dni.',
      `${RENTAL_PAYMENT.pl} Kaucję wpłaca się razem z zamówieniem, jako osobną pozycję. Wynajmu nie można opłacić przy odbiorze.`,
      'Czynsz za wynajem do 60 dni płaci się w całości. Przy dłuższym okresie płaci się go w częściach: za każde 30 dni osobnym rachunkiem, pierwszy razem z zamówieniem.',
    ],
    [
      'Kaucja',
      'Kaucja odpowiada cenie jednego miesiąca za każdą maszynę. Nie jest opłatą za wynajem.',
      'Kaucję zwracamy w ciągu 5–7 dni roboczych od oględzin tą samą metodą, po potrąceniu potwierdzonych uszkodzeń, braków lub opóźnienia.',
    ],
    [
      'Wydanie i użytkowanie',
      RENTAL_TRANSPORT.pl,
      'Sprzęt wydajemy za protokołem, w którym zapisujemy stan, kompletność i motogodziny.',
      'Najemca używa sprzętu zgodnie z przeznaczeniem i instrukcją, nie oddaje go osobom trzecim i nie wywozi z kraju bez pisemnej zgody. Sprzęt dostarczamy w kraju wynajmującego: dostawę za granicę uzgadniamy pisemnie, a jeśli nie jest możliwa, zwracamy wpłatę. Podnośnik lub dźwig obsługuje osoba z ważnymi uprawnieniami, własna lub zamówiona u nas.',
      'Paliwo i materiały eksploatacyjne opłaca najemca.',
      'Jeśli w uzgodnionym dniu wydania nikt nie odebrał sprzętu, anulujemy wynajem: zatrzymujemy cenę pierwszego dnia, a resztę wpłaty za wynajem i kaucję zwracamy.',
    ],
    [
      'Usterki i odpowiedzialność',
      'Usterkę zgłasza się tego samego dnia, a sprzęt zatrzymuje. Jeśli powstała nie z winy najemcy, wymieniamy sprzęt albo zwracamy opłatę za dni przestoju.',
      'Za utratę i uszkodzenia wykraczające poza zwykłe zużycie najemca odpowiada do wysokości wartości podanej w umowie.',
      'Jeśli razem z maszyną zamówiono ograniczenie odpowiedzialności, za przypadkowe uszkodzenia najemca płaci najwyżej 25% kaucji. Nie obejmuje ono utraty, kradzieży ani uszkodzeń umyślnych.',
    ],
    [
      'Zmiana okresu',
      'Wynajem można przedłużyć, jeśli sprzęt jest wolny; cały okres liczony jest od nowa po cenach z umowy, a dopłaca się różnicę. Zmiany zapisujemy w numerowanych aneksach do umowy.',
      'Za opóźniony zwrot naliczamy cenę dzienną za każdą rozpoczętą dobę, najwyżej za 30 dób; pierwsze 2 godziny się nie liczą.',
      'Za wcześniejsze zakończenie pobieramy niższą z dwóch kwot: 20% wartości pozostałego okresu albo cenę jednego miesiąca.',
    ],
    [
      'Zwrot',
      'Sprzęt zwraca się w ostatnim dniu wynajmu, a jeśli jest wolny od pracy, w następnym dniu roboczym bez dopłaty: czysty, kompletny i z takim samym poziomem paliwa.',
      'Oględziny odbywają się w obecności najemcy albo są dokumentowane zdjęciami; wynik zapisujemy w protokole, którego kopię otrzymuje najemca.',
    ],
  ],
  en: [
    [
      'Parties and subject',
      'The lessor is the Ukrainian company for orders in hryvnias and the Polish one for orders in złoty. The renter is an adult or a company whose details are stated in the contract.',
      'A rental contract is made for each piece of equipment; it states the model, period and deposit. The machine’s serial number and value stand, where known, in the contract or in the hand-over record.',
    ],
    [
      'Price and payment',
      'The period is made up of blocks of 1, 7 and 30 days at the lowest total; the calculation is shown in the cart and in the contract. Where a machine’s page says that days are charged as they are, the period is made up of whole months, weeks and days without that comparison.',
      'Accessories, an operator and other options ordered with a machine are charged as lines of their own for the same days.',
      `${RENTAL_PAYMENT.en} The deposit is paid with the order as a line of its own. Rentals cannot be paid for on delivery.`,
      'The price of a rental of up to 60 days is paid in full. For a longer period it is paid in parts: for every 30 days by a bill of its own, the first one with the order.',
    ],
    [
      'Deposit',
      'The deposit is one month’s price for each machine. It is not a charge for the rental.',
      'We refund the deposit within 5–7 working days after the inspection by the same method, less confirmed damage, missing parts or delay.',
    ],
    [
      'Hand-over and use',
      RENTAL_TRANSPORT.en,
      'Equipment is handed over against a signed record of its condition, parts and running hours.',
      'The renter uses the equipment as intended and according to its manual, does not pass it to others and does not take it out of the country without written consent. We deliver equipment within the lessor’s country: delivery abroad is agreed in writing, and if it is not possible, we refund what was paid. Lifts and cranes are operated by someone with a valid certificate, the renter’s own or ordered from us.',
      'The renter pays for fuel and consumables.',
      'If nobody takes the equipment on the agreed day of hand-over, we cancel the rental: we keep the price of the first day and refund the rest of what was paid for the rental, and the deposit.',
    ],
    [
      'Faults and liability',
      'A fault is reported the same day and the equipment is stopped. If the renter did not cause it, we replace the equipment or refund the days it stood idle.',
      'For loss, and for damage beyond ordinary wear, the renter is liable up to the value stated in the contract.',
      'If a damage waiver was ordered with the machine, the renter pays at most 25% of the deposit for accidental damage. It does not cover loss, theft or wilful damage.',
    ],
    [
      'Changing the period',
      'A rental can be extended if the equipment is free; the whole period is priced again at the prices of the contract, and the difference is paid. Changes are recorded in numbered annexes to the contract.',
      'A late return costs the daily price for each day begun, for 30 days at most; the first 2 hours do not count.',
      'Ending early costs the lower of two amounts: 20% of the price of the remaining period, or one month’s price.',
    ],
    [
      'Return',
      'Equipment is returned on the last day of the rental, or on the next working day at no charge if that is a day off: clean, complete and with the same level of fuel.',
      'It is inspected in the renter’s presence or photographed; the result is recorded, and the renter receives a copy.',
    ],
  ],
};
