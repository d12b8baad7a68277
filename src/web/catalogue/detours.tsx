import type { MessageKey } from '../../content/translator.ts';
import { useT } from '../i18n/i18n.tsx';
import { usePath } from '../i18n/local-link.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { CategoryTile } from './category-tile.tsx';

/** What most visitors come for; written here, because the catalogue may be what failed. */
const POPULAR = [
  { slug: 'solar-panels', name: 'category.solar-panels.name', picture: 'jam54d40-450-lb-three-quarter' },
  { slug: 'inverters', name: 'category.inverters.name', picture: 'sun-12k-sg04lp3-eu-three-quarter' },
  { slug: 'batteries', name: 'category.batteries.name', picture: 'us5000-three-quarter' },
  {
    slug: 'sets-of-solar-power-plants',
    name: 'category.sets-of-solar-power-plants.name',
    picture: 'prm-home5-three-quarter',
  },
] as const satisfies readonly { slug: string; name: MessageKey; picture: string }[];

/** Ways around what is not there: a search, and the categories that most people look for. */
export function Detours() {
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
        {POPULAR.map(({ slug, name, picture }) => (
          <li key={slug}>
            <CategoryTile category={{ slug, picture, name: t(name) }} sizes="(min-width: 768px) 22vw, 46vw" />
          </li>
        ))}
      </ul>
    </section>
  );
}
