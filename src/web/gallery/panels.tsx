import { Alert, type AlertTone } from '../ui/alert.tsx';
import { Badge, type BadgeTone } from '../ui/badge.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Button } from '../ui/button.tsx';
import { DefinitionTable } from '../ui/definition-table.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { StepperProgress } from '../ui/stepper-progress.tsx';
import { SummaryList } from '../ui/summary-list.tsx';
import { Tabs } from '../ui/tabs.tsx';
import type { GalleryWords } from './gallery-words.server.ts';
import { Section } from './section.tsx';

const ALERTS: readonly AlertTone[] = ['info', 'success', 'warning', 'danger'];
const BADGES: readonly BadgeTone[] = [
  'neutral',
  'raised',
  'accent',
  'inverse',
  'success',
  'warning',
  'danger',
];

/** What is read. */
export function Panels({ words }: { words: GalleryWords }) {
  const rows = words.choices.map((label) => ({ label, amount: words.amount }));
  return (
    <>
      <Section name="Alert">
        {ALERTS.map((tone) => (
          <Alert
            key={tone}
            tone={tone}
            title={words.title}
            className="w-full"
            action={<Button size="sm">{words.action}</Button>}
          >
            {words.text}
          </Alert>
        ))}
      </Section>
      <Section name="Badge">
        {BADGES.map((tone) => (
          <Badge key={tone} tone={tone} dot={tone === 'success'}>
            {words.choices[0]}
          </Badge>
        ))}
      </Section>
      <Section name="EmptyState">
        <EmptyState
          title={words.emptyTitle}
          text={words.emptyText}
          headingLevel="h3"
          action={<Button tone="primary">{words.action}</Button>}
        />
      </Section>
      <Section name="Table, summary, disclosure">
        <div className="w-full max-w-xl">
          <DefinitionTable rows={words.choices.map((term) => ({ term, value: words.amount }))} />
        </div>
        <div className="w-full max-w-md rounded-lg bg-surface p-6">
          <SummaryList rows={rows} total={{ label: words.total, amount: words.amount }} />
        </div>
        <div className="w-full max-w-xl">
          <Disclosure summary={words.title} open>
            <p>{words.text}</p>
          </Disclosure>
        </div>
      </Section>
      <Section name="Ways">
        <Breadcrumb
          label={words.breadcrumb}
          items={words.choices.map((name, index) => ({ name, ...(index < 2 && { link: '#gallery' }) }))}
        />
        <div className="w-full">
          <StepperProgress
            current={1}
            steps={words.choices.map((name) => ({ name, href: '#gallery' }))}
            labels={{ progress: words.progress, done: words.done }}
          />
        </div>
        <Pagination
          page={4}
          pageCount={12}
          hrefFor={(page) => `#page-${page}`}
          labels={{
            navigation: words.pages,
            previous: words.previous,
            next: words.next,
            page: (page) => `${words.page} ${page}`,
          }}
        />
        <div className="w-full">
          <Tabs
            label={words.choice}
            tabs={words.choices.map((title, index) => ({
              id: String(index),
              title,
              content: <p>{words.text}</p>,
            }))}
          />
        </div>
      </Section>
      <Section name="Skeleton">
        <Skeleton className="h-6 w-64 rounded-md" />
        <Skeleton className="size-40 rounded-lg" />
      </Section>
    </>
  );
}
