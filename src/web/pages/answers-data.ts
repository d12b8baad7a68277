import type { ContentPage } from '../../content/pages/content-page.ts';
import { untied } from '../../domain/locale/no-break.ts';

/** A page's questions for search engines (schema.org FAQPage); nothing for a page without any. */
export function answersData({ sections }: Pick<ContentPage, 'sections'>): readonly object[] {
  const questions = sections
    .flatMap(({ blocks }) => blocks)
    .filter((block) => block.kind === 'question')
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: untied(question),
      acceptedAnswer: { '@type': 'Answer', text: untied(answer) },
    }));
  if (questions.length === 0) return [];
  return [{ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity: questions }];
}
