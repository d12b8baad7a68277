/** Under which name the form of an order is kept: by its key, for the page of another order has the same path. */
export const keptName = (formKey: string): string => `telephone ${formKey}`;

/**
 * The form of an order by telephone as it was sent when the session was over, from its fields as a query. What its button did is done now, except that nothing is
 * placed without another look at what it comes to.
 */
export function restoredForm(fields: string): FormData {
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(fields)) form.append(name, value);
  if (form.get('intent') === 'place') form.set('intent', 'compute');
  form.set('isRestored', 'yes');
  return form;
}
