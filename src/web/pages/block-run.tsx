import ArrowRight from 'lucide-react/icons/arrow-right';
import type { SellerView } from '../../content/pages/sellers.ts';
import type { Block } from '../../content/pages/content-page.ts';
import { Unbroken } from '../i18n/unbroken.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { DefinitionTable } from '../ui/definition-table.tsx';
import { ContactForm } from '../support/contact-form.tsx';
import { DeliveryTables, WarrantyTable, type DeliveryRules } from './rule-tables.tsx';
import { DocumentLinks } from './document-links.tsx';
import { Person } from './person.tsx';
import type { Run } from './page-blocks.ts';
import { SellerTable } from './seller-table.tsx';
import Link2 from 'lucide-react/icons/link-2';
import { useT } from '../i18n/i18n.tsx';
import { isOwn, pictureOf } from '../../domain/catalogue/picture.ts';
import { Picture, PictureTile } from '../ui/picture.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { CaseCard, type CasePrice } from './case-card.tsx';

/** What happened, year by year, along one line. */
function Timeline({ rows }: { rows: readonly (readonly [year: string, text: string])[] }) {
  return (
    <ol className="max-w-measure">
      {rows.map(([year, text]) => (
        <li
          key={year}
          className="relative border-l border-line pb-8 pl-7 last:pb-0 before:absolute before:top-2.5 before:-left-[0.3125rem] before:size-2.5 before:rounded-full before:bg-accent"
        >
          <p className="text-xl font-semibold">{year}</p>
          <p className="mt-1.5 text-muted">{text}</p>
        </li>
      ))}
    </ol>
  );
}

