import type { Localized } from '../../domain/locale/locale.ts';
import type { ContentPage } from './content-page.ts';

const uk: ContentPage = {
  title: 'Повернення товару',
  lead: 'Протягом 14 днів після отримання можна відмовитися від покупки без пояснення причин. Заява займає кілька хвилин; знадобляться номер замовлення та електронна пошта, вказана під час оформлення.',
  description: 'Як повернути або обміняти товар: заява, пакування, відправлення, строк повернення коштів.',
  sections: [
    {
      id: 'before',
      title: 'Перед поверненням',
      blocks: [
        {
          kind: 'list',
          items: [
            'Заяву треба подати протягом 14 днів після отримання. Для браку діє гарантія, навіть якщо цей строк минув.',
            'Зберіть комплект: товар, кріплення, кабелі, документи, за можливості — заводське пакування.',
            'Сфотографуйте товар і серійний номер.',
            'Акумулятори та портативні станції — небезпечний вантаж (ADR, клас 9): не відправляйте їх звичайною посилкою, спершу напишіть нам.',
          ],
        },
      ],
    },
    {
      id: 'steps',
      title: 'Кроки',
      blocks: [
        {
          kind: 'step',
          title: 'Заява',
          text: 'На сторінці замовлення натисніть «Повернути товари», заповніть форму відмови або напишіть підтримці; причину називати не потрібно.',
        },
        {
          kind: 'step',
          title: 'Квитанція',
          text: 'Надійде лист із датою й часом заяви та вказівкою, що робити з товаром.',
        },
        {
          kind: 'step',
          title: 'Відправлення',
          text: 'Роздрукуйте етикетку, передайте посилку перевізнику протягом 14 днів після заяви й впишіть її номер; що не надсилають посилкою, заберемо або погодимо з вами.',
        },
        { kind: 'step', title: 'Огляд', text: 'Склад перевіряє стан і комплектність.' },
        {
          kind: 'step',
          title: 'Кошти',
          text: 'Протягом 14 днів від заяви, тим самим способом, яким ви платили, а сплачене при отриманні — на рахунок, який ви вкажете; зазвичай за 5–7 робочих днів.',
        },
        {
          kind: 'paragraph',
          text: 'З поверненням коштів можемо зачекати, доки отримаємо товар або підтвердження, що його відправлено, — залежно від того, що станеться раніше. Якщо повертається все замовлення, повертаємо й вартість стандартної доставки.',
        },
        { kind: 'link', text: 'Відмовитися від договору', to: '/withdrawal' },
        { kind: 'link', text: 'Зразок заяви', to: '/legal-terms#withdrawal' },
        { kind: 'link', text: 'Написати підтримці', to: '/support#contacts' },
      ],
    },
    {
      id: 'cost',
      title: 'Хто оплачує зворотну доставку',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Посилку з товаром належної якості відправляє й оплачує покупець. Можна надіслати її за нашою етикеткою: тоді вартість стандартної доставки вирахуємо із суми повернення, її видно до підтвердження. За бракований або надісланий помилково товар платимо ми. Товар, який через розмір не відправити звичайною посилкою, — панелі, акумулятори, конструкції на палеті — у споживача в Польщі забираємо за власний рахунок, а в Україні вартість погоджуємо до відправлення.',
        },
        {
          kind: 'paragraph',
          text: 'У Польщі ті самі права має фізична особа — підприємець, якщо покупка не пов’язана з її фахом.',
        },
      ],
    },
    {
      id: 'exchange',
      title: 'Обмін і оренда',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Щоб обміняти отриманий товар на інший, відкрийте його замовлення й натисніть «Обміняти товар»: покажемо, на що можна обміняти і яка різниця. Доплату просимо після того, як приймемо ваш товар; якщо новий дешевший, різницю повернемо. Великогабаритні товари міняємо через підтримку. Орендоване обладнання повертають за датою договору; щоб завершити оренду раніше, напишіть підтримці.',
        },
        { kind: 'link', text: 'Як працює оренда', to: '/lease-info' },
      ],
    },
    {
      id: 'exceptions',
      title: 'Винятки',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Кабель, відрізаний на потрібну довжину, та обладнання, виготовлене на замовлення, не повертаються. Повний перелік наведено окремо.',
        },
        {
          kind: 'link',
          text: 'Що не повертається',
          to: '/delivery-warranty-returns#non-returnable',
        },
      ],
    },
  ],
};

