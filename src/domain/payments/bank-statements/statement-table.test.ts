import { describe, expect, it } from 'vitest';
import { readStatementTable } from './statement-table.ts';

const rows = (text: string) => text.split('\n').map((line) => line.split(';'));

const PRIVAT = `ЄДРПОУ;МФО;Рахунок;Валюта;Номер документу;Дата операції;МФО банку;Назва банку;Рахунок кореспондента;ЄДРПОУ кореспондента;Кореспондент;Сума;Призначення платежу;
12345678;305299;UA70;UAH;11;31.08.2026 10:00:00;300119;АТ "БАНК";UA23;3714400593;Коваль Олена;1 234.50;Оплата; замовлення ORD-10001;
12345678;305299;UA70;UAH;12;31.08.2026;300119;АТ "БАНК";UA23;3714400593;Оренда;-70 000.00;За серпень;
12345678;305299;UA70;EUR;13;31.08.2026;300119;АТ "БАНК";UA23;3714400593;Somebody;100.00;Invoice;
12345678;305299;UA70;UAH;14;31.02.2026;300119;АТ "БАНК";UA23;3714400593;Коваль;15.00;Немає такого дня;
12345678;305299;UA70;UAH;15;01.09.2026;300119;АТ "БАНК";UA23;3714400593;ТОВ «Дах»;15.00;ORD-10002;`;

const MBANK = `mBank S.A. Bankowość Detaliczna;Skrytka Pocztowa 2108;90-959 Łódź 2;
#Klient;
PROMIN;
#Waluta;#Wpływy;#Wydatki;
PLN;29 520,00;-10,50;

#Data księgowania;#Data operacji;#Opis operacji;#Tytuł;#Nadawca/Odbiorca;#Numer konta;#Kwota;#Saldo po operacji;
2026-08-31;2026-08-30;PRZELEW PRZYCHODZĄCY;ORD-10003;JAN NOWAK  UL. DŁUGA 1;'26114020040000330261746759';29 520,00;30 000,00;
2026-08-31;2026-08-31;OPŁATA;PROWIZJA;;'';-10,50;29 989,50;
;;;;;;#Saldo końcowe;29 989,50;`;

describe('a statement of a bank', () => {
  it('names the payer as other exports of PrivatBank do', () => {
    const named = PRIVAT.replace(';Кореспондент;', ';Назва кореспондента;');
    const [line] = readStatementTable(rows(named), 'UAH')?.incoming ?? [];
    expect(line?.payer).toBe('Коваль Олена');
  });

  it('is read as Privat24 writes it, with semicolons in its last column', () => {
    const read = readStatementTable(rows(PRIVAT), 'UAH');
    expect(read?.incoming).toMatchObject([
      {
        day: '2026-08-31',
        amountMinor: 1_234_50,
        currency: 'UAH',
        payer: 'Коваль Олена',
        purpose: 'Оплата; замовлення ORD-10001',
        document: '11',
      },
      { day: '2026-09-01', amountMinor: 15_00, purpose: 'ORD-10002' },
    ]);
    // What went, and euros.
    expect(read?.others).toBe(2);
    expect(read?.unread).toEqual([5]);
  });

  it('is read as mBank writes it, behind what it says of itself', () => {
    const read = readStatementTable(rows(MBANK), 'PLN');
    expect(read?.incoming).toMatchObject([
      {
        day: '2026-08-31',
        amountMinor: 29_520_00,
        payer: 'JAN NOWAK UL. DŁUGA 1',
        purpose: 'ORD-10003',
        document: '',
      },
    ]);
    expect(read).toMatchObject({ others: 1, unread: [] });
  });

  it('says which rows it does not read, those at its end too, but not the sums there', () => {
    const table = [
      'Дата;Сума;Призначення платежу',
      '01.09.2026;10,00;ORD-10001',
      'Разом;;10,00',
      '31.02.2026;10,00;ORD-10002',
      '02.09.2026;десять;ORD-10003',
    ];
    expect(readStatementTable(rows(table.join('\n')), 'UAH')?.unread).toEqual([4, 5]);
    expect(readStatementTable(rows([table[0], table[3]].join('\n')), 'UAH')).toMatchObject({
      incoming: [],
      unread: [2],
    });
  });

  it('takes an amount in another currency for none of the account, also where the amount alone says so', () => {
    const table = 'Дата;Сума;Призначення\n01.09.2026;100,00 PLN;a\n01.09.2026;100,00 грн;b\n01.09.2026;100;c';
    const read = readStatementTable(rows(table), 'UAH');
    expect(read?.incoming.map(({ purpose }) => purpose)).toEqual(['b', 'c']);
    expect(read?.others).toBe(1);
  });

  it('is read where money that came has a column of its own', () => {
    const read = readStatementTable(
      rows(
        'Дата операції;Дебет;Кредит;Призначення платежу;Документ\n01.09.2026;100.11;;за послуги;1\n01.09.2026;;2,500.50;ORD-10004;2',
      ),
      'UAH',
    );
    expect(read?.incoming).toMatchObject([{ amountMinor: 2_500_50, purpose: 'ORD-10004', document: '2' }]);
    expect(read?.others).toBe(1);
  });

  it.each([
    ['1 234.50', 123_450],
    ['1\u00A0234,5', 123_450],
    ['1,234.50', 123_450],
    ['1.234,50', 123_450],
    ['15.000', 1_500_000],
    ['+7,00 PLN', 700],
    ['29520,00 PLN', 2_952_000],
    ['0,01', 1],
  ])('reads %s', (amount, minor) => {
    const read = readStatementTable(
      [
        ['date', 'amount', 'purpose'],
        ['2026-09-01', amount, 'x'],
      ],
      'PLN',
    );
    expect(read?.incoming[0]?.amountMinor).toBe(minor);
  });

  it.each(['', 'x', '1e5', '1.5.5', '12 34 567.891x', '--5', '99999999999'])(
    'reads no money from %j',
    (amount) => {
      const read = readStatementTable(
        [
          ['date', 'amount', 'purpose'],
          ['2026-09-01', amount, 'x'],
          ['2026-09-01', '5.00', 'y'],
        ],
        'PLN',
      );
      expect(read).toMatchObject({ incoming: [{ amountMinor: 500 }], unread: [2] });
    },
  );

  it('is none without a day, an amount and a purpose', () => {
    expect(readStatementTable(rows('id;name;price\n1;Panel;5'), 'UAH')).toBeNull();
    expect(readStatementTable([], 'UAH')).toBeNull();
  });
});
