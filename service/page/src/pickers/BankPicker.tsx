/** A field for the code or BIC of a bank, which can also be found by the name of the bank. */
import { useEffect, useState } from 'preact/hooks';
import type { Ties } from '../parts/Field.js';
import { useSurroundings } from '../surroundings.js';
import type { FindBanks } from './bank-codes.js';
import type { loadBanks } from './banks.js';
import { Combobox } from './Combobox.js';

interface Properties {
  readonly ties: Ties;
  readonly label: string;
  readonly findBanks: FindBanks;
  readonly value: string;
  readonly isRequired: boolean;
  readonly onInput: (text: string) => void;
  /** With the code of a bank. */
  readonly onChoose: (code: string) => void;
  readonly onLeave: (event: FocusEvent) => void;
}

export function BankPicker({ ties, label, findBanks, value, isRequired, onInput, onChoose, onLeave }: Properties) {
  return (
    <Combobox
      ties={ties}
      label={label}
      text={value}
      isRequired={isRequired}
      groups={[{ options: findBanks(value).map((bank) => ({ value: bank.value, label: bank.name, note: bank.note })) }]}
      chosen={value}
      // Enter takes the first bank only where no other can be meant
      isFirstActive={(typed) => findBanks(typed)[0]?.isSure === true}
      class="account chooser"
      onInput={onInput}
      onChoose={onChoose}
      onLeave={onLeave}
    />
  );
}

/** Loads the banks: it comes with the engine. */
interface WithBanks {
  readonly loadBanks: typeof loadBanks;
}

/**
 * The search for the banks of a country when they and the engine are loaded; undefined for a field without a list. While the user types in the field it
 * is held back: the list replaces the field, and the typed text would be lost.
 */
export function useBanks(
  country: string,
  identifier: 'bic' | 'bankCode' | undefined,
  fieldId: string,
  tools: WithBanks | undefined,
): { readonly find: FindBanks | undefined; readonly isLost: boolean } {
  const [loaded, setLoaded] = useState<{ readonly of: string; readonly find: FindBanks | undefined; readonly isLost?: boolean }>();
  const { language } = useSurroundings();
  const wanted = identifier === undefined || country === '' ? '' : `${country} ${identifier} ${language}`;
  useEffect(() => {
    let isWanted = wanted !== '' && tools !== undefined;
    const load = async () => {
      if (identifier === undefined || tools === undefined) return;
      const find = await tools.loadBanks(country, identifier, language);
      await untilLeft(fieldId);
      if (isWanted) setLoaded({ of: wanted, find });
    };
    // without the list, the code can still be typed, and the page says so
    if (isWanted) load().catch(() => isWanted && setLoaded({ of: wanted, find: undefined, isLost: true }));
    return () => {
      isWanted = false;
    };
  }, [wanted, tools]);
  const own = loaded?.of === wanted ? loaded : undefined;
  return { find: own?.find, isLost: own?.isLost ?? false };
}

/** Waits until the focus leaves the element. */
async function untilLeft(id: string): Promise<void> {
  const field = document.getElementById(id);
  if (field === null || field !== document.activeElement) return;
  await new Promise((resolve) => field.addEventListener('blur', resolve, { once: true }));
}
