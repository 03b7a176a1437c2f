/**
 * The heading of a view. It takes the focus when it appears, so that a screen reader announces the view, and it sets the title of the page.
 *
 * The gotcha: it takes the focus before the first paint. Later, it would take it from a user who has moved on by keyboard.
 */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { useSurroundings } from '../surroundings.js';

export function Heading({ children }: { readonly children: string }) {
  const { brand } = useSurroundings();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    document.title = brand === undefined ? children : `${children} – ${brand.name}`;
  }, [children, brand]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
      {/* it stands above, where it is seen */}
      {brand !== undefined && (
        <span class="hidden">
          {' – '}
          <bdi>{brand.name}</bdi>
        </span>
      )}
    </h1>
  );
}
