/** What Vue and Svelte know of the element: their templates are checked by tools of their own, which read these types. */
import type { AccountValue } from 'payprep/element';
import type {} from 'payprep/element/svelte';
import type {} from 'payprep/element/vue';
import type { SvelteHTMLElements } from 'svelte/elements';
import type { GlobalComponents } from 'vue';

type VueProps = InstanceType<GlobalComponents['payprep-account']>['$props'];
type SvelteProps = SvelteHTMLElements['payprep-account'];

export const vue = (value: AccountValue | null): VueProps => ({
  country: 'DE',
  value,
  class: 'account',
  banks: true,
  onInput: ({ detail, target }) => [detail.isValid, target.value],
});

export const svelte = (value: AccountValue | null): SvelteProps => ({
  country: 'DE',
  value,
  class: 'account',
  banks: true,
  oninput: ({ currentTarget }) => currentTarget.value,
});

export const payee: InstanceType<GlobalComponents['payprep-payee']>['$props'] = {
  payeeType: 'BUSINESS',
  value: { creditor: { name: 'Example Ltd' } },
  onChange: ({ detail, target }) => [detail.nameAdvice, target.value?.creditor?.name],
};

// @ts-expect-error Type 'number' is not assignable to type 'Text'
export const mistakeInVue: VueProps = { country: 276 };
// @ts-expect-error 'contry' does not exist
export const mistakeInSvelte: SvelteProps = { contry: 'DE' };