/** A numbered clause of terms, with its sentences numbered below it; the numbers are those of the printed document. */
function Clause({ number, title, items }: { number: number; title: string; items: readonly string[] }) {
  return (
    <div>
      <h3 className="text-lg">
        {number}. {title}
      </h3>
      <ol className="mt-3 flex flex-col gap-3">
        {items.map((item, index) => (
          <li key={item} className="grid grid-cols-[2.25rem_minmax(0,1fr)]">
            <span className="text-sm leading-[1.6rem] text-muted">
              {number}.{index + 1}
            </span>
            <span>
              <Unbroken text={item} />
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A text of staff may have several paragraphs, with an empty line between two. */
const Paragraphs = ({ text }: { text: string }) =>
  text.split('\n\n').map((each, index) => (
    <p key={index}>
      <Unbroken text={each} />
    </p>
  ));

/**
 * A question that opens. The anchor stands inside, because a browser that is sent to it, or finds a word there, opens
 * what hides it by itself.
 */
function Answer({ id, question, answer }: Extract<Block, { kind: 'question' }>) {
  const t = useT();
  return (
    <Disclosure summary={question}>
      <div id={id} className="flex scroll-mt-40 items-start justify-between gap-6">
        <div className="flex flex-col gap-3">
          <Paragraphs text={answer} />
        </div>
        <a
          href={`#${id}`}
          aria-label={`${t('page.answerLink')}: ${question}`}
          title={t('page.answerLink')}
          className="-my-2.5 grid size-11 shrink-0 place-items-center rounded-full text-muted transition-colors hover:bg-fill hover:text-ink"
        >
          <Link2 size={16} strokeWidth={1.75} aria-hidden="true" />
        </a>
      </div>
    </Disclosure>
  );
}

/** Characters of a value that two lines of a phone's column hold. */
const PHONE_LINE = 40;

interface Props {
  /** Null on pages without a delivery table. */
  readonly delivery: DeliveryRules | null;
  /** Null on pages that show no seller. */
  readonly sellers: readonly [ua: SellerView, pl: SellerView] | null;
  /** By product; what is not there is not sold now. */
  readonly goods: Readonly<Record<number, CasePrice>>;
}

const LAYOUT: Readonly<Record<Block['kind'], string>> = {
  paragraph: 'prose',
  list: 'prose',
  facts: 'max-w-measure',
  question: 'max-w-measure border-t border-line',
  case: 'grid gap-tiles lg:grid-cols-2',
  part: 'grid gap-x-12 gap-y-10 xl:grid-cols-3',
  clause: 'flex max-w-measure flex-col gap-8',
  person: 'grid gap-x-10 gap-y-8 sm:grid-cols-2 xl:grid-cols-3',
  history: '',
  documents: '',
  'contact-form': 'my-4',
  point: 'grid gap-tiles sm:grid-cols-2',
  step: 'grid gap-x-8 gap-y-8 sm:grid-cols-2 xl:grid-cols-3',
  link: 'flex flex-wrap gap-x-8 gap-y-1',
  picture: 'flex max-w-measure flex-col gap-tiles',
  'delivery-table': '',
  'warranty-table': 'max-w-measure',
  'seller-table': '',
};

function BlockView({ block, place, delivery, sellers, goods }: Props & { block: Block; place: number }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Unbroken text={block.text} />
        </p>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>
              <Unbroken text={item} />
            </li>
          ))}
        </ul>
      );
    case 'facts':
      return (
        <DefinitionTable
          rows={block.rows.map(([term, value]) => ({ term, value: <Unbroken text={value} /> }))}
          isLong={block.rows.some(([, value]) => value.length > PHONE_LINE)}
        />
      );
    case 'question':
      return <Answer {...block} />;
    case 'case':
      return <CaseCard block={block} price={goods[block.goods.productId]} />;
    case 'part':
      return (
        <div>
          <h3 className="text-lg">{block.title}</h3>
          <ul className="mt-4 flex list-disc flex-col gap-2.5 pl-5 text-sm marker:text-muted">
            {block.items.map((item) => (
              <li key={item}>
                <Unbroken text={item} />
              </li>
            ))}
          </ul>
        </div>
      );
    case 'point':
      return (
        <div className="rounded-lg bg-surface p-6">
          <h3 className="text-lg">{block.title}</h3>
          <div className="mt-2 flex flex-col gap-3 text-muted">
            <Paragraphs text={block.text} />
          </div>
        </div>
      );
    case 'step':
      return (
        <div className="border-t border-line pt-5">
          <h3 className="flex items-baseline gap-2.5 text-lg">
            <span className="text-muted">{place}</span>
            {block.title}
          </h3>
          <div className="mt-2 flex flex-col gap-3 text-muted">
            <Paragraphs text={block.text} />
          </div>
        </div>
      );
    case 'clause':
      return <Clause number={place} title={block.title} items={block.items} />;
    case 'person':
      return <Person {...block} />;
    case 'history':
      return <Timeline rows={block.rows} />;
    case 'documents':
      return <DocumentLinks name={block.name} edition={block.edition ?? null} />;
    case 'contact-form':
      return <ContactForm />;
    case 'link':
      return (
        <LocalLink
          to={block.to}
          className="inline-flex items-center gap-2 py-1.5 font-semibold hover:underline pointer-coarse:py-2.5"
        >
          {block.text}
          <ArrowRight size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
        </LocalLink>
      );
    case 'picture':
      return (
        <PictureTile className="aspect-video rounded-xl">
          <Picture
            source={pictureOf(block.picture)}
            alt={block.alt}
            sizes="(min-width: 768px) 44rem, 100vw"
            fill
            className={isOwn(block.picture) ? 'object-contain!' : undefined}
          />
        </PictureTile>
      );
    case 'delivery-table':
      return delivery && <DeliveryTables delivery={delivery} />;
    case 'warranty-table':
      return <WarrantyTable />;
    case 'seller-table':
      return sellers && <SellerTable sellers={sellers} />;
  }
}

/** Neighbouring blocks of one kind in the layout of that kind; `before` of the kind stand in the section before them. */
export function BlockRun({ run, before, ...data }: Props & { run: Run; before: number }) {
  return (
    <div className={LAYOUT[run[0].kind]}>
      {run.map((block, index) => (
        <BlockView key={index} block={block} place={before + index + 1} {...data} />
      ))}
    </div>
  );
}
