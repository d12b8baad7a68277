import type { Terms } from '../content-page.ts';

/** The clauses of a lease's contract, below its parties, machines, days, price and deposit (domain facts, “Rentals”). They repeat the rental terms; what a machine is worth stands in its hand-over record. */
export const leaseContract: Terms = {
  uk: [
    [
      'Предмет договору',
      'Орендодавець передає орендареві зазначене вище обладнання в тимчасове користування, а орендар сплачує за це зазначену ціну й повертає обладнання вчасно.',
      'Обладнання залишається власністю орендодавця.',
    ],
    [
      'Застава',
      'Заставу в розмірі ціни одного місяця за кожну одиницю обладнання орендар сплачує разом із замовленням окремою сумою. Вона не є платою за оренду й не входить у ціну.',
      'Заставу повертають протягом 5–7 робочих днів після огляду тим самим способом, за вирахуванням підтверджених пошкоджень, нестачі чи прострочення.',
    ],
    [
      'Розрахунки',
      'Плату за оренду строком до 60 днів вносять повністю під час замовлення. За довший строк її вносять частинами: за кожні 30 днів окремим рахунком, перший — разом із замовленням.',
      'Якщо в погоджений день видачі обладнання ніхто не прийняв, договір припиняється: орендодавець залишає собі ціну першого дня, а решту сплаченого за оренду й заставу повертає.',
    ],
    [
      'Видача та користування',
      'Обладнання передають за актом, у якому записують його стан, комплектність, напрацювання та вартість.',
      'Орендар використовує обладнання за призначенням та інструкцією, дбає про нього, не передає його іншим особам і не вивозить із країни без письмової згоди. Підйомником або краном керує людина з чинним посвідченням.',
      'Пальне та витратні матеріали оплачує орендар.',
    ],
    [
      'Несправності та відповідальність',
      'Про несправність повідомляють того самого дня, а обладнання зупиняють. Якщо вона виникла не з вини орендаря, орендодавець замінює обладнання або повертає плату за дні простою.',
      'За втрату та пошкодження понад звичайне зношення орендар відповідає в межах вартості, записаної в акті передачі.',
      'Якщо разом із машиною замовлено обмеження відповідальності, за випадкові пошкодження орендар платить щонайбільше 25 % застави. Воно не стосується втрати, крадіжки та навмисного пошкодження.',
    ],
    [
      'Повернення та прострочення',
      'Обладнання повертають у зазначений день: чистим, комплектним і з таким самим рівнем пального.',
      'Огляд проводять у присутності орендаря або фіксують на фото; результат записують в акті, копію якого отримує орендар.',
      'За прострочене повернення нараховується денна ціна за кожну розпочату добу, але не більш як за 30 діб; перші 2 години не враховуються.',
    ],
    [
      'Зміна строку та дострокове завершення',
      'Строк можна продовжити, якщо обладнання вільне: увесь строк рахують наново за цінами договору, і орендар доплачує різницю.',
      'За дострокове завершення оренди береться менша з двох сум: 20 % вартості залишку строку або ціна одного місяця.',
      'Заміну обладнання, інші дні та продовження оформлюють нумерованими додатками до договору.',
    ],
  ],
  pl: [
    [
      'Przedmiot umowy',
      'Wynajmujący oddaje najemcy wskazany wyżej sprzęt do czasowego używania, a najemca płaci za to podaną cenę i zwraca sprzęt w terminie.',
      'Sprzęt pozostaje własnością wynajmującego.',
    ],
    [
      'Kaucja',
      'Kaucję w wysokości ceny jednego miesiąca za każdą sztukę sprzętu najemca wpłaca razem z zamówieniem, jako osobną kwotę. Nie jest opłatą za wynajem i nie wchodzi w cenę.',
      'Kaucję zwraca się w ciągu 5–7 dni roboczych od oględzin tą samą metodą, po potrąceniu potwierdzonych uszkodzeń, braków lub opóźnienia.',
    ],
    [
      'Rozliczenia',
      'Czynsz za wynajem do 60 dni płaci się w całości przy zamówieniu. Przy dłuższym okresie płaci się go w częściach: za każde 30 dni osobnym rachunkiem, pierwszy razem z zamówieniem.',
      'Jeśli w uzgodnionym dniu wydania nikt nie odebrał sprzętu, umowa się kończy: wynajmujący zatrzymuje cenę pierwszego dnia, a resztę wpłaty za wynajem i kaucję zwraca.',
    ],
    [
      'Wydanie i użytkowanie',
      'Sprzęt wydaje się za protokołem, w którym zapisuje się jego stan, kompletność, motogodziny i wartość.',
      'Najemca używa sprzętu zgodnie z przeznaczeniem i instrukcją, dba o niego, nie oddaje go osobom trzecim i nie wywozi z kraju bez pisemnej zgody. Podnośnik lub dźwig obsługuje osoba z ważnymi uprawnieniami.',
      'Paliwo i materiały eksploatacyjne opłaca najemca.',
    ],
    [
      'Usterki i odpowiedzialność',
      'Usterkę zgłasza się tego samego dnia, a sprzęt zatrzymuje. Jeśli powstała nie z winy najemcy, wynajmujący wymienia sprzęt albo zwraca opłatę za dni przestoju.',
      'Za utratę i uszkodzenia wykraczające poza zwykłe zużycie najemca odpowiada do wysokości wartości zapisanej w protokole wydania.',
      'Jeśli razem z maszyną zamówiono ograniczenie odpowiedzialności, za przypadkowe uszkodzenia najemca płaci najwyżej 25% kaucji. Nie obejmuje ono utraty, kradzieży ani uszkodzeń umyślnych.',
    ],
    [
      'Zwrot i opóźnienie',
      'Sprzęt zwraca się we wskazanym dniu: czysty, kompletny i z takim samym poziomem paliwa.',
      'Oględziny odbywają się w obecności najemcy albo są dokumentowane zdjęciami; wynik zapisuje się w protokole, którego kopię otrzymuje najemca.',
      'Za opóźniony zwrot naliczana jest cena dzienna za każdą rozpoczętą dobę, najwyżej za 30 dób; pierwsze 2 godziny się nie liczą.',
    ],
    [
      'Zmiana okresu i wcześniejsze zakończenie',
      'Okres można przedłużyć, jeśli sprzęt jest wolny: cały okres liczy się od nowa po cenach z umowy, a najemca dopłaca różnicę.',
      'Za wcześniejsze zakończenie wynajmu pobiera się niższą z dwóch kwot: 20% wartości pozostałego okresu albo cenę jednego miesiąca.',
      'Zamianę sprzętu, inne dni i przedłużenie zapisuje się w numerowanych aneksach do umowy.',
    ],
  ],
  en: [
    [
      'Subject',
      'The lessor hands over the equipment named above to the renter for temporary use; the renter pays the stated price for it and returns it on time.',
      'The equipment remains the lessor’s property.',
    ],
    [
      'Deposit',
      'The renter pays a deposit of one month’s price for each piece of equipment with the order, as a sum of its own. It is not a charge for the rental and not part of the price.',
      'The deposit is refunded within 5–7 working days after the inspection by the same method, less confirmed damage, missing parts or delay.',
    ],
    [
      'Payment',
      'The price of a rental of up to 60 days is paid in full with the order. For a longer period it is paid in parts: for every 30 days by a bill of its own, the first one with the order.',
      'If nobody takes the equipment on the agreed day of hand-over, the contract ends: the lessor keeps the price of the first day and refunds the rest of what was paid for the rental, and the deposit.',
    ],
    [
      'Hand-over and use',
      'The equipment is handed over against a record of its condition, parts, running hours and value.',
      'The renter uses the equipment as intended and according to its manual, takes care of it, does not pass it to others and does not take it out of the country without written consent. Lifts and cranes are operated by someone with a valid certificate.',
      'The renter pays for fuel and consumables.',
    ],
    [
      'Faults and liability',
      'A fault is reported the same day and the equipment is stopped. If the renter did not cause it, the lessor replaces the equipment or refunds the days it stood idle.',
      'For loss, and for damage beyond ordinary wear, the renter is liable up to the value stated in the hand-over record.',
      'If a damage waiver was ordered with the machine, the renter pays at most 25% of the deposit for accidental damage. It does not cover loss, theft or wilful damage.',
    ],
    [
      'Return and delay',
      'The equipment is returned on the stated day: clean, complete and with the same level of fuel.',
      'It is inspected in the renter’s presence or photographed; the result is recorded, and the renter receives a copy.',
      'A late return costs the daily price for each day begun, for 30 days at most; the first 2 hours do not count.',
    ],
    [
      'Changing the period and early end',
      'The period can be extended if the equipment is free: the whole period is priced again at the prices of the contract, and the renter pays the difference.',
      'Ending the rental early costs the lower of two amounts: 20% of the price of the remaining period, or one month’s price.',
      'Another piece of equipment, other days and an extension are recorded in numbered annexes to the contract.',
    ],
  ],
};
