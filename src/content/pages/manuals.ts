import type { Localized } from '../../domain/locale/locale.ts';
import type { ContentPage } from './content-page.ts';
import { SELLER } from './seller.ts';

const uk: ContentPage = {
  title: 'Інструкції',
  lead: 'Документи виробника їдуть разом із товаром. Якщо вони загубилися або потрібна інша мова, ми надішлемо файл на запит.',
  description: 'Як отримати інструкцію, технічний паспорт або сертифікат до обладнання.',
  sections: [
    {
      id: 'included',
      title: 'Що є в комплекті',
      blocks: [
        {
          kind: 'paragraph',
          text: 'З кожним товаром ви отримуєте інструкцію з монтажу та експлуатації і гарантійний документ виробника. До орендованої техніки додаємо коротку інструкцію з пуску та правила безпеки.',
        },
        {
          kind: 'paragraph',
          text: 'Інструкції до куплених товарів, які ми маємо у файлах, зібрано у вкладці «Підтримка» особистого кабінету. Загальної бібліотеки всіх виробників на сайті немає.',
        },
        { kind: 'link', text: 'Особистий кабінет', to: '/profile' },
      ],
    },
    {
      id: 'request',
      title: 'Як попросити документ',
      blocks: [
        {
          kind: 'list',
          items: [
            'Знайдіть артикул у замовленні або модель і серійний номер на табличці.',
            `Напишіть на ${SELLER.UA.email} (Україна) чи ${SELLER.PL.email} (Польща) або відкрийте звернення в кабінеті.`,
            'Укажіть потрібну мову й документ: інструкція, технічні дані, сертифікат, декларація відповідності.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Якщо виробник не має документа потрібною мовою, надішлемо англійський і пояснимо важливе по телефону.',
        },
      ],
    },
    {
      id: 'installation',
      title: 'Перед монтажем',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Підключати інвертори, акумулятори та зарядні станції має електрик із допуском. Монтаж не за інструкцією може позбавити гарантії, тож прочитайте її до початку робіт.',
        },
        { kind: 'link', text: 'Підтримка', to: '/support' },
      ],
    },
  ],
};

const pl: ContentPage = {
  title: 'Instrukcje',
  lead: 'Dokumenty producenta przyjeżdżają razem z towarem. Jeśli się zgubiły albo potrzebny jest inny język, plik prześlemy na prośbę.',
  description: 'Jak otrzymać instrukcję, kartę katalogową lub certyfikat urządzenia.',
  sections: [
    {
      id: 'included',
      title: 'Co jest w komplecie',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Do każdego towaru dołączona jest instrukcja montażu i obsługi oraz dokument gwarancyjny producenta. Do wynajmowanych maszyn dodajemy krótką instrukcję uruchomienia i zasady bezpieczeństwa.',
        },
        {
          kind: 'paragraph',
          text: 'Instrukcje kupionych towarów, które mamy w plikach, są w zakładce pomocy na koncie klienta. Ogólnej biblioteki wszystkich producentów na stronie nie ma.',
        },
        { kind: 'link', text: 'Konto klienta', to: '/profile' },
      ],
    },
    {
      id: 'request',
      title: 'Jak poprosić o dokument',
      blocks: [
        {
          kind: 'list',
          items: [
            'Potrzebny jest numer artykułu z zamówienia albo model i numer seryjny z tabliczki.',
            `Prośbę można wysłać na ${SELLER.PL.email} (Polska) lub ${SELLER.UA.email} (Ukraina) albo otworzyć zgłoszenie na koncie.`,
            'Warto podać język i rodzaj dokumentu: instrukcja, karta katalogowa, certyfikat, deklaracja zgodności.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Jeśli producent nie ma dokumentu w danym języku, prześlemy wersję angielską i wyjaśnimy najważniejsze przez telefon.',
        },
      ],
    },
    {
      id: 'installation',
      title: 'Przed montażem',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Falowniki, akumulatory i ładowarki podłącza elektryk z uprawnieniami. Montaż niezgodny z instrukcją może oznaczać utratę gwarancji, dlatego trzeba ją przeczytać przed rozpoczęciem prac.',
        },
        { kind: 'link', text: 'Obsługa klienta', to: '/support' },
      ],
    },
  ],
};

const en: ContentPage = {
  title: 'Manuals',
  lead: 'The manufacturer’s documents travel with the goods. If they are lost or you need another language, we send a file on request.',
  description: 'How to get a manual, datasheet or certificate for your equipment.',
  sections: [
    {
      id: 'included',
      title: 'What comes with the goods',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Every product comes with installation and operating instructions and the manufacturer’s warranty document. With rented machines we add a short starting guide and safety rules.',
        },
        {
          kind: 'paragraph',
          text: 'Manuals of purchased goods that we hold as files are on the Support tab of your account. There is no general library of all manufacturers on the site.',
        },
        { kind: 'link', text: 'Your account', to: '/profile' },
      ],
    },
    {
      id: 'request',
      title: 'How to ask for a document',
      blocks: [
        {
          kind: 'list',
          items: [
            'Find the article number in the order, or the model and serial number on the rating plate.',
            `Write to ${SELLER.UA.email} (Ukraine) or ${SELLER.PL.email} (Poland), or open a ticket in your account.`,
            'Name the language and the document: manual, datasheet, certificate, declaration of conformity.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'If the manufacturer has no document in that language, we send the English one and explain what matters by phone.',
        },
      ],
    },
    {
      id: 'installation',
      title: 'Before installation',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Inverters, batteries and chargers must be connected by a licensed electrician. Installation against the instructions may void the warranty, so read them before work starts.',
        },
        { kind: 'link', text: 'Support', to: '/support' },
      ],
    },
  ],
};

/** How to get a document; those of the makers come with the goods. */
export const manuals: Localized<ContentPage> = { uk, pl, en };
