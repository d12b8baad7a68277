import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textRuns, tieLabel, tieUnits, tieUnitsIn, untied } from './no-break.ts';
import { tieMessage } from './tie-message.ts';

test.each([
  ['Сонячна панель LONGi, 435 Вт', 'Сонячна панель LONGi, 435~Вт'],
  ['Inwerter Deye SUN-5K, 5 kW, 1-fazowy', 'Inwerter Deye SUN-5K, 5~kW, 1-fazowy'],
  ['Lift Genie GS-1932, 7.8 m', 'Lift Genie GS-1932, 7.8~m'],
  ['Кабель 4 мм², 100 м', 'Кабель 4~мм², 100~м'],
  ['Zestaw 10 paneli', 'Zestaw 10 paneli'],
  ['Кабель з наконечником і чохлом', 'Кабель з~наконечником і~чохлом'],
  ['Zestaw z magazynem (w szafie)', 'Zestaw z~magazynem (w~szafie)'],
  ['близько 10 000 кВт·год, тобто 17,36 кВтп', 'близько 10~000~кВт·год, тобто 17,36~кВтп'],
  ['Панелі на дах і для балкона', 'Панелі на~дах і~для~балкона'],
  ['Zestaw na dach bez magazynu', 'Zestaw na~dach bez~magazynu'],
  ['Кабель до SUN-5K-SG04LP1', 'Кабель до SUN-5K-SG04LP1'],
  ['12 кВт · 3 фази · 2 MPPT', '12~кВт~· 3~фази~· 2 MPPT'],
  ['Станція від 7–22 кВт, до 5 м', 'Станція від~7–22~кВт, до~5~м'],
  ['Кабель на SUN-5K до 28 панелей', 'Кабель на SUN-5K до~28 панелей'],
  ['Станція Juice Booster 2, Type 2, 5 м', 'Станція Juice Booster~2, Type~2, 5~м'],
  ['Комплект Promin Home 3, 3 кВт', 'Комплект Promin Home~3, 3~кВт'],
  ['Кабель Type 2 – Type 1, Type 2', 'Кабель Type~2~– Type~1, Type~2'],
  ['Роз’єм Type 2 для Street 22 Duo', 'Роз’єм Type~2 для~Street~22~Duo'],
  ['Promin Wall 22 EV charger', 'Promin Wall~22~EV charger'],
  ['Promin Home 10 wall battery', 'Promin Home~10 wall battery'],
  ['Генератор Promin G2800, 2,8 кВт', 'Генератор Promin~G2800, 2,8~кВт'],
  ['Inwerter Fronius Primo GEN24 5.0, 5 kW', 'Inwerter Fronius Primo~GEN24 5.0, 5~kW'],
  ['Інвертор Deye SUN-12K', 'Інвертор Deye SUN-12K'],
  ['інвертор 365 × 365 мм', 'інвертор 365~×~365~мм'],
  ['2278 × 1134 × 30 mm', '2278~×~1134~×~30~mm'],
  ['MultiPlus-II 48/5000/70-50', 'MultiPlus-II 48/5000/70-50'],
  ['Працюємо пн–пт 9:00–18:00', 'Працюємо пн–пт~9:00–18:00'],
  ['за −25 °C лише 4 % — мало', 'за −25~°C лише 4~%~— мало'],
])('%s', (name, shown) => {
  expect(tieUnits(name)).toBe(shown.replaceAll('~', '\u00a0'));
});

test('a label stays on the line of its unit', () => {
  expect(tieLabel('Струм входів MPPT, А')).toBe('Струм входів MPPT,\u00a0А');
});

test('nothing but spaces is changed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(tieUnits(name).replaceAll('\u00a0', ' ')).toBe(name.replaceAll('\u00a0', ' '));
    }),
  );
});

test.each([
  ['{pieces} шт., знову в продажу', '{pieces}~шт., знову в продажу'],
  ['Понад 10 кВт панелей', 'Понад 10~кВт панелей'],
  ['{amount} za 1 szt.', '{amount} za 1~szt.'],
  ['{count, plural, one {# kg} other {# kg}}', '{count, plural, one {#~kg} other {#~kg}}'],
  ['{rate} % of {name} who', '{rate}~% of {name} who'],
  ['14 днів на повернення', '14 днів на повернення'],
])('the message %s', (message, shown) => {
  expect(tieMessage(message)).toBe(shown.replaceAll('~', '\u00a0'));
});

test('all texts of a value are tied, and read plain by other programs', () => {
  const page = { id: 'power', blocks: [{ text: 'Понад 10 кВт', to: '/faq#power' }] };
  const shown = tieUnitsIn(page);
  expect(shown.blocks[0]).toEqual({ text: 'Понад 10\u00a0кВт', to: '/faq#power' });
  expect(untied(JSON.stringify(shown))).toBe(JSON.stringify(page));
});

const wholeIn = (text: string) => textRuns(text).flatMap((run) => (run.isWhole ? [run.text] : []));

test.each([
  ['Інвертор Deye SUN-5K-SG04LP1, 5\u00a0кВт', ['SUN-5K-SG04LP1,']],
  ['Замовлення ORD-10001', ['ORD-10001']],
  ['14,22/А і 3–5/м', ['14,22/А', '3–5/м']],
  ['від 5–8\u00a0кВт', ['5–8\u00a0кВт']],
  ['LAPP ÖLFLEX SOLAR XLWP-12345678901234567890', []],
  ['сонячно-вітрова станція', []],
  ['plug-and-play', []],
  ['Victron MultiPlus-II 48/5000/70-50, 5\u00a0кВА', ['MultiPlus-II', '48/5000/70-50,']],
  ['Івано-Франківськ', []],
  ['Працюємо пн–пт', ['пн–пт']],
  ['Wsparcie: pn.–pt.', ['pn.–pt.']],
  ['Napisz e-mailem.', ['e-mailem.']],
  ['Falownik 3-fazowy', ['3-fazowy']],
])('lines do not end within the signs of %j', (text, whole) => {
  expect(wholeIn(text)).toEqual(whole);
});

test('the runs of a text are the text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'Ї', '5', '-', '–', '/', ' ', ',', '\u00a0') }),
      (text) => {
        expect(
          textRuns(text)
            .map((run) => run.text)
            .join(''),
        ).toBe(text);
      },
    ),
  );
});
