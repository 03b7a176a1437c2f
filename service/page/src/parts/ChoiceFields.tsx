/** Where the money goes: country, method, currency, and to whom. What leaves no choice is not asked. */
import type { Session } from '../api.js';
import { countriesOffered, currenciesOffered, methodsOffered, typesOffered } from '../form/choices.js';
import type { FormModel } from '../form/use-form.js';
import { methodLabel, wordsOf } from '../form/words.js';
import { CountryPicker } from '../pickers/CountryPicker.js';
import { useSurroundings } from '../surroundings.js';
import { Field, fieldId, Radios, Select } from './Field.js';

interface Properties {
  readonly form: FormModel;
  readonly session: Session;
  readonly today: string;
}

/** What is chosen stays in the list, though nobody would be offered it today. */
const including = (value: string, offered: readonly string[]): readonly string[] =>
  value === '' || offered.includes(value) ? offered : [...offered, value];

export function ChoiceFields({ form, session, today }: Properties) {
  const words = useSurroundings();
  const { texts, names } = words;
  const { country, method, currency, type } = form.choice;
  const problemAt = (pointer: string) => {
    const problem = form.problemAt(pointer);
    return problem && { text: wordsOf(problem, words), isError: problem.isError };
  };
  const methods = including(method, methodsOffered(country, session)).map((code) => [code, methodLabel(code, texts)] as const);
  const currencies = including(currency, currenciesOffered(country, method, today));
  const types = including(type, typesOffered(method, session)).filter(isType);
  const isOpen = country !== '';
  return (
    <fieldset class="card">
      <legend>{texts.where}</legend>
      <Field
        id={fieldId('/country')}
        label={texts.country}
        problem={problemAt('/country')}
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
      {isOpen && (
        <div class="pair">
          {(methods.length > 1 || problemAt('/method')) && (
            <Field
              id={fieldId('/method')}
              label={texts.method}
              problem={problemAt('/method')}
              control={(ties) => (
                <Select ties={ties} isRequired value={method} options={methods} onChange={(chosen) => form.choose({ method: chosen })} />
              )}
            />
          )}
          <Field
            id={fieldId('/currency')}
            label={texts.currency}
            problem={problemAt('/currency')}
            control={(ties) => (
              <Select
                ties={ties}
                isRequired
                value={currency}
                options={currencies.map((code) => [code, names.currency(code)] as const)}
                onChange={(chosen) => form.choose({ currency: chosen })}
              />
            )}
          />
        </div>
      )}
      {isOpen && (types.length > 1 || problemAt('/creditor/type')) && (
        <Radios
          id={fieldId('/creditor/type')}
          legend={texts.type}
          value={type}
          options={types.map((each) => [each, words.fields.creditorTypes[each]] as const)}
          problem={problemAt('/creditor/type')?.text}
          onChange={(chosen) => form.choose({ type: chosen })}
        />
      )}
    </fieldset>
  );
}

const isType = (type: string): type is 'INDIVIDUAL' | 'BUSINESS' => type === 'INDIVIDUAL' || type === 'BUSINESS';
