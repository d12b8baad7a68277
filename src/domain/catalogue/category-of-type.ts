/** Types that the specification names otherwise than the categories are called, in lower case (S §9). */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ['освітлювальні вежі', 'Сонячні освітлювальні вежі'],
]);

/** The Ukrainian name of the category that a product type means: the type's own, or what the shop calls it. */
export const categoryNameOfType = (type: string): string => OTHER_NAMES.get(type.toLowerCase()) ?? type;
