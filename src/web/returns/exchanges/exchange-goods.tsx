import { Form, useNavigation } from 'react-router';
import type { ExchangeOffer, ExchangeSummary } from '../../../domain/returns/exchange-view.ts';
import type { ReturnView } from '../../../domain/returns/return-view.ts';
import { pictureOf } from '../../catalogue/product-picture.ts';
import { useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { Unbroken } from '../../i18n/unbroken.tsx';
import { Button } from '../../ui/button.tsx';
import { Picture, PictureTile } from '../../ui/picture.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import type { OwnReturn } from '../return-screen.tsx';
import { ReplacementChoice } from './replacement-choice.tsx';
import { nextShown } from './shown-replacements.ts';

/** What only the owner of an exchange has of it. */
export type OwnExchange = OwnReturn & {
  /** Where the order of the replacement is read; null without one. */
  readonly replacementPath: string | null;
  /** What else can be chosen; null while nobody asks. */
  readonly choice: { readonly offer: ExchangeOffer; readonly count: number } | null;
};

/** The product that comes, and how many of it. */
export function Replacement({ exchange }: { exchange: ExchangeSummary }) {
  const t = useT();
  const { productId, name, articleNumber, picture, pieces } = exchange.replacement;
  return (
    <div className="flex items-start gap-4 border-y border-line py-5 sm:gap-6">
      <PictureTile className="size-16 shrink-0 rounded-md sm:size-20">
        <Picture fill source={pictureOf(picture)} alt="" sizes="80px" />
      </PictureTile>
      <div className="min-w-0 flex-1 text-sm">
        <p className="text-xs text-muted">
          <Unbroken text={articleNumber} />
        </p>
        <LocalLink to={`/product/${productId}`} className="text-base font-semibold hover:underline">
          <Unbroken text={name} />
        </LocalLink>
        <p className="mt-1">{t('return.pieces', { count: pieces })}</p>
      </div>
    </div>
  );
}

/** Takes another replacement. */
export function Choice({ found, own }: { found: ReturnView; own: OwnExchange }) {
  const t = useT();
  const { formData } = useNavigation();
  const { choice } = own;
  if (choice === null) return null;
  const next = nextShown(choice.count, choice.offer.hasMore);
  return (
    <TitledSection id="choice" title={t('exchange.again.title')}>
      {choice.offer.replacements.length === 0 ? (
        <p className="text-sm text-muted">{t('exchange.ask.noneText')}</p>
      ) : (
        <Form method="post" className="flex flex-col gap-6">
          <input type="hidden" name="intent" value="choose" />
          <ReplacementChoice
            offer={choice.offer}
            currency={found.order.currency}
            originalId={found.lines[0]?.productId ?? null}
            chosen={undefined}
            error={undefined}
            more={next === null ? null : `/exchanges/${found.id}?shown=${next}`}
          />
          <Button
            type="submit"
            tone="primary"
            loading={formData?.get('intent') === 'choose'}
            className="self-start max-sm:w-full"
          >
            {t('exchange.again.do')}
          </Button>
        </Form>
      )}
    </TitledSection>
  );
}
