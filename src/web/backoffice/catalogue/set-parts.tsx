import X from 'lucide-react/icons/x';
import { useEffect, useId, useRef, useState } from 'react';
import {
  partInWords,
  partsAfter,
  printPartRows,
  printParts,
  readPartRows,
  sentRows,
  type PartRow,
} from '../../../domain/catalogue/editing/part-rows.ts';
import { CONTENTS_UNITS } from '../../../domain/catalogue/set-contents.ts';
import { LOCALES } from '../../../domain/locale/locale.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { LANGUAGE_NAMES } from '../../i18n/language-names.ts';
import { Unbroken } from '../../i18n/unbroken.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { FieldError, SelectField, TextField } from '../../ui/field.tsx';
import { MoveButtons } from '../move-buttons.tsx';
import { ProductFinder, type FoundProduct } from './product-finder.tsx';
import type { FieldOf } from './product-parts.tsx';

/** What the rows of a set's parts show beside the field `contents`. */
export interface PartsView {
  /** What products among the parts are called, by article number. */
  readonly names: Readonly<Record<string, string>>;
  /** What a page without script looked for, and found; absent where it did not. */
  readonly search?: string;
  readonly found?: readonly FoundProduct[];
  /** The part in words that is typed, by its fields. */
  readonly typed?: Readonly<Record<string, string>>;
}

/** One part of a set: what it is, how many, its steps along the list, and the way out. */
function Part({
  row: { quantity, part },
  name,
  place,
  count,
  faultId,
  onQuantity,
}: {
  row: PartRow;
  name: string;
  place: number;
  count: number;
  faultId: string | undefined;
  onQuantity: (typed: string) => void;
}) {
  const t = useT();
  const words = partInWords(part);
  return (
    <li className="flex flex-wrap items-end gap-x-4 gap-y-2 py-3">
      <span className="min-w-0 flex-1 basis-60 self-center text-sm break-words">
        <Unbroken text={name} />
        <span className="block text-xs text-muted">
          {words === null ? part : t('backoffice.parts.inWords')}
        </span>
      </span>
      <TextField
        name="partQuantity"
        value={quantity}
        onChange={(event) => onQuantity(event.target.value)}
        label={
          words === null || words.unit === 'piece'
            ? t('backoffice.parts.quantity')
            : t(`backoffice.parts.quantity.${words.unit}`)
        }
        faultId={faultId}
        inputMode="numeric"
        autoComplete="off"
        className="w-28"
      />
      <span className="flex">
        {count > 1 && (
          <MoveButtons
            title={name}
            {...{ place, count }}
            name="parts"
            valueOf={(to) => `move:${place}:${to}`}
          />
        )}
        <IconButton
          type="submit"
          name="parts"
          value={`remove:${place}`}
          label={t('backoffice.parts.remove', { name })}
        >
          <X size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </span>
    </li>
  );
}

/** A part that the shop does not sell by itself, by its name in each language. */
function WordFields({ typed }: { typed: Readonly<Record<string, string>> }) {
  const t = useT();
  return (
    <details
      className="border-y border-line"
      open={LOCALES.some((locale) => typed[`partName.${locale}`]) || undefined}
    >
      <summary className="flex min-h-11 items-center text-sm font-semibold">
        {t('backoffice.parts.words')}
      </summary>
      <div className="flex flex-col items-start gap-4 pt-2 pb-5">
        <div className="grid w-full gap-4 sm:grid-cols-2 xl:grid-cols-4">
          {LOCALES.map((locale) => (
            <TextField
              key={locale}
              name={`partName.${locale}`}
              label={LANGUAGE_NAMES[locale]}
              lang={locale}
              defaultValue={typed[`partName.${locale}`]}
              maxLength={150}
              autoComplete="off"
            />
          ))}
          <SelectField
            name="partUnit"
            label={t('backoffice.parts.unit')}
            defaultValue={typed.partUnit}
            options={CONTENTS_UNITS.map((value) => ({ value, label: t(`backoffice.parts.unit.${value}`) }))}
          />
        </div>
        <Button type="submit" name="parts" value="word">
          {t('backoffice.parts.addWords')}
        </Button>
      </div>
    </details>
  );
}

