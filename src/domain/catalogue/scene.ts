import { SCENES, type SceneName, type ShopPictureName } from './picture.ts';

/** Whether a name is that of a scene that staff uploaded. */
export const isShopPicture = (name: string): name is ShopPictureName => /^[\da-f]{16}-banner$/.test(name);

/** Whether a name is that of a scene. Shoppers' scripts do without it: what they are sent was read before. */
export const isScene = (name: string): name is SceneName =>
  SCENES.some((scene) => scene === name) || isShopPicture(name);
