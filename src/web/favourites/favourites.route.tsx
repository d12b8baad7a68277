import Link2 from 'lucide-react/icons/link-2';
import { useEffect, useRef, type ReactNode } from 'react';
import { cartItemOf, type CartItem } from '../../domain/cart/cart-item.ts';
import { addItem } from '../../domain/cart/cart.ts';
import { scenePicture } from '../../domain/catalogue/picture.ts';
import { cardProduct, type CardProduct } from '../../domain/catalogue/product.ts';
import { parseFavourites, type Favourites } from '../../domain/favourites/favourites.ts';
import { shopOf } from '../../server/context.ts';
import { CALM_CARD_SLOTS } from '../cart/calm-card-slots.tsx';
import { changeCart } from '../cart/cart-store.ts';
import { gridClass, ProductGrid } from '../catalogue/product-grid.tsx';
import { withFreeDays } from '../catalogue/rent-view.server.ts';
import { useT } from '../i18n/i18n.tsx';
import { ButtonLink, LocalLink, usePath } from '../i18n/local-link.tsx';
import { pageTitle } from '../i18n/page-head.ts';
import { pageMessages } from '../i18n/page-messages.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Picture } from '../ui/picture.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { toast } from '../ui/toast.tsx';
import type { Route } from './+types/favourites.route';
import { favourite } from './favourites-store.ts';
import { useFavouriteProducts } from './use-favourite-products.ts';

const PLACES = Array.from({ length: 8 }, (_, index) => index);

/** The place of products that are on their way. */
function ProductGridSkeleton() {
  const t = useT();
  return (
    <div role="status">
      <span className="sr-only">{t('listing.loading')}</span>
      <div aria-hidden="true" className={gridClass[4]}>
        {PLACES.map((place) => (
          <div key={place}>
            <Skeleton className="aspect-square rounded-lg" />
            <Skeleton className="mt-4 h-3 w-1/3 rounded-full" />
            <Skeleton className="mt-3 h-4 w-full rounded-full" />
            <Skeleton className="mt-8 h-6 w-1/2 rounded-full" />
          </div>
        ))}
      </div>
    </div>
  );
}

/** Copies the address of a page with these products, for whoever is to see them. */
function ShareButton({ ids }: { ids: Favourites }) {
  const t = useT();
  const path = usePath()('/favourites');
  const copy = () =>
    navigator.clipboard.writeText(`${location.origin}${path}?ids=${ids.join(',')}`).then(
      () => toast.success(t('favourites.page.linkCopied')),
      () => toast.error(t('order.notCopied')),
    );
  return (
    <Button tone="ghost" onClick={() => void copy()}>
      <Link2 size={18} strokeWidth={1.75} aria-hidden="true" />
      {t('favourites.page.share')}
    </Button>
  );
}

/** A list of favourites with nothing on it. */
function NoFavourites() {
  const t = useT();
  return (
    <EmptyState
      headingLevel="h1"
      illustration={<Picture source={scenePicture('scene-meadow')} alt="" sizes="360px" priority="eager" />}
      title={t('favourites.page.emptyTitle')}
      text={t('favourites.page.emptyText')}
      action={
        <ButtonLink to="/catalogue" tone="primary" size="lg">
          {t('nav.wholeCatalogue')}
        </ButtonLink>
      }
    />
  );
}

/** `?ids=101,508`: somebody's list, or what this browser asks about its own; null without. */
const idsIn = (url: string): Favourites | null => {
  const text = new URL(url).searchParams.get('ids');
  return text === null ? null : parseFavourites(text.split(',').map(Number));
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = shopOf(context);
  const { shop, locale, currency, translate } = page;
  const shared = idsIn(request.url);
  const user = shared === null ? page.user : null;
  const asked = shared ?? (user === null ? [] : await shop.favourites.list(user.id));
  const found = new Map((await shop.catalogue.productsByIds(asked, locale)).map((each) => [each.id, each]));
  const heading = translate(shared === null ? 'favourites.page.title' : 'favourites.page.sharedTitle');
  return {
    asked,
    products: await withFreeDays(
      asked.flatMap((id) => found.get(id) ?? []).map((each): CardProduct => cardProduct(each)),
      { rental: shop.rental, currency, locale },
    ),
    isShared: shared !== null,
    isCustomer: user !== null,
    heading,
    title: pageTitle(heading),
    description: translate('favourites.page.description'),
  };
}

