/** The required details, and the optional ones behind “more”, in groups. */
import { useEffect, useState } from 'preact/hooks';
import { bankFieldOf, type FormField } from '../../../recipients/form/form.js';
import { ACCOUNT } from '../../../recipients/form/pointers.js';
import type { Session } from '../api.js';
import type { FormModel } from '../form/use-form.js';
import { accountIdLabel } from '../form/words.js';
import { useSurroundings } from '../surroundings.js';
import { BankSeen } from './BankSeen.js';
import { DetailField } from './DetailField.js';
import { Field, fieldId, Radios, Select } from './Field.js';

interface Properties {
  readonly form: FormModel;
  readonly session: Session;
  readonly attempts: number;
}

/** The most that are shown side by side. */
const FEW = 3;

export function DetailFields({ form, session, attempts }: Properties) {
  const { texts } = useSurroundings();
  const inSight = form.fields.filter(({ isShown }) => isShown);
  const others = form.fields.filter(({ isShown }) => !isShown);
  const isFilled = others.some(({ pointer }) => (form.values[pointer] ?? '') !== '');
  const [isOpen, setOpen] = useState(isFilled);
  const isWrong = others.some(({ pointer }) => form.errors.some((problem) => problem.pointer === pointer));
  // open if it hides an error
  useEffect(() => {
    if (attempts > 0 && isWrong) setOpen(true);
  }, [attempts, isWrong]);
  const [name, ...rest] = inSight;
  return (
    <>
      <fieldset class="card">
        <legend>{texts.details}</legend>
        {name !== undefined && <DetailField key={name.pointer} field={name} form={form} session={session} />}
        {form.accountIdTypes.length > 1 && <AccountIdTypes form={form} />}
        {rest.map((field) => (
          <DetailField key={field.pointer} field={field} form={form} session={session}>
            {field.pointer === bankFieldOf(form.fields) && <BankSeen form={form} />}
          </DetailField>
        ))}
      </fieldset>
      {others.length > 0 && (
        <details class="card more" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>
            {texts.more} <span class="quiet">({texts.optional})</span>
          </summary>
          {isOpen && GROUPS.map((group) => <Group key={group} group={group} fields={others} form={form} session={session} />)}
        </details>
      )}
    </>
  );
}

const GROUPS: readonly FormField['group'][] = ['account', 'creditor', 'address', 'contact'];

interface GroupProperties {
  readonly group: FormField['group'];
  readonly fields: readonly FormField[];
  readonly form: FormModel;
  readonly session: Session;
}

/** A group of optional details with its heading. */
function Group({ group, fields, form, session }: GroupProperties) {
  const words = useSurroundings();
  const own = fields.filter((field) => field.group === group);
  if (own.length === 0) return null;
  return (
    <fieldset class="part">
      <legend>{words.fields.groups[group]}</legend>
      {own.map((field) => (
        <DetailField key={field.pointer} field={field} form={form} session={session} />
      ))}
    </fieldset>
  );
}

/** The choice between IBAN and domestic account number. */
function AccountIdTypes({ form }: { readonly form: FormModel }) {
  const words = useSurroundings();
  const { texts } = words;
  const { accountIdTypes, choice } = form;
  const id = fieldId('/creditorAccount/id/type');
  const options = accountIdTypes.map((each) => [each.type, accountIdLabel(each, form, words)] as const);
  const choose = (accountIdType: string) => {
    form.choose({ accountIdType });
    form.type(ACCOUNT, '');
  };
  if (options.length <= FEW)
    return <Radios id={id} legend={texts.givenAs} value={choice.accountIdType} options={options} onChange={choose} />;
  return (
    <Field
      id={id}
      label={texts.givenAs}
      control={(ties) => <Select ties={ties} isRequired value={choice.accountIdType} options={options} onChange={choose} />}
    />
  );
}