/**
 * What a set consists of: its parts in their order, and a search for more of them. Its buttons are those of the form, so that all works without
 * script; where there is one, nothing is sent before the product is saved.
 */
export function SetParts({ field, view }: { field: FieldOf; view: PartsView }) {
  const t = useT();
  const locale = useLocale();
  const { defaultValue, error } = field('contents');
  const [rows, setRows] = useState(() => readPartRows(defaultValue));
  const [names, setNames] = useState(view.names);
  const [words, setWords] = useState({ version: 0, isMissing: false });
  const own = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const fault = useId();
  const message = error ?? (words.isMissing ? t('backoffice.parts.wordsMissing') : undefined);
  const nameOf = (part: string) => partInWords(part)?.names[locale] ?? names[part] ?? part;
  // Buttons of a form, wherever they stand among the parts: where there is a script they send nothing.
  useEffect(() => {
    const part = own.current;
    function press(event: MouseEvent) {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      if (button?.form == null || button.name !== 'parts' || button.type !== 'submit') return;
      event.preventDefault();
      const { form, value } = button;
      if (value === 'find') return;
      const sent = new FormData(form);
      const after = partsAfter(sent, value);
      const isAdded = after.length > sentRows(sent).length;
      if (value === 'word')
        setWords(({ version }) => ({ version: version + (isAdded ? 1 : 0), isMissing: !isAdded }));
      setRows(after);
      if (value.startsWith('remove')) list.current?.focus();
      form.dispatchEvent(new Event('input', { bubbles: true }));
    }
    part?.addEventListener('click', press);
    return () => part?.removeEventListener('click', press);
  }, []);
  const learn = ({ name, articleNumber }: FoundProduct) =>
    setNames((known) => ({ ...known, [articleNumber]: name }));
  return (
    <div ref={own} className="flex flex-col gap-5 text-ink">
      <input type="hidden" name="partRows" value="1" />
      <input type="hidden" name="part" value={printParts(rows)} />
      <input
        type="hidden"
        data-kept="contents"
        value={printPartRows(rows)}
        onInput={(event) => setRows(readPartRows(event.currentTarget.value))}
      />
      <div
        ref={list}
        data-kept-as-one=""
        tabIndex={-1}
        role="group"
        aria-label={t('backoffice.product.field.contents')}
        className="outline-none"
      >
        {rows.length === 0 ? (
          <p className="text-sm text-muted">{t('backoffice.parts.none')}</p>
        ) : (
          <ol className="divide-y divide-line border-y border-line">
            {rows.map((row, place) => (
              <Part
                // The same part may stand twice in a set that was imported.
                key={`${row.part} ${rows.slice(0, place).filter(({ part }) => part === row.part).length}`}
                {...{ row, place, count: rows.length }}
                name={nameOf(row.part)}
                faultId={error === undefined ? undefined : fault}
                onQuantity={(quantity) => setRows(rows.with(place, { ...row, quantity }))}
              />
            ))}
          </ol>
        )}
        {message !== undefined && (
          <div className="mt-3">
            <FieldError id={fault}>{message}</FieldError>
          </div>
        )}
      </div>
      <ProductFinder
        label={t('backoffice.parts.find')}
        plain={{ name: 'partSearch', button: 'parts', search: view.search ?? '', found: view.found ?? [] }}
        isPublished
      >
        {(product) => (
          <Button
            type="submit"
            name="parts"
            value={`add:${product.articleNumber}`}
            size="sm"
            aria-label={t('backoffice.parts.addName', { name: product.name })}
            onClick={() => learn(product)}
          >
            {t('backoffice.parts.add')}
          </Button>
        )}
      </ProductFinder>
      <WordFields key={words.version} typed={words.version > 0 ? {} : (view.typed ?? {})} />
    </div>
  );
}
