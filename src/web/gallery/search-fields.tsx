import { useState, type ComponentProps } from 'react';
import type { CardProduct } from '../../domain/catalogue/product.ts';
import { money } from '../../domain/money/money.ts';
import { useCurrency } from '../i18n/currency.tsx';
import { useT } from '../i18n/i18n.tsx';
import { SearchOptionRow } from '../search/search-option-row.tsx';
import { optionKey, searchSections, type SearchOption, type Suggestions } from '../search/search-options.ts';
import { Combobox } from '../ui/combobox.tsx';
import type { GalleryWords } from './gallery-words.server.ts';
import { Section } from './section.tsx';

const TERM = 'deye';
const NOTHING: Suggestions = {
  words: [],
  suggestions: [],
  products: [],
  places: [],
  total: 0,
  shownFor: null,
};

function useSuggestions(products: readonly CardProduct[], words: GalleryWords): Suggestions {
  const currency = useCurrency();
  return {
    ...NOTHING,
    words: [...words.choices],
    places: [
      { slug: 'inverters', name: words.choice, brand: null },
      { slug: 'inverters', name: words.choice, brand: 'Deye' },
    ],
    products: products.map(({ id, name, picture, prices, stock, kind }) => {
      const { sale, day, original } = prices[currency];
      const minor = kind === 'rental' ? day : sale;
      return {
        id,
        name,
        picture,
        price: minor === null ? null : money(minor, currency),
        original: original == null ? null : money(original, currency),
        isRental: kind === 'rental',
        isInStock: stock > 0,
        mark: null,
      };
    }),
    total: 48,
  };
}

type Status = ComponentProps<typeof Combobox>['status'];

function Field({
  name,
  text: initial,
  suggestions,
  note = null,
  status = null,
}: {
  name: string;
  text: string;
  suggestions: Suggestions;
  note?: string | null;
  status?: Status;
}) {
  const t = useT();
  const [text, setText] = useState(initial);
  return (
    <Combobox
      className="w-full max-w-xl"
      action="#gallery"
      name="q"
      labels={{
        form: name,
        input: t('common.search'),
        submit: t('search.submit'),
        clear: t('search.clear'),
        results: t('search.results'),
      }}
      value={text}
      onValueChange={setText}
      sections={searchSections(suggestions, text, note)}
      itemKey={optionKey}
      renderItem={(option: SearchOption) => <SearchOptionRow option={option} />}
      hrefOf={() => '#gallery'}
      onSelect={() => {}}
      status={status}
      announcement={t('search.announce', { count: suggestions.products.length })}
    />
  );
}

/** The search field as it rests, and, once it is pressed, with what each answer puts under it. */
export function SearchFields({ products, words }: { products: readonly CardProduct[]; words: GalleryWords }) {
  const t = useT();
  const found = useSuggestions(products, words);
  const note = t('search.shownFor', { term: TERM });
  return (
    <Section name="Combobox">
      <Field name="Combobox, empty" text="" suggestions={NOTHING} />
      <Field name="Combobox, options" text={TERM} suggestions={found} note={note} />
      <Field
        name="Combobox, waiting"
        text={TERM}
        suggestions={found}
        status={{ tone: 'waiting', text: t('search.searching') }}
      />
      <Field
        name="Combobox, nothing found"
        text={TERM}
        suggestions={NOTHING}
        status={{ tone: 'empty', text: t('search.noResults', { term: TERM }), hint: t('search.emptyText') }}
      />
      <Field
        name="Combobox, failed"
        text={TERM}
        suggestions={NOTHING}
        status={{ tone: 'error', text: t('search_error') }}
      />
    </Section>
  );
}
