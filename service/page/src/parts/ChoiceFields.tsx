/** The fields for country, method, currency and type of the recipient. A field with only one option is not shown. */
import type { Session } from '../api.js';
import { countriesOffered, methodsOffered, typesOffered } from '../form/choices.js';
import type { FormModel } from '../form/use-form.js';
import { methodLabel, wordsOf } from '../form/words.js';
import { CountryPicker } from '../pickers/CountryPicker.js';
import { useSurroundings } from '../surroundings.js';
import { Field, fieldId, Radios, Select } from './Field.js';

interface Properties {
  readonly form: FormModel;
  readonly session: Session;
}

/** Keeps a chosen value in the list, although it is no longer offered. */
const including = (value: string, offered: readonly string[]): readonly string[] =>
  value === '' || offered.includes(value) ? offered : [...offered, value];

export function ChoiceFields({ form, session }: Properties) {
  const { texts } = useSurroundings();
  const { country } = form.choice;
  const problem = useProblemOf(form, '/country');
  return (
    <fieldset class="card">
      <legend>{texts.where}</legend>
      <Field
        id={fieldId('/country')}
        label={texts.country}
        problem={problem}
        control={(ties) => (
          <CountryPicker
            ties={ties}
            label={texts.country}
            isRequired
            value={country}
            offered={including(country, countriesOffered(session))}
            onChange={(chosen) => form.choose({ country: chosen })}
          />
        )}
      />
      {country !== '' && (
        <>
          <div class="pair">
            <MethodField form={form} session={session} />
            <CurrencyField form={form} />
          </div>
          <TypeField form={form} session={session} />
        </>
      )}
    </fieldset>
  );
}

function MethodField({ form, session }: Pick<Properties, 'form' | 'session'>) {
  const { texts } = useSurroundings();
  const { country, method } = form.choice;
  const problem = useProblemOf(form, '/method');
  const methods = including(method, methodsOffered(country, session)).map((code) => [code, methodLabel(code, texts)] as const);
  if (methods.length <= 1 && problem === undefined) return null;
  return (
    <Field
      id={fieldId('/method')}
      label={texts.method}
      problem={problem}
      control={(ties) => (
        <Select ties={ties} isRequired value={method} options={methods} onChange={(chosen) => form.choose({ method: chosen })} />
      )}
    />
  );
}

function CurrencyField({ form }: Pick<Properties, 'form'>) {
  const { texts, names } = useSurroundings();
  const { currency } = form.choice;
  const problem = useProblemOf(form, '/currency');
  const codes = including(currency, form.currencies);
  const currencies = codes.map((code) => [code, names.currency(code)] as const);
  return (
    <Field
      id={fieldId('/currency')}
      label={texts.currency}
      problem={problem}
      control={(ties) => (
        <Select ties={ties} isRequired value={currency} options={currencies} onChange={(chosen) => form.choose({ currency: chosen })} />
      )}
    />
  );
}

function TypeField({ form, session }: Pick<Properties, 'form' | 'session'>) {
  const { texts, fields } = useSurroundings();
  const { method, type } = form.choice;
  const problem = useProblemOf(form, '/creditor/type');
  const types = including(type, typesOffered(method, session)).filter(isType);
  if (types.length <= 1 && problem === undefined) return null;
  return (
    <Radios
      id={fieldId('/creditor/type')}
      legend={texts.type}
      value={type}
      options={types.map((each) => [each, fields.creditorTypes[each]] as const)}
      problem={problem?.text}
      onChange={(chosen) => form.choose({ type: chosen })}
    />
  );
}

/** The text of the problem of a choice. */
function useProblemOf(form: FormModel, pointer: string) {
  const words = useSurroundings();
  const problem = form.problemAt(pointer);
  return problem && { text: wordsOf(problem, words), isError: problem.isError };
}

const isType = (type: string): type is 'INDIVIDUAL' | 'BUSINESS' => type === 'INDIVIDUAL' || type === 'BUSINESS';
