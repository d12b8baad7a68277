import { Form } from 'react-router';
import { useT } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';

/** A form of the page that takes back what its message says was done: fields by name, of which one may have several values. */
export type DoneUndo = readonly (readonly [name: string, value: string])[];

/** The button, beside the message, that takes back what was done. */
export function UndoDone({ undo }: { undo: DoneUndo }) {
  const t = useT();
  return (
    <Form method="post">
      {undo.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" size="sm">
        {t('backoffice.product.undo')}
      </Button>
    </Form>
  );
}
