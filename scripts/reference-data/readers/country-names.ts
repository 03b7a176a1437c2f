/** The languages of countries whose names differ from those in the languages of much mail, and the name lists of i18n-iso-countries for them. */
import type { LocaleData } from 'i18n-iso-countries';
import ar_ from 'i18n-iso-countries/langs/ar.json' with { type: 'json' };
import az_ from 'i18n-iso-countries/langs/az.json' with { type: 'json' };
import be_ from 'i18n-iso-countries/langs/be.json' with { type: 'json' };
import bg_ from 'i18n-iso-countries/langs/bg.json' with { type: 'json' };
import bn_ from 'i18n-iso-countries/langs/bn.json' with { type: 'json' };
import bs_ from 'i18n-iso-countries/langs/bs.json' with { type: 'json' };
import ca_ from 'i18n-iso-countries/langs/ca.json' with { type: 'json' };
import cs_ from 'i18n-iso-countries/langs/cs.json' with { type: 'json' };
import da_ from 'i18n-iso-countries/langs/da.json' with { type: 'json' };
import de_ from 'i18n-iso-countries/langs/de.json' with { type: 'json' };
import el_ from 'i18n-iso-countries/langs/el.json' with { type: 'json' };
import en_ from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import es_ from 'i18n-iso-countries/langs/es.json' with { type: 'json' };
import et_ from 'i18n-iso-countries/langs/et.json' with { type: 'json' };
import fa_ from 'i18n-iso-countries/langs/fa.json' with { type: 'json' };
import fi_ from 'i18n-iso-countries/langs/fi.json' with { type: 'json' };
import fr_ from 'i18n-iso-countries/langs/fr.json' with { type: 'json' };
import ga_ from 'i18n-iso-countries/langs/ga.json' with { type: 'json' };
import he_ from 'i18n-iso-countries/langs/he.json' with { type: 'json' };
import hi_ from 'i18n-iso-countries/langs/hi.json' with { type: 'json' };
import hr_ from 'i18n-iso-countries/langs/hr.json' with { type: 'json' };
import hu_ from 'i18n-iso-countries/langs/hu.json' with { type: 'json' };
import hy_ from 'i18n-iso-countries/langs/hy.json' with { type: 'json' };
import id_ from 'i18n-iso-countries/langs/id.json' with { type: 'json' };
import is_ from 'i18n-iso-countries/langs/is.json' with { type: 'json' };
import it_ from 'i18n-iso-countries/langs/it.json' with { type: 'json' };
import ja_ from 'i18n-iso-countries/langs/ja.json' with { type: 'json' };
import ka_ from 'i18n-iso-countries/langs/ka.json' with { type: 'json' };
import kk_ from 'i18n-iso-countries/langs/kk.json' with { type: 'json' };
import km_ from 'i18n-iso-countries/langs/km.json' with { type: 'json' };
import ko_ from 'i18n-iso-countries/langs/ko.json' with { type: 'json' };
import ky_ from 'i18n-iso-countries/langs/ky.json' with { type: 'json' };
import lt_ from 'i18n-iso-countries/langs/lt.json' with { type: 'json' };
import lv_ from 'i18n-iso-countries/langs/lv.json' with { type: 'json' };
import mk_ from 'i18n-iso-countries/langs/mk.json' with { type: 'json' };
import mn_ from 'i18n-iso-countries/langs/mn.json' with { type: 'json' };
import ms_ from 'i18n-iso-countries/langs/ms.json' with { type: 'json' };
import mt_ from 'i18n-iso-countries/langs/mt.json' with { type: 'json' };
import nb_ from 'i18n-iso-countries/langs/nb.json' with { type: 'json' };
import nl_ from 'i18n-iso-countries/langs/nl.json' with { type: 'json' };
import nn_ from 'i18n-iso-countries/langs/nn.json' with { type: 'json' };
import pl_ from 'i18n-iso-countries/langs/pl.json' with { type: 'json' };
import ps_ from 'i18n-iso-countries/langs/ps.json' with { type: 'json' };
import pt_ from 'i18n-iso-countries/langs/pt.json' with { type: 'json' };
import ro_ from 'i18n-iso-countries/langs/ro.json' with { type: 'json' };
import ru_ from 'i18n-iso-countries/langs/ru.json' with { type: 'json' };
import sk_ from 'i18n-iso-countries/langs/sk.json' with { type: 'json' };
import sl_ from 'i18n-iso-countries/langs/sl.json' with { type: 'json' };
import so_ from 'i18n-iso-countries/langs/so.json' with { type: 'json' };
import sq_ from 'i18n-iso-countries/langs/sq.json' with { type: 'json' };
import sr_ from 'i18n-iso-countries/langs/sr.json' with { type: 'json' };
import sv_ from 'i18n-iso-countries/langs/sv.json' with { type: 'json' };
import sw_ from 'i18n-iso-countries/langs/sw.json' with { type: 'json' };
import ta_ from 'i18n-iso-countries/langs/ta.json' with { type: 'json' };
import tg_ from 'i18n-iso-countries/langs/tg.json' with { type: 'json' };
import th_ from 'i18n-iso-countries/langs/th.json' with { type: 'json' };
import tk_ from 'i18n-iso-countries/langs/tk.json' with { type: 'json' };
import tr_ from 'i18n-iso-countries/langs/tr.json' with { type: 'json' };
import uk_ from 'i18n-iso-countries/langs/uk.json' with { type: 'json' };
import ur_ from 'i18n-iso-countries/langs/ur.json' with { type: 'json' };
import uz_ from 'i18n-iso-countries/langs/uz.json' with { type: 'json' };
import vi_ from 'i18n-iso-countries/langs/vi.json' with { type: 'json' };
import zh_ from 'i18n-iso-countries/langs/zh.json' with { type: 'json' };

