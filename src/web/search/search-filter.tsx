import { Form, useNavigation, useSubmit } from 'react-router';
import { useT } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';

/** Leaves out what is not in stock (S §5); sent at once with the script, by a button without. */
export function SearchFilter({ term, inStock }: { term: string; inStock: boolean }) {
  const t = useT();
  const submit = useSubmit();
  const next = useNavigation().location;
  const isChecked = next ? new URLSearchParams(next.search).get('inStock') === '1' : inStock;
  return (
    <Form className="flex flex-wrap items-center gap-3">
      <input type="hidden" name="q" value={term} />
      <Chip
        name="inStock"
        value="1"
        checked={isChecked}
        onChange={({ currentTarget: { form } }) => void submit(form, { preventScrollReset: true })}
      >
        {t('search.onlyInStock')}
      </Chip>
      <span className="hidden noscript:block">
        <Button type="submit" size="sm">
          {t('listing.apply')}
        </Button>
      </span>
    </Form>
  );
}
