/** A field for a country: likely ones come first, and each is found by its usual names. */
import { createContext } from 'preact';
import { useContext, useMemo, useState } from 'preact/hooks';
import { namesIn } from '../names.js';
import type { Ties } from '../parts/Field.js';
import { useSurroundings } from '../surroundings.js';
import { Combobox, type ComboboxGroup } from './Combobox.js';
import { countryMeant, findCountries, type ListedCountry, listedCountries } from './countries.js';

/** Of this user, the likeliest first. */
const context = createContext<readonly string[]>([]);

export const LikelyCountriesProvider = context.Provider;

interface Properties {
  readonly ties: Ties;
  readonly label: string;
  /** ISO 3166-1 alpha-2; empty if none is chosen. */
  readonly value: string;
  readonly isRequired: boolean;
  readonly offered: readonly string[];
  readonly onChange: (country: string) => void;
  readonly onLeave?: () => void;
}

/** A list of this length has no likely countries at the top. */
const FEW = 10;

export function CountryPicker({ ties, label, value, isRequired, offered, onChange, onLeave }: Properties) {
  const { texts, names, language } = useSurroundings();
  const likely = useContext(context);
  // undefined: it shows the chosen country
  const [typed, setTyped] = useState<string>();
  const countries = useMemo(() => listedCountries(offered, names, namesIn('en')), [offered.join(), language]);
  const groups = (): readonly ComboboxGroup[] => {
    if (typed !== undefined && typed.trim() !== '') return [{ options: findCountries(typed, countries).map(optionOf) }];
    const first = likely.flatMap((code) => countries.filter((country) => country.code === code));
    if (first.length === 0 || countries.length <= FEW) return [{ options: countries.map(optionOf) }];
    return [
      { label: texts.picker.likely, options: first.map(optionOf) },
      { label: texts.picker.all, options: countries.map(optionOf) },
    ];
  };
  const choose = (code: string) => {
    setTyped(undefined);
    if (code !== value) onChange(code);
  };
  // a text that leaves only one country chooses it; any other text is dropped
  const settle = () => choose((typed === undefined ? undefined : countryMeant(typed, countries)) ?? value);
  return (
    <Combobox
      ties={ties}
      label={label}
      text={typed ?? (value === '' ? '' : names.country(value))}
      isRequired={isRequired}
      placeholder={texts.chooseCountry}
      groups={groups()}
      chosen={value}
      isFirstActive={ALWAYS}
      class="chooser"
      onInput={setTyped}
      onChoose={choose}
      onTab={settle}
      onLeave={() => {
        settle();
        onLeave?.();
      }}
    />
  );
}

const ALWAYS = () => true;

const optionOf = ({ code, name }: ListedCountry) => ({ value: code, label: name });
