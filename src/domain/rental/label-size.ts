/** The sizes in which labels of machines are printed; their printed names are `backoffice.machines.labelSize`. */
export const LABEL_SIZES = ['portrait', 'landscape', 'sheet'] as const;
export type LabelSize = (typeof LABEL_SIZES)[number];

/** So many machines have their labels in one file: four sheets. */
export const LABELS_MAX = 96;

/** What is asked for by an address: `size`, and each machine as an `id`; what it does not know does not matter. */
export const readLabelsQuery = (
  query: URLSearchParams,
): { readonly size: LabelSize; readonly ids: readonly number[] } => ({
  size: LABEL_SIZES.find((size) => size === query.get('size')) ?? LABEL_SIZES[0],
  ids: [
    ...new Set(
      query
        .getAll('id')
        .filter((id) => /^\d{1,10}$/.test(id))
        .map(Number),
    ),
  ].slice(0, LABELS_MAX),
});

/** The address of a machine's labels below a language. */
export const labelAddress = (id: number, size: LabelSize): string =>
  `/admin/machines/labels?size=${size}&id=${id}`;
