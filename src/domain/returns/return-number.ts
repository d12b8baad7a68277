const LABEL = /^label-(RET-[1-9]\d{4,8})$/;

/** Under which name the label of a return is found among its order's documents. */
export const goodsLabelName = (number: string): string => `label-${number}`;

/** The return whose label a name asks for; null for any other name. */
export const numberOfLabel = (name: string): string | null => LABEL.exec(name)?.[1] ?? null;
