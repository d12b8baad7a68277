import ArrowRight from 'lucide-react/icons/arrow-right';
import type { SellerView } from '../../content/pages/sellers.ts';
import type { Block } from '../../content/pages/content-page.ts';
import { LocalLink } from '../i18n/local-link.tsx';
import { DefinitionTable } from '../ui/definition-table.tsx';
import { ContactForm } from '../support/contact-form.tsx';
import { Answer } from './answer.tsx';
import { CaseCard } from './case-card.tsx';
import { Clause } from './clause.tsx';
import { DeliveryTable, type DeliveryRules } from './delivery-table.tsx';
import { DocumentLinks } from './document-links.tsx';
import { Person } from './person.tsx';
import type { Run } from './runs-of.ts';
import { SellerTable } from './seller-table.tsx';
import { Timeline } from './timeline.tsx';
import { WarrantyTable } from './warranty-table.tsx';

interface Props {
  /** Null on pages without a delivery table. */
  readonly delivery: DeliveryRules | null;
  /** Null on pages that show no seller. */
  readonly sellers: readonly [ua: SellerView, pl: SellerView] | null;
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
  link: 'flex flex-wrap gap-x-8 gap-y-1',
  'delivery-table': '',
  'warranty-table': 'max-w-measure',
  'seller-table': '',
};

function BlockView({ block, place, delivery, sellers }: Props & { block: Block; place: number }) {
  switch (block.kind) {
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'facts':
      return <DefinitionTable rows={block.rows.map(([term, value]) => ({ term, value }))} />;
    case 'question':
      return <Answer {...block} />;
    case 'case':
      return <CaseCard {...block} />;
    case 'part':
      return (
        <div>
          <h3 className="text-lg">{block.title}</h3>
          <ul className="mt-4 flex list-disc flex-col gap-2.5 pl-5 text-sm marker:text-muted">
            {block.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      );
    case 'point':
      return (
        <div className="rounded-lg bg-surface p-6">
          <h3 className="text-lg">{block.title}</h3>
          <p className="mt-2 text-muted">{block.text}</p>
        </div>
      );
    case 'clause':
      return <Clause number={place} title={block.title} items={block.items} />;
    case 'person':
      return <Person {...block} />;
    case 'history':
      return <Timeline rows={block.rows} />;
    case 'documents':
      return <DocumentLinks name={block.name} />;
    case 'contact-form':
      return <ContactForm />;
    case 'link':
      return (
        <LocalLink
          to={block.to}
          className="inline-flex items-center gap-2 py-1.5 font-semibold hover:underline"
        >
          {block.text}
          <ArrowRight size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
        </LocalLink>
      );
    case 'delivery-table':
      return delivery && <DeliveryTable delivery={delivery} />;
    case 'warranty-table':
      return <WarrantyTable />;
    case 'seller-table':
      return sellers && <SellerTable sellers={sellers} />;
  }
}

/** Neighbouring blocks of one kind in the layout of that kind. */
export function BlockRun({ run, delivery, sellers }: Props & { run: Run }) {
  return (
    <div className={LAYOUT[run[0].kind]}>
      {run.map((block, index) => (
        <BlockView key={index} block={block} place={index + 1} delivery={delivery} sellers={sellers} />
      ))}
    </div>
  );
}
