import type { Translate } from '../../content/translator.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { formatMoney } from '../../domain/money/format-money.ts';
import { money, type Currency } from '../../domain/money/money.ts';

/** The words of the gallery's samples: messages that pages have, the longest of their kind, so that each language shows its own length. */
export const galleryWords = ({
  translate: t,
  locale,
  currency,
}: {
  readonly translate: Translate;
  readonly locale: Locale;
  readonly currency: Currency;
}) => ({
  action: t('cart.add'),
  search: t('common.search'),
  remove: t('cart.removeLine'),
  choices: [t('checkout.step.shipping'), t('checkout.step.payment'), t('checkout.step.review')] as const,
  choice: t('checkout.progress'),
  email: t('auth.field.email'),
  hint: t('consent.text'),
  error: t('contact.error.email'),
  message: t('home.support', { hours: '9:00–18:00' }),
  title: t('cart.emptyTitle'),
  text: t('cart.emptyText'),
  emptyTitle: t('cart.emptyTitle'),
  emptyText: t('cart.emptyText'),
  amount: formatMoney(money(118_640_050, currency), locale),
  total: t('totals.total'),
  quantity: t('cart.quantityOf', { name: 'SUN-5K-SG04LP1' }),
  decrease: t('cart.fewer'),
  increase: t('cart.more'),
  open: t('consent.question'),
  close: t('shell.dismiss'),
  showToast: t('shell.toasts'),
  breadcrumb: t('nav.breadcrumb'),
  progress: t('checkout.progress'),
  done: t('checkout.stepDone'),
  pages: t('listing.pages'),
  page: t('listing.page', { page: '' }),
  previous: t('listing.previous'),
  next: t('listing.next'),
});
export type GalleryWords = ReturnType<typeof galleryWords>;
