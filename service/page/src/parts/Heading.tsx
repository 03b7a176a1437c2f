/**
 * The heading of what is shown. It takes the focus when it appears, so that a screen reader says where one is; and it names the page.
 *
 * The gotcha: it takes it before anything is painted. Later, it would take it from whoever has gone on by keyboard meanwhile.
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
