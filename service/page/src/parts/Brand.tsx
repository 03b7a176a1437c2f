/** The brand of the organization: logo, name and colours. */
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Brand } from '../../../http/brand/brands.js';

export function BrandMark({ brand }: { readonly brand: Brand }) {
  const [isBroken, setBroken] = useState(false);
  return (
    <p class="brand">
      {brand.logo !== undefined && !isBroken && (
        <img src={brand.logo} alt="" referrerpolicy="no-referrer" onError={() => setBroken(true)} />
      )}
      <bdi>{brand.name}</bdi>
    </p>
  );
}

/** Sets the colours of a brand as custom properties, because the content security policy forbids styles in the HTML. */
export function useBrandColours(brand: Brand | undefined): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    for (const [scheme, palette] of Object.entries(brand?.palettes ?? {}))
      for (const [name, colour] of Object.entries(palette)) style.setProperty(`--${scheme}-${kebab(name)}`, colour);
  }, [brand]);
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
