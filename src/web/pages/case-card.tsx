import type { Block } from '../../content/pages/content-page.ts';
import { productPicture, scenePicture } from '../../domain/catalogue/picture.ts';
import { SCENES, type PictureName, type SceneName } from '../../domain/catalogue/picture-names.ts';
import { Picture } from '../ui/picture.tsx';
import { PictureTile } from '../ui/picture-tile.tsx';

const isScene = (name: SceneName | PictureName): name is SceneName => SCENES.some((scene) => scene === name);

/** An example of a project: what and where, its figures, and how it was worked out. */
export function CaseCard({ title, place, figures, text, picture }: Extract<Block, { kind: 'case' }>) {
  return (
    <article className="group/case flex flex-col overflow-hidden rounded-lg bg-surface lg:odd:last:col-span-2 lg:odd:last:flex-row">
      <PictureTile className="aspect-video rounded-none lg:group-odd/case:group-last/case:aspect-auto lg:group-odd/case:group-last/case:flex-1">
        <Picture
          source={isScene(picture) ? scenePicture(picture) : productPicture(picture)}
          alt=""
          sizes="(min-width: 1280px) 34rem, (min-width: 1024px) 45vw, 100vw"
          fill
        />
      </PictureTile>
      <div className="flex flex-1 flex-col gap-5 p-6 sm:p-8">
        <header>
          <p className="text-sm text-muted">{place}</p>
          <h3 className="mt-1">{title}</h3>
        </header>
        <p>{text}</p>
        <dl className="mt-auto flex flex-col gap-2 border-t border-line pt-5 text-sm tabular-nums">
          {figures.map(([label, figure]) => (
            <div key={label} className="flex justify-between gap-4">
              <dt className="text-muted">{label}</dt>
              <dd className="text-right font-semibold">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </article>
  );
}
