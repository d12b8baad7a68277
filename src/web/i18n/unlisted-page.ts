import type { MetaDescriptor } from 'react-router';

/** The head of a page that is nobody's to find: its title, and that search engines are not to keep it. */
export const unlistedPage = ({
  loaderData,
}: {
  readonly loaderData?: { readonly title: string } | undefined;
}): MetaDescriptor[] => [{ title: loaderData?.title }, { name: 'robots', content: 'noindex' }];
