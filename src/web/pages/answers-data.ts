import type { ContentPage } from '../../content/pages/content-page.ts';

/** A page's questions for search engines (schema.org FAQPage); nothing for a page without any. */
export function answersData({ sections }: Pick<ContentPage, 'sections'>): readonly object[] {
  const questions = sections
    .flatMap(({ blocks }) => blocks)
    .filter((block) => block.kind === 'question')
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    }));
  if (questions.length === 0) return [];
  return [{ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity: questions }];
}