function List({ products, first }: { products: readonly CardProduct[]; first?: boolean }) {
  const t = useT();
  return (
    <>
      <h2 className="sr-only">{t('favourites.page.list')}</h2>
      <ProductGrid
        products={products}
        label={t('favourites.page.list')}
        slots={CALM_CARD_SLOTS}
        first={first}
      />
    </>
  );
}

/** Puts what can be bought today into the cart and takes it off the list; rentals wait for their dates. */
function MoveAllButton({ products }: { products: readonly CardProduct[] }) {
  const t = useT();
  const buyable = products.flatMap((each) => (each.stock > 0 ? (cartItemOf(each, null) ?? []) : []));
  if (buyable.length === 0) return null;
  const move = () => {
    let moved: readonly CartItem[] = [];
    changeCart((items) => {
      const after = buyable.reduce(addItem, [...items]);
      moved = buyable.filter(({ uniqueKey }) => after.some((line) => line.uniqueKey === uniqueKey));
      return after;
    });
    toast.success(t('favourites.page.moved', { count: moved.length }));
    void favourite({ ids: moved.map(({ id }) => id), isWanted: false });
  };
  return <Button onClick={move}>{t('favourites.page.moveAll')}</Button>;
}

const focusOn = (heading: HTMLElement | null) =>
  (heading ?? document.getElementById('main'))?.focus({ preventScroll: true });

function OwnList({ heading, ...brought }: Route.ComponentProps['loaderData']) {
  const t = useT();
  const path = usePath()('/favourites');
  const products = useFavouriteProducts(brought);
  const title = useRef<HTMLHeadingElement>(null);
  const count = products?.length ?? 0;
  const before = useRef(count);
  // The heart that was pressed went with its product, and the focus with it.
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (isFewer && document.activeElement === document.body) focusOn(title.current);
  }, [count]);
  if (products?.length === 0) return <NoFavourites />;
  const actions: ReactNode = products && (
    <div className="-mx-5 flex flex-wrap items-center noscript:hidden sm:mx-0">
      <ShareButton ids={products.map(({ id }) => id)} />
      <MoveAllButton products={products} />
    </div>
  );
  return (
    <>
      <div className="mb-10 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 ref={title} tabIndex={-1}>
            {heading}
          </h1>
          {!brought.isCustomer && (
            <p className="mt-3 max-w-measure text-muted">
              {t('favourites.page.visitorText')}{' '}
              <LocalLink
                to={`/auth?redirect=${encodeURIComponent(path)}`}
                className="underline underline-offset-4"
              >
                {t('nav.signIn')}
              </LocalLink>
            </p>
          )}
        </div>
        {actions}
      </div>
      {!brought.isCustomer && (
        <noscript>
          <p>{t('favourites.page.needsScript')}</p>
        </noscript>
      )}
      {products === null ? (
        <div className="noscript:hidden">
          <ProductGridSkeleton />
        </div>
      ) : (
        <List products={products} first />
      )}
    </>
  );
}

export default function FavouritesPage({ loaderData }: Route.ComponentProps) {
  const { isShared, heading, products } = loaderData;
  return (
    <div className="container-page min-h-svh pt-8 pb-section">
      {isShared ? (
        <>
          <h1 className="mb-10">{heading}</h1>
          {products.length > 0 && <List products={products} first />}
        </>
      ) : (
        <OwnList {...loaderData} />
      )}
    </div>
  );
}

export const handle = { texts: await pageMessages('counter', 'cart') };

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? [
        { title: loaderData.title },
        { name: 'description', content: loaderData.description },
        { name: 'robots', content: 'noindex' },
      ]
    : [];
