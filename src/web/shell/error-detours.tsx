import type { MessageKey } from '../../content/message-key.ts';
import { CategoryTile } from '../catalogue/category-tile.tsx';
import { useT } from '../i18n/i18n.tsx';
import { usePath } from '../i18n/use-path.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';

/** What most visitors come for; written here, because the catalogue may be what failed. */
const POPULAR = [
  { slug: 'solar-panels', picture: 'solar-panel-black' },
  { slug: 'inverters', picture: 'inverter-hybrid' },
  { slug: 'batteries', picture: 'battery-wall' },
  { slug: 'sets-of-solar-power-plants', picture: 'solar-kit-home' },
] as const satisfies readonly { slug: string; picture: string }[];

/** Ways around a page that is not there: a search, and the categories that most people look for. */
export function ErrorDetours() {
  const t = useT();
  const action = usePath()('/search');
  return (
    <section aria-labelledby="error-popular" className="border-t border-line py-10">
      <form
        action={action}
        role="search"
        aria-label={t('error.page.search')}
        className="mb-10 flex max-w-140 items-end gap-3"
      >
        <TextField
          name="q"
          type="search"
          label={t('error.page.search')}
          maxLength={200}
          autoComplete="off"
          className="min-w-0 flex-1"
        />
        <Button type="submit" className="min-h-12">
          {t('search.submit')}
        </Button>
      </form>
      <h2 id="error-popular" className="mb-5 text-xl">
        {t('error.page.popular')}
      </h2>
      <ul className="grid grid-cols-2 gap-tiles md:grid-cols-4">
        {POPULAR.map(({ slug, picture }) => (
          <li key={slug}>
            <CategoryTile
              category={{ slug, picture, name: t(`category.${slug}.name` satisfies MessageKey) }}
              sizes="(min-width: 768px) 22vw, 46vw"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
