/** The alert texts in French, in the words of a RIB: code banque, code guichet, clé. No colon and no semicolon: in French they take a space that must not break. */
import { alertTexts } from '../alert-texts.js';

export const fr = /* @__PURE__ */ alertTexts({
  COUNTRY_INVALID_FORMAT: 'Le pays n’est pas un code de deux lettres majuscules (ISO 3166-1 alpha-2).',
  COUNTRY_UNKNOWN: 'Aucun pays n’a le code {country} (ISO 3166-1 alpha-2).',
  COUNTRY_SANCTIONED:
    'Ce pays ({country: place fr}) fait l’objet de sanctions générales ({programmes}, depuis le {from: date fr}). Personne n’est recherché ici dans les listes de sanctions, car c’est une autre tâche.',
  CURRENCY_INVALID_FORMAT: 'La devise n’est pas un code de trois lettres majuscules (ISO 4217).',
  CURRENCY_UNKNOWN: 'Aucune devise n’a le code {currency} (ISO 4217).',
  CURRENCY_DISCONTINUED: 'La devise {currency} n’a plus cours.',
  COUNTRY_CURRENCY_INCONSISTENCY: 'Les paiements vers ce pays ({country: place fr}) ne se font pas en {currency}.',

  CREDITOR_INVALID_FORMAT:
    'Les données du bénéficiaire, ou l’une d’elles, ne sont pas lisibles, car une valeur n’est pas du bon type, par exemple un nombre à la place d’un texte.',
  CREDITOR_TYPE_MISSING: 'Pour {by: place fr ce pays (…)}, il faut indiquer si le bénéficiaire est un particulier ou une entreprise.',
  CREDITOR_TYPE_NOT_SUPPORTED: 'Le type du bénéficiaire n’est ni INDIVIDUAL ni BUSINESS.',

  CREDITOR_ACCOUNT_INVALID_FORMAT:
    'Les données du compte du bénéficiaire, ou l’une d’elles, ne sont pas lisibles, car une valeur n’est pas du bon type, par exemple un nombre à la place d’un texte.',
  CREDITOR_ACCOUNT_MISSING: 'Pour {by: payment=un paiement; place fr ce pays (…)}, le compte du bénéficiaire est nécessaire.',
  CREDITOR_ACCOUNT_ID_TYPE_NOT_SUPPORTED: 'Ce type d’identifiant de compte n’est pas accepté ({method}).',
  CREDITOR_ACCOUNT_TYPE_MISSING: 'Pour {by: place fr ce pays (…)}, le type de compte est nécessaire ({types}).',
  CREDITOR_ACCOUNT_TYPE_NOT_SUPPORTED:
    'Pour ce pays ({country: place fr}), il n’existe pas de compte de ce type. Les types possibles sont {types}.',
  CREDITOR_ACCOUNT_CURRENCY_INCONSISTENCY: 'D’après son numéro, le compte est tenu en {found}, mais le paiement est en {currency}.',

  CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT:
    'Le numéro de compte n’a aucune des formes en usage dans ce pays ({country: place fr}). Comparez sa longueur et ses caractères avec l’original.',
  CREDITOR_ACCOUNT_NUMBER_TOO_LONG: 'Le numéro de compte est trop long, {by: place fr} transmet {max} caractères au plus.',
  CREDITOR_ACCOUNT_NUMBER_INCORRECT_CHECK_DIGITS:
    'Le numéro de compte échoue au contrôle en usage dans ce pays ({country: place fr}) ({check}). Comparez-le avec l’original, chiffre par chiffre.',
  CREDITOR_BANK_IDENTIFIER_ACCOUNT_NUMBER_INCONSISTENCY:
    'Le code banque et le numéro de compte ne vont pas ensemble, selon les règles en usage dans ce pays ({country: place fr}) ({check}). Comparez-les avec l’original.',
  CREDITOR_ACCOUNT_NUMBER_SUSPICIOUS:
    'Le numéro de compte est un exemple publié, répète sans cesse un même chiffre ou une même suite de chiffres, ou est le numéro de la banque.',
  CREDITOR_CARD_NUMBER_INVALID_FORMAT: 'Le numéro de carte n’est pas celui d’une carte qui peut être créditée par {method}.',
  CREDITOR_CARD_NUMBER_NOT_ALLOWED: 'Un numéro de carte figure à la place d’un numéro de compte. Indiquez le numéro de compte.',
  CREDITOR_PROXY_INVALID_FORMAT:
    'L’identifiant n’a pas la forme en usage pour {method}. Vérifiez s’il manque des caractères ou si certains sont erronés.',
  CREDITOR_PROXY_INCORRECT_CHECK_DIGITS:
    'L’identifiant contient peut-être une erreur, car son chiffre de contrôle n’est pas habituel pour {method}. De rares émetteurs en utilisent d’autres. Comparez-le avec la facture.',

  CREDITOR_ADDRESS_MISSING: 'Pour {by: place fr ce pays (…)}, l’adresse du bénéficiaire est nécessaire.',
  CREDITOR_ADDRESS_UNSTRUCTURED_NOT_ALLOWED:
    'Depuis le {from: date fr}, {by: place fr} n’accepte plus les adresses faites uniquement de lignes, car la ville et le pays ont leurs propres champs.',
  CREDITOR_ADDRESS_LINES_TOO_MANY: 'En plus de la ville et du pays, {by: place fr} accepte deux lignes d’adresse au plus.',
  CREDITOR_ADDRESS_LINE_DUPLICATE: 'Une ligne d’adresse répète la ville, le code postal ou le pays, qui ont leurs propres champs.',
  CREDITOR_ADDRESS_FIELD_TOO_LONG: 'Le champ {field} compte {length} caractères, l’adresse d’un paiement en transmet {max} au plus.',
  CREDITOR_ADDRESS_INVALID_CHARACTERS:
    'Le champ {field} contient des caractères ({characters}) qui ne figurent dans aucune adresse ou que le système de règlement ne transmet pas.',
  CREDITOR_ADDRESS_POST_BOX_NOT_ALLOWED:
    'L’adresse est une boîte postale, alors que beaucoup de banques demandent le domicile ou le siège du bénéficiaire.',
  CREDITOR_ADDRESS_SUSPICIOUS: 'L’adresse ressemble à une adresse fictive.',

  CREDITOR_ADDRESS_COUNTRY_MISSING: 'Pour {by: place fr ce pays (…)}, le pays est nécessaire dans l’adresse du bénéficiaire.',
  CREDITOR_ADDRESS_COUNTRY_INVALID_FORMAT: 'Le pays de l’adresse n’est pas un code de deux lettres majuscules (ISO 3166-1 alpha-2).',
  CREDITOR_ADDRESS_COUNTRY_UNKNOWN: 'Aucun pays n’a le code qui figure dans l’adresse (ISO 3166-1 alpha-2).',
  CREDITOR_ADDRESS_STREET_NAME_MISSING: 'Pour {by: place fr ce pays (…)}, la rue du bénéficiaire est nécessaire.',
  CREDITOR_ADDRESS_POST_CODE_MISSING: 'Pour {by: place fr ce pays (…)}, le code postal du bénéficiaire est nécessaire.',
  CREDITOR_ADDRESS_POST_CODE_INVALID_FORMAT:
    'Le code postal n’a pas la forme des codes postaux en usage dans ce pays ({country: place fr}).',
  CREDITOR_ADDRESS_TOWN_NAME_MISSING: 'Pour {by: place fr ce pays (…)}, la ville du bénéficiaire est nécessaire.',
  CREDITOR_ADDRESS_COUNTRY_SUBDIVISION_MISSING: 'Pour {by: place fr ce pays (…)}, l’État ou la province du bénéficiaire est nécessaire.',
  CREDITOR_ADDRESS_COUNTRY_SUBDIVISION_UNKNOWN: 'Pour ce pays ({country: place fr}), aucun État et aucune province n’a ce nom ou ce code.',
  CREDITOR_ADDRESS_POST_CODE_COUNTRY_SUBDIVISION_INCONSISTENCY: 'Le code postal n’est pas de cet État ou de cette province.',

  CREDITOR_AGENT_INVALID_FORMAT:
    'Les données de la banque du bénéficiaire, ou l’une d’elles, ne sont pas lisibles, car une valeur n’est pas du bon type, par exemple un nombre à la place d’un texte.',
  CREDITOR_AGENT_MISSING: 'Pour {by: place fr ce pays (…)}, la banque du bénéficiaire est nécessaire, par son BIC ou son code banque.',

  CREDITOR_BANK_IDENTIFIER_MISSING: 'Pour {by: payment=un paiement; place fr ce pays (…)}, le code banque est nécessaire.',
  CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT:
    'Le code banque n’a pas la forme en usage dans ce pays ({country: place fr}) (peut-être {meant}).',
  CREDITOR_BANK_IDENTIFIER_UNKNOWN: 'Pour ce pays ({country: place fr}), aucune banque connue n’a ce code banque (peut-être {meant}).',
  CREDITOR_BANK_IDENTIFIER_IBAN_INCONSISTENCY: 'Le code banque n’est pas celui que contient l’IBAN.',
  CREDITOR_BRANCH_IDENTIFIER_INVALID_FORMAT: 'Le code guichet n’a pas la forme en usage dans ce pays ({country: place fr}).',
  CREDITOR_BRANCH_IDENTIFIER_MISSING: 'Pour {by: place fr ce pays (…)}, le code guichet est nécessaire.',
  CREDITOR_BRANCH_IDENTIFIER_UNKNOWN: 'La banque n’a pas d’agence avec ce code guichet.',

  CREDITOR_BIC_MISSING: 'Pour {by: place fr ce pays (…)}, le BIC de la banque du bénéficiaire est nécessaire.',
  CREDITOR_BIC_NOT_PROVIDED: 'Le champ du BIC indique qu’il n’y en a pas et est considéré comme vide.',
  CREDITOR_BIC_INVALID_FORMAT: 'Le BIC ne compte pas huit ou onze caractères avec un code pays en cinquième et sixième position.',
  CREDITOR_BIC_DOES_NOT_EXIST: 'Ce BIC n’existe pas.',
  CREDITOR_BIC_DISCONTINUED: 'La banque de ce BIC fait désormais partie d’une autre, et aucune liste actuelle ne contient ce BIC.',
  CREDITOR_BIC_NOT_ALLOWED: 'Le BIC ne sert qu’aux tests, car son huitième caractère est 0.',
  CREDITOR_BIC_NOT_CONNECTED:
    'Le BIC n’est pas connecté au réseau SWIFT, et la banque se joint par son système national ou par une autre banque.',
  CREDITOR_BIC_COUNTRY_INCONSISTENCY: 'Le pays du BIC ({found: place fr}) n’est pas celui du paiement ({country: place fr}).',
  CREDITOR_BIC_IBAN_INCONSISTENCY: 'Le BIC et l’IBAN appartiennent à des banques différentes.',
  CREDITOR_BIC_BANK_IDENTIFIER_INCONSISTENCY:
    'Le BIC appartient à une autre banque que celle que désigne le code banque ou le mode de paiement.',
  CREDITOR_BIC_NOT_REACHABLE: 'Aucun dispositif SEPA n’atteint la banque qui a ce BIC.',

  CREDITOR_EMAIL_MISSING: 'Pour {by: place fr ce pays (…)}, l’adresse e-mail du bénéficiaire est nécessaire.',
  CREDITOR_EMAIL_INVALID_FORMAT: 'L’adresse e-mail du bénéficiaire n’est pas une adresse à laquelle on peut écrire.',
  CREDITOR_EMAIL_SUSPICIOUS: 'L’adresse e-mail du bénéficiaire contient une faute de frappe ou n’est pas faite pour durer.',
  CREDITOR_PHONE_MISSING: 'Pour {by: place fr ce pays (…)}, le numéro de téléphone du bénéficiaire est nécessaire.',
  CREDITOR_PHONE_INVALID_FORMAT:
    'Le numéro de téléphone du bénéficiaire n’existe dans aucun des pays possibles. Vérifiez-le et commencez par l’indicatif du pays.',
  CREDITOR_PHONE_COUNTRY_INCONSISTENCY:
    'Le pays du numéro de téléphone du bénéficiaire ({found: place fr}) n’est pas celui du paiement ({country: place fr}).',
  CREDITOR_PHONE_SUSPICIOUS: 'Le numéro de téléphone du bénéficiaire ressemble à un numéro fictif.',
  CREDITOR_PHONE_ACCOUNT_NUMBER_INCONSISTENCY: 'Le numéro de téléphone du bénéficiaire n’est pas celui auquel le paiement est destiné.',

  CREDITOR_DATE_OF_BIRTH_MISSING: 'Pour {by: place fr ce pays (…)}, la date de naissance du bénéficiaire est nécessaire.',
  CREDITOR_DATE_OF_BIRTH_INVALID_FORMAT: 'La date de naissance du bénéficiaire n’est pas une date du calendrier sous la forme AAAA-MM-JJ.',
  CREDITOR_DATE_OF_BIRTH_SUSPICIOUS: 'La date de naissance du bénéficiaire est dans le futur ou remonte à plus de 120 ans.',
  CREDITOR_DATE_OF_BIRTH_NOT_ALLOWED: 'Une entreprise n’a pas de date de naissance.',
  CREDITOR_DATE_OF_BIRTH_TAX_ID_INCONSISTENCY: 'La date de naissance n’est pas celle que contient l’identifiant ({type}).',

  CREDITOR_DOCUMENT_MISSING: 'Pour {by: place fr ce pays (…)}, un document du bénéficiaire est nécessaire ({types}).',
  CREDITOR_DOCUMENT_TYPE_MISSING: 'Le type d’un document du bénéficiaire manque.',
  CREDITOR_DOCUMENT_TYPE_NOT_SUPPORTED: 'Ce type de document n’est pas connu.',
  CREDITOR_DOCUMENT_VALUE_MISSING: 'Le numéro d’un document du bénéficiaire manque.',
  CREDITOR_DOCUMENT_INVALID_FORMAT: 'Le numéro du document n’a pas la forme en usage dans ce pays ({country: place fr}) ({type}).',
  CREDITOR_DOCUMENT_INCORRECT_CHECK_DIGITS: 'La clé de contrôle du numéro du document ne correspond pas au reste du numéro ({type}).',
  CREDITOR_DOCUMENT_DUPLICATE: 'Le même document est indiqué deux fois.',
  CREDITOR_DOCUMENT_TAX_ID_INCONSISTENCY: 'Le document et le numéro fiscal sont du même type ({type}), mais diffèrent.',

  CREDITOR_IBAN_INVALID_FORMAT:
    'Le numéro de compte n’est pas un IBAN (deux lettres d’un pays qui a des IBAN, deux chiffres, puis des lettres et des chiffres).',
  CREDITOR_IBAN_INVALID_BBAN_STRUCTURE:
    'Pour ce pays ({country: place fr}), un IBAN compte {expected} caractères dans un ordre fixe de lettres et de chiffres, que celui-ci ne respecte pas.',
  CREDITOR_IBAN_INCORRECT_CHECK_DIGITS:
    'La clé de contrôle de l’IBAN ne correspond pas au reste du numéro, car un caractère est erroné ou interverti.',
  CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS:
    'Le numéro de compte que contient l’IBAN échoue au contrôle en usage dans ce pays ({country: place fr}) ({check}). Demandez de nouveau l’IBAN.',
  CREDITOR_IBAN_COUNTRY_INCONSISTENCY: 'Le pays de l’IBAN ({found: place fr}) n’est pas celui du paiement ({country: place fr}).',
  CREDITOR_IBAN_TERRITORY_PREFIX: 'Pour ce pays ({found: place fr}), les IBAN commencent par {country}.',
  CREDITOR_IBAN_COUNTRY_NOT_IN_REGISTRY:
    'Pour ce pays ({country: place fr}), les banques émettent des IBAN, mais le pays ne figure pas au registre des IBAN, et certaines banques les refusent.',
  CREDITOR_IBAN_BANK_IDENTIFIER_UNKNOWN:
    'Pour ce pays ({country: place fr}), aucune banque connue n’a le code banque que contient l’IBAN (peut-être {meant}).',

  CREDITOR_NAME_MISSING: 'Pour {by: place fr ce pays (…)}, le nom du bénéficiaire est nécessaire.',
  CREDITOR_NAME_INVALID_FORMAT:
    'Le nom du bénéficiaire n’est pas un nom complet ({reason: no letters=sans lettres; one letter=une seule lettre; initials=des initiales; one word=un seul mot}).',
  CREDITOR_NAME_INVALID_CHARACTERS:
    'Le nom du bénéficiaire contient des caractères ({characters}) qui ne figurent dans aucun nom ou ne sont pas transmis par {by: place fr}.',
  CREDITOR_NAME_TOO_LONG: 'Le nom du bénéficiaire compte {length} caractères, {by: place fr} en transmet {max} au plus.',
  CREDITOR_NAME_SUSPICIOUS: 'Le nom du bénéficiaire ressemble à un nom fictif.',
  CREDITOR_NAME_ACCOUNT_NUMBER_INCONSISTENCY: 'Un numéro de compte ou un autre identifiant figure à la place du nom du bénéficiaire.',
  CREDITOR_NAME_TYPE_INCONSISTENCY: 'Le nom du bénéficiaire ne correspond pas à son type.',

  CREDITOR_TAX_ID_MISSING: 'Pour {by: place fr ce pays (…)}, le numéro fiscal du bénéficiaire est nécessaire.',
  CREDITOR_TAX_ID_INVALID_FORMAT: 'Le numéro fiscal n’a aucune des formes en usage dans ce pays ({country: place fr}) ({types}).',
  CREDITOR_TAX_ID_INCORRECT_CHECK_DIGITS: 'La clé de contrôle du numéro fiscal ne correspond pas au reste du numéro ({type}).',
  CREDITOR_TAX_ID_TYPE_INCONSISTENCY: 'Le numéro fiscal ({type}) n’est pas celui d’un bénéficiaire de ce type.',
  CREDITOR_TAX_ID_SUSPICIOUS: 'Le numéro fiscal ressemble à un numéro fictif.',

  INTERMEDIARY_AGENT: {
    INVALID_FORMAT:
      'Les données de la banque intermédiaire {number}, ou l’une d’elles, ne sont pas lisibles, car une valeur n’est pas du bon type, par exemple un nombre à la place d’un texte.',
    BIC_INVALID_FORMAT: 'Le BIC de la banque intermédiaire {number} ne compte pas huit ou onze caractères avec un code pays.',
    BIC_DOES_NOT_EXIST: 'Le BIC de la banque intermédiaire {number} n’existe pas.',
    BIC_DISCONTINUED: 'La banque intermédiaire {number} fait désormais partie d’une autre, et aucune liste actuelle ne contient son BIC.',
    BIC_NOT_ALLOWED: 'Le BIC de la banque intermédiaire {number} ne sert qu’aux tests.',
    BANK_IDENTIFIER_INVALID_FORMAT:
      'Le code banque de la banque intermédiaire {number} n’a pas la forme en usage dans ce pays ({country: place fr}).',
    BIC_BANK_IDENTIFIER_INCONSISTENCY:
      'Le BIC et le code banque de la banque intermédiaire {number} appartiennent à des banques différentes.',
    NOT_ALLOWED: 'Pour {by: place fr}, il n’y a pas de banque intermédiaire.',
    DUPLICATE: 'La banque intermédiaire {number} est la banque du bénéficiaire, ou répète une autre banque intermédiaire.',
    CURRENCY_INCONSISTENCY:
      'Dans le pays de la banque intermédiaire {number} ({found: place fr}), les paiements en {currency} ne sont pas compensés.',
  },
  INTERMEDIARY_AGENT3_SEQUENCE_INCONSISTENCY: 'Il y a une première et une troisième banque intermédiaire, mais pas de deuxième.',

  PAYMENT_INSTRUCTION_INVALID_FORMAT: 'L’ordre de paiement n’est pas un objet.',
  PAYMENT_INSTRUCTION_NOT_CHECKED: 'Le compte et la banque n’ont pas pu être vérifiés. Indiquez leur pays.',
  PAYMENT_INSTRUCTION_FIELD_UNKNOWN:
    'Un ordre de paiement n’a pas de champ de ce nom ({field}), qui n’est donc ni contrôlé ni transmis (peut-être {meant}).',

  RECIPIENT_METHOD_INVALID_FORMAT: 'Le mode de paiement n’est pas un texte.',
  RECIPIENT_METHOD_UNKNOWN: 'Aucun mode de paiement de ce nom n’est connu.',
  RECIPIENT_METHOD_COUNTRY_INCONSISTENCY: 'Le mode de paiement {method} ne permet pas de payer vers ce pays ({country: place fr}).',
  RECIPIENT_METHOD_CURRENCY_INCONSISTENCY: 'Le mode de paiement {method} ne permet pas de payer en {currency}.',
  RECIPIENT_METHOD_TYPE_INCONSISTENCY: 'Le mode de paiement {method} ne permet pas de payer un bénéficiaire de ce type.',

  SETTLEMENT_INFORMATION_INVALID_FORMAT:
    'Les données de règlement, ou l’une d’elles, ne sont pas lisibles, car une valeur n’est pas du bon type, par exemple un nombre à la place d’un texte.',
  SETTLEMENT_SYSTEM_UNKNOWN: 'Aucun système de règlement de ce nom n’est connu (peut-être {meant}).',
  SETTLEMENT_SYSTEM_DISCONTINUED: 'Le système de règlement {system} n’est pas en service à la date du {on: date fr}.',
  SETTLEMENT_SYSTEM_COUNTRY_INCONSISTENCY: 'Le système de règlement {system} n’atteint pas de comptes pour ce pays ({country: place fr}).',
  SETTLEMENT_SYSTEM_CURRENCY_INCONSISTENCY: 'Le système de règlement {system} n’achemine pas de paiements en {currency}.',
  SETTLEMENT_SYSTEM_ACCOUNT_NUMBER_INCONSISTENCY:
    'Le système de règlement {system} n’accepte pas ce type d’identifiant de compte ({lacks: reference=un QR-IBAN ne reçoit de paiements qu’avec sa référence QR}).',
  SETTLEMENT_SYSTEM_TYPE_INCONSISTENCY: 'Le système de règlement {system} ne permet pas de payer un bénéficiaire de ce type.',
  CREDITOR_AGENT_SETTLEMENT_SYSTEM_NOT_REACHABLE: 'Le système de règlement {system} n’atteint pas la banque du bénéficiaire.',
});
