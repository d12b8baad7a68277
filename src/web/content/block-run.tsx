import ArrowRight from 'lucide-react/icons/arrow-right';
import type { Block } from '../../content/pages/content-page.ts';
import { LocalLink } from '../i18n/local-link.tsx';
import { DefinitionTable } from '../ui/definition-table.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { CaseCard } from './case-card.tsx';
import { DeliveryTable, type DeliveryRules } from './delivery-table.tsx';
import type { Run } from './runs-of.ts';
import { SellerTable } from './seller-table.tsx';
import { WarrantyTable } from './warranty-table.tsx';

interface Props {
  /** Null on pages without a delivery table. */
  readonly delivery: DeliveryRules | null;
}

const LAYOUT: Readonly<Record<Block['kind'], string>> = {
  paragraph: 'prose',
  list: 'prose',
  facts: 'max-w-measure',
  question: 'max-w-measure border-t border-line',
  case: 'grid gap-tiles lg:grid-cols-2',
  link: 'flex flex-wrap gap-x-8 gap-y-1',
  'delivery-table': '',
  'warranty-table': 'max-w-measure',
  'seller-table': '',
};

function BlockView({ block, delivery }: Props & { block: Block }) {
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
      return <Disclosure summary={block.question}>{block.answer}</Disclosure>;
    case 'case':
      return <CaseCard {...block} />;
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
      return <SellerTable />;
  }
}

/** Neighbouring blocks of one kind in the layout of that kind. */
export function BlockRun({ run, delivery }: Props & { run: Run }) {
  return (
    <div className={LAYOUT[run[0].kind]}>
      {run.map((block, index) => (
        <BlockView key={index} block={block} delivery={delivery} />
      ))}
    </div>
  );
}
