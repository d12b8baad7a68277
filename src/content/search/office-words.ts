/**
 * What staff call the pages of the back office beside their titles, in Ukrainian, Polish and English, divided by commas; by address without its
 * region. The search of the back office finds a page by the beginning of any of these words, whatever the language of its page.
 */
export const OFFICE_WORDS: Readonly<Record<string, readonly string[]>> = {
  '/admin': ['головна, огляд, підсумки', 'przegląd, podsumowanie, start', 'overview, home, dashboard'],
  '/admin/inbox': ['черга, завдання, строки', 'kolejka, zadania, terminy', 'queue, tasks, due'],
  '/admin/orders': [
    'відправлення, накладна, пакувальний лист',
    'wysyłka, list przewozowy, pakowanie',
    'shipping, packing slip, waybill',
  ],
  '/admin/orders/new': [
    'дзвінок, нове замовлення, оформити',
    'rozmowa, nowe zamówienie, złożyć',
    'phone, call, new order',
  ],
  '/admin/quotes': [
    'гурт, опт, пропозиція, розрахунок доставки',
    'hurt, oferta, wycena dostawy',
    'bulk, wholesale, offer, delivery price',
  ],
  '/admin/payments': [
    'оплата, гроші, переказ, спір',
    'płatność, pieniądze, przelew, spór',
    'money, transfer, dispute',
  ],
  '/admin/payments/statement': [
    'банк, виписка, надходження, переказ, MT940',
    'bank, wyciąg, wpływy, przelew, MT940',
    'bank, statement, incoming, transfer, MT940',
  ],
  '/admin/returns': [
    'рекламація, обмін, гарантія, відмова',
    'reklamacja, wymiana, gwarancja, odstąpienie',
    'complaint, exchange, warranty, withdrawal',
  ],
  '/admin/sales': [
    'виручка, оборот, звіт, статистика, залишки',
    'przychód, obrót, raport, statystyka, zapasy',
    'revenue, turnover, report, statistics, stock',
  ],
  '/admin/sales/funnel': [
    'воронка, конверсія, кошик',
    'lejek, konwersja, koszyk',
    'funnel, conversion, cart',
  ],
  '/admin/sales/restock': [
    'закупівля, дозамовити, поповнити, постачання',
    'zakupy, uzupełnić, dostawa',
    'restock, reorder, purchase, supply',
  ],
  '/admin/depot': ['видача, приймання, протокол', 'wydanie, odbiór, protokół', 'handover, pickup, protocol'],
  '/admin/lease-returns': [
    'дострокове завершення, продовження',
    'wcześniejsze zakończenie, przedłużenie',
    'early end, termination',
  ],
  '/admin/replacements': ['поломка, несправність', 'awaria, usterka', 'breakdown, broken'],
  '/admin/board': [
    'календар, бронювання, зайнятість',
    'kalendarz, rezerwacja, zajętość, plan',
    'calendar, booking, schedule',
  ],
  '/admin/board/utilisation': [
    'утилізація, завантаженість, зайнятість',
    'utylizacja, wykorzystanie, obłożenie',
    'utilisation, utilization, occupancy',
  ],
  '/admin/machines': [
    'машини, обладнання, інвентарний номер, серійний',
    'maszyny, sprzęt, numer inwentarzowy, seryjny',
    'machines, equipment, inventory number, serial',
  ],
  '/admin/rental-offers': ['тариф, застава, прокат', 'taryfa, kaucja, wynajem', 'rate, deposit, hire'],
  '/admin/customers': ['покупці, контакти', 'kupujący, kontakty', 'buyers, contacts'],
  '/admin/tickets': ['підтримка, листи, чат', 'wsparcie, zgłoszenia, czat', 'support, requests, chat'],
  '/admin/answer-templates': ['відповідь, заготовка', 'odpowiedź, gotowce', 'answer, canned'],
  '/admin/questions': ['питання, відповіді', 'pytania, odpowiedzi', 'answers'],
  '/admin/reviews': ['оцінки, модерація', 'oceny, moderacja', 'ratings, moderation'],
  '/admin/products': [
    'каталог, асортимент, артикул, експорт',
    'katalog, asortyment, artykuł, eksport',
    'catalogue, assortment, article, export',
  ],
  '/admin/products/new': ['додати товар, створити', 'dodać produkt, utworzyć', 'add product, create'],
  '/admin/products/bulk': [
    'таблиця, масово, ціна, ціни',
    'tabela, masowo, cena, ceny',
    'table, batch, price, prices',
  ],
  '/admin/products/count': [
    'інвентаризація, переоблік, підрахунок, залишки, склад',
    'inwentaryzacja, remanent, liczenie, zapasy, magazyn',
    'stock count, stocktake, inventory',
  ],
  '/admin/products/import': [
    'імпорт, завантажити, CSV, XLSX, Excel',
    'import, wczytać, CSV, XLSX, Excel',
    'import, upload, CSV, XLSX, Excel',
  ],
  '/admin/products/categories': ['розділи каталогу, групи', 'działy katalogu, grupy', 'groups'],
  '/admin/products/tags': ['теги, позначки', 'tagi, znaczniki', 'labels'],
  '/admin/prices': [
    'ціна, ціни, акція, промокод, купон, валюта, НБУ, округлення',
    'cena, ceny, promocja, kod rabatowy, kupon, waluta, NBP, zaokrąglanie',
    'price, prices, sale, promo code, coupon, currency, rounding',
  ],
  '/admin/prices/margins': [
    'маржа, прибуток, націнка, рентабельність, собівартість',
    'marża, zysk, narzut, rentowność, koszt',
    'margin, profit, markup, cost',
  ],
  '/admin/prices/suppliers': [
    'постачальник, прайс, закупівля, терміни',
    'dostawca, cennik, zakup, terminy',
    'supplier, price list, purchase, lead time',
  ],
  '/admin/content': [
    'банер, слайд, реклама, акції, головна',
    'baner, slajd, reklama, promocje, strona główna',
    'banner, slide, ads, promotions, home page',
  ],
  '/admin/content/pictures': [
    'фото, картинки, банери, завантажити, бібліотека зображень',
    'zdjęcia, grafiki, banery, wgraj, biblioteka zdjęć',
    'photos, images, banners, upload, library',
  ],
  '/admin/content/pages': [
    'сторінки, розділи, блоки, лендинг',
    'strony, sekcje, bloki',
    'pages, sections, blocks, landing',
  ],
  '/admin/content/pages/terms': [
    'оферта, договір, редакція умов, правила продажу',
    'regulamin, warunki sprzedaży, wydanie regulaminu',
    'terms of sale, conditions, edition, contract',
  ],
  '/admin/content/pages/legal-terms': [
    'умови оренди, купівлі, оплати, гарантії, відмова, редакція',
    'regulamin wynajmu, zakupów, gwarancja, odstąpienie, wydanie',
    'rental terms, purchase, warranty, withdrawal, edition',
  ],
  '/admin/translations': [
    'переклад, написи, повідомлення, XLIFF',
    'tłumaczenie, napisy, komunikaty, XLIFF',
    'translation, wording, messages, XLIFF',
  ],
  '/admin/translations/content': [
    'переклад слайдів, сторінок, оголошень, застарілі переклади, XLIFF',
    'tłumaczenie slajdów, stron, reklam, nieaktualne tłumaczenia, XLIFF',
    'translation of slides, pages, ads, outdated, XLIFF',
  ],
  '/admin/shop': [
    'реквізити, доставка, ПДВ, податок, свята, графік, рахунок',
    'dane firmy, dostawa, VAT, podatek, święta, godziny, rachunek',
    'seller, delivery, VAT, tax, holidays, hours, account',
  ],
  '/admin/staff': [
    'співробітники, права, доступ, команда',
    'personel, uprawnienia, dostęp, zespół',
    'team, rights, access, permissions',
  ],
  '/admin/api-keys': ['інтеграція, доступ, токен', 'integracja, dostęp, token', 'integration, access, token'],
  '/admin/webhooks': [
    'сповіщення, інтеграція, webhook',
    'powiadomienia, integracja, webhook',
    'notifications, integration, events',
  ],
  '/admin/audit': ['історія, хто змінив, лог', 'historia, kto zmienił, log', 'history, who changed, log'],
};
