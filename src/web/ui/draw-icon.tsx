import { createElement, type SVGProps } from 'react';
import { classNames } from './class-names.ts';

interface IconData {
  /** The shapes on a field of 24 × 24: their elements and attributes, a React key among them. */
  readonly node: readonly (readonly [name: string, attributes: Readonly<Record<string, string>>])[];
}
interface IconProps extends SVGProps<SVGSVGElement> {
  readonly size?: number;
}

/**
 * Makes the component of an icon. The build gives it to lucide's icons in place of their own `createLucideIcon`
 * (`vite.config.ts`), whose many options weigh more than all icons of a page.
 */
export default function drawIcon({ node }: IconData) {
  return function Icon({ size = 24, strokeWidth = 2, className, ...attributes }: IconProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        strokeWidth={strokeWidth}
        {...attributes}
        className={classNames('icon', className)}
      >
        {node.map(([name, shape]) => createElement(name, shape))}
      </svg>
    );
  };
}
