import { wrapIndex } from './wrap-index.ts';

/**
 * The highlighted option after one press of Down (1) or Up (−1), round and round. −1 is "none": Down then
 * starts at the first option, Up at the last. Without options it stays −1.
 */
export const stepActive = (active: number, direction: -1 | 1, count: number): number =>
  wrapIndex(active < 0 && direction === -1 ? -1 : active + direction, count);