const pl: ContentPage = {
  title: 'Zwrot towaru',
  lead: 'W ciągu 14 dni od otrzymania możesz odstąpić od umowy bez podawania przyczyny. Oświadczenie zajmuje kilka minut; potrzebny jest numer zamówienia i adres e-mail podany przy jego składaniu.',
  description: 'Jak zwrócić lub wymienić towar: oświadczenie, pakowanie, wysyłka, termin zwrotu pieniędzy.',
  sections: [
    {
      id: 'before',
      title: 'Przed zwrotem',
      blocks: [
        {
          kind: 'list',
          items: [
            'Oświadczenie złóż w ciągu 14 dni od otrzymania towaru. Wady zgłosisz także po tym terminie.',
            'Skompletuj towar, mocowania, kable, dokumenty i, jeśli to możliwe, opakowanie fabryczne.',
            'Sfotografuj towar i numer seryjny.',
            'Magazyny energii i stacje zasilania to towar niebezpieczny (ADR, klasa 9): nie nadawaj ich zwykłą paczką, najpierw napisz do nas.',
          ],
        },
      ],
    },
    {
      id: 'steps',
      title: 'Kolejne kroki',
      blocks: [
        {
          kind: 'step',
          title: 'Oświadczenie',
          text: 'Na stronie zamówienia wybierz „Zwróć towary”, wypełnij formularz odstąpienia albo napisz do obsługi klienta; nie musisz podawać przyczyny.',
        },
        {
          kind: 'step',
          title: 'Pokwitowanie',
          text: 'Dostaniesz e-mail z datą i godziną oświadczenia oraz informacją, co zrobić z towarem.',
        },
        {
          kind: 'step',
          title: 'Wysyłka',
          text: 'Wydrukuj etykietę, przekaż paczkę przewoźnikowi w ciągu 14 dni od oświadczenia i wpisz jej numer; to, czego nie wysyła się paczką, odbierzemy lub uzgodnimy z Tobą.',
        },
        { kind: 'step', title: 'Sprawdzenie', text: 'Magazyn sprawdza stan i kompletność.' },
        {
          kind: 'step',
          title: 'Pieniądze',
          text: 'W ciągu 14 dni od oświadczenia, tą samą metodą płatności, a zapłacone przy odbiorze – na wskazany rachunek; zwykle w ciągu 5–7 dni roboczych.',
        },
        {
          kind: 'paragraph',
          text: 'Ze zwrotem pieniędzy możemy poczekać do otrzymania towaru lub dowodu jego odesłania, w zależności od tego, co nastąpi wcześniej. Przy zwrocie całego zamówienia zwracamy też koszt najtańszej zwykłej dostawy.',
        },
        { kind: 'link', text: 'Odstąp od umowy', to: '/withdrawal' },
        { kind: 'link', text: 'Pouczenie i wzór formularza', to: '/legal-terms#withdrawal' },
        { kind: 'link', text: 'Napisz do obsługi klienta', to: '/support#contacts' },
      ],
    },
    {
      id: 'cost',
      title: 'Kto płaci za odesłanie',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Odesłanie paczki z pełnowartościowym towarem opłaca kupujący. Możesz użyć naszej etykiety: koszt zwykłej dostawy potrącimy wtedy ze zwrotu, zobaczysz go przed potwierdzeniem. Za towar wadliwy lub wysłany omyłkowo płacimy my. Towar, którego ze względu na rozmiar nie da się odesłać zwykłą paczką – panele, magazyny energii, konstrukcje na palecie – odbieramy od konsumenta w Polsce na własny koszt, a w Ukrainie uzgadniamy koszt przed wysyłką.',
        },
        {
          kind: 'paragraph',
          text: 'W Polsce te same prawa ma osoba prowadząca jednoosobową działalność gospodarczą, jeśli zakup nie ma dla niej charakteru zawodowego.',
        },
      ],
    },
    {
      id: 'exchange',
      title: 'Wymiana i wynajem',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Aby wymienić dostarczony towar na inny, otwórz jego zamówienie i wybierz „Wymień towar”: pokażemy, na co można go wymienić i jaka jest różnica. O dopłatę poprosimy po przyjęciu Twojego towaru, a jeśli nowy jest tańszy, oddamy różnicę. Towary wielkogabarytowe wymienia obsługa klienta. Wynajęty sprzęt zwraca się w dniu określonym w umowie; w sprawie wcześniejszego zakończenia napisz do obsługi klienta.',
        },
        { kind: 'link', text: 'Jak działa wynajem', to: '/lease-info' },
      ],
    },
    {
      id: 'exceptions',
      title: 'Wyjątki',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Nie można zwrócić kabla uciętego na wskazaną długość ani sprzętu wykonanego na zamówienie. Pełną listę podajemy osobno.',
        },
        {
          kind: 'link',
          text: 'Czego nie można zwrócić',
          to: '/delivery-warranty-returns#non-returnable',
        },
      ],
    },
  ],
};

