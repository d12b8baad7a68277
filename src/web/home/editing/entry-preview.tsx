import { useT } from '../../i18n/i18n.tsx';
import { AdBox, HomeSlides, PromotionBox } from '../merchandising.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { LANGUAGE_NAMES } from '../../i18n/language-names.ts';
import type { EntryPreview as Preview } from './entry-view.server.ts';

/** An entry by the parts of the home page itself; nothing in it can be pressed. */
export function EntryPreview({ preview, isTyped }: { preview: Preview; isTyped: boolean }) {
  const t = useT();
  return (
    <TitledSection id="preview" title={t('backoffice.content.preview')}>
      <p className="mb-4 text-sm text-muted">
        {t(isTyped ? 'backoffice.content.previewTyped' : 'backoffice.content.previewStored', {
          language: LANGUAGE_NAMES[preview.locale],
        })}
      </p>
      <div inert lang={preview.locale} className="overflow-hidden rounded-xl border border-line">
        {preview.kind === 'slide' && <HomeSlides slides={[preview.slide]} />}
        {preview.kind === 'promotion' && <PromotionBox promotions={[preview.promotion]} />}
        {preview.kind === 'ad' && (
          <div className="p-6">
            <AdBox ad={preview.ad} />
          </div>
        )}
      </div>
    </TitledSection>
  );
}
