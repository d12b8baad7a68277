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
      'Заставу сплачують до видачі обладнання. Вона не є платою за оренду й не входить у ціну. Сторони можуть письмово погодити іншу суму.',
      'Заставу повертають протягом 5–7 робочих днів після огляду тим самим способом, за вирахуванням підтверджених пошкоджень, нестачі чи прострочення.',
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
    ],
    [
      'Повернення та прострочення',
      'Обладнання повертають у зазначений день: чистим, комплектним і з таким самим рівнем пального.',
      'Огляд проводять у присутності орендаря або фіксують на фото; результат записують в акті, копію якого отримує орендар.',
      'За прострочене повернення нараховується денна ціна за кожну добу, але не більш як за 30 діб; перші 2 години не враховуються.',
    ],
    [
      'Дострокове завершення',
      'За дострокове завершення оренди береться менша з двох сум: 20 % вартості залишку строку або ціна одного місяця.',
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
      'Kaucję wpłaca się przed wydaniem sprzętu. Nie jest opłatą za wynajem i nie wchodzi w cenę. Strony mogą pisemnie uzgodnić inną kwotę.',
      'Kaucję zwraca się w ciągu 5–7 dni roboczych od oględzin tą samą metodą, po potrąceniu potwierdzonych uszkodzeń, braków lub opóźnienia.',
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
    ],
    [
      'Zwrot i opóźnienie',
      'Sprzęt zwraca się we wskazanym dniu: czysty, kompletny i z takim samym poziomem paliwa.',
      'Oględziny odbywają się w obecności najemcy albo są dokumentowane zdjęciami; wynik zapisuje się w protokole, którego kopię otrzymuje najemca.',
      'Za opóźniony zwrot naliczana jest cena dzienna za każdą dobę, najwyżej za 30 dób; pierwsze 2 godziny się nie liczą.',
    ],
    [
      'Wcześniejsze zakończenie',
      'Za wcześniejsze zakończenie wynajmu pobiera się niższą z dwóch kwot: 20% wartości pozostałego okresu albo cenę jednego miesiąca.',
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
      'The deposit is paid before hand-over. It is not a charge for the rental and not part of the price. The parties may agree another amount in writing.',
      'The deposit is refunded within 5–7 working days after the inspection by the same method, less confirmed damage, missing parts or delay.',
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
    ],
    [
      'Return and delay',
      'The equipment is returned on the stated day: clean, complete and with the same level of fuel.',
      'It is inspected in the renter’s presence or photographed; the result is recorded, and the renter receives a copy.',
      'A late return costs the daily price for each day, for 30 days at most; the first 2 hours do not count.',
    ],
    [
      'Early end',
      'Ending the rental early costs the lower of two amounts: 20% of the price of the remaining period, or one month’s price.',
    ],
  ],
};
