import { SmallPicture } from '../../home/editing/entry-pictures.tsx';
import { useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ListMoves } from './name-parts.tsx';

/** A category as its list shows it. */
interface Member {
  readonly slug: string;
  readonly name: string;
  readonly picture: string;
  readonly published: number;
  readonly drafts: number;
  /** Whether staff made it: it is in the shop while it holds published products. */
  readonly isOwn: boolean;
  readonly isInMenu: boolean;
  readonly isOnHome: boolean;
  readonly isHidden: boolean;
  readonly isListed: boolean;
}

/** A category in its list: its picture, how many products it has, where it stands, and its steps. */
export function CategoryRow({
  member,
  list,
  seen,
}: {
  member: Member;
  list: string;
  seen: readonly string[];
}) {
  const t = useT();
  const {
    slug: named,
    name,
    picture,
    published,
    drafts,
    isOwn,
    isInMenu,
    isOnHome,
    isHidden,
    isListed,
  } = member;
  return (
    <div className="flex items-center gap-4">
      <SmallPicture name={picture} className="hidden aspect-square w-16 shrink-0 sm:block" />
      <div className="min-w-0 flex-1">
        <LocalLink
          to={`/admin/products/categories/${named}`}
          className="font-semibold break-words underline underline-offset-4"
        >
          {name}
        </LocalLink>
        <p className="mt-1 text-sm text-muted">
          {t('backoffice.categories.published', { count: published })}
          {drafts > 0 && ` · ${t('backoffice.categories.drafts', { count: drafts })}`}
        </p>
        <p className="mt-2 flex flex-wrap gap-2 empty:hidden">
          {isInMenu && <Badge>{t('backoffice.categories.inMenu')}</Badge>}
          {isOnHome && <Badge>{t('backoffice.categories.onHome')}</Badge>}
          {isOwn && !isListed && <Badge tone="warning">{t('backoffice.categories.withoutProducts')}</Badge>}
          {isHidden && (
            <Badge tone="warning">
              {t(isListed ? 'backoffice.categories.hiddenButListed' : 'backoffice.categories.hidden')}
            </Badge>
          )}
        </p>
      </div>
      <ListMoves list={list} member={named} title={name} seen={seen} />
    </div>
  );
}
