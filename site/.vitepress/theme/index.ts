/** VitePress's own theme, with fields that check what is typed into them, and code whose long lines go on below. */
import DefaultTheme from 'vitepress/theme';
import AccountField from './AccountField.vue';
import LiveElement from './LiveElement.vue';
import PaymentField from './PaymentField.vue';
import './code.css';

export default {
  extends: DefaultTheme,
  enhanceApp({ app }: { readonly app: { component(name: string, component: unknown): void } }) {
    app.component('AccountField', AccountField);
    app.component('LiveElement', LiveElement);
    app.component('PaymentField', PaymentField);
  },
};
