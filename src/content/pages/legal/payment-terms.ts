import { TRANSFER_TERM } from '../rules-in-words.ts';
import type { Terms } from '../content-page.ts';

/** The terms of paying and of refunds (domain facts, “Payments”). */
export const paymentTerms: Terms = {
  uk: [
    [
      'Загальне',
      'Валюта замовлення — гривня або злотий; в одному замовленні валюти не змішуються.',
      'Доступні способи оплати та доплати видно до підтвердження замовлення.',
    ],
    [
      'Картка',
      'Оплата відбувається на сторінці платіжного сервісу; магазин не отримує номера картки та коду CVV.',
      'Оплату зараховано, коли її підтвердив платіжний сервіс. Якщо оплата не вдалася, її можна повторити для того самого замовлення.',
    ],
    [
      'Банківський переказ',
      'Рахунок містить отримувача, IBAN, точну суму, призначення з номером замовлення та останній день оплати.',
      TRANSFER_TERM.uk,
      'Якщо переказано менше, замовлення чекає на решту; надлишок повертаємо на той самий рахунок.',
    ],
    [
      'Оплата при отриманні',
      'Можлива лише для купівлі й лише там, де магазин пропонує цей спосіб; доплату видно під час оформлення.',
      'Оренду, заставу та доставку, яку розраховує менеджер, при отриманні не оплачують.',
    ],
    [
      'Повернення коштів',
      'За скасоване замовлення повертаємо кошти тим самим способом протягом 5–7 робочих днів; після відмови від договору — не пізніше ніж за 14 днів від заяви, хоча зазвичай так само швидко.',
      'У разі часткового повернення відшкодовуємо вартість повернених товарів разом із їхнім податком.',
    ],
    [
      'Документи',
      'Документ про продаж або оренду надходить електронною поштою мовою замовлення й доступний на сторінці замовлення.',
    ],
  ],
  pl: [
    [
      'Postanowienia ogólne',
      'Walutą zamówienia jest złoty lub hrywna; w jednym zamówieniu walut się nie miesza.',
      'Dostępne metody płatności i dopłaty widać przed potwierdzeniem zamówienia.',
    ],
    [
      'Karta',
      'Płatność odbywa się na stronie operatora; sklep nie otrzymuje numeru karty ani kodu CVV.',
      'Płatność jest zaliczona, gdy potwierdzi ją operator. Nieudaną płatność można powtórzyć dla tego samego zamówienia.',
    ],
    [
      'Przelew bankowy',
      'Dokument zawiera odbiorcę, IBAN, dokładną kwotę, tytuł z numerem zamówienia i ostatni dzień płatności.',
      TRANSFER_TERM.pl,
      'Jeśli wpłynęła niższa kwota, zamówienie czeka na resztę; nadpłatę zwracamy na ten sam rachunek.',
    ],
    [
      'Płatność przy odbiorze',
      'Jest możliwa tylko przy zakupie i tylko tam, gdzie sklep ją oferuje; dopłatę widać podczas składania zamówienia.',
      'Wynajmu, kaucji i dostawy wycenianej przez doradcę nie opłaca się przy odbiorze.',
    ],
    [
      'Zwrot pieniędzy',
      'Za anulowane zamówienie zwracamy pieniądze tą samą metodą w ciągu 5–7 dni roboczych; po odstąpieniu od umowy najpóźniej 14 dni od oświadczenia, choć zwykle równie szybko.',
      'Przy zwrocie częściowym oddajemy wartość zwróconych towarów razem z ich podatkiem.',
    ],
    ['Dokumenty', 'Faktura przychodzi e-mailem w języku zamówienia i jest dostępna na jego stronie.'],
  ],
  en: [
    [
      'General',
      'The currency of an order is the hryvnia or the złoty; one order never mixes currencies.',
      'The payment methods on offer and their surcharges are shown before the order is confirmed.',
    ],
    [
      'Card',
      'Payment takes place on the payment provider’s page; the shop does not receive the card number or CVV.',
      'A payment counts once the provider has confirmed it. A failed payment can be repeated for the same order.',
    ],
    [
      'Bank transfer',
      'The invoice states the beneficiary, IBAN, exact amount, reference with the order number and the last day for payment.',
      TRANSFER_TERM.en,
      'If less was transferred, the order waits for the rest; an overpayment is refunded to the same account.',
    ],
    [
      'Cash on delivery',
      'It is available for purchases only and only where the shop offers it; the surcharge is shown at checkout.',
      'Rentals, deposits and individually quoted delivery cannot be paid for on delivery.',
    ],
    [
      'Refunds',
      'For a cancelled order we refund by the same method within 5–7 working days; after a withdrawal no later than 14 days after the notice, though usually just as quickly.',
      'For a partial return we refund the price of the returned products together with their tax.',
    ],
    [
      'Documents',
      'The invoice comes by e-mail in the language of the order and is available on the order page.',
    ],
  ],
};
