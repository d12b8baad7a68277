import { marketOf, timeZoneOf } from '../../../domain/locale/market.ts';
import type { OrderView } from '../../../domain/orders/order-view.ts';
import { useT } from '../../i18n/i18n.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { NoteForm, NoteList, type StaffNote } from '../staff-notes.tsx';
import { problemOf, type StaffProblem } from './staff-problem.ts';

/** What staff noted of an order, and a row that opens with the form of the next note; none is written of a customer whose account was deleted. */
export function OrderNotes({
  order,
  notes,
  formKey,
  problem,
}: {
  order: OrderView;
  notes: readonly StaffNote[];
  formKey: string;
  problem: StaffProblem | undefined;
}) {
  const t = useT();
  const own = problemOf(problem, 'note');
  const latest = notes[0]?.id ?? 0;
  if (order.erasedAt !== null) return null;
  return (
    <TitledSection id="notes" title={t('backoffice.note.title')}>
      <NoteList notes={notes} timeZone={timeZoneOf(marketOf(order.currency))} />
      {/* Where a note was written, the row closes again. */}
      <Disclosure key={latest} id="note" summary={t('backoffice.note.text')} open={own !== undefined}>
        <NoteForm latest={latest} formKey={formKey} problem={own} />
      </Disclosure>
    </TitledSection>
  );
}
