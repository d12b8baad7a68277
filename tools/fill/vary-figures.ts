/** Powers and energies as the catalogue's texts print them, in each language. */
const FIGURE =
  /(?<![\d.,])(\d+(?:[.,]\d+)?)(?=[ \u{a0}](?:кВт·год|Вт·год|кВт|Вт|kWh|Wh|kWp|kW|Wp|W)(?![\p{L}\p{N}]))/gu;

/** A figure as makers round them: large ones to fives, small ones to tenths. */
export const scaleFigure = (figure: number, factor: number): number =>
  figure >= 100
    ? Math.max(5, Math.round((figure * factor) / 5) * 5)
    : Math.max(0.1, Math.round(figure * factor * 10) / 10);

/** A text whose powers and energies are all scaled alike, so that its languages keep saying the same. */
export const scaleFigures = (text: string, factor: number): string =>
  text.replace(FIGURE, (figure) => {
    const scaled = String(scaleFigure(Number(figure.replace(',', '.')), factor));
    return figure.includes(',') || (scaled.includes('.') && /\p{Script=Cyrillic}/u.test(text))
      ? scaled.replace('.', ',')
      : scaled;
  });