const en: ContentPage = {
  title: 'Returns',
  lead: 'You can withdraw from a purchase within 14 days of receiving it, without giving a reason. It takes a few minutes; you need the order number and the e-mail address you gave when ordering.',
  description: 'How to return or exchange a product: notice, packing, sending back, when you are refunded.',
  sections: [
    {
      id: 'before',
      title: 'Before you start',
      blocks: [
        {
          kind: 'list',
          items: [
            'Send your notice within 14 days of receiving the product. Defects are covered after that too.',
            'Gather the complete set: product, fixings, cables, documents and, if you can, the original packaging.',
            'Take photos of the product and its serial number.',
            'Batteries and power stations are dangerous goods (ADR, class 9): don’t post them as an ordinary parcel, write to us first.',
          ],
        },
      ],
    },
    {
      id: 'steps',
      title: 'Steps',
      blocks: [
        {
          kind: 'step',
          title: 'Notice',
          text: 'Choose “Return goods” on the order’s page, fill in the withdrawal form or write to support; you need not give a reason.',
        },
        {
          kind: 'step',
          title: 'Receipt',
          text: 'You get an e-mail with the date and time of your notice and what to do with the product.',
        },
        {
          kind: 'step',
          title: 'Sending back',
          text: 'Print the label, hand the parcel to the carrier within 14 days of your notice and enter its number; what cannot go by parcel we collect or agree with you.',
        },
        { kind: 'step', title: 'Check', text: 'The warehouse checks condition and completeness.' },
        {
          kind: 'step',
          title: 'Refund',
          text: 'Within 14 days of your notice, by the method you paid with, or to an account you name if you paid on delivery; usually within 5–7 working days.',
        },
        {
          kind: 'paragraph',
          text: 'We may wait with the refund until we have received the product or proof that you sent it, whichever comes first. When the whole order goes back we also refund the cost of standard delivery.',
        },
        { kind: 'link', text: 'Withdraw from the contract', to: '/withdrawal' },
        { kind: 'link', text: 'Model withdrawal form', to: '/legal-terms#withdrawal' },
        { kind: 'link', text: 'Write to support', to: '/support#contacts' },
      ],
    },
    {
      id: 'cost',
      title: 'Who pays for sending it back',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The buyer pays for sending back a parcel with a product free of defects. You can use our label: the cost of standard delivery is then deducted from the refund, and you see it before you confirm. We pay for faulty products and those sent by mistake. What is too large for an ordinary parcel, such as panels, batteries or mounting on a pallet, we collect from consumers in Poland at our own expense; in Ukraine we agree the cost before it is sent.',
        },
        {
          kind: 'paragraph',
          text: 'In Poland sole traders have the same rights where the purchase is not part of their trade.',
        },
      ],
    },
    {
      id: 'exchange',
      title: 'Exchange and rental',
      blocks: [
        {
          kind: 'paragraph',
          text: 'To exchange a delivered product, open its order and choose “Exchange an item”: you’ll see what it can be exchanged for and the difference. We ask for the difference once we’ve accepted your item; if the new one costs less, you’re refunded. Bulky items are exchanged through support. Rented equipment is returned on the date in the contract; to end a rental early, write to support.',
        },
        { kind: 'link', text: 'How rental works', to: '/lease-info' },
      ],
    },
    {
      id: 'exceptions',
      title: 'Exceptions',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Cable cut to length and equipment made to order cannot be returned. The full list is on a separate page.',
        },
        {
          kind: 'link',
          text: 'What cannot be returned',
          to: '/delivery-warranty-returns#non-returnable',
        },
      ],
    },
  ],
};

/**
 * How to return or exchange a product (C §2). The refund follows Polish law for both markets: within 14 days of the
 * statement, and it may wait for the goods or proof of dispatch (ustawa o prawach konsumenta, art. 32); sole traders
 * have the same right (art. 38a).
 */
export const returns: Localized<ContentPage> = { uk, pl, en };
