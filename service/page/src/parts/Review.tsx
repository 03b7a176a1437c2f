/** The review before saving: the account in groups and the bank by name, easy to compare with a letter. */
import type { ComponentChildren } from 'preact';
import { bankFieldOf, type FormField } from '../../../recipients/form/form.js';
import type { FormModel } from '../form/use-form.js';
import { labelOf, methodLabel, optionLabel, textOf, type Words, wordsOf } from '../form/words.js';
import { useSurroundings } from '../surroundings.js';
import { BankSeen } from './BankSeen.js';
import { Heading } from './Heading.js';

interface Properties {
  readonly form: FormModel;
  readonly isBusy: boolean;
  /** Why it could not be saved. */
  readonly failure: string | undefined;
  readonly onChange: () => void;
  readonly onSave: () => void;
  /** What else is to be said before it is saved. */
  readonly children?: ComponentChildren;
}

export function Review({ form, isBusy, failure, onChange, onSave, children }: Properties) {
  const words = useSurroundings();
  const { texts, names } = words;
  const { country, method, currency, type } = form.choice;
  const filled = form.fields.filter(({ pointer }) => (form.values[pointer] ?? '').trim() !== '');
  return (
    <section>
      <Heading>{texts.reviewTitle}</Heading>
      <p class="intro">{texts.reviewIntro}</p>
      <dl class="card review">
        <Row name={texts.country}>{names.country(country)}</Row>
        {method !== 'BANK_ACCOUNT' && <Row name={texts.method}>{methodLabel(method, texts)}</Row>}
        <Row name={texts.currency}>{names.currency(currency)}</Row>
        {isType(type) && <Row name={texts.type}>{words.fields.creditorTypes[type]}</Row>}
        {filled.map((field) => (
          <Row key={field.pointer} name={labelOf(field, form, words)}>
            <span class={field.isCode ? 'account' : ''}>
              <bdi>{writtenOf(field, form, words)}</bdi>
            </span>
            <Warning field={field} form={form} />
            {field.pointer === bankFieldOf(filled) && <BankSeen form={form} />}
          </Row>
        ))}
      </dl>
      {children}
      {failure !== undefined && (
        <p class="notice bad" role="alert">
          {failure}
        </p>
      )}
      <div class="buttons">
        <button type="button" class="primary" aria-disabled={isBusy} onClick={onSave}>
          {isBusy ? texts.saving : texts.save}
        </button>
        <button type="button" onClick={onChange}>
          {texts.change}
        </button>
      </div>
    </section>
  );
}

function Row({ name, children }: { readonly name: string; readonly children: ComponentChildren }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A warning, which does not prevent saving. */
function Warning({ field, form }: { readonly field: FormField; readonly form: FormModel }) {
  const words = useSurroundings();
  const problem = form.problemAt(field.pointer);
  if (problem === undefined) return null;
  return <p class="problem mild">{wordsOf(problem, words, textOf(field, form, words))}</p>;
}

function writtenOf(field: FormField, form: FormModel, words: Words): string {
  const value = (form.values[field.pointer] ?? '').trim();
  if (field.input === 'country') return words.names.country(value);
  if (field.input === 'select') return optionLabel(field, value, form, words);
  return form.tools?.showValue(field, value, form.choice) ?? value;
}

const isType = (type: string): type is 'INDIVIDUAL' | 'BUSINESS' => type === 'INDIVIDUAL' || type === 'BUSINESS';