export const LOCALES: readonly LocaleData[] = [
  ar_,
  az_,
  be_,
  bg_,
  bn_,
  bs_,
  ca_,
  cs_,
  da_,
  de_,
  el_,
  en_,
  es_,
  et_,
  fa_,
  fi_,
  fr_,
  ga_,
  he_,
  hi_,
  hr_,
  hu_,
  hy_,
  id_,
  is_,
  it_,
  ja_,
  ka_,
  kk_,
  km_,
  ko_,
  ky_,
  lt_,
  lv_,
  mk_,
  mn_,
  ms_,
  mt_,
  nb_,
  nl_,
  nn_,
  pl_,
  ps_,
  pt_,
  ro_,
  ru_,
  sk_,
  sl_,
  so_,
  sq_,
  sr_,
  sv_,
  sw_,
  ta_,
  tg_,
  th_,
  tk_,
  tr_,
  uk_,
  ur_,
  uz_,
  vi_,
  zh_,
];

/** Language → countries. */
const COUNTRIES_OF: Readonly<Record<string, string>> = {
  ar: 'AE BH DJ DZ EG EH IL IQ JO KM KW LB LY MA MR OM PS QA SA SD SO SY TD TN YE',
  az: 'AZ',
  be: 'BY',
  bg: 'BG',
  bn: 'BD',
  bs: 'BA',
  ca: 'AD',
  cs: 'CZ',
  da: 'DK FO GL',
  el: 'GR CY',
  et: 'EE',
  fa: 'IR AF',
  fi: 'FI AX',
  ga: 'IE',
  he: 'IL',
  hi: 'IN',
  hr: 'HR BA',
  hu: 'HU',
  hy: 'AM',
  id: 'ID',
  is: 'IS',
  ja: 'JP',
  ka: 'GE',
  kk: 'KZ',
  km: 'KH',
  ko: 'KR KP',
  ky: 'KG',
  lt: 'LT',
  lv: 'LV',
  mk: 'MK',
  mn: 'MN',
  ms: 'MY BN SG',
  mt: 'MT',
  nb: 'NO SJ',
  nn: 'NO',
  pl: 'PL CZ DE',
  ps: 'AF',
  ro: 'RO MD',
  ru: 'RU BY KZ KG UA UZ TJ TM AM AZ GE MD',
  sk: 'SK',
  sl: 'SI',
  so: 'SO',
  sq: 'AL XK MK',
  sr: 'RS ME BA XK',
  sv: 'SE FI AX',
  sw: 'KE TZ UG',
  ta: 'LK IN',
  tg: 'TJ',
  th: 'TH',
  tk: 'TM',
  tr: 'TR CY',
  uk: 'UA',
  ur: 'PK',
  uz: 'UZ',
  vi: 'VN',
  zh: 'CN HK MO TW SG',
};

/** Country → its languages. */
export const LANGUAGES_OF_COUNTRIES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.values(COUNTRIES_OF)
    .flatMap((codes) => codes.split(' '))
    .map((country) => [country, Object.keys(COUNTRIES_OF).filter((language) => COUNTRIES_OF[language]?.split(' ').includes(country))]),
);
