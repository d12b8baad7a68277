const NO_BREAK_SPACE = '\u00A0';

const SIGNS =
  '%|°C|шт|szt|pcs|грн|zł|[км]?Вт|кВтп|[kM]?W|kWp|кВА|kVA|кг|kg|[кмс]?м|[kcm]?m|[км]?м²|[kcm]?m²|кВ|В|kV|V|кА|А|kA|A|А·год|Ah|(?:[км]?Вт·год|[kM]?Wh)|год|h|хв|min|л|l|дБ|dB|лм|lm|Гц|Hz';
const BEFORE_SIGN = new RegExp(`(?<=[\\d}#]) (?=(?:${SIGNS})(?![\\p{L}\\d·²]))`, 'gu');

/** A message of the interface, in ICU's form, whose numbers and places stay on the line of the unit behind them. */
export const tieMessage = (message: string): string => message.replaceAll(BEFORE_SIGN, NO_BREAK_SPACE);
