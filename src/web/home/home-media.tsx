import { SCENES, type SceneName, scenePicture } from '../../domain/catalogue/picture.ts';
import { Picture } from '../ui/picture.tsx';

const isScene = (name: string): name is SceneName => SCENES.some((scene) => scene === name);

/** What a slide or an advertisement shows: one of the shop's scenes by name, or any picture or video by address. */
export function HomeMedia({
  type,
  src,
  alt,
  sizes,
  priority,
}: {
  type: 'image' | 'gif' | 'video';
  src: string;
  alt: string;
  sizes: string;
  priority?: 'high';
}) {
  const cover = 'absolute inset-0 size-full object-cover';
  if (type === 'video') {
    return (
      <video src={src} controls muted playsInline preload="metadata" aria-label={alt} className={cover} />
    );
  }
  if (isScene(src)) {
    return <Picture source={scenePicture(src)} alt={alt} sizes={sizes} priority={priority} fill />;
  }
  return <img src={src} alt={alt} loading={priority === undefined ? 'lazy' : 'eager'} className={cover} />;
}
