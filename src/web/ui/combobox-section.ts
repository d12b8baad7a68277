/** Options of a combobox under a common title. */
export interface ComboboxSection<Item> {
  id: string;
  title?: string;
  items: readonly Item[];
}
